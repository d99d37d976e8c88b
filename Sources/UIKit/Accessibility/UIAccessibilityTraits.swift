/// The kind and state of an element, for assistive technology.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    /// The traits as bits.
    public let rawValue: UInt64
    /// Makes traits from their bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// No traits.
    public static let none: UIAccessibilityTraits = []
    /// A button.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// A link.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// A picture; with `button` or `link` a picture that can be activated.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// An element that is selected at present.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// An element that plays a sound of its own when it is activated.
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    /// A key of a keyboard.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    /// A text that cannot be changed.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// An element that sums up the screen.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    /// An element that cannot be used at present.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// An element whose value changes often.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// A field to search by.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// An element that starts playing or recording, which speech would disturb.
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    /// An element whose value can be raised and lowered.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// An element that takes touches themselves, as a piano's keys do.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    /// An element whose page turns when it was read to the end.
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    /// A bar of tabs.
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
    /// A heading.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)

    private static let named: [(name: String, trait: UIAccessibilityTraits)] = [
        ("button", .button), ("link", .link), ("image", .image), ("selected", .selected), ("playsSound", .playsSound),
        ("keyboardKey", .keyboardKey), ("staticText", .staticText), ("summaryElement", .summaryElement),
        ("notEnabled", .notEnabled), ("updatesFrequently", .updatesFrequently), ("searchField", .searchField),
        ("startsMediaSession", .startsMediaSession), ("adjustable", .adjustable),
        ("allowsDirectInteraction", .allowsDirectInteraction), ("causesPageTurn", .causesPageTurn),
        ("tabBar", .tabBar), ("header", .header),
    ]

    /// The names of the traits, as displays know them.
    var names: [String] { Self.named.filter { contains($0.trait) }.map(\.name) }
}

/// The direction of the page that an element is asked to show.
public enum UIAccessibilityScrollDirection: Int, Sendable {
    case right = 1, left, up, down, next, previous
}
