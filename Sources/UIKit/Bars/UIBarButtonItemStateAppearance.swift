import Foundation

/// The look of a bar's buttons in one state.
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIBarButtonItemStateAppearance") }

    /// The attributes of the buttons' titles, over those of the button's style and below the item's own.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
    /// The distance that titles are to be moved, in points; kept, and without effect here.
    open var titlePositionAdjustment = UIOffset.zero { didSet { changed() } }

    var changed: () -> Void = {}

    func makeCopy() -> UIBarButtonItemStateAppearance {
        let copy = UIBarButtonItemStateAppearance()
        copy.titleTextAttributes = titleTextAttributes
        copy.titlePositionAdjustment = titlePositionAdjustment
        return copy
    }
}
