#!/bin/bash
# Builds or tests the frameworks beside UIKit against the framework that `swift build --product UIKit` has made.
#
#   Scripts/companions.sh test --filter CoreLocationTests
set -eu
cd "$(dirname "$0")/.."
products=$PWD/.build/debug
if [ ! -e "$products/libUIKit.so" ]; then
    echo "$0: $products/libUIKit.so is not built: run 'swift build --product UIKit'" >&2
    exit 1
fi
verb=$1
shift

flags=(-I "$products/Modules")
for map in Sources/C*/module.modulemap Sources/C*/include/module.modulemap; do
    flags+=(-I "$PWD/$(dirname "$map")")
done
for include in $(pkg-config --cflags-only-I cairo pangocairo); do flags+=(-Xcc "$include"); done
# Nothing else tells the package manager that UIKit's module is another.
stamp=BUILD_$(stat -L -c '%s_%Y' "$products/Modules/UIKit.swiftmodule")
flags+=(-D "$stamp")
# Packages that a framework is built on may ask whether they can import it, and are not to find it.
record=.build/companions/stamp
if [ "$(cat "$record" 2>/dev/null)" != "$stamp" ]; then
    mkdir -p .build/companions
    for description in $(grep -l '"packages"' Companions/*/framework.json); do
        rm -f ".build/companions/debug/Modules/$(basename "$(dirname "$description")").swiftmodule"
    done
    echo "$stamp" >"$record"
fi
arguments=()
for flag in "${flags[@]}"; do arguments+=(-Xswiftc "$flag"); done
for flag in "$products/libUIKit.so" -rpath "$products"; do arguments+=(-Xlinker "$flag"); done

# What the manifest finds in folders changes while its text stays.
exec swift "$verb" --package-path Companions --scratch-path .build/companions --manifest-cache none \
    --disable-build-manifest-caching \
    "${arguments[@]}" "$@"
