import Foundation
import QuartzCore

/// The view over a window while a menu is open, which takes the touches beside the menu.
final class MenuOverlay: UIView {
    let platter = MenuPlatter(frame: .zero)
    /// The frame of the menu's source, in the overlay's coordinates.
    private let anchor: CGRect
    private let preview: UIView?
    private let lift: ContextMenuLift?
    private let dim = UIView(frame: .zero)
    var presentation: MenuPresentation?
    var onTapBeside: () -> Void = {}
    var onPreviewTap: (() -> Void)?

    private static let duration = 0.3

    // Choice (menus): the dark screen needs more for the difference to be seen.
    private static let dimming = UIColor { UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.48 : 0.2) }

    init(frame: CGRect, anchor: CGRect, preview: UIView?, lift: ContextMenuLift?) {
        self.anchor = anchor
        self.preview = preview ?? lift?.view
        self.lift = lift
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        accessibilityViewIsModal = true
        // Menus beside a button dim nothing.
        dim.backgroundColor = self.preview == nil ? .clear : Self.dimming
        dim.frame = bounds
        dim.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dim.isUserInteractionEnabled = false
        addSubview(dim)
        if let preview = self.preview {
            preview.isUserInteractionEnabled = false
            addSubview(preview)
        }
        addSubview(platter)
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Places

    private var area: CGRect {
        let safe = superview?.safeAreaInsets ?? .zero
        let distance = MenuMetrics.distance
        return bounds.inset(by: safe).insetBy(dx: distance, dy: distance)
    }

    /// The frame of the preview: at its place, moved as far as the menu needs room.
    private func previewFrame(menuHeight: CGFloat) -> CGRect {
        guard let size = previewSize else { return anchor }
        let area = area
        var frame = CGRect(
            x: anchor.midX - size.width / 2, y: anchor.midY - size.height / 2, width: size.width, height: size.height)
        frame.origin.x = min(max(frame.minX, area.minX), max(area.minX, area.maxX - frame.width))
        let lowest = area.maxY - menuHeight - 2 * MenuMetrics.distance - frame.height
        frame.origin.y = max(min(frame.minY, lowest), area.minY)
        return frame
    }

    /// The room for what is lifted, above the least menu.
    private var liftRoom: CGSize {
        CGSize(width: area.width, height: area.height - 3 * MenuMetrics.rowHeight - 2 * MenuMetrics.distance)
    }

    /// The size of the preview once it is raised.
    private var previewSize: CGSize? {
        guard let preview else { return nil }
        let scale = lift == nil ? 1 : ContextMenuLift.scale(of: preview.bounds.size, within: liftRoom)
        return CGSize(width: preview.bounds.width * scale, height: preview.bounds.height * scale)
    }

    func placePlatter() {
        let area = area
        // The room without what the menu belongs to, which stays in sight if it leaves enough.
        let beside = previewSize.map { area.height - $0.height - 2 * MenuMetrics.distance } ?? area.height
        let size = platter.size(within: max(beside, min(area.height, 3 * MenuMetrics.rowHeight)))
        let target = previewFrame(menuHeight: size.height)
        if let preview { preview.center = CGPoint(x: target.midX, y: target.midY) }
        var x = target.midX <= bounds.midX ? target.minX : target.maxX - size.width
        x = min(max(x, area.minX), max(area.minX, area.maxX - size.width))
        let below = target.maxY + MenuMetrics.distance
        let above = target.minY - MenuMetrics.distance - size.height
        var y = below
        if below + size.height > area.maxY { y = above >= area.minY ? above : area.maxY - size.height }
        platter.bounds.size = size
        platter.center = CGPoint(x: x + size.width / 2, y: y + size.height / 2)
        platter.layoutIfNeeded()
        grip = CGPoint(
            x: target.midX - platter.center.x, y: (y >= target.maxY ? -size.height : size.height) / 2)
    }

    /// The offset from the platter's middle to the point that it grows out of, in points.
    private var grip = CGPoint.zero

    /// The platter small, at what the menu belongs to.
    private var small: CGAffineTransform {
        let scale: CGFloat = 0.2
        let x = min(max(grip.x, -platter.bounds.width / 2), platter.bounds.width / 2)
        return CGAffineTransform(translationX: x * (1 - scale), y: grip.y * (1 - scale)).scaledBy(x: scale, y: scale)
    }

    func appear() {
        UIView.performWithoutAnimation {
            preview?.center = CGPoint(x: anchor.midX, y: anchor.midY)
            lift?.begin()
            let start = preview?.center
            placePlatter()
            if let start { preview?.center = start }
            platter.transform = small
            platter.alpha = 0
            dim.alpha = 0
        }
        UIView.animate(
            withDuration: Self.duration, delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0,
            options: .allowUserInteraction,
            animations: {
                self.platter.transform = .identity
                self.placePlatter()
                self.lift?.raise(true, within: self.liftRoom)
                self.platter.alpha = 1
                self.dim.alpha = 1
            })
    }

    func disappear(popping: Bool) {
        isUserInteractionEnabled = false
        UIView.animate(
            withDuration: Self.duration,
            animations: {
                self.platter.transform = self.small
                self.platter.alpha = 0
                self.dim.alpha = 0
                if popping {
                    self.preview?.transform = CGAffineTransform(scaleX: 1.2, y: 1.2)
                } else {
                    self.preview?.center = CGPoint(x: self.anchor.midX, y: self.anchor.midY)
                    self.lift?.raise(false, within: self.liftRoom)
                }
                // What was lifted goes back to where it was, where nothing else shows it.
                if popping || self.lift == nil { self.preview?.alpha = 0 }
            },
            completion: { _ in
                self.removeFromSuperview()
                self.presentation = nil
            })
    }

    override func willMove(toSuperview newSuperview: UIView?) {
        super.willMove(toSuperview: newSuperview)
        if newSuperview == nil { lift?.end() }
    }

    override func traitsDidChange(from previous: UITraitCollection?) {
        super.traitsDidChange(from: previous)
        // The source has its new colours by the time of the layout.
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        lift?.draw()
    }

    override func accessibilityPerformEscape() -> Bool {
        onTapBeside()
        return true
    }

    override var hostsControllers: Bool { true }

    override func boundsSizeDidChange(from oldSize: CGSize) {
        super.boundsSizeDidChange(from: oldSize)
        // The menu's place was that of another screen.
        if window != nil { onTapBeside() }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let onPreviewTap, let preview, let touch = touches.first, preview.frame.contains(touch.location(in: self)) {
            onPreviewTap()
        } else {
            onTapBeside()
        }
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
