#!/bin/sh
# Installs what Debian 12 has and this project needs, and checks that Swift is there. Does nothing if nothing is missing.
# With --tests it also installs what only the tests need.
set -eu

# package                what for
packages="
pkg-config               # finds the libraries below
libcairo2-dev            # drawing
libpango1.0-dev          # setting text
libharfbuzz-dev          # shaping, below Pango
libfontconfig-dev        # pinning fonts
libjpeg62-turbo-dev      # JPEG pictures
libsdl2-dev              # the window
fonts-inter              # the system font
fonts-noto-color-emoji   # emoji
fonts-dejavu-core        # letters that Inter lacks, and the monospaced font
git                      # fetches Swift packages
ca-certificates          # lets git trust the servers that have them
binutils                 # links; the next three are what Swift programs are linked with
libc6-dev
libgcc-12-dev
libstdc++-12-dev
libcurl4                 # what Swift's own libraries and tools load: FoundationNetworking,
libxml2                  # FoundationXML,
libsqlite3-0             # swift build,
libncurses6              # and the compiler
tzdata                   # time zones for Foundation
"
test_packages="
chromium                 # opens the page
chromium-driver          # and does what the tests say
xvfb                     # a screen for the window
xdotool                  # a hand for it
python3                  # measures the sources (Scripts/house)
bubblewrap               # holds back the apps of --sandbox
"

fail() {
    echo "error: $1" >&2
    exit 1
}

is_installed() {
    [ "$(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null)" = installed ]
}

case "${1:-}" in
    "") ;;
    --tests) packages="$packages$test_packages" ;;
    *) fail "usage: Scripts/install-dependencies.sh [--tests]" ;;
esac

command -v dpkg-query >/dev/null || fail "this is not Debian: install the packages that Scripts/install-dependencies.sh lists"

missing=""
for package in $(echo "$packages" | sed 's/#.*//'); do
    is_installed "$package" || missing="$missing $package"
done

if [ -n "$missing" ]; then
    echo "installing:$missing" >&2
    if [ "$(id -u)" -eq 0 ]; then
        as_root=""
    elif command -v sudo >/dev/null; then
        as_root="sudo"
    else
        fail "packages are missing, and there is neither root nor sudo to install them: apt-get install$missing"
    fi
    $as_root apt-get update -q >&2 || fail "apt-get update failed"
    $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends $missing >&2 ||
        fail "apt-get could not install:$missing"
fi

# Swift is not in Debian; its toolchain brings the compiler, Foundation and SwiftSyntax.
command -v swift >/dev/null || fail "swift is not on PATH: install Swift 6.1 or later from https://www.swift.org/install/linux/"
version=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9]*\)\.\([0-9]*\).*/\1 \2/p' | head -n 1)
[ -n "$version" ] || fail "'swift --version' does not say which version it is"
set -- $version
if [ "$1" -lt 6 ] || { [ "$1" -eq 6 ] && [ "$2" -lt 1 ]; }; then
    fail "Swift $1.$2 is too old: install Swift 6.1 or later from https://www.swift.org/install/linux/"
fi
