#!/bin/sh
# Measures how long a frame and a row of it take to get into a window, on an X server of its own: by the window display's
# path, by a copy in memory, and by GTK 4 with its default and its cairo renderer. Needs libgtk-4-dev and xvfb.
set -eu
cd "$(dirname "$0")"

pkg-config --exists gtk4 sdl2 || { echo "error: apt-get install libgtk-4-dev libsdl2-dev pkg-config" >&2; exit 1; }
work=$(mktemp -d)
server=""
finish() {
    [ -z "$server" ] || kill "$server" 2>/dev/null || true
    rm -rf "$work"
}
trap finish EXIT INT TERM

clang -O2 -o "$work/present" present.c $(pkg-config --cflags --libs gtk4 sdl2)
Xvfb -displayfd 3 -screen 0 1400x2700x24 -nolisten tcp -noreset 3>"$work/display" 2>/dev/null &
server=$!
while [ ! -s "$work/display" ]; do sleep 0.1; done
DISPLAY=":$(cat "$work/display")"
export DISPLAY
unset GSK_RENDERER WAYLAND_DISPLAY

for scale in 2 3; do
    {
        "$work/present" memcpy "$scale"
        "$work/present" sdl "$scale"
        "$work/present" gtk "$scale" 2>/dev/null
        GSK_RENDERER=cairo "$work/present" gtk "$scale" 2>/dev/null
    } | awk -v scale="$scale" '
        { name[NR] = $1; full[$1] = $2; row[$1] = $3 }
        END {
            printf "%dx%d pixels, medians in milliseconds\n", 390 * scale, 844 * scale
            printf "%-12s %10s %10s %14s %14s\n", "", "frame", "row", "frame/memcpy", "row/memcpy"
            for (i = 1; i <= NR; i++) {
                n = name[i]
                printf "%-12s %10.3f %10.3f %14.1f %14.1f\n", n, full[n], row[n], full[n] / full["memcpy"], row[n] / row["memcpy"]
            }
            best = full["gtk"] < full["gtk-cairo"] ? "gtk" : "gtk-cairo"
            bestRow = row["gtk"] < row["gtk-cairo"] ? "gtk" : "gtk-cairo"
            printf "GTK 4 takes %.0f times as long as the window for a frame, %.0f times for a row\n\n", full[best] / full["sdl"], row[bestRow] / row["sdl"]
        }'
done
