#!/usr/bin/env bash
# Draws standie-N.png from standie.svg and, up to 32 pixels, from standie-small.svg.
# Needs rsvg-convert (Debian: librsvg2-bin) and convert (imagemagick). Run it after changing a drawing, commit the files.
set -euo pipefail
cd "$(dirname "$0")"

for size in 16 24 32 48 64 128 256 512; do
    from=standie.svg
    if ((size <= 32)); then
        from=standie-small.svg
    fi
    rsvg-convert --width "$size" --height "$size" --output "standie-$size.png" "$from"
done

# The icon of the window: bare pixels, so that the program needs no decoder.
convert standie-64.png -depth 8 rgba:../../assets/icons/window-64.rgba

# The icon of Windows programs, all sizes in one file. Needs ImageMagick.
convert standie-{16,24,32,48,64,256}.png ../windows/standie.ico
