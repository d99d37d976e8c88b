import Foundation
import FoundationNetworking

/// A view of WPE WebKit. All of it is used on the library's thread.
final class WPEView: @unchecked Sendable {
    let library: WPELibrary
    private let store: WPEStore
    private let schemes: [String]
    /// Calls the page's other end, in a turn of the main queue.
    private let told: @MainActor (@MainActor (WPEPage) -> Void) -> Void

    /// What there is while the view is open.
    struct Objects {
        let web: NativeObject
        let content: NativeObject
        let context: NativeObject
        let exportable: NativeObject
        let backend: NativeObject
    }

    private(set) var objects: Objects?
    /// What the page is drawn into, as long as WebKit has it.
    private(set) weak var surface: WPESurface?
    /// The signals' data: it keeps this object until the view is closed.
    private var pointer: Unmanaged<WPEView>?
    var handlers: [PageHandler] = []
    var finding: ((Bool) -> Void)?
    var size = (width: 320, height: 480)
    var hasFailed = false
    /// Whether messages of the engine's own script are heard.
    var listensToItself = false
    private let startTime = Date()
    private var isVisible = false
    private var waits: [DrawingWait] = []

    init(
        _ library: WPELibrary, _ store: WPEStore, schemes: [String],
        told: @escaping @MainActor (@MainActor (WPEPage) -> Void) -> Void
    ) {
        self.library = library
        self.store = store
        self.schemes = schemes
        self.told = told
    }

    func tell(_ call: @escaping @MainActor (WPEPage) -> Void) {
        let told = told
        onMainActor { told(call) }
    }

    func tellAudience(_ call: @escaping @MainActor (any PageAudience) -> Void) {
        tell { if let audience = $0.audience { call(audience) } }
    }

    /// Milliseconds for the times of events.
    var time: UInt32 { UInt32(truncatingIfNeeded: Int(Date().timeIntervalSince(startTime) * 1000)) }

    // MARK: Beginning and end

    private var hasOwnContext: Bool { !schemes.isEmpty }

    func open() {
        let pointer = Unmanaged.passRetained(self)
        self.pointer = pointer
        guard let surface = WPESurface(library, size: size, data: pointer.toOpaque(), draw: Self.didDraw) else {
            return
        }
        self.surface = surface
        let backend = library.backend.view(surface.exportable)
        let context = store.context(library, isOwn: hasOwnContext)
        let content = library.web.makeContent()
        guard let web = makeView(surface.makeBackend(), context, content) else { return }
        objects = Objects(
            web: web, content: content, context: context, exportable: surface.exportable, backend: backend)
        connect(web, content, pointer.toOpaque())
        for scheme in schemes { register(scheme, in: context, pointer.toOpaque()) }
        setContent(scripts: [], handlers: [])
        library.backend.addState(backend, WPEBackend.focused | WPEBackend.inWindow)
    }

    private func makeView(_ box: NativeObject, _ context: NativeObject, _ content: NativeObject) -> NativeObject? {
        let (glib, web) = (library.glib, library.web)
        var values = [GLib.Value(), GLib.Value(), GLib.Value()]
        let made = values.withUnsafeMutableBufferPointer { values -> UnsafeMutableRawPointer? in
            guard let first = values.baseAddress else { return nil }
            // The view keeps what it is made of, and the box is its own: the values are let go.
            defer { for value in first..<first + 3 { glib.clear(value) } }
            _ = glib.initialize(first, web.backendType())
            glib.setBoxed(first, UnsafeMutableRawPointer(box))
            _ = glib.initialize(first + 1, web.contextType())
            glib.setObject(first + 1, UnsafeMutableRawPointer(context))
            _ = glib.initialize(first + 2, web.contentType())
            glib.setObject(first + 2, UnsafeMutableRawPointer(content))
            return "backend".withCString { backend in
                "web-context".withCString { context in
                    "user-content-manager".withCString { content in
                        var names: [NativeText?] = [backend, context, content]
                        return glib.make(web.viewType(), 3, &names, first)
                    }
                }
            }
        }
        return made.map { NativeObject($0) }
    }

    func close() {
        guard let objects else { return }
        self.objects = nil
        library.glib.unref(UnsafeMutableRawPointer(objects.web))
        library.glib.unref(UnsafeMutableRawPointer(objects.content))
        if hasOwnContext { library.glib.unref(UnsafeMutableRawPointer(objects.context)) }
        // What the library still had to say of the view has been said by then.
        let pointer = pointer
        library.glib.call(after: 1000) { pointer?.release() }
    }

    static func of(_ data: UnsafeMutableRawPointer?) -> WPEView? {
        data.map { Unmanaged<WPEView>.fromOpaque($0).takeUnretainedValue() }
    }

    // MARK: Drawing

    private static let didDraw: @convention(c) (UnsafeMutableRawPointer?, NativeObject?) -> Void = { data, buffer in
        guard let view = WPEView.of(data), let buffer else { return }
        view.take(buffer)
    }

    /// Calls when the page has been drawn twice, or has had nothing to draw for a while.
    func whenDrawn(_ call: @escaping @MainActor () -> Void) {
        let waiting = DrawingWait(call)
        waits.append(waiting)
        let patience: UInt32 = isVisible ? 1000 : 0
        library.glib.call(after: patience) { waiting.finish() }
    }

    private func take(_ exported: NativeObject) {
        let backend = library.backend
        guard let objects, let shared = backend.sharedBuffer(exported) else { return }
        let (width, height) = (Int(backend.width(shared)), Int(backend.height(shared)))
        let stride = Int(backend.stride(shared))
        backend.beginAccess(shared)
        let pixels = backend.data(shared).map { Data(bytes: $0, count: stride * height) }
        backend.endAccess(shared)
        backend.release(objects.exportable, exported)
        guard let pixels else { return }
        tell { page in
            page.audience?.page(draws: .pixels(pixels, width: width, height: height, bytesPerRow: stride))
            // The next frame is drawn when this one was taken: so none waits in a queue.
            page.library.call { self.didTake() }
        }
    }

    private func didTake() {
        waits = waits.filter { !$0.count() }
        if let objects { library.backend.frameComplete(objects.exportable) }
    }

    // MARK: Size, sight and input

    func resize(width: Int, height: Int, scale: Double) {
        size = (width, height)
        guard let objects else { return }
        library.backend.setScale(objects.backend, Float(scale))
        library.backend.setSize(objects.backend, UInt32(max(1, width)), UInt32(max(1, height)))
    }

    func show(_ isVisible: Bool) {
        self.isVisible = isVisible
        guard let objects else { return }
        if isVisible {
            library.backend.addState(objects.backend, WPEBackend.visible)
        } else {
            library.backend.removeState(objects.backend, WPEBackend.visible)
        }
    }

    /// A finger's tap, as pages get it of a mouse.
    func tap(x: Int32, y: Int32) {
        guard let objects else { return }
        let leftButton: UInt32 = 1
        let held: UInt32 = 1 << 20
        let events = [
            WPEBackend.PointerEvent(type: 1, time: time, x: x, y: y),
            WPEBackend.PointerEvent(type: 2, time: time, x: x, y: y, button: leftButton, state: 1, modifiers: held),
            WPEBackend.PointerEvent(type: 2, time: time, x: x, y: y, button: leftButton, state: 0),
        ]
        for event in events { withUnsafePointer(to: event) { library.backend.sendPointer(objects.backend, $0) } }
    }

    func type(_ key: PageKey) {
        let codes: [UInt32]
        switch key {
        // X's names of keys, which WPE has: BackSpace and Return.
        case .delete: codes = [0xFF08]
        case .enter: codes = [0xFF0D]
        case .text(let text): codes = text.unicodeScalars.map { library.backend.keyCode($0.value) }
        }
        for code in codes {
            for isPressed in [true, false] {
                let event = WPEBackend.KeyEvent(time: time, keyCode: code, isPressed: isPressed)
                guard let objects else { return }
                withUnsafePointer(to: event) { library.backend.sendKey(objects.backend, $0) }
            }
        }
    }
}

/// Somebody's wait for what is drawn.
private final class DrawingWait {
    /// A picture may have been drawn before what is waited for; the one after it was not.
    private var left = 2
    private var call: (@MainActor () -> Void)?

    init(_ call: @escaping @MainActor () -> Void) { self.call = call }

    /// Counts a picture; true when that was the last.
    func count() -> Bool {
        left -= 1
        if left == 0 { finish() }
        return left <= 0
    }

    func finish() {
        guard let call else { return }
        self.call = nil
        onMainActor(call)
    }
}
