#!/bin/bash
# Lays the command, the framework and what both need into a folder, so that this checkout can go.
#
#   Scripts/install.sh /usr/local                   what `make build` has left in .build/release
#   DESTDIR=/tmp/package Scripts/install.sh /usr    into another root, as packagers do
#   PRODUCTS=.build/debug Scripts/install.sh …      another build
#   Scripts/install.sh --uninstall /usr/local       takes it away again
#
# The command is bin/matryoshka; all else lies in lib/matryoshka, in the places that it has in a checkout. The Swift toolchain
# and the packages of Scripts/install-dependencies.sh stay needed, as apps are compiled with them.
set -euo pipefail
cd "$(dirname "$0")/.."

fail() {
    echo "$0: $1" >&2
    exit "${2:-1}"
}

uninstalls=0
if [ "${1:-}" = --uninstall ]; then uninstalls=1 && shift; fi
[ $# -eq 1 ] || fail "usage: Scripts/install.sh [--uninstall] FOLDER" 64
case $1 in
/*) prefix=${1%/} ;;
*) fail "the folder to install into is to begin with '/', not '$1'" 64 ;;
esac
root=${DESTDIR:-}$prefix
home=$root/lib/matryoshka
link=$root/bin/matryoshka

remove() {
    rm -rf "$home"
    if [ -L "$link" ]; then rm "$link"; fi
}

if [ $uninstalls -eq 1 ]; then
    [ -d "$home" ] || fail "Matryoshka is not installed in $root"
    remove
    echo "removed from $root"
    exit
fi

# The modules that an app's compiler reads: UIKit, what it is made of, and what tests import.
modules="UIKit UIKitTesting QuartzCore CoreGraphics ConstraintSolver DisplayProtocol Predicates XMLReading FoundationSettings TestProtocol"
products=${PRODUCTS:-.build/release}
for file in matryoshka libUIKit.so Modules/UIKit.swiftmodule; do
    [ -e "$products/$file" ] || fail "$products/$file is not built: run 'make build'"
done
[ ! -e "$link" ] || [ -L "$link" ] || fail "$link is something else: it stays, and nothing is installed"

remove
# The name tells companions how UIKit was built.
place=$home/$(basename "$products")
install -d "$place/Modules" "$home/Sources" "$root/bin"
# With their times, by which caches tell builds apart.
cp -Lp "$products/matryoshka" "$products/libUIKit.so" "$place"
cp -RLp "$products"/*.resources "$place"
for module in $modules; do
    cp -Lp "$products/Modules/$module.swiftmodule" "$products/Modules/$module.swiftdoc" "$place/Modules"
done
# C headers that UIKit's module is read with; links lead to the system's own.
for folder in CCairo CHarfBuzz CPango/include CFoundationHooks/include CJPEG/include CBox2D/include; do
    install -d "$home/Sources/$folder"
    cp -Rp "Sources/$folder/." "$home/Sources/$folder"
done
# The frameworks beside UIKit are compiled where an app first imports them.
tar --exclude=.build --exclude=Tests -cf - Companions | tar -C "$home" -xf -
ln -s "../lib/matryoshka/$(basename "$products")/matryoshka" "$link"
echo "installed in $root"
