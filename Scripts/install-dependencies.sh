#!/bin/sh
# Installs what this project needs besides Swift, and checks that Swift is there. Does nothing if nothing is missing.
#
#   Scripts/install-dependencies.sh           what builds, runs and compiles apps
#   Scripts/install-dependencies.sh --tests   and what only the tests need
#   Scripts/install-dependencies.sh --list    what is missing, and installs nothing (also --tests --list)
#
# It knows Debian 12, Ubuntu 22.04 and 24.04 by apt, and Fedora by dnf. Where a package has several names, the first that the
# system has is taken; a name with a slash is a program, which may have come from elsewhere.
set -eu

# apt | dnf | what for
packages="
pkg-config | pkgconf-pkg-config | finds the libraries below
libcairo2-dev | cairo-devel | drawing
libpango1.0-dev | pango-devel | setting text
libharfbuzz-dev | harfbuzz-devel | shaping, below Pango
libfontconfig-dev | fontconfig-devel | pinning fonts
libjpeg62-turbo-dev libjpeg-turbo8-dev | libjpeg-turbo-devel | JPEG pictures
poppler-utils | poppler-utils | drawings in asset catalogs, of PDF
librsvg2-bin | librsvg2-tools | and of SVG
libbox2d-dev | Box2D-devel box2d-devel | UIKit Dynamics
libsdl2-dev | SDL2-devel sdl2-compat-devel | the window
libhunspell-1.7-0 | hunspell hunspell-libs | checks spelling (UITextChecker),
hunspell-en-us | hunspell-en-US hunspell-en | with a dictionary of English
fonts-inter | rsms-inter-fonts | the system font
fonts-noto-color-emoji | google-noto-color-emoji-fonts google-noto-emoji-color-fonts | emoji
fonts-dejavu-core | dejavu-sans-fonts | letters that Inter lacks,
fonts-dejavu-core | dejavu-sans-mono-fonts | and the monospaced font
git | git-core | fetches Swift packages
ca-certificates | ca-certificates | lets git trust the servers that have them
binutils | binutils | links; the next three are what Swift programs are linked with
libc6-dev | glibc-devel |
libgcc-12-dev libgcc-13-dev | gcc |
libstdc++-12-dev libstdc++-13-dev | libstdc++-devel |
libcurl4 libcurl4t64 | libcurl | what Swift's own libraries and tools load: FoundationNetworking,
libxml2 | libxml2 | FoundationXML,
libsqlite3-0 | sqlite-libs | swift build,
libssl3 libssl3t64 | openssl-libs | apps that use CommonCrypto,
libncurses6 | ncurses-libs | and the compiler
tzdata | tzdata | time zones for Foundation
"
# What text can do without, with letters of another font or boxes in place of its own: left out where a system has none.
further_fonts="
fonts-noto-cjk | google-noto-sans-cjk-fonts google-noto-sans-cjk-vf-fonts | Chinese, Japanese and Korean,
fonts-noto-core | google-noto-sans-thai-fonts | Thai, Arabic, Devanagari and other scripts
fonts-liberation2 fonts-liberation | liberation-fonts | Helvetica, Arial, Times New Roman, Courier,
fonts-urw-base35 | urw-base35-fonts | Georgia, Palatino and narrow fonts,
fonts-lato | lato-fonts | Avenir and Trebuchet MS,
fonts-adf-gillius | | Gill Sans,
fonts-adf-universalis | | Futura,
fonts-linuxlibertine | linux-libertine-fonts | Optima, Baskerville, Hoefler Text,
fonts-gfs-didot | gfs-didot-fonts | Didot, Bodoni,
fonts-comic-neue | comic-neue-fonts | Chalkboard, Marker Felt, Noteworthy
fonts-roboto-slab | google-roboto-slab-fonts | and American Typewriter, by fonts like them
"
# Ubuntu has Chromium only as a snap, which does not start in a container: Google's serves as well.
test_packages="
chromium /google-chrome | chromium | opens the page
chromium-driver /chromedriver | chromedriver | and does what the tests say
xvfb | xorg-x11-server-Xvfb | a screen for the window
xdotool | xdotool | a hand for it
python3 | python3 | measures the sources (Scripts/house)
bubblewrap | bubblewrap | holds back the apps of --sandbox
libwpewebkit-1.1-0 libwpewebkit-1.0-3 | wpewebkit | draws web pages,
libwpebackend-fdo-1.0-1 | wpebackend-fdo | into memory
ffmpeg | ffmpeg-free ffmpeg | decodes films and compressed sounds
"

fail() {
    echo "error: $1" >&2
    exit 1
}

only_lists=""
for argument in "$@"; do
    case $argument in
        --tests) packages="$packages$test_packages" ;;
        --list) only_lists=yes ;;
        *) fail "usage: Scripts/install-dependencies.sh [--tests] [--list]" ;;
    esac
done

if command -v dpkg-query >/dev/null; then
    column=1 install="apt-get install"
    is_installed() { [ "$(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null)" = installed ]; }
    is_known() { [ -n "$(apt-cache madison "$1" 2>/dev/null)" ]; }
    refresh() { $as_root apt-get update -q >&2 || fail "apt-get update failed"; }
    add() { $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends "$@" >&2; }
elif command -v dnf >/dev/null; then
    column=2 install="dnf install"
    is_installed() { rpm -q --whatprovides "$1" >/dev/null 2>&1; }
    is_known() { [ -n "$(dnf -q repoquery --whatprovides "$1" 2>/dev/null)" ]; }
    refresh() { :; }
    add() { $as_root dnf install -q -y --setopt=install_weak_deps=False "$@" >&2; }
else
    fail "there is neither apt nor dnf: install what Scripts/install-dependencies.sh lists by your system's names"
fi

# The other names of each package of a list that is missing, a line each.
missing_of() {
    echo "$1" | cut -d '|' -f $column | while read -r names; do
        found=""
        for name in $names; do
            case $name in
                /*) ! command -v "${name#/}" >/dev/null || found=yes ;;
                *) ! is_installed "$name" || found=yes ;;
            esac
        done
        if [ -n "$names" ] && [ -z "$found" ]; then echo "$names"; fi
    done | sort -u
}
# The first name of each package of those lines that the system knows; with "all" the first name of one that it does not.
known_of() {
    echo "$1" | while read -r names; do
        known=""
        for name in $names; do
            case $name in /*) continue ;; esac
            [ -n "$known" ] || ! is_known "$name" || known=$name
        done
        if [ -n "$known" ]; then echo "$known"; elif [ "$2" = all ]; then echo "${names%% *}"; fi
    done | xargs
}
missing=$(missing_of "$packages")
missing_fonts=$(missing_of "$further_fonts")

if [ -n "$only_lists" ]; then
    [ -z "$missing" ] || echo "$missing"
    [ -z "$missing_fonts" ] || echo "$missing_fonts"
    exit
fi

if [ -n "$missing" ]; then
    wanted=$(echo "$missing" | awk '{ print $1 }' | xargs)
    if [ "$(id -u)" -eq 0 ]; then
        as_root=""
    elif command -v sudo >/dev/null; then
        as_root="sudo"
    else
        fail "packages are missing, and there is neither root nor sudo to install them: $install $wanted"
    fi
    refresh
    wanted=$(known_of "$missing" all)
    echo "installing: $wanted" >&2
    add $wanted || fail "could not be installed: $wanted"
fi
if [ -n "$missing_fonts" ]; then
    as_root=sudo
    [ "$(id -u)" -ne 0 ] || as_root=""
    wanted=$(known_of "$missing_fonts" known)
    [ -z "$wanted" ] || { echo "installing: $wanted" >&2 && add $wanted; } ||
        echo "left out, text does without: $wanted" >&2
fi

# Swift is in none of these systems; its toolchain brings the compiler, Foundation and SwiftSyntax.
command -v swift >/dev/null || fail "swift is not on PATH: install Swift 6.1 or later from https://www.swift.org/install/linux/"
version=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9]*\)\.\([0-9]*\).*/\1 \2/p' | head -n 1)
[ -n "$version" ] || fail "'swift --version' does not say which version it is"
set -- $version
if [ "$1" -lt 6 ] || { [ "$1" -eq 6 ] && [ "$2" -lt 1 ]; }; then
    fail "Swift $1.$2 is too old: install Swift 6.1 or later from https://www.swift.org/install/linux/"
fi
