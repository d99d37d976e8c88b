import Foundation

/// An entry of a menu: an action, or a menu of its own.
@preconcurrency @MainActor open class UIMenuElement: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIMenuElement") }

    /// Whether an entry has a checkmark.
    public enum State: Int, Sendable {
        case off, on
        /// Some of what the entry stands for is on.
        case mixed
    }

    /// How an entry behaves.
    public struct Attributes: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let disabled = Attributes(rawValue: 1 << 0)
        /// Something is lost: the entry is red.
        public static let destructive = Attributes(rawValue: 1 << 1)
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// The menu stays when the action has been performed.
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }

    // What is shown, whatever an app's subclass says of itself.
    var storedTitle: String
    var storedImage: UIImage?

    open var title: String { storedTitle }
    open var image: UIImage? { storedImage }
    /// A smaller line below the title.
    open var subtitle: String?

    init(title: String, subtitle: String?, image: UIImage?) {
        storedTitle = title
        storedImage = image
        self.subtitle = subtitle
        super.init()
    }
}
