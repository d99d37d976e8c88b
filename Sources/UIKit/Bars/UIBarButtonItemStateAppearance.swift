import Foundation

/// The look of a bar's buttons in one state.
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIBarButtonItemStateAppearance") }

    /// The attributes of the buttons' titles, over those of the button's style and below the item's own.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
    /// The distance by which titles are moved, in points; the one for the normal state counts.
    open var titlePositionAdjustment = UIOffset.zero { didSet { changed() } }
    /// The picture behind the buttons; nil for none.
    open var backgroundImage: UIImage? { didSet { changed() } }
    /// The distance in points by which the picture behind the buttons is moved; that downwards for the normal state counts.
    open var backgroundImagePositionAdjustment = UIOffset.zero { didSet { changed() } }

    var changed: () -> Void = {}

    func makeCopy() -> UIBarButtonItemStateAppearance {
        let copy = UIBarButtonItemStateAppearance()
        copy.titleTextAttributes = titleTextAttributes
        copy.titlePositionAdjustment = titlePositionAdjustment
        copy.backgroundImage = backgroundImage
        copy.backgroundImagePositionAdjustment = backgroundImagePositionAdjustment
        return copy
    }
}
