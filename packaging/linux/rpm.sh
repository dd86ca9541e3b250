#!/usr/bin/env bash
# Builds the RPM package from a finished release binary and prints its name.
#
#     cargo build --release --locked && packaging/linux/rpm.sh [BINARY] [FOLDER FOR THE PACKAGE]
#
# Needs rpmbuild (on Debian in the package rpm, on Fedora in rpm-build).
set -euo pipefail
cd "$(dirname "$0")/../.."

target=${CARGO_TARGET_DIR:-target}
binary=${1:-$target/release/standie}
folder=${2:-$target/rpm}
linux=packaging/linux

. $linux/version.sh

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
$linux/tree.sh "$binary" "$work/tree"
rpmbuild -bb --quiet --define "_topdir $work/rpm" --define "_tmppath $work" --define "standie_tree $work/tree" \
    --define "standie_version $version" --define "standie_arch $(uname -m)" $linux/standie.spec >&2

mkdir -p "$folder"
package=$(basename "$work"/rpm/RPMS/*/standie-*.rpm)
cp "$work"/rpm/RPMS/*/"$package" "$folder/$package"
echo "$folder/$package"
