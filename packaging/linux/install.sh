#!/usr/bin/env bash
# Installs Standie from the folder it was unpacked to, or takes it away again. Games are never touched.
#
#     ./install.sh                       for you alone, below ~/.local
#     sudo ./install.sh --prefix /usr/local    for everybody
#     ./install.sh --remove [--prefix DIR]     takes away what was installed
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)

prefix=${HOME:-/usr/local}/.local
remove=
while (($# > 0)); do
    case $1 in
        --prefix)
            [[ -n ${2:-} ]] || { echo "install.sh: --prefix needs a folder" >&2; exit 2; }
            prefix=$2
            shift
            ;;
        --remove) remove=yes ;;
        --help | -h)
            sed -n '2,/^$/s/^# \{0,1\}//p' "$0" | sed '/^set /,$d'
            exit 0
            ;;
        *)
            echo "install.sh: I know --prefix DIR, --remove and --help, not $1" >&2
            exit 2
            ;;
    esac
    shift
done
[[ $prefix == /* ]] || prefix=$PWD/$prefix
[[ -d $here/usr ]] || { echo "install.sh: no folder usr beside this script; unpack the whole archive" >&2; exit 1; }

# The menu, the icons and the kinds of files are looked up in caches where there are any.
refresh() {
    if command -v update-desktop-database >/dev/null && [[ -d $prefix/share/applications ]]; then
        update-desktop-database -q "$prefix/share/applications" || true
    fi
    if command -v update-mime-database >/dev/null && [[ -d $prefix/share/mime ]]; then
        mkdir -p "$prefix/share/mime/packages"
        update-mime-database "$prefix/share/mime" || true
    fi
    if command -v gtk-update-icon-cache >/dev/null && [[ -d $prefix/share/icons/hicolor ]]; then
        gtk-update-icon-cache -qtf "$prefix/share/icons/hicolor" || true
    fi
}

if [[ -n $remove ]]; then
    while IFS= read -r file; do
        rm -f "$prefix/$file"
        # Folders below the prefix that were ours alone go too.
        (cd "$prefix" && rmdir -p "$(dirname "$file")" 2>/dev/null) || true
    done < <(cd "$here/usr" && find . -type f | sed 's,^\./,,')
    refresh
    echo "Standie is gone from $prefix. Your games are where they were."
    exit 0
fi

mkdir -p "$prefix"
cp -R "$here/usr/." "$prefix/"
# A menu finds the program wherever it lies; the path is quoted as menus want it.
menu=$prefix/share/applications/io.github.standie.Standie.desktop
while IFS= read -r line; do
    if [[ $line == "Exec=standie %f" ]]; then line="Exec=\"$prefix/bin/standie\" %f"; fi
    printf '%s\n' "$line"
done <"$here/usr/share/applications/io.github.standie.Standie.desktop" >"$menu"
refresh
echo "Standie is in $prefix/bin/standie."
case :$PATH: in
    *:"$prefix/bin":*) ;;
    *) echo "That folder is not in your PATH: the menu finds Standie anyway, a terminal by the whole path." ;;
esac
