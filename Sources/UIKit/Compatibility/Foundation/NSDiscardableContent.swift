import Foundation

/// A thing whose content may be thrown away while nobody uses it.
///
/// Whoever uses the content says so. A cache here keeps such objects as it keeps others, by its own limits.
public protocol NSDiscardableContent {
    /// Begins a use of the content; false where it has been thrown away and must be made anew.
    func beginContentAccess() -> Bool
    /// Ends a use of the content.
    func endContentAccess()
    /// Throws the content away if nobody uses it.
    func discardContentIfPossible()
    /// Whether the content has been thrown away.
    func isContentDiscarded() -> Bool
}
