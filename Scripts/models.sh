#!/bin/bash
# Compares random operations with the independent models, two runs at a time.
#
#   Scripts/models.sh               four seeds made of the time, so others in each run
#   Scripts/models.sh 7 8           these
#   MODEL_OPERATIONS=50000 …        how many operations a seed, in place of 250,000
#   MODEL_TESTS=ScreenModelTests …  only one of the two models
#   RESUME=1 …                      without the runs of the last time that agreed, where the sources are the same;
#                                   the seeds are those of the last time
#
# A sequence that disagrees, or ends the process, is added to Tests/UIKitTests/Model/KeptSeeds.tsv, which the tests run.
# The whole output is in .build/nightly/models, and the last line has the figures.
set -u
cd "$(dirname "$0")/.."
export KEPT=Tests/UIKitTests/Model/KeptSeeds.tsv LOGS=.build/nightly/models
export MATRYOSHKA_MODEL_OPERATIONS=${MODEL_OPERATIONS:-250000}
tests=${MODEL_TESTS:-ModelTests ScreenModelTests}
export RESUME=${RESUME:-}
mkdir -p $LOGS

STAMP=$(Scripts/sources-stamp.sh)
export STAMP
if [ $# -eq 0 ] && [ -n "$RESUME" ] && [ -f $LOGS/seeds ]; then
    set -- $(cat $LOGS/seeds)
elif [ $# -eq 0 ]; then
    now=$(date -u +%y%m%d%H%M)
    set -- "${now}1" "${now}2" "${now}3" "${now}4"
fi
echo "$@" >$LOGS/seeds
echo "Seeds: $*"

swift build --build-tests || exit 1

# One model with one seed.
run() {
    local test=$1 seed=$2 log=$LOGS/$1-$2.log
    if [ -n "$RESUME" ] && grep -qx "agreed: $MATRYOSHKA_MODEL_OPERATIONS operations in $STAMP" "$log" 2>/dev/null; then
        return 0
    fi
    export MATRYOSHKA_MODEL_SEED=$seed
    .build/debug/MatryoshkaPackageTests.xctest "UIKitTests.$test/test_randomOperationsAgreeWithTheModel" >"$log" 2>&1
    if [ $? -eq 0 ] && grep -q 'Executed 1 test, with 0 failures' "$log"; then
        grep '^[A-Z].* test, seed ' "$log"
        echo "agreed: $MATRYOSHKA_MODEL_OPERATIONS operations in $STAMP" >>"$log"
        return 0
    fi
    local found
    found=$(sed -n 's/.*found after \([0-9]*\) operations, in sequence \([0-9]*\).*/\2 \1/p' "$log" | head -n 1)
    if [ -z "$found" ]; then
        # The process ended: the sequence that it was in, by a second run that tells.
        found=$(MATRYOSHKA_MODEL_TRACE=1 stdbuf -oL .build/debug/MatryoshkaPackageTests.xctest \
            "UIKitTests.$test/test_randomOperationsAgreeWithTheModel" 2>/dev/null | sed -n 's/^ *sequence //p' | tail -n 1)
        found="$found ended"
    fi
    set -- $found
    echo "$test, seed $seed, disagrees after $2 operations, in sequence $1; see $log" >&2
    grep -q "^$test	$1	" $KEPT || printf '%s\t%s\t%s\t%s\n' "$test" "$1" "$seed" "$2" >>$KEPT
    return 1
}
export -f run

runs=0
for seed in "$@"; do for test in $tests; do runs=$((runs + 1)); done; done
for seed in "$@"; do for test in $tests; do echo "$test $seed"; done; done |
    xargs -P 2 -L 1 bash -c 'run "$0" "$1" || true'

agreed=0 operations=0
for seed in "$@"; do
    for test in $tests; do
        log=$LOGS/$test-$seed.log
        grep -qx "agreed: .* in $STAMP" "$log" && agreed=$((agreed + 1))
        ran=$(sed -n 's/.* test, seed [0-9]*: \([0-9]*\) operations.*/\1/p' "$log")
        operations=$((operations + ${ran:-0}))
    done
done
echo "models: $agreed of $runs runs agree, $operations operations; seeds $*"
[ "$agreed" -eq "$runs" ]
