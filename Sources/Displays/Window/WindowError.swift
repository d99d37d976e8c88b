/// Why there is no window, as one line for a person.
package enum WindowError: Error, Equatable, CustomStringConvertible {
    /// Neither an X server nor a Wayland compositor is named in the environment.
    case noDesktop
    case cannotOpen(reason: String)
    /// The window system that SDL was told to use gives nothing to wait for events on.
    case unsuitable(driver: String)

    package var description: String {
        switch self {
        case .noDesktop:
            "there is no desktop to show a window on: neither DISPLAY nor WAYLAND_DISPLAY is set; '--display browser' "
                + "shows the app in a page"
        case .cannotOpen(let reason): "no window can be opened: \(reason)"
        case .unsuitable(let driver):
            "SDL shows windows by '\(driver)' here, and only x11 and wayland will do: see SDL_VIDEODRIVER"
        }
    }
}
