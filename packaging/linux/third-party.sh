#!/usr/bin/env bash
# Writes to standard output which libraries the program is linked with, and their licences and notices as their
# authors ship them; a text that several share is printed once.
#
#     packaging/linux/third-party.sh [TARGET [FEATURES AS CARGO TAKES THEM...]]         (default: this system, with all it has)
set -euo pipefail
cd "$(dirname "$0")/../.."

cargo_home=${CARGO_HOME:-$HOME/.cargo}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
touch "$work/files"

echo "Standie is linked with these libraries."
echo
while IFS='|' read -r name version licence; do
    echo "$name $version: ${licence//\//, }"
    # As cargo has fetched them, or as they are laid for a build without a network.
    for file in "$cargo_home"/{registry/src/*,vendor}/"$name-$version"/{LICENSE,LICENCE,COPYING,COPYRIGHT,NOTICE,UNLICENSE,license}*; do
        if [[ -f $file ]]; then
            printf '%s\t%s\n' "$name $version" "$file" >>"$work/files"
        fi
    done
done < <(cargo tree --locked ${1:+--target} "$@" --edges normal,no-proc-macro --prefix none --format '{p}|{l}' |
    sed -n 's/^\([^ ]*\) v\([^ |]*\)\(|.*\)$/\1|\2\3/p' | grep -v '^standie|' | sed 's/ (\*)$//' | sort -u)

# The same text has the same checksum: it is printed once, with all it is of.
paste <(cut -f 2 "$work/files" | xargs --no-run-if-empty -d '\n' cksum | cut -d ' ' -f 1,2) "$work/files" | LC_ALL=C sort -u |
    awk -F '\t' '
        !($1 in file) { order[++count] = $1; file[$1] = $3 }
        !(($1, $2) in seen) { seen[$1, $2]; of[$1] = of[$1] (of[$1] ? ", " : "") $2 }
        END {
            for (i = 1; i <= count; i++) {
                printf "\n---- %s\n\n", of[order[i]]
                while ((getline line < file[order[i]]) > 0) print line
                close(file[order[i]])
            }
        }'
