#!/usr/bin/env bash
# Packs a finished release binary with all that belongs to it and a script that installs it, and prints the archive's name.
#
#     cargo build --release --locked && packaging/linux/tar.sh [BINARY] [FOLDER FOR THE ARCHIVE]
set -euo pipefail
cd "$(dirname "$0")/../.."

target=${CARGO_TARGET_DIR:-target}
binary=${1:-$target/release/standie}
folder=${2:-$target/tar}
linux=packaging/linux

. $linux/version.sh

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
name=standie-$version-linux-$(uname -m)
$linux/tree.sh "$binary" "$work/$name"
install --mode=755 $linux/install.sh "$work/$name/install.sh"

mkdir -p "$folder"
# The same input gives the same archive.
tar --create --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$SOURCE_DATE_EPOCH" --directory "$work" "$name" |
    gzip -9n >"$folder/$name.tar.gz"
echo "$folder/$name.tar.gz"
