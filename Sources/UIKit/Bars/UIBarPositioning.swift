import Foundation

/// The position of a bar, which decides how far the background reaches.
public enum UIBarPosition: Int, Sendable {
    case any, bottom
    /// At the top of its container; the background ends with the bar.
    case top
    /// At the top of the screen; the background goes on under the status bar.
    case topAttached
}

/// A bar that asks where it is.
@preconcurrency @MainActor public protocol UIBarPositioning: AnyObject {
    var barPosition: UIBarPosition { get }
}

/// Tells a bar where it is.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: AnyObject {
    /// The position of a bar that is about to be in a window.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .top }
}
