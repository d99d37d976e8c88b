import Foundation

/// A way in which assistive technology goes through the elements of one kind. The display's has no rotor and asks none.
@preconcurrency @MainActor open class UIAccessibilityCustomRotor: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIAccessibilityCustomRotor") }

    /// The directions in which a person goes.
    public enum Direction: Int, Sendable { case previous, next }

    /// The kinds that the system has names for.
    public enum SystemRotorType: Int, Sendable {
        case none, link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3, headingLevel4
        case headingLevel5, headingLevel6, boldText, italicText, underlineText, misspelledWord, image, textField
        case table, list, landmark
    }

    /// The closure that names the next element; nil where there is none.
    public typealias Search =
        @MainActor (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

    /// The name with attributes, which a person hears.
    open var attributedName: NSAttributedString
    /// The name, which a person hears.
    open var name: String {
        get { attributedName.string }
        set { attributedName = NSAttributedString(string: newValue) }
    }
    /// The closure that names the next element.
    open var itemSearchBlock: Search
    /// The kind, where the system has a name for it.
    public let systemRotorType: SystemRotorType

    private init(_ name: NSAttributedString, _ type: SystemRotorType, _ search: @escaping Search) {
        (attributedName, systemRotorType, itemSearchBlock) = (name, type, search)
        super.init()
    }

    /// A rotor with a name.
    public convenience init(name: String, itemSearch itemSearchBlock: @escaping Search) {
        self.init(NSAttributedString(string: name), .none, itemSearchBlock)
    }

    /// A rotor, named with attributes.
    public convenience init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
        self.init(attributedName, .none, itemSearchBlock)
    }

    /// A rotor of a kind that the system has a name for.
    public convenience init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
        self.init(NSAttributedString(string: ""), type, itemSearchBlock)
    }
}
