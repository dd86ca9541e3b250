# Read by the scripts that pack: whether all they call is there, before anything is built.
#
#     needs "the packages of Debian that have it" TOOL...
needs() {
    local tool lacking=() packages=$1
    for tool in "${@:2}"; do
        command -v "$tool" >/dev/null || lacking+=("$tool")
    done
    if ((${#lacking[@]} > 0)); then
        echo "${0##*/}: not found: ${lacking[*]} (on Debian: apt-get install $packages)" >&2
        exit 1
    fi
}
