/// How text fields look.
public protocol TextFieldStyle: Sendable {
    /// Which of SwiftUI's own it is.
    var __name: String { get }
}

/// The usual style of the place: without a border.
public struct DefaultTextFieldStyle: TextFieldStyle {
    /// Makes the style.
    public init() {}
    /// The style's name.
    public var __name: String { "automatic" }
}
extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The usual style of the place: without a border.
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

/// Without a border.
public struct PlainTextFieldStyle: TextFieldStyle {
    /// Makes the style.
    public init() {}
    /// The style's name.
    public var __name: String { "plain" }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// Without a border.
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

/// With a border of round corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    /// Makes the style.
    public init() {}
    /// The style's name.
    public var __name: String { "roundedBorder" }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// With a border of round corners.
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension TextFieldLook {
    /// The look of a style.
    init(_ style: some TextFieldStyle) {
        switch style.__name {
        case "plain": self = .plain
        case "roundedBorder": self = .roundedBorder
        default: self = .automatic
        }
    }
}
