#!/bin/bash
# Runs a command that runs tests, and lets a run of no test fail: a filter may match none, and a list be too long.
#
#   Scripts/run-tests.sh swift test --filter ParentLinkTests
set -o pipefail
log=$(mktemp)
trap 'rm -f "$log"' EXIT

"$@" 2>&1 | tee "$log"
status=$?
if ! grep -Eq 'Executed [1-9][0-9]* tests?, ' "$log"; then
    echo "$0: no test was run by: $*" >&2
    [ "$status" -ne 0 ] || status=1
fi
exit "$status"
