#!/usr/bin/env bash
# Writes the recipes by which others fetch what was built: for winget, Homebrew and Flatpak, with the checksums of what lies
# in a folder and the address it will be found at. What the folder has no file for is left out, and said.
#
#     packaging/recipes.sh FOLDER URL [HOMEPAGE]
#
# FOLDER is what release.sh has left, with its SHA256SUMS; URL is where its files can be had, without a / at its end. The
# recipes come to FOLDER/recipes.
set -euo pipefail
if (($# < 2)); then
    sed -n '2,/^set /s/^# \{0,1\}//p' "$0" >&2
    exit 2
fi
sums=$(realpath "$1")/SHA256SUMS
out=$(realpath "$1")/recipes
url=${2%/}
homepage=${3:-$url}
cd "$(dirname "$0")/.."
. packaging/linux/version.sh
[[ -s $sums ]] || { echo "recipes.sh: no SHA256SUMS in $1" >&2; exit 1; }
[[ $url == https://* ]] || { echo "recipes.sh: an address begins with https://, not $url" >&2; exit 1; }

# The checksum of a file, or nothing if there is none.
sum() { sed -n "s/^\([0-9a-f]\{64\}\) [ *]$1\$/\1/p" "$sums"; }
source=$(sum "standie-$version-source.tar.gz")
setup=$(sum "standie-$version-windows-x64-setup.exe")
image=$(sum "Standie-$version.dmg")

# A recipe filled in; FILE TO, and the checksum that it is about.
fill() {
    if [[ -z $3 ]]; then
        echo "left out, nothing to fetch: $2" >&2
        return
    fi
    mkdir -p "$(dirname "$out/$2")"
    sed -e "s|@VERSION@|$version|g" -e "s|@URL@|$url|g" -e "s|@HOMEPAGE@|$homepage|g" -e "s|@SHA256_SOURCE@|$source|g" \
        -e "s|@SHA256_SETUP@|${setup^^}|g" -e "s|@SHA256_DMG@|$image|g" \
        -e "s|@DATE@|$(date --utc --date "@$SOURCE_DATE_EPOCH" +%F)|g" "packaging/$1" >"$out/$2"
    echo "$out/$2"
}
rm -rf "$out"
for part in yaml installer.yaml locale.en-US.yaml; do
    fill "winget/standie.$part" "winget/manifests/s/Standie/Standie/$version/Standie.Standie.$part" "$setup"
done
fill homebrew/standie.rb homebrew/Formula/standie.rb "$source"
fill homebrew/standie-app.rb homebrew/Casks/standie.rb "$image"
fill flatpak/io.github.standie.Standie.yml flatpak/io.github.standie.Standie.yml "$source"
