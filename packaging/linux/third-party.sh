#!/usr/bin/env bash
# Writes to standard output which libraries the program is linked with, and their licences and notices as their
# authors ship them; a text that several share is printed once.
#
#     packaging/linux/third-party.sh [TARGET]         (default: this system)
set -euo pipefail
cd "$(dirname "$0")/../.."

registry=${CARGO_HOME:-$HOME/.cargo}/registry/src
texts=$(mktemp -d)
trap 'rm -rf "$texts"' EXIT

echo "Standie is linked with these libraries."
echo
while IFS='|' read -r name version licence; do
    echo "$name $version: ${licence//\//, }"
    for file in "$registry"/*/"$name-$version"/{LICENSE,LICENCE,COPYING,COPYRIGHT,NOTICE,UNLICENSE,license}*; do
        if [[ -f $file ]]; then
            sum=$(cksum <"$file" | tr ' ' -)
            cp "$file" "$texts/$sum"
            echo "$name $version" >>"$texts/$sum.of"
        fi
    done
done < <(cargo tree --locked ${1:+--target "$1"} --edges normal,no-proc-macro --prefix none --format '{p}|{l}' |
    sed -n 's/^\([^ ]*\) v\([^ |]*\)\(|.*\)$/\1|\2\3/p' | grep -v '^standie|' | sed 's/ (\*)$//' | sort -u)

for of in "$texts"/*.of; do
    echo
    echo "---- $(sort -u "$of" | paste -sd, - | sed 's/,/, /g')"
    echo
    cat "${of%.of}"
done
