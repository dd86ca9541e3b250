#!/usr/bin/env bash
# Lays out what is installed below a folder: the program, its menu entry, icons, manual page, licences. Every Linux package
# is made of this tree.
#
#     packaging/linux/tree.sh BINARY FOLDER
#
# The files are as old as the newest entry of the changelog (or SOURCE_DATE_EPOCH), so that the same input gives the same tree.
set -euo pipefail
binary=$(realpath "$1")
mkdir -p "$2"
root=$(realpath "$2")
cd "$(dirname "$0")/../.."

linux=packaging/linux
id=io.github.standie.Standie
. $linux/version.sh

chmod 755 "$root"
put() { install -D --mode="$1" "$2" "$root/$3"; }

put 755 "$binary" usr/bin/standie
put 644 $linux/$id.desktop usr/share/applications/$id.desktop
put 644 $linux/$id.metainfo.xml usr/share/metainfo/$id.metainfo.xml
put 644 $linux/$id.mime.xml usr/share/mime/packages/$id.xml
for size in 16 24 32 48 64 128 256 512; do
    put 644 packaging/icons/standie-$size.png usr/share/icons/hicolor/${size}x$size/apps/$id.png
done
put 644 packaging/icons/standie.svg usr/share/icons/hicolor/scalable/apps/$id.svg
put 644 $linux/standie.1 usr/share/man/man1/standie.1
put 644 $linux/copyright usr/share/doc/standie/copyright
put 644 $linux/changelog usr/share/doc/standie/changelog
for font in assets/fonts/*-OFL.txt; do
    put 644 "$font" "usr/share/doc/standie/$(basename "$font")"
done
$linux/third-party.sh >"$root/usr/share/doc/standie/third-party.txt"
chmod 644 "$root/usr/share/doc/standie/third-party.txt"
gzip -9n "$root"/usr/share/man/man1/standie.1 "$root"/usr/share/doc/standie/{changelog,third-party.txt}
find "$root" -type d -exec chmod 755 {} +
find "$root" -exec touch --no-dereference --date "@$SOURCE_DATE_EPOCH" {} +
