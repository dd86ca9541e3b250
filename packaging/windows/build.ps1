# Builds Standie and its installer on Windows. NOT YET TRIED on Windows.
#
# Run it in a "Developer PowerShell for Visual Studio" (which has mt and editbin), with Rust and Inno Setup 6 (iscc) in
# the path. The parts that need bash (third-party.sh) run in Git Bash if it is there.
$ErrorActionPreference = 'Stop'
Set-Location (Join-Path $PSScriptRoot '..\..')

function Check { if ($LASTEXITCODE -ne 0) { throw "exit code $LASTEXITCODE" } }

$version = (Select-String -Path Cargo.toml -Pattern '^version = "(.*)"$' | Select-Object -First 1).Matches[0].Groups[1].Value
$out = Join-Path (Get-Location) 'target\windows'
New-Item -ItemType Directory -Force $out | Out-Null

# No runtime library to install beside it.
$env:RUSTFLAGS = '-C target-feature=+crt-static'
cargo build --release --locked --target x86_64-pc-windows-msvc; Check
Copy-Item target\x86_64-pc-windows-msvc\release\standie.exe $out\standie.exe

$manifest = Join-Path $out 'standie.exe.manifest'
(Get-Content packaging\windows\standie.exe.manifest -Raw).Replace('@VERSION@', $version) | Set-Content -Encoding utf8 $manifest
mt.exe -nologo -manifest $manifest "-outputresource:$out\standie.exe;#1"; Check

# The same program twice: standie.exe for the command line, standiew.exe for the window, without a console beside it.
Copy-Item $out\standie.exe $out\standiew.exe
editbin.exe /NOLOGO /SUBSYSTEM:WINDOWS $out\standiew.exe; Check

if (Get-Command bash -ErrorAction SilentlyContinue) {
    bash packaging/linux/third-party.sh | Set-Content -Encoding utf8 $out\third-party.txt; Check
}
iscc "/DVersion=$version" "/DBuild=$out" packaging\windows\standie.iss; Check
Write-Output "$out\standie-$version-setup.exe"
