import Foundation

/// The position of a bar, which decides how far the background reaches.
public enum UIBarPosition: Int, Sendable {
    /// A position not at the top: none in particular, or the bottom of the bar's container.
    case any, bottom
    /// At the top of its container; the background ends with the bar.
    case top
    /// At the top of the screen; the background goes on under the status bar.
    case topAttached
}

/// A bar that has a position, which its delegate may decide.
@preconcurrency @MainActor public protocol UIBarPositioning: AnyObject {
    /// The bar's position.
    var barPosition: UIBarPosition { get }
}

/// A delegate that decides the position of a bar.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: __MessageReceiver {
    /// The position of the bar, which decides how far the background reaches; asked whenever the bar is laid out. A bar
    /// that belongs to a navigation controller does not ask.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    /// Places the bar at the top of its container.
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .top }
}
