import Foundation

/// The delegate that hears when a layout manager has set its text.
@preconcurrency @MainActor public protocol NSLayoutManagerDelegate: NSObjectProtocol {
    /// Called when the lines of a container have been set; nil where some of the text has no place in any.
    func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool)
}

extension NSLayoutManagerDelegate {
    /// Does nothing.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool
    ) {}
}
