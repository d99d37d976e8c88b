/// How choices look.
public protocol PickerStyle: Sendable {
    /// Which of SwiftUI's own it is.
    var __name: String { get }
}

/// The usual style: a menu.
public struct DefaultPickerStyle: PickerStyle {
    /// Makes the style.
    public init() {}
    /// The style's name.
    public var __name: String { "automatic" }
}
extension PickerStyle where Self == DefaultPickerStyle {
    /// The usual style: a menu.
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// A button with a menu.
public struct MenuPickerStyle: PickerStyle {
    /// Makes the style.
    public init() {}
    /// The style's name.
    public var __name: String { "menu" }
}
extension PickerStyle where Self == MenuPickerStyle {
    /// A button with a menu.
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// Segments beside each other.
public struct SegmentedPickerStyle: PickerStyle {
    /// Makes the style.
    public init() {}
    /// The style's name.
    public var __name: String { "segmented" }
}
extension PickerStyle where Self == SegmentedPickerStyle {
    /// Segments beside each other.
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerLook {
    /// The look of a style.
    init(_ style: some PickerStyle) {
        switch style.__name {
        case "menu": self = .menu
        case "segmented": self = .segmented
        default: self = .automatic
        }
    }
}
