#!/usr/bin/env bash
# Builds the page that is Standie in a browser: a folder any web server can hand out, and the same as a zip.
#
#     packaging/web/build.sh [FOLDER FOR THE ZIP]          (default: target/web-files)
#
# Needs Rust by rustup, gcc for what builds the tools, zip; with npm the program comes out smaller. What else it takes
# it installs itself, below the target folder: the compiler's target, and the generator of the bindings in the version that
# Cargo.lock names. The folder is FOLDER/standie-VERSION-web. Twice from the same sources with the same tools is twice the same.
set -euo pipefail
cd "$(dirname "$0")/../.."
target=${CARGO_TARGET_DIR:-target}
folder=${1:-$target/web-files}
. packaging/needs.sh
needs "gcc zip gzip" cargo rustc gcc zip gzip sha256sum
. packaging/linux/version.sh

triple=wasm32-unknown-unknown
# A Rust that comes without rustup may bring the target by itself.
if [[ ! -d $(rustc --print sysroot)/lib/rustlib/$triple ]]; then
    rustup target add $triple
fi
tools=$target/web-tools
bindgen=$(sed -n '/^name = "wasm-bindgen"$/{n;s/^version = "\(.*\)"$/\1/p}' Cargo.lock)
if [[ $("$tools/bin/wasm-bindgen" --version 2>/dev/null) != "wasm-bindgen $bindgen" ]]; then
    # Its own list of versions may name some that were withdrawn since.
    cargo install --quiet wasm-bindgen-cli --version "$bindgen" --root "$tools" --target-dir "$tools/target"
    rm -rf "$tools/target"
fi
binaryen=132.0.0
smaller=$tools/node_modules/.bin/wasm-opt
if [[ ! -x $smaller ]]; then
    if command -v npm >/dev/null; then
        npm install --silent --no-save --no-audit --no-fund --prefix "$tools" "binaryen@$binaryen"
    else
        echo "build.sh: no npm, so the program stays larger than it could be" >&2
        smaller=
    fi
fi

cargo build --locked --profile web --target $triple --no-default-features --features web --bin standie
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
name=standie-$version-web
page=$work/$name
parts=$work/parts
mkdir -p "$page" "$parts"
"$tools/bin/wasm-bindgen" --target web --no-typescript --out-dir "$parts" --out-name standie "$target/$triple/web/standie.wasm"
if [[ -n $smaller ]]; then
    "$smaller" -Os --enable-bulk-memory --enable-nontrapping-float-to-int --enable-sign-ext --enable-mutable-globals \
        --enable-reference-types --enable-multivalue --strip-debug --strip-producers \
        "$parts/standie_bg.wasm" -o "$work/small.wasm"
    mv "$work/small.wasm" "$parts/standie_bg.wasm"
fi
packaging/web/page.sh "$parts/standie.js" "$parts/standie_bg.wasm" "$page"
install --mode=644 packaging/web/README.md packaging/linux/copyright "$page"
install --mode=644 --target-directory="$page" assets/fonts/*-OFL.txt
packaging/linux/third-party.sh $triple --no-default-features --features web >"$page/third-party.txt"
chmod -R u=rwX,go=rX "$page"
find "$page" -exec touch --no-dereference --date "@$SOURCE_DATE_EPOCH" {} +

mkdir -p "$folder"
folder=$(realpath "$folder")
rm -rf "${folder:?}/$name" "$folder/$name.zip"
cp -a "$page" "$folder/$name"
(cd "$work" && find "$name" | LC_ALL=C sort | TZ=UTC zip -X -q -9 "$folder/$name.zip" -@)
wire=$(cat "$page"/index.html "$page"/*/{page.css,page.js,standie.js,standie_bg.wasm} | gzip -9 | wc -c)
echo "over the wire, gzipped, before the first picture: $wire bytes" >&2
echo "$folder/$name.zip"
