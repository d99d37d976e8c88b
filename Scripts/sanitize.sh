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
    export ASAN_OPTIONS=detect_leaks=1
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
swift test --skip-build --disable-swift-testing --sanitize="$kind" --scratch-path "$build" --skip CommandTests
