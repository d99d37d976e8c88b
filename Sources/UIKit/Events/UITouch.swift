import Foundation

/// A finger on the screen.
@preconcurrency @MainActor open class UITouch: NSObject {}

/// Touches that belong together.
@preconcurrency @MainActor open class UIEvent: NSObject {}

/// Recognises a movement of fingers on a view.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {}
