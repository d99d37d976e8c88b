// How long it takes to bring a phone's frame into a window: by SDL's surface in memory shared with the X server, as the
// window display does, and by GTK 4. Compiled and run by run.sh.
#define _GNU_SOURCE
#include <gtk/gtk.h>
#define SDL_MAIN_HANDLED
#include <SDL2/SDL.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { frames = 120, skipped = 10 };

static int width, height, row_y, row_height;
static uint32_t *pictures[2];

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec * 1e3 + t.tv_nsec / 1e6;
}

static int ascending(const void *a, const void *b) {
    double d = *(const double *)a - *(const double *)b;
    return d < 0 ? -1 : d > 0;
}

static double median(double *values, int count) {
    qsort(values, count, sizeof *values, ascending);
    return values[count / 2];
}

static void say(const char *what, double full, double row) { printf("%s %.4f %.4f\n", what, full, row); }

// Two pictures that differ everywhere, with more in them than one colour.
static void make_pictures(void) {
    for (int index = 0; index < 2; index++) {
        pictures[index] = malloc((size_t)width * height * 4);
        uint32_t state = 1 + index;
        for (int pixel = 0; pixel < width * height; pixel++) {
            state = state * 1664525u + 1013904223u;
            pictures[index][pixel] = 0xFF000000u | state >> 8;
        }
    }
}

static void measure_copy(void) {
    uint32_t *target = malloc((size_t)width * height * 4);
    double full[frames], row[frames];
    for (int frame = -skipped; frame < frames; frame++) {
        uint32_t *picture = pictures[frame & 1];
        double start = now();
        memcpy(target, picture, (size_t)width * height * 4);
        __asm__ volatile("" ::"r"(target) : "memory");
        double middle = now();
        memcpy(target + row_y * width, picture + row_y * width, (size_t)row_height * width * 4);
        __asm__ volatile("" ::"r"(target) : "memory");
        double end = now();
        if (frame >= 0) full[frame] = middle - start, row[frame] = end - middle;
    }
    say("memcpy", median(full, frames), median(row, frames));
    free(target);
}

// MARK: SDL

static void sdl_show(SDL_Window *window, const uint32_t *picture, int top, int rows) {
    SDL_Surface *surface = SDL_GetWindowSurface(window);
    for (int line = top; line < top + rows; line++)
        memcpy((char *)surface->pixels + (size_t)line * surface->pitch, picture + (size_t)line * width, (size_t)width * 4);
    SDL_Rect rect = {0, top, width, rows};
    SDL_UpdateWindowSurfaceRects(window, &rect, 1);
}

static void measure_sdl(void) {
    SDL_SetMainReady();
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
    if (SDL_Init(SDL_INIT_VIDEO) != 0) exit((fprintf(stderr, "SDL: %s\n", SDL_GetError()), 1));
    SDL_Window *window = SDL_CreateWindow("SDL", 0, 0, width, height, SDL_WINDOW_SHOWN);
    SDL_Event event;
    for (double end = now() + 500; now() < end;) SDL_PollEvent(&event);
    double full[frames], row[frames];
    for (int frame = -skipped; frame < frames; frame++) {
        double start = now();
        sdl_show(window, pictures[frame & 1], 0, height);
        double middle = now();
        sdl_show(window, pictures[frame & 1], row_y, row_height);
        double end = now();
        while (SDL_PollEvent(&event)) {}
        if (frame >= 0) full[frame] = middle - start, row[frame] = end - middle;
    }
    say("sdl", median(full, frames), median(row, frames));
    SDL_DestroyWindow(window);
    SDL_Quit();
}

// MARK: GTK

static GtkWidget *gtk_window, *gtk_full, *gtk_row;
static double gtk_start, gtk_times[2][frames];
static int gtk_frame = -skipped, gtk_is_row;
static gboolean gtk_is_measuring;

static GdkTexture *texture(const uint32_t *pixels, int rows) {
    GBytes *bytes = g_bytes_new_static(pixels, (size_t)width * rows * 4);
    GdkTexture *made = gdk_memory_texture_new(width, rows, GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, (size_t)width * 4);
    g_bytes_unref(bytes);
    return made;
}

// The frame's own texture, as a program that gets its pixels from elsewhere has to make one.
static gboolean tick(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
    const uint32_t *picture = pictures[gtk_frame & 1];
    gtk_start = now();
    gtk_is_measuring = TRUE;
    GdkTexture *made = gtk_is_row ? texture(picture + row_y * width, row_height) : texture(picture, height);
    gtk_picture_set_paintable(GTK_PICTURE(gtk_is_row ? gtk_row : gtk_full), GDK_PAINTABLE(made));
    g_object_unref(made);
    return G_SOURCE_CONTINUE;
}

static void after_paint(GdkFrameClock *clock, gpointer loop) {
    if (!gtk_is_measuring) return;
    gtk_is_measuring = FALSE;
    gdk_display_sync(gdk_display_get_default());
    double time = now() - gtk_start;
    if (gtk_frame >= 0 && gtk_frame < frames) gtk_times[gtk_is_row][gtk_frame] = time;
    if (++gtk_frame < frames) return;
    gtk_frame = -skipped;
    if (gtk_is_row++) g_main_loop_quit(loop);
}

static void measure_gtk(const char *name) {
    if (!gtk_init_check()) exit((fprintf(stderr, "GTK finds no display\n"), 1));
    GMainLoop *loop = g_main_loop_new(NULL, FALSE);
    gtk_window = gtk_window_new();
    gtk_window_set_decorated(GTK_WINDOW(gtk_window), FALSE);
    gtk_window_set_resizable(GTK_WINDOW(gtk_window), FALSE);
    GtkWidget *fixed = gtk_fixed_new();
    gtk_full = gtk_picture_new();
    gtk_row = gtk_picture_new();
    gtk_widget_set_size_request(gtk_full, width, height);
    gtk_widget_set_size_request(gtk_row, width, row_height);
    gtk_fixed_put(GTK_FIXED(fixed), gtk_full, 0, 0);
    gtk_fixed_put(GTK_FIXED(fixed), gtk_row, 0, row_y);
    gtk_window_set_child(GTK_WINDOW(gtk_window), fixed);
    gtk_widget_add_tick_callback(fixed, tick, NULL, NULL);
    gtk_window_present(GTK_WINDOW(gtk_window));
    g_signal_connect(gtk_widget_get_frame_clock(gtk_window), "after-paint", G_CALLBACK(after_paint), loop);
    g_main_loop_run(loop);
    say(name, median(gtk_times[0], frames), median(gtk_times[1], frames));
}

int main(int count, char **arguments) {
    if (count != 3) return fprintf(stderr, "usage: %s memcpy|sdl|gtk SCALE\n", arguments[0]), 2;
    int scale = atoi(arguments[2]);
    width = 390 * scale;
    height = 844 * scale;
    // A row of a table.
    row_y = 272 * scale;
    row_height = 50 * scale;
    make_pictures();
    if (!strcmp(arguments[1], "memcpy")) measure_copy();
    if (!strcmp(arguments[1], "sdl")) measure_sdl();
    if (!strcmp(arguments[1], "gtk")) measure_gtk(getenv("GSK_RENDERER") ? "gtk-cairo" : "gtk");
    return 0;
}
