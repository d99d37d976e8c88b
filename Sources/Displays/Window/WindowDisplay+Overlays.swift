import CoreGraphics
import DisplayProtocol
import Foundation

extension WindowDisplay {
    /// What is laid over the screen now, in pixels of the window.
    func makeOverlays() -> [DisplayList] {
        let layout = painter.layout
        let unit = window.unit
        let screen = layout.screen.rect.applying(CGAffineTransform(scaleX: 1 / unit, y: 1 / unit))
        let corner = host.settings.screen.cornerRadius * layout.pixelsPerPoint / unit
        var lists: [DisplayList] = []
        func draw(_ body: (CGContext) -> Void) {
            let context = CGContext(
                recordingInto: CGSize(width: layout.window.width, height: layout.window.height))
            context.scaleBy(x: unit, y: unit)
            body(context)
            let list = context.takeList()
            if !list.isEmpty { lists.append(list) }
        }
        if let card = overlays.card {
            draw {
                card.draw(
                    in: $0, screen: screen, cornerRadius: corner, theme: painter.theme, step: overlays.spinnerStep,
                    unit: unit)
            }
        }
        if let pinch = overlays.pinch {
            draw { context in
                for point in [pinch.first, pinch.second] {
                    let area = layout.pixels(of: CGRect(origin: point, size: .zero)).rect
                    context.drawFinger(at: CGPoint(x: area.minX / unit, y: area.minY / unit))
                }
            }
        }
        if recording != nil { draw { drawRecordingLight(in: $0, screen: screen) } }
        if let toast = overlays.toast { draw { drawToast(toast, in: $0, screen: screen) } }
        if let menu = overlays.menu { draw { menu.draw(in: $0, theme: painter.theme, unit: unit) } }
        return lists
    }

    private func drawRecordingLight(in context: CGContext, screen: CGRect) {
        // On the rim, so that it is in nobody's way.
        let radius = CGFloat(painter.layout.rim) / window.unit * 0.3
        let center = CGPoint(x: screen.midX, y: screen.minY - CGFloat(painter.layout.rim) / window.unit / 2)
        context.setFillColor(CGColor(red: 1, green: 0.23, blue: 0.19, alpha: 1))
        context.fillEllipse(
            in: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }

    private func drawToast(_ text: String, in context: CGContext, screen: CGRect) {
        let layout = OverlayText(size: 13, weight: .medium, lineLimit: 1, truncation: .byTruncatingMiddle)
            .layout(text, width: min(screen.width - 60, 420), unit: window.unit)
        let width = layout.lines.map(\.width).max() ?? layout.size.width
        let area = CGRect(
            x: (screen.midX - width / 2 - 16).rounded(), y: (screen.maxY - 84).rounded(), width: width + 32, height: 34)
        context.drawPanel(area, theme: painter.theme, radius: 17)
        context.draw(
            layout, at: CGPoint(x: area.minX + 16, y: (area.midY - layout.size.height / 2).rounded()),
            color: painter.theme.text)
    }

    /// Says something for a moment.
    func show(_ text: String, for seconds: Double = 1.6) {
        overlays.toast = text
        timers.start(.toastEnd, after: seconds) { [weak self] in
            self?.overlays.toast = nil
            self?.paint()
            self?.takeEvents()
        }
    }

    // MARK: Menu

    /// - Parameter place: Where the pointer is, in points of the desktop; nil for a menu that a key opens.
    func openMenu(at place: CGPoint? = nil) {
        for touch in input.pointer.cancel() { host.send(touch) }
        overlays.pinch = nil
        let size = painter.layout.window
        let screen = host.settings.screen
        overlays.menu = CommandMenu(
            heading: "\(screen.deviceName) · \(Int(screen.size.width)) × \(Int(screen.size.height))",
            groups: WindowCommand.groups.map { $0.map(item) },
            in: CGSize(width: Double(size.width) / window.unit, height: Double(size.height) / window.unit), at: place)
    }

    func closeMenu() {
        overlays.menu = nil
    }

    /// Whether the menu took the key.
    func takeMenuKey(_ event: KeyboardInput.Event) -> Bool {
        switch event.usage {
        case 0x29: closeMenu()
        case 0x51: overlays.menu?.move(by: 1)
        case 0x52: overlays.menu?.move(by: -1)
        case 0x28, 0x58, 0x2C:
            let command = overlays.menu?.selection
            closeMenu()
            if let command { perform(command) }
        default:
            // Other keys are what they are without the menu.
            closeMenu()
            return WindowCommand(event) == .menu
        }
        return true
    }

    private func item(_ command: WindowCommand) -> CommandMenu.Item {
        .init(command: command, title: title(of: command), isEnabled: isEnabled(command))
    }
}

extension CGContext {
    /// A finger as it is shown on the screen.
    fileprivate func drawFinger(at point: CGPoint) {
        let area = CGRect(x: point.x - 14, y: point.y - 14, width: 28, height: 28)
        setFillColor(CGColor(gray: 0.5, alpha: 0.45))
        fillEllipse(in: area)
        setStrokeColor(CGColor(gray: 1, alpha: 0.85))
        setLineWidth(1.5)
        strokeEllipse(in: area.insetBy(dx: 0.75, dy: 0.75))
    }
}
