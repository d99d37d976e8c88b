import Foundation

/// Something whose content may be thrown away when memory is short, and is told so.
///
/// Nothing runs short of memory here, so that a cache never throws content away: it keeps what it holds until its limits are
/// reached or the app discards it.
public protocol NSDiscardableContent {
    /// Says that the content is about to be used; false where it is gone.
    func beginContentAccess() -> Bool
    /// Says that the content is no longer used.
    func endContentAccess()
    /// Throws the content away if nobody uses it.
    func discardContentIfPossible()
    /// Whether the content was thrown away.
    func isContentDiscarded() -> Bool
}
