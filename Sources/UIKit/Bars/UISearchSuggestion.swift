import Foundation

/// Something to search for that an app offers while a person types.
@preconcurrency @MainActor public protocol UISearchSuggestion: NSObjectProtocol {
    /// The text of the suggestion; nil for none.
    var localizedSuggestion: String? { get }
    /// The text of the suggestion with attributes, which is shown in place of the plain one; nil for none.
    var localizedAttributedSuggestion: NSAttributedString? { get }
    /// The text that assistive software reads out after the suggestion; nil for none.
    var localizedDescription: String? { get }
    /// The picture before the text; nil for none.
    var iconImage: UIImage? { get }
    /// The app's object that the suggestion stands for; nil for none.
    var representedObject: Any? { get set }
}

extension UISearchSuggestion {
    /// None.
    public var localizedAttributedSuggestion: NSAttributedString? { nil }
}
