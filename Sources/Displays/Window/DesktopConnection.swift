import CSDL2
import Foundation

/// The connection to the desktop that SDL opened a window through.
struct DesktopConnection {
    /// What becomes readable when the desktop says something.
    let descriptor: Int32
    /// The pixels in a point, as the desktop is set.
    let unit: Double

    init?(_ info: SDL_SysWMinfo) {
        var info = info
        let x11 = csdl_x11_descriptor(&info)
        if x11 >= 0 {
            descriptor = x11
            let resources = csdl_x11_display(&info).flatMap(Self.resources(of:)) ?? ""
            unit = Self.unit(resources: resources, environment: ProcessInfo.processInfo.environment)
        } else if let display = csdl_wayland_display(&info), let wayland = Self.descriptor(ofWayland: display) {
            descriptor = wayland
            // The compositor scales, and tells SDL about it.
            unit = 1
        } else {
            return nil
        }
    }

    /// What a desktop's person chose for the size of text and controls: SDL says nothing of it on X11.
    static func unit(resources: String, environment: [String: String]) -> Double {
        if let scale = environment["GDK_SCALE"].flatMap(Double.init), (1...4).contains(scale) { return scale }
        for line in resources.split(separator: "\n") where line.hasPrefix("Xft.dpi:") {
            let value = line.dropFirst(8).trimmingCharacters(in: .whitespaces)
            if let dpi = Double(value), (72...400).contains(dpi) { return max(1, dpi / 96) }
        }
        return 1
    }

    // SDL loads these libraries when it needs them, so that nobody has to have both: the same is done here.

    private static func resources(of display: UnsafeMutableRawPointer) -> String? {
        typealias Function = @convention(c) (UnsafeMutableRawPointer) -> UnsafePointer<CChar>?
        return function("XResourceManagerString", in: "libX11.so.6", as: Function.self)?(display)
            .map { String(cString: $0) }
    }

    private static func descriptor(ofWayland display: UnsafeMutableRawPointer) -> Int32? {
        typealias Function = @convention(c) (UnsafeMutableRawPointer) -> Int32
        return function("wl_display_get_fd", in: "libwayland-client.so.0", as: Function.self)?(display)
    }

    private static func function<Function>(_ name: String, in library: String, as: Function.Type) -> Function? {
        guard let handle = dlopen(library, RTLD_LAZY), let symbol = dlsym(handle, name) else { return nil }
        return unsafeBitCast(symbol, to: Function.self)
    }
}
