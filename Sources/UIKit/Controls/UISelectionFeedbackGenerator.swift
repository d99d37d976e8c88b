import Foundation

/// A tick for each value that a person passes.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() { give("selection") }
}
