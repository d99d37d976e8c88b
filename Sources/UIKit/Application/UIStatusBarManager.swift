import Foundation

/// What a scene's status bar shows at the moment.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIStatusBarManager") }

    /// The style of the bar's text, as the controllers want it.
    open var statusBarStyle: UIStatusBarStyle { StatusBar.shared.style }

    /// Whether the bar is hidden.
    open var isStatusBarHidden: Bool { StatusBar.shared.isHidden }

    /// The bar's rectangle in the screen's coordinates, in points; empty where no bar is shown.
    open var statusBarFrame: CGRect { StatusBar.shared.frame }
}
