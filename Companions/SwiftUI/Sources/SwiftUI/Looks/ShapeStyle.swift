/// What shapes and text can be filled with.
public protocol ShapeStyle: Sendable {
    /// What the style is in surroundings; for styles of SwiftUI's own.
    @MainActor func __fill(in environment: EnvironmentValues) -> __Fill
}

/// What something is filled with.
public enum __Fill {
    case color(UIColor)
    case gradient(__GradientFill)
    case material(UIBlurEffect.Style)

    /// The colour that stands for it in text.
    @MainActor var color: UIColor {
        switch self {
        case .color(let color): color
        case .gradient(let gradient): gradient.stops.first?.color.uiColor ?? .clear
        case .material: .systemBackground
        }
    }
}

/// A gradient of a kind, between two points of the unit square.
public struct __GradientFill {
    var stops: [Gradient.Stop]
    var type: CAGradientLayerType
    var start: CGPoint
    var end: CGPoint
}

extension Color: ShapeStyle {
    /// The colour.
    @MainActor public func __fill(in environment: EnvironmentValues) -> __Fill { .color(uiColor) }
}

/// The style of what is in front, of a rank: 0 for the first, 1 for the second.
public struct HierarchicalShapeStyle: ShapeStyle {
    let rank: Int

    /// The first style of the surroundings, or one of its weaker ones.
    @MainActor public func __fill(in environment: EnvironmentValues) -> __Fill {
        if let base = environment.frame.style?.__fill(in: environment) {
            // Choice (SwiftUI): half, a quarter and an eighth of the opacity of a style that was set.
            return rank == 0 ? base : .color(base.color.faded(to: [1, 0.5, 0.25, 0.18, 0.1][min(rank, 4)]))
        }
        let colors: [UIColor] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .quaternaryLabel]
        return .color(colors[min(rank, 4)])
    }
}

/// The style of what is in front.
public struct ForegroundStyle: ShapeStyle {
    /// Makes the style.
    public init() {}
    /// The style of the surroundings.
    @MainActor public func __fill(in environment: EnvironmentValues) -> __Fill {
        environment.frame.style?.__fill(in: environment) ?? .color(.label)
    }
}

/// The style of what lies behind all.
public struct BackgroundStyle: ShapeStyle {
    /// Makes the style.
    public init() {}
    /// The system's background.
    @MainActor public func __fill(in environment: EnvironmentValues) -> __Fill { .color(.systemBackground) }
}

/// The style of what can be used.
public struct TintShapeStyle: ShapeStyle {
    /// Makes the style.
    public init() {}
    /// The tint of the surroundings.
    @MainActor public func __fill(in environment: EnvironmentValues) -> __Fill {
        .color(environment.frame.tint?.uiColor ?? .tintColor)
    }
}

/// The style of lines between things.
public struct SeparatorShapeStyle: ShapeStyle {
    /// Makes the style.
    public init() {}
    /// The system's separator.
    @MainActor public func __fill(in environment: EnvironmentValues) -> __Fill { .color(.separator) }
}

/// A style whose type is not told.
public struct AnyShapeStyle: ShapeStyle {
    private let style: any ShapeStyle
    /// Hides the type of a style.
    public init<S: ShapeStyle>(_ style: S) { self.style = style }
    /// What the style is.
    @MainActor public func __fill(in environment: EnvironmentValues) -> __Fill { style.__fill(in: environment) }
}

/// A blur of what lies behind.
public struct Material: ShapeStyle {
    let style: UIBlurEffect.Style
    /// The blur.
    @MainActor public func __fill(in environment: EnvironmentValues) -> __Fill { .material(style) }
    /// Hardly there.
    public static let ultraThin = Material(style: .systemUltraThinMaterial)
    /// Thin.
    public static let thin = Material(style: .systemThinMaterial)
    /// Usual.
    public static let regular = Material(style: .systemMaterial)
    /// Thick.
    public static let thick = Material(style: .systemThickMaterial)
    /// Hardly anything is seen through it.
    public static let ultraThick = Material(style: .systemThickMaterial)
    /// As bars have it.
    public static let bar = Material(style: .systemChromeMaterial)
}

extension ShapeStyle where Self == Color {
    /// Red.
    public static var red: Color { .red }
    /// Orange.
    public static var orange: Color { .orange }
    /// Yellow.
    public static var yellow: Color { .yellow }
    /// Green.
    public static var green: Color { .green }
    /// Mint.
    public static var mint: Color { .mint }
    /// Teal.
    public static var teal: Color { .teal }
    /// Cyan.
    public static var cyan: Color { .cyan }
    /// Blue.
    public static var blue: Color { .blue }
    /// Indigo.
    public static var indigo: Color { .indigo }
    /// Purple.
    public static var purple: Color { .purple }
    /// Pink.
    public static var pink: Color { .pink }
    /// Brown.
    public static var brown: Color { .brown }
    /// White.
    public static var white: Color { .white }
    /// Grey.
    public static var gray: Color { .gray }
    /// Black.
    public static var black: Color { .black }
    /// No colour.
    public static var clear: Color { .clear }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The style of the most important.
    public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(rank: 0) }
    /// The style of what is beside it.
    public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(rank: 1) }
    /// The style of the third rank.
    public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(rank: 2) }
    /// The style of the fourth rank.
    public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(rank: 3) }
}

extension ShapeStyle where Self == ForegroundStyle {
    /// The style of what is in front.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// The style of what lies behind all.
    public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The style of what can be used.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    /// The style of lines between things.
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == Material {
    /// A blur that is hardly there.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// A thin blur.
    public static var thinMaterial: Material { .thin }
    /// The usual blur.
    public static var regularMaterial: Material { .regular }
    /// A thick blur.
    public static var thickMaterial: Material { .thick }
    /// A blur through which hardly anything is seen.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// The blur of bars.
    public static var bar: Material { .bar }
}

extension View {
    /// Gives text, symbols and shapes in the view a style.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        EnvironmentWriting(content: self) { $0.frame.style = style.settled(in: $0) }
    }

    /// Gives text, symbols and shapes in the view a colour.
    public func foregroundColor(_ color: Color?) -> some View {
        EnvironmentWriting(content: self) { $0.frame.style = color }
    }

    /// Gives what can be used in the view a colour.
    public func tint(_ tint: Color?) -> some View { EnvironmentWriting(content: self) { $0.frame.tint = tint } }

    /// Gives what can be used in the view a colour.
    public func accentColor(_ color: Color?) -> some View { tint(color) }
}

extension ShapeStyle {
    /// The style without reference to the one that it takes the place of.
    fileprivate func settled(in environment: EnvironmentValues) -> any ShapeStyle {
        guard self is HierarchicalShapeStyle || self is ForegroundStyle else { return self }
        return SettledStyle(style: self, environment: environment)
    }
}

/// A style as it is in surroundings that are not those of the view.
private struct SettledStyle: ShapeStyle, @unchecked Sendable {
    let style: any ShapeStyle
    let environment: EnvironmentValues

    @MainActor func __fill(in environment: EnvironmentValues) -> __Fill { style.__fill(in: self.environment) }
}
