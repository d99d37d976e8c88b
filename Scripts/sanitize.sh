#!/bin/sh
# Runs the tests with a sanitizer watching: `Scripts/sanitize.sh address` also reports leaks, `Scripts/sanitize.sh thread` races.
#
# The tests of the command are left out: they watch other processes, whose apps are linked without a sanitizer.
set -eu
cd "$(dirname "$0")/.."

kind=${1:?"address or thread"}
build=.build/$kind

case $kind in
address)
    # Leaks are told apart below, by their reports.
    export ASAN_OPTIONS=detect_leaks=1:exitcode=0
    export LSAN_OPTIONS="suppressions=$PWD/Scripts/leaks.supp:print_suppressions=0"
    ;;
thread)
    export TSAN_OPTIONS=exitcode=66
    ;;
*)
    echo "$0: '$kind' is neither address nor thread" >&2
    exit 64
    ;;
esac

swift build --build-tests --sanitize="$kind" --scratch-path "$build"
log=$build/tests.log
status=0
swift test --skip-build --disable-swift-testing --sanitize="$kind" --scratch-path "$build" --skip CommandTests \
    >"$log" 2>&1 || status=$?

# XCTest keeps each test case, and what that holds, in a cycle of its own. So only memory that nothing at all points to is
# told here; cycles of controllers and views are the model test's to find, which knows what must be alive.
findings=$(awk '/^(ERROR|==[0-9]+==ERROR): AddressSanitizer|^WARNING: ThreadSanitizer|^Direct leak|: error: /,/^$/' "$log")
if [ -n "$findings" ]; then
    printf '%s\n' "$findings"
    [ "$status" -ne 0 ] || status=1
fi
grep 'Executed .* tests' "$log" | tail -n 1
[ "$status" -eq 0 ] && echo "Nothing found; the whole output is in $log." || echo "The whole output is in $log." >&2
exit "$status"
