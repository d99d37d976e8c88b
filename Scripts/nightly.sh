#!/bin/bash
# Does what is too long for `make test`, and writes the last result of each part into Documentation/Nightly.md.
#
#   Scripts/nightly.sh                      the long models, the mutations and both sanitizers
#   Scripts/nightly.sh models thread        some of the parts: models, mutations, address, thread
#   SEEDS="7 8" Scripts/nightly.sh models   seeds to choose instead of new ones
#   RESUME=1 Scripts/nightly.sh             without what was clean the last time, where the sources are the same
#
# A part that fails does not keep the next from running; the whole output is in .build/nightly.
set -u
cd "$(dirname "$0")/.."
PAGE=Documentation/Nightly.md
PARTS=(models mutations address thread)
[ $# -gt 0 ] || set -- "${PARTS[@]}"

# The commit that the sources are, where there is one.
commit() {
    local changes
    git rev-parse --short=10 HEAD 2>/dev/null || { echo "no commit"; return; }
    changes=$(git status --porcelain -- Package.swift Sources Tests Scripts ':!Tests/UIKitTests/Model/KeptSeeds.tsv')
    [ -z "$changes" ] || echo "and changes"
}

# Puts a part's row into the page: the part, its result, the commit.
write_row() {
    local part row
    {
        cat <<'END'
# The last nightly run

`make nightly` writes this page: the long models with new seeds, the mutations and the sanitizers, each with the commit that it ran on.
A test fails when a row is more than 200 commits old.

| Part | Commit | Date | Result |
|-|-|-|-|
END
        for part in "${PARTS[@]}"; do
            if [ "$part" = "$1" ]; then
                echo "| $part | $3 | $(date -u +%Y-%m-%d) | $2 |"
            else
                grep "^| $part |" "$PAGE" 2>/dev/null
            fi
        done
    } >"$PAGE.new"
    mv "$PAGE.new" "$PAGE"
}

# A seed that no night had before; the models make theirs in the same way.
night=$(date -u +%y%m%d%H%M)
mkdir -p .build/nightly
failed=()
for part in "$@"; do
    case $part in
    models) command=(Scripts/models.sh ${SEEDS:-}) ;;
    mutations) command=(env MATRYOSHKA_MODEL_SEED="${MATRYOSHKA_MODEL_SEED:-$night}" Scripts/mutations.sh --write) ;;
    address | thread) command=(Scripts/sanitize.sh "$part") ;;
    *) echo "$0: there is no part '$part'" >&2; exit 64 ;;
    esac
    of=$(commit | paste -sd ' ' -)
    log=.build/nightly/$part.log
    "${command[@]}" 2>&1 | tee "$log"
    word=passed
    [ "${PIPESTATUS[0]}" -eq 0 ] || { word=failed; failed+=("$part"); }
    result=$(sed -n "s/^$part: //p" "$log" | tail -n 1)
    write_row "$part" "$word: ${result:-did not run to the end}" "$of"
done
[ ${#failed[@]} -eq 0 ] || { echo "$0: failed: ${failed[*]}" >&2; exit 1; }
