#!/usr/bin/env bash
# Lays out the page around a program and its bindings: what makes up this version in a folder named after it, what finds it
# beside that.
#
#     packaging/web/page.sh STANDIE.JS STANDIE_BG.WASM FOLDER
set -euo pipefail
js=$(realpath "$1")
wasm=$(realpath "$2")
page=$(realpath "$3")
cd "$(dirname "$0")/../.."
. packaging/linux/version.sh

put() { install -D --mode=644 "$1" "$page/$2"; }
# Another version as soon as any file is another one.
version=$version-$(cat "$js" "$wasm" packaging/web/*.{html,css,js,webmanifest} assets/sounds/*.wav packaging/icons/standie* | sha256sum | cut -c 1-12)
put "$js" "$version/standie.js"
put "$wasm" "$version/standie_bg.wasm"
put packaging/web/page.js "$version/page.js"
put packaging/web/page.css "$version/page.css"
for sound in assets/sounds/*.wav; do
    put "$sound" "$version/sounds/${sound##*/}"
done
put packaging/web/manifest.webmanifest manifest.webmanifest
put packaging/icons/standie.svg icon.svg
for size in 256 512; do
    put packaging/icons/standie-$size.png icon-$size.png
done
sed "s|@VERSION@|$version|g" packaging/web/index.html >"$page/index.html"
files=$(cd "$page" && find . -type f | LC_ALL=C sort | sed 's|^\./||')
list=$(printf '"%s", ' ./ $files)
sed -e "s|@VERSION@|$version|" -e "s|@FILES@|[${list%, }]|" packaging/web/worker.js >"$page/worker.js"
