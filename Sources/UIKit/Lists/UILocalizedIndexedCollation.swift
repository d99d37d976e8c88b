import Foundation

/// The sections of an index by first letters, as lists of names have them.
@preconcurrency @MainActor open class UILocalizedIndexedCollation: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UILocalizedIndexedCollation") }

    // Choice (lists): the letters of English in every language.
    /// The sections for the app's language.
    open class func current() -> UILocalizedIndexedCollation { UILocalizedIndexedCollation() }

    /// The titles of the sections: the letters, and "#" for all else.
    open var sectionTitles: [String] { "ABCDEFGHIJKLMNOPQRSTUVWXYZ#".map(String.init) }
    /// The titles in the index beside the list.
    open var sectionIndexTitles: [String] { sectionTitles }

    /// The section that a title of the index stands for.
    open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }

    /// The section of an object, by the text that a message by name returns.
    open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
        let letter = text(of: object, selector)
            .folding(options: [.diacriticInsensitive, .caseInsensitive, .widthInsensitive], locale: .current)
            .prefix(1).uppercased()
        return sectionTitles.firstIndex(of: letter) ?? sectionTitles.count - 1
    }

    /// Objects in the order of the texts that a message by name returns.
    open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
        array.map { (text(of: $0, selector), $0) }
            .sorted { $0.0.localizedStandardCompare($1.0) == .orderedAscending }.map(\.1)
    }

    private func text(of object: Any, _ selector: Selector) -> String {
        if let object = object as? NSObject {
            return KeyValueCoding.value(selector.description, of: object) as? String ?? ""
        }
        return "\(object)"
    }
}
