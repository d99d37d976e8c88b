/// What a style is told of a button.
public struct ButtonStyleConfiguration {
    /// What the button shows.
    public struct Label: View {
        let view: AnyView
        /// What the button shows.
        public var body: some View { view }
    }

    /// What the button is for.
    public let role: ButtonRole?
    /// What the button shows.
    public let label: Label
    /// Whether a finger is on the button.
    public let isPressed: Bool
}

/// How buttons look.
@preconcurrency @MainActor public protocol ButtonStyle {
    /// The type of what is shown.
    associatedtype Body: View
    /// What a style is told of a button.
    typealias Configuration = ButtonStyleConfiguration
    /// What is shown of a button.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// How the framework gives a button its looks.
@MainActor protocol ButtonStyling {
    /// Whether what is shown fades below a finger.
    var fades: Bool { get }
    func label(_ label: AnyView, role: ButtonRole?, isPressed: Bool, _ environment: EnvironmentValues) -> AnyView
}

/// The looks of a style of the app's.
private struct OwnLook<Style: ButtonStyle>: ButtonStyling {
    let style: Style
    var fades: Bool { false }

    func label(_ label: AnyView, role: ButtonRole?, isPressed: Bool, _ environment: EnvironmentValues) -> AnyView {
        let configuration = ButtonStyleConfiguration(
            role: role, label: ButtonStyleConfiguration.Label(view: label), isPressed: isPressed)
        return AnyView(StyleBody(style: style) { $0.makeBody(configuration: configuration) })
    }
}

/// What a style shows, with the style's own properties of the environment.
struct StyleBody<Style, Content: View>: PrimitiveView {
    let style: Style
    let content: @MainActor (Style) -> Content

    func update(_ node: Node) {
        var style = style
        node.properties.link(&style, to: node)
        node.declare(content(style))
    }
}

/// A button without surroundings.
struct PlainLook: ButtonStyling {
    let isTinted: Bool
    var fades: Bool { true }

    func label(_ label: AnyView, role: ButtonRole?, isPressed: Bool, _ environment: EnvironmentValues) -> AnyView {
        if !environment.isEnabled { return AnyView(label.foregroundColor(Color(UIColor.tertiaryLabel))) }
        if role == .destructive { return AnyView(label.foregroundColor(.red)) }
        return isTinted ? AnyView(label.foregroundStyle(TintShapeStyle())) : label
    }
}

/// A button on a filled ground.
struct BorderedLook: ButtonStyling {
    let isProminent: Bool
    var fades: Bool { false }

    func label(_ label: AnyView, role: ButtonRole?, isPressed: Bool, _ environment: EnvironmentValues) -> AnyView {
        let tint = role == .destructive ? Color.red : environment.frame.tint ?? .accentColor
        let isEnabled = environment.isEnabled
        let text: Color = isProminent ? .white : tint
        let ground: Color =
            isProminent
            ? tint
            : environment.frame.tint == nil && role == nil ? Color(UIColor.tertiarySystemFill) : tint.opacity(0.15)
        return AnyView(
            label.foregroundColor(isEnabled ? text : Color(UIColor.tertiaryLabel))
                .padding(EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
                .background(
                    RoundedRectangle(cornerRadius: 8).fill(isEnabled ? ground : Color(UIColor.tertiarySystemFill))
                )
                .opacity(isPressed ? 0.75 : 1))
    }
}

/// A style of buttons of SwiftUI's own.
@preconcurrency @MainActor public protocol PrimitiveButtonStyle {
    /// How the framework shows it.
    var __look: __ButtonLook { get }
}

/// The looks of SwiftUI's own styles of buttons.
public enum __ButtonLook: Sendable {
    case automatic
    case plain
    case borderless
    case bordered
    case prominent

    @MainActor var styling: (any ButtonStyling)? {
        switch self {
        case .automatic: nil
        case .plain: PlainLook(isTinted: false)
        case .borderless: PlainLook(isTinted: true)
        case .bordered: BorderedLook(isProminent: false)
        case .prominent: BorderedLook(isProminent: true)
        }
    }
}

/// The usual style of the place.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
    /// Makes the style.
    nonisolated public init() {}
    /// As the place has it.
    public var __look: __ButtonLook { .automatic }
}
/// What the button shows, as it is.
public struct PlainButtonStyle: PrimitiveButtonStyle {
    /// Makes the style.
    nonisolated public init() {}
    /// As it is.
    public var __look: __ButtonLook { .plain }
}
/// Text in the tint.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    /// Makes the style.
    nonisolated public init() {}
    /// In the tint.
    public var __look: __ButtonLook { .borderless }
}
/// On a pale ground.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
    /// Makes the style.
    nonisolated public init() {}
    /// On a pale ground.
    public var __look: __ButtonLook { .bordered }
}
/// On a strong ground.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    /// Makes the style.
    nonisolated public init() {}
    /// On a strong ground.
    public var __look: __ButtonLook { .prominent }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The usual style of the place.
    nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// What the button shows, as it is.
    nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// Text in the tint.
    nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// On a pale ground.
    nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// On a strong ground.
    nonisolated public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

extension View {
    /// Gives buttons in the view a style.
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        EnvironmentWriting(content: self) { values in
            MainActor.assumeIsolated { values.frame.buttonStyle = OwnLook(style: style) }
        }
    }

    /// Gives buttons in the view a style of SwiftUI's own.
    public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        let styling = style.__look.styling
        return EnvironmentWriting(content: self) { $0.frame.buttonStyle = styling }
    }
}
