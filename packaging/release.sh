#!/usr/bin/env bash
# Builds everything that is given away and can be built here, and lays it in one folder with its checksums: the Debian
# package, the RPM, the archive for any other Linux, the sources; if it is asked for, the archive and the installer for Windows,
# and the page for browsers; and an AppImage if RUNTIME names what linux/appimage.sh wants.
#
#     [RUNTIME=FILE] packaging/release.sh [--windows] [--web] [FOLDER]          (default: target/release-files)
#
# On Debian or Ubuntu; installs nothing but what web/build.sh says. Needs Rust, gcc, binutils, dpkg and rpm (apt-get install gcc
# binutils dpkg rpm), for Windows what windows/build.sh says, and for the web what web/build.sh says. Twice from the same sources on the same system is twice the same files.
set -euo pipefail
cd "$(dirname "$0")/.."

windows=
web=
while [[ ${1:-} == -* ]]; do
    case $1 in
    --windows) windows=yes ;;
    --web) web=yes ;;
    *)
        echo "release.sh: I know --windows and --web, not $1" >&2
        exit 2
        ;;
    esac
    shift
done
target=${CARGO_TARGET_DIR:-target}
folder=${1:-$target/release-files}
. packaging/needs.sh
needs "gcc binutils dpkg rpm" cargo gcc objdump dpkg-deb rpmbuild tar gzip sha256sum
. packaging/linux/version.sh

cargo build --release --locked
binary=$target/release/standie
rm -rf "$folder"
mkdir -p "$folder"
packaging/linux/deb.sh "$binary" "$folder"
packaging/linux/rpm.sh "$binary" "$folder"
packaging/linux/tar.sh "$binary" "$folder"
# What cargo would publish: all that is needed to build it, the list of exact versions among it, and no tests.
cargo package --quiet --locked --no-verify --allow-dirty
cp "$target/package/standie-$version.crate" "$folder/standie-$version-source.tar.gz"
echo "$folder/standie-$version-source.tar.gz"
if [[ -n $windows ]]; then
    packaging/windows/build.sh "$folder"
fi
if [[ -n $web ]]; then
    cp "$(packaging/web/build.sh)" "$folder"
fi
if [[ -n ${RUNTIME:-} ]]; then
    packaging/linux/appimage.sh "$binary" "$folder"
fi
(cd "$folder" && sha256sum -- * >SHA256SUMS)
ls -l "$folder"
