import CSDL2
import CoreGraphics
import Foundation

/// A window of the desktop with pixels that are drawn into, by SDL.
@MainActor final class DesktopWindow {
    private let window: OpaquePointer
    private var events: EventSource?
    private var isClosed = false
    /// The pixels in a point of the desktop: 1, or more where its person chose larger text and controls.
    private(set) var unit = 1.0

    /// Opens a window, which nobody sees before ``show()``.
    init(title: String) throws(WindowError) {
        let environment = ProcessInfo.processInfo.environment
        let desktops = [("DISPLAY", "x11"), ("WAYLAND_DISPLAY", "wayland")]
            .filter { environment[$0.0]?.isEmpty == false }
        guard !desktops.isEmpty else { throw .noDesktop }
        Self.setHints()
        // Of itself SDL would go on to drivers that show nothing to anybody. The environment's choice goes before this one.
        SDL_SetHint(SDL_HINT_VIDEODRIVER, desktops.map(\.1).joined(separator: ","))
        SDL_SetMainReady()
        guard SDL_InitSubSystem(Uint32(SDL_INIT_VIDEO)) == 0 else {
            let names = desktops.map { "\($0.0) is '\(environment[$0.0] ?? "")'" }.joined(separator: ", ")
            throw .cannotOpen(reason: "\(Self.lastError) (\(names))")
        }
        let driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? "nothing"
        // SDL would show frames by OpenGL, which without a graphics card takes ten times as long as shared memory does. Only
        // X11 has the latter.
        if driver == "x11" { SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0") }
        let flags = SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
        let anywhere = Int32(bitPattern: 0x1FFF_0000)
        guard let window = SDL_CreateWindow(title, anywhere, anywhere, 320, 480, flags) else {
            let reason = Self.lastError
            SDL_QuitSubSystem(Uint32(SDL_INIT_VIDEO))
            throw .cannotOpen(reason: reason)
        }
        self.window = window
        // SDL begins with typing on.
        SDL_StopTextInput()
        var info = SDL_SysWMinfo()
        guard csdl_window_info(window, &info) == SDL_TRUE, let connection = DesktopConnection(info) else {
            close()
            throw .unsuitable(driver: driver)
        }
        self.connection = connection
        unit = connection.unit
    }

    private var connection: DesktopConnection?

    private static func setHints() {
        let hints = [
            // Interrupting the command is the command's business.
            (SDL_HINT_NO_SIGNAL_HANDLERS, "1"),
            (SDL_HINT_APP_NAME, "Matryoshka"),
            (SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1"),
            (SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0"),
            // Fingers are fingers and the mouse is the mouse.
            (SDL_HINT_TOUCH_MOUSE_EVENTS, "0"),
            (SDL_HINT_MOUSE_TOUCH_EVENTS, "0"),
            // The click that brings the window to the front counts, as on every desktop.
            (SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1"),
            (SDL_HINT_IME_SUPPORT_EXTENDED_TEXT, "1"),
            (SDL_HINT_IME_SHOW_UI, "1"),
        ]
        for (name, value) in hints { SDL_SetHint(name, value) }
    }

    private static var lastError: String { String(cString: SDL_GetError()) }

    /// Closes the window and the connection to the desktop.
    func close() {
        guard !isClosed else { return }
        isClosed = true
        events?.cancel()
        events = nil
        SDL_DestroyWindow(window)
        SDL_QuitSubSystem(Uint32(SDL_INIT_VIDEO))
    }

    func show() { SDL_ShowWindow(window) }

    /// Calls when the desktop has said something, on the main actor; nothing wakes the process between.
    func startEvents(_ handler: @escaping @MainActor () -> Void) {
        guard let connection else { return }
        events = EventSource(descriptor: connection.descriptor, handler: handler)
    }

    /// Asks for events now and then for a while, where they come from elsewhere than the desktop's connection.
    func expectEvents(for seconds: Double) { events?.expect(for: seconds) }

    /// The next event; nil when there is none. What was said to the desktop before is sent by this at the latest.
    func nextEvent() -> SDL_Event? {
        guard !isClosed else { return nil }
        var event = SDL_Event()
        return SDL_PollEvent(&event) != 0 ? event : nil
    }

    /// Whether there are events that were read already, so that the connection is silent about them.
    var hasEvents: Bool { !isClosed && SDL_PollEvent(nil) != 0 }

    /// Opens a page of the web or begins a mail, as the desktop does; other addresses stay closed.
    func open(_ address: String) {
        guard let scheme = URLComponents(string: address)?.scheme?.lowercased(),
            ["http", "https", "mailto"].contains(scheme)
        else { return }
        SDL_OpenURL(address)
    }

    // MARK: Size

    /// The window's contents in pixels.
    var size: PixelSize {
        var (width, height): (Int32, Int32) = (0, 0)
        SDL_GetWindowSizeInPixels(window, &width, &height)
        return PixelSize(width: Int(width), height: Int(height))
    }

    /// The pixels in a unit of events' coordinates.
    var pixelsPerEventUnit: Double {
        var (width, height): (Int32, Int32) = (0, 0)
        SDL_GetWindowSize(window, &width, &height)
        return width > 0 ? Double(size.width) / Double(width) : 1
    }

    /// Makes the contents this many pixels large, around the middle that it had, on the same monitor.
    func resize(to size: PixelSize) {
        let ratio = pixelsPerEventUnit
        let width = Int32((Double(size.width) / ratio).rounded())
        let height = Int32((Double(size.height) / ratio).rounded())
        var (oldWidth, oldHeight, x, y): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
        SDL_GetWindowSize(window, &oldWidth, &oldHeight)
        SDL_GetWindowPosition(window, &x, &y)
        SDL_SetWindowSize(window, width, height)
        guard let area = usableBounds else { return }
        let (border, _) = borders
        let left = max(area.x, min(x + (oldWidth - width) / 2, area.x + area.w - width))
        let top = max(area.y + border, min(y + (oldHeight - height) / 2, area.y + area.h - height))
        if left != x || top != y { SDL_SetWindowPosition(window, left, top) }
    }

    /// Puts the window in the middle of the monitor's work area.
    func center() {
        guard let area = usableBounds else { return }
        var (width, height): (Int32, Int32) = (0, 0)
        SDL_GetWindowSize(window, &width, &height)
        let (top, _) = borders
        SDL_SetWindowPosition(
            window, area.x + max(0, (area.w - width) / 2), area.y + max(top, (area.h - height + top) / 2))
    }

    /// The room for the window's contents on its monitor, in pixels.
    var room: PixelSize {
        let ratio = pixelsPerEventUnit
        guard let area = usableBounds else { return PixelSize(width: 1024, height: 768) }
        let (top, rest) = borders
        return PixelSize(
            width: Int(Double(area.w - rest) * ratio), height: Int(Double(area.h - top - rest) * ratio))
    }

    private var usableBounds: SDL_Rect? {
        var bounds = SDL_Rect()
        let display = max(0, SDL_GetWindowDisplayIndex(window))
        return SDL_GetDisplayUsableBounds(display, &bounds) == 0 && bounds.w > 0 ? bounds : nil
    }

    /// The title bar and the other edges, in units of events: as they are, or as they may become.
    private var borders: (top: Int32, rest: Int32) {
        var (top, left, bottom, right): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
        if SDL_GetWindowBordersSize(window, &top, &left, &bottom, &right) == 0, top > 0 {
            return (top, max(left + right, bottom))
        }
        return (Int32(30 * unit), Int32(4 * unit))
    }

    // MARK: Pixels

    /// The window's pixels, to draw into until the next event; nil while the window has none.
    func surface() -> Bitmap? {
        guard !isClosed, let surface = SDL_GetWindowSurface(window) else { return nil }
        let contents = surface.pointee
        guard let pixels = contents.pixels, contents.format.pointee.BytesPerPixel == 4,
            contents.format.pointee.Rmask == 0xFF0000
        else { return nil }
        return Bitmap(wrapping: pixels, width: Int(contents.w), height: Int(contents.h), stride: Int(contents.pitch))
    }

    /// Shows those pixels of the surface.
    func present(_ areas: [PixelRect]) {
        let rects = areas.filter { !$0.isEmpty }.map {
            SDL_Rect(x: Int32($0.x), y: Int32($0.y), w: Int32($0.width), h: Int32($0.height))
        }
        if !rects.isEmpty { SDL_UpdateWindowSurfaceRects(window, rects, Int32(rects.count)) }
    }

    // MARK: Text

    /// Turns typing by an input method on or off.
    var takesText = false {
        didSet {
            guard takesText != oldValue else { return }
            if takesText { SDL_StartTextInput() } else { SDL_StopTextInput() }
            textChange = SDL_GetTicks()
        }
    }
    private var textChange: UInt32 = 0

    /// Whether SDL says of a key that went down what it types: one that was read before typing was on has no text.
    func isTextFollowing(_ key: SDL_KeyboardEvent) -> Bool {
        guard takesText else { return false }
        let type = SDL_TEXTINPUT.rawValue
        return key.timestamp > textChange || SDL_PeepEvents(nil, 1, SDL_PEEKEVENT, type, type) > 0
    }

    /// Where an input method shows its candidates, in pixels.
    func setCaret(_ area: PixelRect) {
        let ratio = pixelsPerEventUnit
        var rect = SDL_Rect(
            x: Int32(Double(area.x) / ratio), y: Int32(Double(area.y) / ratio),
            w: Int32(max(1, Double(area.width) / ratio)), h: Int32(max(1, Double(area.height) / ratio)))
        SDL_SetTextInputRect(&rect)
    }

    /// The text that may be pasted; empty for none.
    var clipboard: String {
        get {
            guard let text = SDL_GetClipboardText() else { return "" }
            defer { SDL_free(text) }
            return String(cString: text)
        }
        set { SDL_SetClipboardText(newValue) }
    }

    /// The pointer's place in pixels, if it is in the window.
    var pointer: (x: Double, y: Double)? {
        guard SDL_GetMouseFocus() == window else { return nil }
        var (x, y): (Int32, Int32) = (0, 0)
        SDL_GetMouseState(&x, &y)
        let ratio = pixelsPerEventUnit
        return (Double(x) * ratio, Double(y) * ratio)
    }
}
