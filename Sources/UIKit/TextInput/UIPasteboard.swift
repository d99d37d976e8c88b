import Foundation

/// The store for copied items. It is kept as long as the app runs; a display that people look at shares its text with
/// theirs.
@preconcurrency @MainActor open class UIPasteboard: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable {
        ObjectiveCTable(name: "UIPasteboard", classMethods: ["generalPasteboard": { _, _ in general }])
    }

    /// The pasteboard that copy and paste use.
    public static var general: UIPasteboard { PasteboardShelf.shared.general }

    /// The name of the pasteboard; that of the general one is "com.apple.UIKit.pboard.general".
    public let name: Name

    /// Makes a pasteboard that only its owner knows.
    public override convenience init() { self.init(Name(UUID().uuidString)) }

    init(_ name: Name, content: PasteboardContent = PasteboardContent()) {
        self.name = name
        self.content = content
        super.init()
    }

    private let content: PasteboardContent

    // See PasteboardItem.swift.
    var storedItems: [PasteboardItem] {
        get { content.items }
        set {
            content.items = newValue
            changed()
        }
    }

    /// The number of changes so far.
    open var changeCount: Int { content.changeCount }
    /// The number of items on the pasteboard.
    open var numberOfItems: Int { storedItems.count }

    /// Whether the display has the text already: it sent it.
    private var isShared = false

    private func changed() {
        content.changeCount += 1
        if !isShared, self === Self.general, let string { shareText?(string) }
        // Who is told may copy something else, which the display has not.
        isShared = false
        NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }

    /// The notification that the pasteboard posts, with itself as the object, after each change.
    public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")

    /// Whether a text or an address is on the pasteboard.
    open var hasStrings: Bool { strings?.isEmpty == false }
    /// Whether an address is on the pasteboard.
    open var hasURLs: Bool { urls?.isEmpty == false }
    /// Whether an image is on the pasteboard.
    open var hasImages: Bool { images?.isEmpty == false }
    /// Whether a colour is on the pasteboard.
    open var hasColors: Bool { colors?.isEmpty == false }

    /// The first text, nil without one; setting it drops everything else.
    open var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }

    /// The texts, among which addresses count, nil without any; setting them drops everything else.
    open var strings: [String]? {
        get { found { $0.text ?? $0.url?.absoluteString } }
        set { storedItems = (newValue ?? []).map { PasteboardItem($0) } }
    }

    /// The first address, nil without one; setting it drops everything else.
    open var url: URL? {
        get { urls?.first }
        set { urls = newValue.map { [$0] } }
    }

    /// The addresses, nil without any; setting them drops everything else.
    open var urls: [URL]? {
        get { found(\.url) }
        set { storedItems = (newValue ?? []).map { PasteboardItem($0) } }
    }

    /// The first image, nil without one; setting it drops everything else.
    open var image: UIImage? {
        get { images?.first }
        set { images = newValue.map { [$0] } }
    }

    /// The images, nil without any; setting them drops everything else.
    open var images: [UIImage]? {
        get { found(\.image) }
        set { storedItems = (newValue ?? []).map { PasteboardItem($0) } }
    }

    /// The first colour, nil without one; setting it drops everything else.
    open var color: UIColor? {
        get { colors?.first }
        set { colors = newValue.map { [$0] } }
    }

    /// The colours, nil without any; setting them drops everything else.
    open var colors: [UIColor]? {
        get { found(\.color) }
        set { storedItems = (newValue ?? []).map { PasteboardItem($0) } }
    }

    private func found<Value>(_ value: (PasteboardItem) -> Value?) -> [Value]? {
        let values = storedItems.compactMap(value)
        return values.isEmpty ? nil : values
    }

    /// Gives a text that the app has copied to the display.
    var shareText: ((String) -> Void)?

    /// Takes on what was copied outside of the app.
    func adopt(_ text: String) {
        guard text != string else { return }
        isShared = true
        string = text
    }
}

/// What pasteboards of one name hold together.
@MainActor final class PasteboardContent {
    var items: [PasteboardItem] = []
    var changeCount = 0
}

/// The general pasteboard, and the contents of those that have names.
@MainActor final class PasteboardShelf: SessionPart {
    let general = UIPasteboard(UIPasteboard.Name.general)
    var named: [UIPasteboard.Name: PasteboardContent] = [:]
}
