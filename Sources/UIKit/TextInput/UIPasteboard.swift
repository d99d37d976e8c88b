import Foundation

/// The store for copied items. It is kept as long as the app runs; a display that people look at shares its text with
/// theirs.
@preconcurrency @MainActor open class UIPasteboard: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable {
        ObjectiveCTable(name: "UIPasteboard", classMethods: ["generalPasteboard": { _, _ in general }])
    }

    /// The pasteboard that copy and paste use.
    public static var general: UIPasteboard { General.shared.pasteboard }

    private final class General: SessionPart {
        let pasteboard = UIPasteboard()
    }

    private enum Item {
        case string(String)
        case url(URL)
        case image(UIImage)
        case color(UIColor)
    }

    private var items: [Item] = [] { didSet { changed() } }

    /// Makes a pasteboard that only its owner knows.
    public override init() { super.init() }

    /// The number of changes so far.
    open private(set) var changeCount = 0
    /// The number of items on the pasteboard.
    open var numberOfItems: Int { items.count }

    /// Whether the display has the text already: it sent it.
    private var isShared = false

    private func changed() {
        changeCount += 1
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
        set { items = newValue.map { [.string($0)] } ?? [] }
    }

    /// The texts, among which addresses count, nil without any; setting them drops everything else.
    open var strings: [String]? {
        get {
            found { item in
                switch item {
                case .string(let text): text
                case .url(let url): url.absoluteString
                default: nil
                }
            }
        }
        set { items = (newValue ?? []).map { .string($0) } }
    }

    /// The first address, nil without one; setting it drops everything else.
    open var url: URL? {
        get { urls?.first }
        set { items = newValue.map { [.url($0)] } ?? [] }
    }

    /// The addresses, nil without any; setting them drops everything else.
    open var urls: [URL]? {
        get { found { if case .url(let url) = $0 { url } else { nil } } }
        set { items = (newValue ?? []).map { .url($0) } }
    }

    /// The first image, nil without one; setting it drops everything else.
    open var image: UIImage? {
        get { images?.first }
        set { items = newValue.map { [.image($0)] } ?? [] }
    }

    /// The images, nil without any; setting them drops everything else.
    open var images: [UIImage]? {
        get { found { if case .image(let image) = $0 { image } else { nil } } }
        set { items = (newValue ?? []).map { .image($0) } }
    }

    /// The first colour, nil without one; setting it drops everything else.
    open var color: UIColor? {
        get { colors?.first }
        set { items = newValue.map { [.color($0)] } ?? [] }
    }

    /// The colours, nil without any; setting them drops everything else.
    open var colors: [UIColor]? {
        get { found { if case .color(let color) = $0 { color } else { nil } } }
        set { items = (newValue ?? []).map { .color($0) } }
    }

    private func found<Value>(_ value: (Item) -> Value?) -> [Value]? {
        let values = items.compactMap(value)
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
