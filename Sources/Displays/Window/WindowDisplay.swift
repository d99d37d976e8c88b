import CoreGraphics
import DisplayProtocol
import Foundation

/// Shows an app in a window of the desktop.
///
/// Everything happens on the main actor, beside whatever else runs on the main queue: the window waits for the desktop and
/// the app, and wakes for nothing else.
@MainActor package final class WindowDisplay {
    /// The person has closed the window, which is gone by then.
    package var onClose: (() -> Void)?

    let host: AppHost
    let window: DesktopWindow
    let painter: WindowPainter
    private var observer: Int?
    private(set) var isOpen = false
    /// What has to be painted again, in pixels of the window.
    private var damage: [PixelRect] = []

    var input = WindowInput()
    let timers = WindowTimers()
    var isTakingEvents = false
    /// What both the desktop and the app have on their pasteboards.
    var pasteboard = ""
    var zoom = Zoom.automatic
    /// The size that the window was last given by us.
    var wantedSize: PixelSize?

    /// What is laid over the screen.
    var overlays = WindowOverlays() {
        didSet { if overlays != oldValue { overlaysNeedUpdate = true } }
    }
    private var hasToldOfMenu = false
    /// Whether the person wants to see the app that still runs below the errors of its next make.
    var hasDismissedErrors = false
    var recording: WindowRecording?

    /// Opens the window; nobody sees it before ``start()``.
    package init(host: AppHost) throws {
        self.host = host
        window = try DesktopWindow(title: host.name)
        let source = Self.sourceSize(of: host)
        let layout = WindowLayout(
            window: window.size, source: source, interfaceSize: host.interfaceSize, unit: window.unit)
        painter = WindowPainter(
            layout: layout, cornerRadius: host.settings.screen.cornerRadius, style: host.settings.screen.style,
            unit: window.unit)
    }

    /// Shows the window, and the app in it from now on.
    package func start() throws {
        isOpen = true
        fitWindow()
        window.center()
        window.show()
        guard window.surface() != nil else {
            close()
            throw WindowError.cannotOpen(reason: "its pixels are not those of a desktop with 24 bits of colour")
        }
        observer = host.addObserver { [weak self] event in self?.follow(event) }
        window.startEvents { [weak self] in self?.takeEvents() }
        shareClipboard()
        updateTextInput()
        updateStatus()
        invalidateAll()
        // The desktop has answered before anybody listened.
        takeEvents()
    }

    /// Closes the window; the app goes on.
    package func stop() {
        guard isOpen else { return }
        close()
    }

    func close() {
        isOpen = false
        finishRecording()
        if let observer { host.removeObserver(observer) }
        observer = nil
        timers.stopAll()
        window.close()
    }

    // MARK: The app

    private func follow(_ event: AppHost.Event) {
        switch event {
        case .frame(let areas): showFrame(changed: areas)
        case .phase(let phase):
            if phase == .running { appDidStart() }
            updateStatus()
        case .screen: screenChanged()
        case .build(let build):
            if build == .building { hasDismissedErrors = false }
            updateStatus()
        case .message(let message): hear(message)
        case .reset: input.pointer = PointerInput()
        }
        paint()
        takeEvents()
    }

    private func showFrame(changed areas: [AppMessage.PixelRectangle]) {
        guard let picture = host.picture else { return }
        if PixelSize(width: picture.width, height: picture.height) != painter.layout.source {
            relayout()
        } else {
            for area in areas { invalidate(painter.area(of: area)) }
        }
        recording?.take(picture, changed: areas)
        if !hasToldOfMenu {
            hasToldOfMenu = true
            show("F1 or a right click opens the menu", for: 4)
        }
        if overlays.card != nil { updateStatus() }
    }

    private func hear(_ message: any AppMessage.Body) {
        switch message {
        case is AppMessage.Activity: updateStatus()
        case is AppMessage.TextInput: updateTextInput()
        case let text as PasteboardText:
            pasteboard = text.text
            window.clipboard = text.text
        case let address as AppMessage.OpenURL: window.open(address.url)
        default: break
        }
    }

    private func appDidStart() {
        input.keyboard = KeyboardInput()
        input.pointer = PointerInput()
        pasteboard = ""
        shareClipboard()
    }

    /// The device, its settings or the way that the interface stands has changed.
    private func screenChanged() {
        relayout()
        invalidateAll()
    }

    // MARK: Place

    static func sourceSize(of host: AppHost) -> PixelSize {
        if let picture = host.picture { return PixelSize(width: picture.width, height: picture.height) }
        let scale = host.settings.screen.scale
        return PixelSize(
            width: Int((host.interfaceSize.width * scale).rounded()),
            height: Int((host.interfaceSize.height * scale).rounded()))
    }

    /// Gives the window the size that the screen takes at the chosen zoom.
    func fitWindow() {
        let source = Self.sourceSize(of: host)
        let factor = zoom.factor(
            for: source, scale: host.settings.screen.scale, room: window.room, unit: window.unit)
        let size = WindowLayout.windowSize(for: source, factor: factor, unit: window.unit)
        wantedSize = size
        if size != window.size { window.resize(to: size) }
        updateLayout()
    }

    /// Follows a picture of another size: the window turns with it.
    private func relayout() {
        if Self.sourceSize(of: host) != painter.layout.source { fitWindow() } else { updateLayout() }
    }

    /// Takes on the window's size as it is.
    func updateLayout() {
        let screen = host.settings.screen
        painter.update(
            layout: WindowLayout(
                window: window.size, source: Self.sourceSize(of: host), interfaceSize: host.interfaceSize,
                unit: window.unit),
            cornerRadius: screen.cornerRadius, style: screen.style, unit: window.unit)
        updateTextInput()
        invalidateAll()
    }

    // MARK: Painting

    func invalidate(_ area: PixelRect) {
        if !area.isEmpty { damage.append(area) }
    }

    func invalidateAll() {
        damage = [PixelRect(x: 0, y: 0, width: painter.layout.window.width, height: painter.layout.window.height)]
        overlaysNeedUpdate = true
    }

    /// Whether what is laid over the screen has to be drawn anew.
    var overlaysNeedUpdate = false {
        didSet { if overlaysNeedUpdate, !oldValue { damage.append(overlayArea) } }
    }
    private var overlayArea = PixelRect(x: 0, y: 0, width: 0, height: 0)

    /// Brings what has changed to the window.
    func paint() {
        guard isOpen else { return }
        if overlaysNeedUpdate {
            overlaysNeedUpdate = false
            painter.overlays = makeOverlays()
            let area = painter.overlays.reduce(PixelRect(x: 0, y: 0, width: 0, height: 0)) {
                $0.union(PixelRect($1.bounds))
            }
            overlayArea = area.outset(by: 1)
            invalidate(overlayArea)
        }
        guard !damage.isEmpty, let surface = window.surface() else { return }
        let areas = Self.merged(damage, within: surface.bounds)
        damage = []
        painter.paint(areas, picture: host.picture, on: surface)
        window.present(areas)
    }

    /// The areas without those that lie in others; many become one.
    static func merged(_ areas: [PixelRect], within bounds: PixelRect) -> [PixelRect] {
        var merged: [PixelRect] = []
        for area in areas {
            let area = area.intersection(bounds)
            if area.isEmpty || merged.contains(where: { $0.intersection(area) == area }) { continue }
            merged.removeAll { area.intersection($0) == $0 }
            merged.append(area)
        }
        return merged.count <= 16 ? merged : [merged.dropFirst().reduce(merged[0]) { $0.union($1) }]
    }
}
