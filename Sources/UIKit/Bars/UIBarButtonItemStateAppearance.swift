import Foundation

/// The looks of a bar's buttons in one state.
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIBarButtonItemStateAppearance") }

    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
    /// How far the title is moved, in points.
    open var titlePositionAdjustment = UIOffset.zero { didSet { changed() } }

    var changed: () -> Void = {}

    func makeCopy() -> UIBarButtonItemStateAppearance {
        let copy = UIBarButtonItemStateAppearance()
        copy.titleTextAttributes = titleTextAttributes
        copy.titlePositionAdjustment = titlePositionAdjustment
        return copy
    }
}
