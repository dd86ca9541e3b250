#!/usr/bin/env bash
# Builds Standie for Windows on Linux, an archive and an installer of it, and prints their names.
#
#     packaging/windows/build.sh [FOLDER FOR BOTH]        (default: target/windows)
#
# Needs Rust with the target x86_64-pc-windows-gnu (rustup target add x86_64-pc-windows-gnu), and on Debian or Ubuntu:
# apt-get install gcc-mingw-w64-x86-64 nsis zip. The first time takes ten minutes of a processor.
set -euo pipefail
cd "$(dirname "$0")/../.."

target=${CARGO_TARGET_DIR:-target}
folder=${1:-$target/windows}
windows=packaging/windows
triple=x86_64-pc-windows-gnu
tools=x86_64-w64-mingw32
. packaging/needs.sh
needs "gcc-mingw-w64-x86-64 nsis zip" cargo $tools-gcc $tools-windres $tools-objcopy $tools-objdump makensis zip

. packaging/linux/version.sh
numbers=${version%%-*}
numbers=${numbers//./,},0

# Icon, version and manifest. The name of the object says what is in it, so that cargo links anew when that has changed.
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
for file in standie.rc standie.exe.manifest; do
    sed -e "s/@VERSION@/$version/g" -e "s/@NUMBERS@/$numbers/g" -e "s/@DOTTED@/${numbers//,/.}/g" $windows/$file >"$work/$file"
done
cp $windows/standie.ico "$work/"
object=$target/$triple/resources/$(cat "$work"/* | sha256sum | cut -c 1-16).o
mkdir -p "$(dirname "$object")" "$folder"
(cd "$work" && $tools-windres --codepage=65001 standie.rc resources.o)
cp "$work/resources.o" "$object"

cargo rustc --release --locked --target $triple --bin standie -- \
    -Clink-arg="$(realpath "$object")" -Clink-arg=-Wl,--no-insert-timestamp >&2

$tools-objdump -h "$target/$triple/release/standie.exe" | grep ' \.rsrc ' >/dev/null || { echo "build.sh: no icon in standie.exe" >&2; exit 1; }
# What it is linked with is on every Windows: nothing of the compiler's has to lie beside it.
foreign=$($tools-objdump -p "$target/$triple/release/standie.exe" | sed -n 's/^.*DLL Name: //p' |
    grep -iE '^(lib|msys|cyg|vcruntime|msvcp)' || true)
if [[ -n $foreign ]]; then
    echo "build.sh: standie.exe asks for" $foreign >&2
    exit 1
fi

name=standie-$version-windows-x64
tree=$work/$name
mkdir "$tree"
cp "$target/$triple/release/standie.exe" "$tree/standie.exe"
# The same program twice: one prints to the console it is called from, the other opens the window without a console.
$tools-objcopy --subsystem windows:6.0 "$tree/standie.exe" "$tree/standiew.exe"
cp $windows/standie.ico "$tree/"
crlf() { sed 's/\r*$/\r/'; }
crlf <LICENSE >"$tree/LICENSE.txt"
crlf <"$windows/READ ME.txt" >"$tree/READ ME.txt"
for font in assets/fonts/*-OFL.txt; do
    crlf <"$font" >"$tree/$(basename "$font")"
done
packaging/linux/third-party.sh $triple | crlf >"$tree/third-party.txt"
chmod 644 "$tree"/*
find "$tree" -exec touch --no-dereference --date "@$SOURCE_DATE_EPOCH" {} +

archive=$(realpath "$folder")/$name.zip
rm -f "$archive"
(cd "$work" && find "$name" -type f | LC_ALL=C sort | TZ=UTC zip -9 -q -X -@ "$archive")
makensis -V2 -DVERSION="$version" -DNUMBERS="${numbers//,/.}" -DTREE="$tree" -DOUT="$(realpath "$folder")/$name-setup.exe" \
    -INPUTCHARSET UTF8 $windows/standie.nsi >&2
echo "$folder/$name.zip"
echo "$folder/$name-setup.exe"
