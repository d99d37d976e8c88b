/// How lists look.
public protocol ListStyle: Sendable {
    /// Which of SwiftUI's own it is.
    var __name: String { get }
}

/// The usual style of the place: groups with round corners.
public struct DefaultListStyle: ListStyle {
    /// Makes the style.
    public init() {}
    /// The style's name.
    public var __name: String { "automatic" }
}
extension ListStyle where Self == DefaultListStyle {
    /// The usual style of the place: groups with round corners.
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// Rows from side to side.
public struct PlainListStyle: ListStyle {
    /// Makes the style.
    public init() {}
    /// The style's name.
    public var __name: String { "plain" }
}
extension ListStyle where Self == PlainListStyle {
    /// Rows from side to side.
    public static var plain: PlainListStyle { PlainListStyle() }
}

/// Groups from side to side.
public struct GroupedListStyle: ListStyle {
    /// Makes the style.
    public init() {}
    /// The style's name.
    public var __name: String { "grouped" }
}
extension ListStyle where Self == GroupedListStyle {
    /// Groups from side to side.
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}

/// Groups with round corners.
public struct InsetGroupedListStyle: ListStyle {
    /// Makes the style.
    public init() {}
    /// The style's name.
    public var __name: String { "insetGrouped" }
}
extension ListStyle where Self == InsetGroupedListStyle {
    /// Groups with round corners.
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// Rows without groups.
public struct InsetListStyle: ListStyle {
    /// Makes the style.
    public init() {}
    /// The style's name.
    public var __name: String { "inset" }
}
extension ListStyle where Self == InsetListStyle {
    /// Rows without groups.
    public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListLook {
    /// The look of a style.
    init(_ style: some ListStyle) {
        switch style.__name {
        case "plain": self = .plain
        case "grouped": self = .grouped
        case "insetGrouped": self = .insetGrouped
        case "inset": self = .inset
        default: self = .automatic
        }
    }
}
