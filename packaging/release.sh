#!/usr/bin/env bash
# Builds everything that is given away on this system and lays it in one folder, with its checksums.
#
#     packaging/release.sh [FOLDER]          (default: target/release-files)
#
# On Debian or Ubuntu; installs nothing. Needs Rust, gcc, binutils, dpkg and rpm (apt-get install gcc binutils dpkg rpm).
# Twice from the same sources on the same system is twice the same files. What other systems need lies beside this script,
# in windows and macos.
set -euo pipefail
cd "$(dirname "$0")/.."

folder=${1:-${CARGO_TARGET_DIR:-target}/release-files}
lacking=()
for tool in cargo gcc objdump dpkg-deb rpmbuild tar gzip sha256sum; do
    command -v "$tool" >/dev/null || lacking+=("$tool")
done
if ((${#lacking[@]} > 0)); then
    echo "release.sh: not found: ${lacking[*]} (on Debian: apt-get install gcc binutils dpkg rpm)" >&2
    exit 1
fi

cargo build --release --locked
binary=${CARGO_TARGET_DIR:-target}/release/standie
rm -rf "$folder"
mkdir -p "$folder"
packaging/linux/deb.sh "$binary" "$folder"
packaging/linux/rpm.sh "$binary" "$folder"
packaging/linux/tar.sh "$binary" "$folder"
(cd "$folder" && sha256sum -- *.deb *.rpm *.tar.gz >SHA256SUMS)
ls -l "$folder"
