#!/bin/bash
# Builds the documentation of UIKit's public symbols and of the catalogue in its sources into a folder, as a website:
# `Scripts/docs.sh Output/Documentation`. A link that leads nowhere fails.
set -o pipefail
cd "$(dirname "$0")/.."
folder=${1:?"a folder"}
log=$(mktemp)
trap 'rm -f "$log"' EXIT

mkdir -p "$folder"
MATRYOSHKA_DOCS=1 swift package --allow-writing-to-directory "$folder" generate-documentation --target UIKit \
    --transform-for-static-hosting --output-path "$folder" 2>&1 | tee "$log" || exit 1
broken=$(grep -cE "^warning: .*(couldn't be resolved|doesn't exist at|is ambiguous at|No external resolver)" "$log")
echo "docs: $(grep -c '^warning: ' "$log") warnings, $broken of them of links; $folder/index.html"
[ "$broken" -eq 0 ]
