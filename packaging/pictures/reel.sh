#!/bin/sh
# The short animation of the README, from the frames that the test `reel` leaves: needs ImageMagick.
#   cargo test --no-default-features --features soft --test ui reel -- --ignored
#   packaging/pictures/reel.sh
set -eu
cd "$(dirname "$0")/../.."
convert -delay 12 -loop 0 target/reel/*.png -resize 800x -colors 64 -layers Optimize assets/pictures/turn.gif
ls -l assets/pictures/turn.gif
