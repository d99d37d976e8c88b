import Foundation

/// A token of a search field: a picture and a word that stand for one part of what is searched for, before the text.
@preconcurrency @MainActor open class UISearchToken: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UISearchToken") }

    /// The app's object that the token stands for; nil unless set.
    open var representedObject: Any?

    let icon: UIImage?
    let text: String

    /// Makes a token with a text, and a picture before it; nil for none.
    public init(icon: UIImage?, text: String) {
        self.icon = icon
        self.text = text
        super.init()
    }
}
