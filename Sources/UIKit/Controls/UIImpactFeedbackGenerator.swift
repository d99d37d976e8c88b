import Foundation

/// A knock, as of things that meet.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

    private let style: FeedbackStyle

    public init(style: FeedbackStyle) {
        self.style = style
        super.init()
    }

    public convenience override init() { self.init(style: .medium) }

    open func impactOccurred() { give("impact \(style)") }

    /// - Parameter intensity: From 0 to 1.
    open func impactOccurred(intensity: CGFloat) { give("impact \(style)", intensity: intensity) }
}
