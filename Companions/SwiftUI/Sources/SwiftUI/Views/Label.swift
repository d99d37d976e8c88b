/// A symbol with a text.
public struct Label<Title: View, Icon: View>: View {
    let title: Title
    let icon: Icon
    @Environment(\.labelStyle) private var style

    /// Puts a text beside a symbol.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        (self.title, self.icon) = (title(), icon())
    }

    /// The symbol and the text, as far as the style shows them.
    public var body: some View {
        switch style.parts {
        case .both:
            HStack(spacing: 8) {
                icon
                title
            }
        case .title: title
        case .icon: icon
        }
    }
}

extension Label where Title == Text, Icon == Image {
    /// Shows the text of a key with a symbol.
    public init(_ key: LocalizedStringKey, systemImage name: String) {
        self.init(title: { Text(key) }, icon: { Image(systemName: name) })
    }
    /// Shows a string with a symbol.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }
    /// Shows the text of a key with an image.
    public init(_ key: LocalizedStringKey, image name: String) {
        self.init(title: { Text(key) }, icon: { Image(name) })
    }
    /// Shows a string with an image.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image name: String) {
        self.init(title: { Text(title) }, icon: { Image(name) })
    }
}

/// What of a label is shown.
public protocol LabelStyle: Sendable {
    /// The parts; for styles of SwiftUI's own.
    var __parts: __LabelParts { get }
}

/// The parts of a label.
public enum __LabelParts: Sendable {
    case both
    case title
    case icon
}

/// Text and symbol.
public struct TitleAndIconLabelStyle: LabelStyle {
    /// Makes the style.
    public init() {}
    /// Both.
    public var __parts: __LabelParts { .both }
}
/// The text alone.
public struct TitleOnlyLabelStyle: LabelStyle {
    /// Makes the style.
    public init() {}
    /// The text.
    public var __parts: __LabelParts { .title }
}
/// The symbol alone.
public struct IconOnlyLabelStyle: LabelStyle {
    /// Makes the style.
    public init() {}
    /// The symbol.
    public var __parts: __LabelParts { .icon }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// Text and symbol.
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
    /// As is usual at the place: text and symbol.
    public static var automatic: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// The text alone.
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
    /// The symbol alone.
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

struct LabelStyleValue: Sendable {
    var parts = __LabelParts.both
}

extension EnvironmentValues {
    private enum LabelStyleKey: EnvironmentKey { static let defaultValue = LabelStyleValue() }

    var labelStyle: LabelStyleValue {
        get { self[LabelStyleKey.self] }
        set { self[LabelStyleKey.self] = newValue }
    }
}

extension View {
    /// Says what of labels in the view is shown.
    public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        environment(\.labelStyle, LabelStyleValue(parts: style.__parts))
    }
}
