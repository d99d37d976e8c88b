import Foundation

/// A generator of knocks, as of things that meet.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The kinds of knock.
    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

    private let style: FeedbackStyle

    /// Makes a generator for one kind of knock.
    public init(style: FeedbackStyle) {
        self.style = style
        super.init()
    }

    public convenience override init() { self.init(style: .medium) }

    /// Records a knock as an event `feedback` in the trace.
    open func impactOccurred() { give("impact \(style)") }

    /// Records a knock with an intensity, kept from 0 to 1, as an event `feedback` in the trace.
    open func impactOccurred(intensity: CGFloat) { give("impact \(style)", intensity: intensity) }
}
