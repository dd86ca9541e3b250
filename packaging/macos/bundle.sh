#!/usr/bin/env bash
# Makes Standie.app and a disk image of it, on a Mac with Xcode's command line tools. NOT YET TRIED on a Mac.
#
#     packaging/macos/bundle.sh                    signed for this Mac only
#     SIGN="Developer ID Application: ..." packaging/macos/bundle.sh
set -euo pipefail
cd "$(dirname "$0")/../.."

export MACOSX_DEPLOYMENT_TARGET=11.0
target=${CARGO_TARGET_DIR:-target}
out=$target/macos
app=$out/Standie.app
version=$(sed -n 's/^version = "\(.*\)"$/\1/p' Cargo.toml | head -n 1)

# One binary for both kinds of Mac.
for arch in aarch64-apple-darwin x86_64-apple-darwin; do
    rustup target add "$arch"
    cargo build --release --locked --target "$arch"
done

rm -rf "$out"
mkdir -p "$app/Contents/MacOS" "$app/Contents/Resources" "$out/standie.iconset"
lipo -create -output "$app/Contents/MacOS/standie" "$target"/{aarch64,x86_64}-apple-darwin/release/standie
sed "s/@VERSION@/$version/" packaging/macos/Info.plist >"$app/Contents/Info.plist"
plutil -lint "$app/Contents/Info.plist"

for size in 16 32 128 256; do
    cp "packaging/icons/standie-$size.png" "$out/standie.iconset/icon_${size}x$size.png"
    cp "packaging/icons/standie-$((size * 2)).png" "$out/standie.iconset/icon_${size}x$size@2x.png"
done
cp packaging/icons/standie-512.png "$out/standie.iconset/icon_512x512.png"
iconutil --convert icns --output "$app/Contents/Resources/standie.icns" "$out/standie.iconset"

cp assets/fonts/*-OFL.txt "$app/Contents/Resources/"
packaging/linux/third-party.sh >"$app/Contents/Resources/third-party.txt"

if [[ -n ${SIGN:-} ]]; then
    codesign --force --options runtime --timestamp --sign "$SIGN" "$app"
else
    codesign --force --sign - "$app"
fi
codesign --verify --strict "$app"
hdiutil create -volname Standie -srcfolder "$app" -format UDZO "$out/Standie-$version.dmg"
echo "$out/Standie-$version.dmg"
