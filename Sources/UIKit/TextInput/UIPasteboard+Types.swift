import Foundation

/// Pasteboards of apps' own.
extension UIPasteboard {
    /// The name of a pasteboard.
    public struct Name: RawRepresentable, Hashable, Sendable {
        /// The name as text.
        public let rawValue: String
        /// Makes a name from its text.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Makes a name from its text.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// The name of the pasteboard that copy and paste use.
        public static let general = Name("com.apple.UIKit.pboard.general")
    }

    /// The pasteboard of a name, whose items are kept as long as the app runs; nil where there is none and none is to be
    /// made.
    public convenience init?(name pasteboardName: Name, create: Bool) {
        let shelf = PasteboardShelf.shared
        guard create || shelf.named[pasteboardName] != nil else { return nil }
        let content = shelf.named[pasteboardName] ?? PasteboardContent()
        shelf.named[pasteboardName] = content
        self.init(pasteboardName, content: content)
    }

    /// Makes a pasteboard with a name that no other one has.
    public class func withUniqueName() -> UIPasteboard {
        let (name, content) = (Name(UUID().uuidString), PasteboardContent())
        PasteboardShelf.shared.named[name] = content
        return UIPasteboard(name, content: content)
    }

    /// Forgets the pasteboard of a name, whose items are gone; the general one stays.
    public class func remove(withName pasteboardName: Name) {
        PasteboardShelf.shared.named.removeValue(forKey: pasteboardName)?.items = []
    }
}

/// Items as values of types.
extension UIPasteboard {
    /// The key of a value whose class tells its type.
    nonisolated public static let typeAutomatic = "com.apple.uikit.type-automatic"
    /// The types of texts.
    public static var typeListString: [String] { PasteboardItem.textTypes }
    /// The types of addresses.
    public static var typeListURL: [String] { PasteboardItem.urlTypes }
    /// The types of images.
    public static var typeListImage: [String] { PasteboardItem.imageTypes }
    /// The types of colours.
    public static var typeListColor: [String] { PasteboardItem.colorTypes }

    /// What can be said about items that an app copies.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key as text.
        public let rawValue: String
        /// Makes a key from its text.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The date at which the items go, a `Date`.
        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        /// Whether other devices are not to have the items, a `Bool`; no device here has them.
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }

    /// The items, each as the values of its types; setting them drops everything else.
    public var items: [[String: Any]] {
        get { storedItems.map(\.values) }
        set { storedItems = newValue.map { PasteboardItem($0) } }
    }

    /// Adds items behind those that are there.
    public func addItems(_ items: [[String: Any]]) { storedItems += items.map { PasteboardItem($0) } }

    /// Sets the items, which go at a date if the options say one.
    public func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
        self.items = items
        forgetItems(at: options[.expirationDate] as? Date)
    }

    /// Has the items go at a date, unless there are others by then; nil for never.
    func forgetItems(at date: Date?) {
        guard let date else { return }
        let count = changeCount
        // Whoever copied need not keep the pasteboard.
        _ = DueCalls.shared.schedule(after: max(0, date.timeIntervalSinceNow)) { [self] in
            if changeCount == count { storedItems = [] }
        }
    }

    /// The types of the first item.
    public var types: [String] { storedItems.first?.types ?? [] }
    /// Whether the first item is of one of some types.
    public func contains(pasteboardTypes: [String]) -> Bool { types.contains { pasteboardTypes.contains($0) } }
    /// The first item as data of a type; nil where it has none.
    public func data(forPasteboardType pasteboardType: String) -> Data? { storedItems.first?.data(pasteboardType) }
    /// The first item's value of a type: the object that was copied; nil where it has none.
    public func value(forPasteboardType pasteboardType: String) -> Any? { storedItems.first?.values[pasteboardType] }
    /// Copies a value of a type, in place of everything else.
    public func setValue(_ value: Any, forPasteboardType pasteboardType: String) { items = [[pasteboardType: value]] }
    /// Copies data of a type, in place of everything else.
    public func setData(_ data: Data, forPasteboardType pasteboardType: String) { items = [[pasteboardType: data]] }

    private func chosen(_ itemSet: IndexSet?) -> [PasteboardItem] {
        itemSet.map { set in storedItems.indices.filter { set.contains($0) }.map { storedItems[$0] } } ?? storedItems
    }

    /// The types of some items, or of all.
    public func types(forItemSet itemSet: IndexSet?) -> [[String]]? { chosen(itemSet).map(\.types) }
    /// Whether each of some items, or of all, is of one of some types.
    public func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
        let items = chosen(itemSet)
        return !items.isEmpty && items.allSatisfy { $0.types.contains { pasteboardTypes.contains($0) } }
    }
    /// The items that are of one of some types.
    public func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
        IndexSet(storedItems.indices.filter { storedItems[$0].types.contains { pasteboardTypes.contains($0) } })
    }
    /// The values of a type that some items, or all, have.
    public func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
        chosen(itemSet).compactMap { $0.values[pasteboardType] }
    }
    /// Some items, or all, as data of a type.
    public func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
        chosen(itemSet).compactMap { $0.data(pasteboardType) }
    }
}
