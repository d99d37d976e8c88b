import Foundation

/// A generator of ticks, one for each value that a person passes.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Records a tick as an event `feedback` in the trace.
    open func selectionChanged() { give("selection") }
}
