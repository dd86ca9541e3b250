#!/usr/bin/env bash
# Builds the Debian package from a finished release binary and prints its name.
#
#     cargo build --release --locked && packaging/linux/deb.sh [BINARY] [FOLDER FOR THE PACKAGE]
#
# Needs what every Debian has, and objdump (binutils, which a compiler brings along).
set -euo pipefail
cd "$(dirname "$0")/../.."

target=${CARGO_TARGET_DIR:-target}
binary=${1:-$target/release/standie}
folder=${2:-$target/debian}
linux=packaging/linux

. $linux/version.sh

root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT
$linux/tree.sh "$binary" "$root"

architecture=$(dpkg --print-architecture)
glibc=$(objdump --dynamic-syms "$binary" | grep -o 'GLIBC_[0-9.]*' | sort -uV | tail -n 1)
size=$(du --summarize --apparent-size --block-size=1024 "$root" | cut -f 1)
mkdir "$root/DEBIAN"
# The libraries of the X and Wayland displays are opened at run time, so nothing finds them but this list.
cat >"$root/DEBIAN/control" <<END
Package: standie
Version: $version
Architecture: $architecture
Maintainer: $(sed -n 's/^ -- \(.*>\)  .*/\1/p' $linux/changelog | head -n 1)
Installed-Size: $size
Depends: libc6 (>= ${glibc#GLIBC_}), libgcc-s1, libwayland-client0, libx11-6, libx11-xcb1, libxcursor1, libxi6, libxkbcommon0, libxkbcommon-x11-0
Recommends: libegl1, libgl1-mesa-dri, libvulkan1, libwayland-egl1, mesa-vulkan-drivers
Suggests: pipewire-pulse | pulseaudio
Section: utils
Priority: optional
Description: referee beside your Munchkin and Munchkin Quest boxes
 Standie lies on the table next to the box. It draws the map as the rooms turn
 up, moves the monsters, asks for one thing at a time, and says why: every step
 names its rule and its page. At the table you need your own box of the game;
 without one, whole games are played in the app, with cards of its own.
 .
 Unofficial, not affiliated with or endorsed by Steve Jackson Games; Munchkin
 and Munchkin Quest are trademarks of Steve Jackson Games.
END
(cd "$root" && find usr -type f -print0 | sort -z | xargs -0 md5sum >DEBIAN/md5sums)
chmod 755 "$root/DEBIAN"
chmod 644 "$root"/DEBIAN/*
find "$root" -exec touch --no-dereference --date "@$SOURCE_DATE_EPOCH" {} +

mkdir -p "$folder"
package=$folder/standie_${version}_$architecture.deb
dpkg-deb --root-owner-group -Zxz --build "$root" "$package" >&2
echo "$package"
