import CoreGraphics

/// A window of the system's above those of the app, which do not know of it: for questions and banners.
@_spi(Framework) public final class SystemWindow: UIWindow {
    private let passesTouches: Bool

    /// Makes a window, in the screen's points, that is hidden.
    ///
    /// - Parameters:
    ///   - level: The height above the app's windows; the keyboard is at 10 million.
    ///   - passesTouches: Whether touches beside the views of its controller go to the windows below.
    public init(frame: CGRect, level: CGFloat, passesTouches: Bool = false) {
        self.passesTouches = passesTouches
        super.init(frame: frame)
        windowLevel = Level(level)
    }

    /// Makes nothing: no document has such a window.
    public required init?(coder: NSCoder) { nil }

    override var belongsToApp: Bool { false }

    public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard passesTouches else { return super.point(inside: point, with: event) }
        return rootViewController?.view.subviews.contains { $0.frame.contains(convert(point, to: $0.superview)) }
            ?? false
    }
}
