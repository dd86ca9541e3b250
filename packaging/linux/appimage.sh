#!/usr/bin/env bash
# Makes an AppImage from a finished release binary and prints its name.
#
#     RUNTIME=runtime-x86_64 packaging/linux/appimage.sh [BINARY] [FOLDER]
#
# Needs mksquashfs (squashfs-tools) and, as the file RUNTIME, the small program that an AppImage begins with: the one of the
# project AppImage/type2-runtime for this architecture. Nothing is downloaded.
set -euo pipefail

[[ -s ${RUNTIME:-} ]] || { echo "appimage.sh: RUNTIME names no file; see its first lines" >&2; exit 1; }
runtime=$(realpath "$RUNTIME")
cd "$(dirname "$0")/../.."
target=${CARGO_TARGET_DIR:-target}
binary=${1:-$target/release/standie}
folder=${2:-$target/appimage}
. packaging/linux/version.sh

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
app=$work/AppDir
id=io.github.standie.Standie
packaging/linux/tree.sh "$binary" "$app"
install --mode=755 packaging/linux/AppRun "$app/AppRun"
cp "$app/usr/share/applications/$id.desktop" "$app/usr/share/icons/hicolor/256x256/apps/$id.png" "$app/"
ln -s $id.png "$app/.DirIcon"
# The times are those of version.sh, by SOURCE_DATE_EPOCH; the runtime reads zstd.
find "$app" -exec touch --no-dereference --date "@$SOURCE_DATE_EPOCH" {} +
mksquashfs "$app" "$work/squashfs" -root-owned -noappend -no-progress -quiet -comp zstd >&2
mkdir -p "$folder"
image=$folder/standie-$version-$(uname -m).AppImage
cat "$runtime" "$work/squashfs" >"$image"
chmod 755 "$image"
echo "$image"
