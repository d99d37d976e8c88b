import Foundation

/// What a page asks of a new window. Nothing here makes one, so that nothing is asked for.
@MainActor @preconcurrency open class WKWindowFeatures: NSObject {
    /// Whether the window has a menu bar; nil where the page says nothing.
    public let menuBarVisibility: NSNumber? = nil
    /// Whether the window has a status bar; nil where the page says nothing.
    public let statusBarVisibility: NSNumber? = nil
    /// Whether the window has toolbars; nil where the page says nothing.
    public let toolbarsVisibility: NSNumber? = nil
    /// Whether the window's size can be changed; nil where the page says nothing.
    public let allowsResizing: NSNumber? = nil
    /// The window's left edge, in points; nil where the page says nothing.
    public let x: NSNumber? = nil
    /// The window's top edge, in points; nil where the page says nothing.
    public let y: NSNumber? = nil
    /// The window's width, in points; nil where the page says nothing.
    public let width: NSNumber? = nil
    /// The window's height, in points; nil where the page says nothing.
    public let height: NSNumber? = nil

    nonisolated override init() { super.init() }
}
