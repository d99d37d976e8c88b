#define SDL_MAIN_HANDLED
#include <SDL2/SDL.h>
#include <SDL2/SDL_syswm.h>

// SDL's version check is a macro, which Swift does not see; so is X11's way to a connection's descriptor.
static inline SDL_bool csdl_window_info(SDL_Window *window, SDL_SysWMinfo *info) {
    SDL_VERSION(&info->version);
    return SDL_GetWindowWMInfo(window, info);
}

/// The descriptor of the connection to an X server, or -1 where the window has none.
static inline int csdl_x11_descriptor(const SDL_SysWMinfo *info) {
#ifdef SDL_VIDEO_DRIVER_X11
    if (info->subsystem == SDL_SYSWM_X11) return ConnectionNumber(info->info.x11.display);
#endif
    return -1;
}

/// The `Display *` of a window of X11, or null.
static inline void *csdl_x11_display(const SDL_SysWMinfo *info) {
#ifdef SDL_VIDEO_DRIVER_X11
    if (info->subsystem == SDL_SYSWM_X11) return info->info.x11.display;
#endif
    return 0;
}

/// The `wl_display *` of a window of Wayland, or null.
static inline void *csdl_wayland_display(const SDL_SysWMinfo *info) {
#ifdef SDL_VIDEO_DRIVER_WAYLAND
    if (info->subsystem == SDL_SYSWM_WAYLAND) return info->info.wl.display;
#endif
    return 0;
}
