import Foundation

/// A suggestion with a text, a description and a picture that an app gives it.
@preconcurrency @MainActor open class UISearchSuggestionItem: NSObject, UISearchSuggestion, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UISearchSuggestionItem") }

    /// The text of the suggestion.
    public let localizedSuggestion: String?
    /// The text with attributes; nil where the suggestion was made with a plain one.
    public let localizedAttributedSuggestion: NSAttributedString?
    /// The text that assistive software reads out after the suggestion; nil for none.
    public let localizedDescription: String?
    /// The picture before the text; nil for none.
    public let iconImage: UIImage?
    /// The app's object that the suggestion stands for; nil unless set.
    open var representedObject: Any?

    /// Makes a suggestion with a plain text.
    public init(localizedSuggestion: String, localizedDescription: String? = nil, iconImage: UIImage? = nil) {
        self.localizedSuggestion = localizedSuggestion
        localizedAttributedSuggestion = nil
        self.localizedDescription = localizedDescription
        self.iconImage = iconImage
        super.init()
    }

    /// Makes a suggestion whose text has attributes.
    public init(
        localizedAttributedSuggestion: NSAttributedString, localizedDescription: String? = nil,
        iconImage: UIImage? = nil
    ) {
        localizedSuggestion = localizedAttributedSuggestion.string
        self.localizedAttributedSuggestion = localizedAttributedSuggestion
        self.localizedDescription = localizedDescription
        self.iconImage = iconImage
        super.init()
    }
}
