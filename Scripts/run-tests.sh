#!/bin/bash
# Runs a command that runs tests, and lets a run of no test fail: a filter may match none, and a list be too long.
# What failed is listed once more below all that was printed, with its file and line, since the end of a log is what is read.
#
#   Scripts/run-tests.sh swift test --filter ParentLinkTests
set -o pipefail
log=$(mktemp)
trap 'rm -f "$log"' EXIT

# Where a test is declared, as FILE:LINE; nothing where it is not found. $1 is Class.test.
place() {
    local file line
    file=$(grep -rlE --include='*.swift' "class ${1%.*}\b" Tests Companions/*/Tests 2>/dev/null | head -n 1)
    line=$(grep -nE "func ${1##*.}\(" "${file:-/dev/null}" | head -n 1 | cut -d: -f1)
    [ -z "$line" ] || echo "$file:$line: "
}

# The failures in a log, each with its place: "FILE:LINE: Class.test: words".
failures() {
    # XCTest knows no file of what a test throws.
    sed -nE "s/^(.+):([0-9]+): error: ([A-Za-z_][A-Za-z0-9_.]*\.test[A-Za-z0-9_]*) : (.*)$/\1\t\2\t\3\t\4/p" "$1" |
        while IFS=$'\t' read -r file line test words; do
            if [ "$file" = "<EXPR>" ]; then place=$(place "$test"); else place="$file:$line: "; fi
            echo "    $place$test: $words"
        done
    # A crash leaves the test that began last without an end.
    awk -F"'" '
        /^Test Case .* started at / { begun = $2 }
        /^Test Case .* (passed|failed|skipped) \(/ { begun = "" }
        END { if (begun != "") print begun }' "$1" |
        while read -r test; do echo "    $(place "$test")$test: began and did not end"; done
}

"$@" 2>&1 | tee "$log"
status=$?
if ! grep -Eq 'Executed [1-9][0-9]* tests?, ' "$log"; then
    echo "$0: no test was run by: $*" >&2
    [ "$status" -ne 0 ] || status=1
elif [ "$status" -ne 0 ]; then
    echo
    echo "Failed tests:"
    failures "$log"
    # The last line says what all came to, as it does where nothing has failed.
    grep -E 'Executed [0-9]+ tests?, ' "$log" | tail -n 1
fi
exit "$status"
