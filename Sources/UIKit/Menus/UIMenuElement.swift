import Foundation

/// An entry of a menu: an action, a command, or a menu of its own.
@preconcurrency @MainActor open class UIMenuElement: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIMenuElement") }

    /// The mark of an entry: none, a checkmark or a dash.
    public enum State: Int, Sendable {
        case off, on
        /// On for a part of what the entry stands for, shown as a dash.
        case mixed
    }

    /// A set of attributes of an entry.
    public struct Attributes: OptionSet, Hashable, Sendable {
        /// The set as bits.
        public let rawValue: UInt
        /// Makes a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The entry is grey and cannot be chosen.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// The entry is red, since its action loses something.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// The entry is left out of the menu.
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// The menu stays open when the entry was chosen.
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }

    // What is shown, whatever an app's subclass says of itself.
    var storedTitle: String
    var storedImage: UIImage?

    /// The entry's title.
    open var title: String { storedTitle }
    /// The entry's picture, at its trailing edge, drawn as a template unless it has a rendering mode of its own; nil
    /// for none.
    open var image: UIImage? { storedImage }
    /// A smaller line below the title; nil for none.
    open var subtitle: String?

    init(title: String, subtitle: String?, image: UIImage?) {
        storedTitle = title
        storedImage = image
        self.subtitle = subtitle
        super.init()
    }
}

extension UIMenuElement: UIAccessibilityIdentification {}
