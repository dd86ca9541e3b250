; Installer of Standie, for NSIS 3: for one user, no administrator. build.sh calls it with VERSION, NUMBERS, TREE and OUT.
;
;     setup.exe /S             asks nothing
;     setup.exe /S /D=FOLDER   elsewhere than in %LOCALAPPDATA%\Programs\Standie; no quotes, and the last one
Unicode true
Target amd64-unicode
SetCompressor /SOLID lzma

!include MUI2.nsh
!include x64.nsh

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\io.github.standie.Standie"
!define CLASSES "Software\Classes"
!define KIND "Standie.Game"

Name "Standie"
OutFile "${OUT}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\Standie"
InstallDirRegKey HKCU "${UNINSTALL}" "InstallLocation"
ManifestDPIAware true
ManifestSupportedOS Win10
BrandingText "Standie ${VERSION}, unofficial: not affiliated with Steve Jackson Games"
VIProductVersion "${NUMBERS}"
VIAddVersionKey "ProductName" "Standie"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "Installs Standie"
VIAddVersionKey "CompanyName" "The Standie contributors"
VIAddVersionKey "LegalCopyright" "MIT or Apache-2.0"

!define MUI_ICON "${TREE}/standie.ico"
!define MUI_UNICON "${TREE}/standie.ico"
!define MUI_FINISHPAGE_RUN "$INSTDIR\standiew.exe"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"

; Tells the Explorer that kinds of files have changed.
!macro Changed
    System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

Function .onInit
    ${IfNot} ${RunningX64}
        MessageBox MB_OK|MB_ICONSTOP "Standie needs a 64-bit Windows." /SD IDOK
        SetErrorLevel 2
        Quit
    ${EndIf}
FunctionEnd

Section
    SetOutPath "$INSTDIR"
    File "${TREE}/standie.exe"
    File "${TREE}/standiew.exe"
    File "${TREE}/standie.ico"
    File "${TREE}/LICENSE.txt"
    File "${TREE}/READ ME.txt"
    File "${TREE}/third-party.txt"
    File "${TREE}/*-OFL.txt"
    WriteUninstaller "$INSTDIR\uninstall.exe"

    CreateShortcut "$SMPROGRAMS\Standie.lnk" "$INSTDIR\standiew.exe" "" "$INSTDIR\standie.ico"

    WriteRegStr HKCU "${CLASSES}\.standie" "" "${KIND}"
    WriteRegStr HKCU "${CLASSES}\.standie" "Content Type" "application/x-standie-game"
    WriteRegStr HKCU "${CLASSES}\${KIND}" "" "Standie game"
    WriteRegStr HKCU "${CLASSES}\${KIND}\DefaultIcon" "" "$INSTDIR\standie.ico"
    WriteRegStr HKCU "${CLASSES}\${KIND}\shell\open\command" "" '"$INSTDIR\standiew.exe" "%1"'

    WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Standie"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\standie.ico"
    WriteRegStr HKCU "${UNINSTALL}" "Publisher" "The Standie contributors"
    WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
    WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
    WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
    WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
    SectionGetSize 0 $0
    WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" $0
    !insertmacro Changed
SectionEnd

; Takes away what the section above has put there, and nothing else: games lie elsewhere, and other files in the folder stay.
Section Uninstall
    Delete "$INSTDIR\standie.exe"
    Delete "$INSTDIR\standiew.exe"
    Delete "$INSTDIR\standie.ico"
    Delete "$INSTDIR\LICENSE.txt"
    Delete "$INSTDIR\READ ME.txt"
    Delete "$INSTDIR\third-party.txt"
    Delete "$INSTDIR\*-OFL.txt"
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR"
    Delete "$SMPROGRAMS\Standie.lnk"

    ReadRegStr $0 HKCU "${CLASSES}\.standie" ""
    ${If} $0 == "${KIND}"
        DeleteRegValue HKCU "${CLASSES}\.standie" ""
        DeleteRegValue HKCU "${CLASSES}\.standie" "Content Type"
    ${EndIf}
    DeleteRegKey /ifempty HKCU "${CLASSES}\.standie"
    DeleteRegKey HKCU "${CLASSES}\${KIND}"
    DeleteRegKey HKCU "${UNINSTALL}"
    !insertmacro Changed
SectionEnd
