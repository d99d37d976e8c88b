#!/bin/bash
# Runs the tests with a sanitizer watching: `Scripts/sanitize.sh address` also reports leaks, `Scripts/sanitize.sh thread` races.
#
#   Scripts/sanitize.sh thread QuartzCoreTests UIKitTests.ParentLinkTests    only these targets and classes
#   RESUME=1 Scripts/sanitize.sh thread                                      without the classes that were clean the last
#                                                                            time, where the sources are the same
#
# Tests that watch the command and its apps are left out: those are other processes, and apps are linked without a sanitizer.
# Each class runs in a process of its own, and all of its tests have to have run in the end. The whole output is in
# .build-sanitize-*/logs, and the last line has the figures.
set -euo pipefail
cd "$(dirname "$0")/.."

kind=${1:?"address or thread"}
shift
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
tests=$("$bundle" --list-tests | grep / | grep -vE '^(CommandTests|BrowserTests|WindowTests\.WindowTests)[./]')
if [ $# -gt 0 ]; then
    tests=$(grep -E "^($(IFS='|'; echo "${*//./\\.}"))[./]" <<<"$tests") || { echo "$0: there are no such tests: $*" >&2; exit 1; }
fi

stamp=$(Scripts/sources-stamp.sh)
mkdir -p "$build/logs"
classes=0 unclean=0 total=0
for class in $(sed 's#/.*##' <<<"$tests" | sort -u); do
    log=$build/logs/$class.log
    wanted=$(grep -c "^$class/" <<<"$tests")
    classes=$((classes + 1))
    if [ -n "${RESUME:-}" ] && grep -qx "clean: $stamp" "$log" 2>/dev/null; then
        total=$((total + wanted))
        continue
    fi
    status=0
    "$bundle" "$class" >"$log" 2>&1 || status=$?
    # XCTest keeps each test case, and what that holds, in a cycle of its own. So only memory that nothing at all points to
    # is told here; cycles of controllers and views are the model test's to find, which knows what must be alive.
    findings=$(awk '/^(ERROR|==[0-9]+==ERROR): AddressSanitizer|^WARNING: ThreadSanitizer|^Direct leak|: error: /,/^$/' "$log")
    # The last such line is that of all the suites together.
    ran=$(sed -n 's/.*Executed \([0-9]*\) tests\{0,1\}, .*/\1/p' "$log" | tail -n 1)
    total=$((total + ${ran:-0}))
    if [ -z "$findings" ] && [ "$status" -eq 0 ] && [ "${ran:-0}" -eq "$wanted" ]; then
        echo "clean: $stamp" >>"$log"
        echo "$class: $ran tests"
    else
        [ -z "$findings" ] || printf '%s\n' "$findings"
        echo "$class: ${ran:-0} of $wanted tests, not clean; see $log" >&2
        unclean=$((unclean + 1))
    fi
done
echo "$kind: $total tests, $unclean of $classes classes not clean"
[ "$unclean" -eq 0 ]
