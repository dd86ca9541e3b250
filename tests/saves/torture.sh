#!/bin/sh
# Tortures saves and documents, and says what came of it. Needs strace and a build of the command line:
#   cargo build --release --no-default-features
#   tests/saves/torture.sh [PROGRAM]
# Every k-th call of a kind fails over a whole evening, once or for good; then ten thousand kills, and two hundred thousand
# hostile documents. KINDS, FAULTS and STEP make it shorter; KILLS=0 and HOSTILE=0 leave the rest out.
set -eu
here=$(cd "$(dirname "$0")/../.." && pwd)
program=$(realpath "${1:-$here/target/release/standie}")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export STANDIE_HOME="$folder/home"

printf '{"setup":%s}' "$(cat "$here/assets/presets/evening.setup.json")" > "$folder/new.json"
grep -v '^#' "$here/assets/presets/evening.jsonl" | grep -v '^$' > "$folder/script.jsonl"
"$program" play "$folder/new.json" --script "$folder/script.jsonl" --journal "$folder/true.standie" --ack > "$folder/true.txt"
grep '^ack ' "$folder/true.txt" > "$folder/acks"
records=$(wc -l < "$folder/acks")

runs=0 lost=0 invented=0 aborted=0 silent=0 over=0
# What a run left: nothing acknowledged is gone, nothing is there that was not played, and what failed was said.
judge() {
    code=$1 what=$2
    runs=$((runs + 1))
    case $code in
        0 | 1 | 2) ;;
        # The system could not even load the program.
        127) grep -q "shared libraries" "$folder/err" || { aborted=$((aborted + 1)); echo "aborted: $what: $code"; } ;;
        *) aborted=$((aborted + 1)); echo "aborted: $what: $code" ;;
    esac
    acked=$(grep -c '^ack ' "$folder/out" || true)
    before=$3
    if ! [ -e "$folder/game.standie" ]; then
        [ "$((acked + before))" = 0 ] || { lost=$((lost + 1)); echo "lost all: $what"; }
    else
        verdict=$("$program" verify "$folder/game.standie" 2>&1 || true)
        set -- $verdict
        case ${1-} in
            ok | recovered)
                kept=$2
                [ "$kept" -ge "$((acked + before))" ] || { lost=$((lost + 1)); echo "lost: $what: $kept of $((acked + before))"; }
                if [ "$kept" -gt 0 ] && ! grep -qx "ack $kept $3" "$folder/acks"; then
                    invented=$((invented + 1)); echo "invented: $what: $verdict"
                fi ;;
            *) [ "$((acked + before))" = 0 ] || { lost=$((lost + 1)); echo "unreadable: $what: $verdict"; } ;;
        esac
    fi
    if [ "$code" = 0 ] && [ "$((acked + before))" -lt "$records" ]; then
        silent=$((silent + 1)); echo "silent: $what: $acked"
    fi
    # An existing game is never begun anew.
    [ "$code" != 0 ] || over=$((over + 1))
}

kinds=${KINDS:-"openat write fsync,fdatasync rename,renameat,renameat2,link,linkat flock statx,newfstatat,fstat read,pread64 close ftruncate clone,clone3"}
faults=${FAULTS:-"ENOSPC EIO EROFS EACCES EINTR"}
for kind in $kinds; do
    # How often this is called at all.
    for begin in new torn; do
        prepare() {
            rm -rf "$folder"/game.* "$STANDIE_HOME"
            before=0
            if [ $begin = torn ]; then
                head -n 101 "$folder/true.standie" > "$folder/game.standie"
                printf 'half a li' >> "$folder/game.standie"
                before=100
            fi
            tail -n +$((before + 1)) "$folder/script.jsonl" > "$folder/rest.jsonl"
        }
        prepare
        strace -f -qq -e trace="$kind" -o "$folder/trace" "$program" play "$folder/new.json" --script "$folder/rest.jsonl" \
            --journal "$folder/game.standie" --ack > "$folder/out" 2> "$folder/err" || true
        calls=$(wc -l < "$folder/trace")
        step=${STEP:-$((calls / 40 + 1))}
        for fault in $faults; do
            for often in once good; do
                k=1
                while [ $k -le "$calls" ]; do
                    prepare
                    when=$k
                    [ $often = once ] || when=$k+
                    code=0
                    timeout 600 strace -f -qq -e trace="$kind" -e inject="$kind:error=$fault:when=$when" -o /dev/null \
                        "$program" play "$folder/new.json" --script "$folder/rest.jsonl" --journal "$folder/game.standie" \
                        --ack > "$folder/out" 2> "$folder/err" || code=$?
                    judge $code "$kind $fault $when $begin" $before
                    k=$((k + step))
                done
            done
        done
    done
done
echo "faults: $runs runs, $lost lost, $invented invented, $aborted aborted, $silent silent; $over went on to the end"

if [ "${KILLS:-1}" != 0 ]; then
    cd "$here"
    cargo test --release --no-default-features --test saves -- --ignored ten_thousand
fi
if [ "${HOSTILE:-200000}" != 0 ]; then
    cd "$here"
    STANDIE_HOSTILE=${HOSTILE:-200000} cargo test --release --no-default-features --test limits -- --ignored --nocapture \
        two_hundred_thousand > /dev/null 2> "$folder/hostile" || { tail -c 2000 "$folder/hostile"; exit 1; }
    cat "$here/target/tmp/hostile.txt"
fi
