#!/bin/bash
# Runs the tests with a sanitizer watching: `Scripts/sanitize.sh address` also reports leaks, `Scripts/sanitize.sh thread` races.
#
# Tests that watch the command and its apps are left out: those are other processes, and apps are linked without a sanitizer.
# Each target's tests run in a process of their own, and all of them have to have run in the end.
set -euo pipefail
cd "$(dirname "$0")/.."

kind=${1:?"address or thread"}
build=.build-sanitize-$kind

case $kind in
address)
    # Leaks are told apart below, by their reports.
    export ASAN_OPTIONS=detect_leaks=1:exitcode=0
    export LSAN_OPTIONS="suppressions=$PWD/Scripts/leaks.supp:print_suppressions=0"
    ;;
thread)
    export TSAN_OPTIONS="suppressions=$PWD/Scripts/races.supp:exitcode=66"
    ;;
*)
    echo "$0: '$kind' is neither address nor thread" >&2
    exit 64
    ;;
esac

swift build --build-tests --sanitize="$kind" --scratch-path "$build"
bundle=$(echo "$build"/debug/*PackageTests.xctest)
tests=$("$bundle" --list-tests | grep / | grep -vE '^(CommandTests|BrowserTests|WindowTests\.WindowTests)[./]') || { echo "$0: there are no tests" >&2; exit 1; }

status=0 total=0
for target in $(sed 's/\..*//' <<<"$tests" | sort -u); do
    log=$build/$target.log
    wanted=$(grep -c "^$target\." <<<"$tests")
    # By classes: the names of all tests are longer than a command line may be.
    "$bundle" "$(grep "^$target\." <<<"$tests" | sed 's#/.*##' | sort -u | paste -sd, -)" >"$log" 2>&1 || status=1
    # XCTest keeps each test case, and what that holds, in a cycle of its own. So only memory that nothing at all points to
    # is told here; cycles of controllers and views are the model test's to find, which knows what must be alive.
    findings=$(awk '/^(ERROR|==[0-9]+==ERROR): AddressSanitizer|^WARNING: ThreadSanitizer|^Direct leak|: error: /,/^$/' "$log")
    if [ -n "$findings" ]; then
        printf '%s\n' "$findings"
        status=1
    fi
    # The last such line is that of all the suites together.
    ran=$(sed -n 's/.*Executed \([0-9]*\) tests\{0,1\}, .*/\1/p' "$log" | tail -n 1)
    if [ "${ran:-0}" -ne "$wanted" ]; then
        echo "$target: ${ran:-0} of $wanted tests were run to the end; see $log" >&2
        status=1
    fi
    echo "$target: ${ran:-0} tests"
    total=$((total + ${ran:-0}))
done
if [ "$status" -eq 0 ]; then
    echo "Nothing found in $total tests."
else
    echo "$total tests were run; the whole output is in $build/*Tests.log." >&2
fi
exit "$status"
