; Installer of Standie, for Inno Setup 6. NOT YET TRIED on Windows. build.ps1 calls it.

#ifndef Version
  #define Version "0.0.0"
#endif
#ifndef Build
  #define Build "..\..\target\windows"
#endif

[Setup]
AppId=io.github.standie.Standie
AppName=Standie
AppVersion={#Version}
AppPublisher=The Standie contributors
AppComments=Unofficial, not affiliated with or endorsed by Steve Jackson Games; Munchkin and Munchkin Quest are trademarks of Steve Jackson Games.
DefaultDirName={autopf}\Standie
DefaultGroupName=Standie
DisableProgramGroupPage=yes
; For one user, without asking for an administrator.
PrivilegesRequired=lowest
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0
ChangesAssociations=yes
SetupIconFile=standie.ico
UninstallDisplayIcon={app}\standiew.exe
OutputDir={#Build}
OutputBaseFilename=standie-{#Version}-setup
Compression=lzma2
SolidCompression=yes
WizardStyle=modern

[Files]
Source: "{#Build}\standie.exe"; DestDir: "{app}"; Flags: ignoreversion
Source: "{#Build}\standiew.exe"; DestDir: "{app}"; Flags: ignoreversion
Source: "{#Build}\third-party.txt"; DestDir: "{app}"; Flags: ignoreversion skipifsourcedoesntexist
Source: "..\..\assets\fonts\*-OFL.txt"; DestDir: "{app}"; Flags: ignoreversion
Source: "standie.ico"; DestDir: "{app}"; Flags: ignoreversion

[Icons]
Name: "{autoprograms}\Standie"; Filename: "{app}\standiew.exe"; IconFilename: "{app}\standie.ico"; AppUserModelID: "io.github.standie.Standie"

[Registry]
Root: HKA; Subkey: "Software\Classes\.standie"; ValueType: string; ValueData: "Standie.Game"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.standie"; ValueType: string; ValueName: "Content Type"; ValueData: "application/x-standie-game"
Root: HKA; Subkey: "Software\Classes\Standie.Game"; ValueType: string; ValueData: "Standie game"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\Standie.Game\DefaultIcon"; ValueType: string; ValueData: "{app}\standie.ico"
Root: HKA; Subkey: "Software\Classes\Standie.Game\shell\open\command"; ValueType: string; ValueData: """{app}\standiew.exe"" ""%1"""

[Run]
Filename: "{app}\standiew.exe"; Description: "Start Standie"; Flags: nowait postinstall skipifsilent
