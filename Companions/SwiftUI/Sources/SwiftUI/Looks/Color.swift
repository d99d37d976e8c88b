/// A colour, also as a view that fills its room.
public struct Color: Hashable, Sendable {
    /// A space of colours.
    public enum RGBColorSpace: Sendable {
        case sRGB
        case sRGBLinear
        case displayP3
    }

    let uiColor: UIColor

    /// Takes a colour of UIKit's.
    nonisolated public init(_ color: UIColor) { uiColor = color }
    /// Takes a colour of UIKit's.
    nonisolated public init(uiColor: UIColor) { self.uiColor = uiColor }
    /// Takes a colour of Core Graphics'.
    nonisolated public init(_ color: CGColor) { uiColor = UIColor(cgColor: color) }
    /// Takes a colour of Core Graphics'.
    nonisolated public init(cgColor: CGColor) { uiColor = UIColor(cgColor: cgColor) }

    /// Takes a colour of the app's assets; what is not there is clear.
    nonisolated public init(_ name: String, bundle: Bundle? = nil) {
        uiColor = UIColor(named: name, in: bundle, compatibleWith: nil) ?? .clear
    }

    /// Makes a colour of its parts, from 0 to 1.
    nonisolated public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        func encoded(_ part: Double) -> Double {
            guard colorSpace == .sRGBLinear else { return part }
            return part <= 0.0031308 ? part * 12.92 : 1.055 * pow(part, 1 / 2.4) - 0.055
        }
        let (red, green, blue) = (encoded(red), encoded(green), encoded(blue))
        uiColor =
            colorSpace == .displayP3
            ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: opacity)
            : UIColor(red: red, green: green, blue: blue, alpha: opacity)
    }

    /// Makes a grey from 0 to 1.
    nonisolated public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// Makes a colour of its hue, saturation and brightness, from 0 to 1.
    nonisolated public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        uiColor = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity)
    }

    /// The colour with a part of its opacity.
    public func opacity(_ opacity: Double) -> Color { Color(uiColor.faded(to: opacity)) }

    /// The colour as a gradient that is a little lighter at its beginning.
    public var gradient: AnyGradient { AnyGradient(Gradient(colors: [mixedWithWhite, self])) }

    private var mixedWithWhite: Color {
        let uiColor = uiColor
        return Color(
            UIColor { traits in
                var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
                uiColor.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
                func light(_ part: CGFloat) -> CGFloat { part + (1 - part) * 0.2 }
                return UIColor(red: light(red), green: light(green), blue: light(blue), alpha: alpha)
            })
    }

    /// The colour of Core Graphics', as it is in a light interface.
    public var cgColor: CGColor? { uiColor.cgColor }

    /// Red.
    public static let red = Color(UIColor.systemRed)
    /// Orange.
    public static let orange = Color(UIColor.systemOrange)
    /// Yellow.
    public static let yellow = Color(UIColor.systemYellow)
    /// Green.
    public static let green = Color(UIColor.systemGreen)
    /// Mint.
    public static let mint = Color(UIColor.systemMint)
    /// Teal.
    public static let teal = Color(UIColor.systemTeal)
    /// Cyan.
    public static let cyan = Color(UIColor.systemCyan)
    /// Blue.
    public static let blue = Color(UIColor.systemBlue)
    /// Indigo.
    public static let indigo = Color(UIColor.systemIndigo)
    /// Purple.
    public static let purple = Color(UIColor.systemPurple)
    /// Pink.
    public static let pink = Color(UIColor.systemPink)
    /// Brown.
    public static let brown = Color(UIColor.systemBrown)
    /// White.
    public static let white = Color(UIColor.white)
    /// Grey.
    public static let gray = Color(UIColor.systemGray)
    /// Black.
    public static let black = Color(UIColor.black)
    /// No colour.
    public static let clear = Color(UIColor.clear)
    /// The colour of text.
    public static let primary = Color(UIColor.label)
    /// The colour of text beside the most important.
    public static let secondary = Color(UIColor.secondaryLabel)
    /// The colour of what can be used.
    public static var accentColor: Color { Color(UIColor.tintColor) }
}

extension UIColor {
    /// The colour with a part of its opacity, in every appearance.
    func faded(to opacity: Double) -> UIColor {
        UIColor { traits in
            let color = self.resolvedColor(with: traits)
            return color.withAlphaComponent(color.cgColor.alpha * opacity)
        }
    }

    /// Takes a colour of SwiftUI's.
    public convenience init(_ color: Color) {
        let base = color.uiColor
        self.init { base.resolvedColor(with: $0) }
    }
}

extension Color: View {
    /// There is none: a colour is not made of other views.
    public typealias Body = Never
}

extension Color: PrimitiveView {
    func elements(_ node: Node) -> [Element] {
        let element = node.kept("color") { FillElement(HostingCanvas()) }
        element.view.backgroundColor = uiColor
        return [element]
    }
}

/// A view that takes all the room that it is offered.
class FillElement: ViewElement {
    override func measure(_ proposal: Proposal) -> CGSize { proposal.filled() }
}

/// Light or dark.
public enum ColorScheme: CaseIterable, Sendable {
    case light
    case dark

    /// Takes UIKit's; nil where it says nothing.
    public init?(_ style: UIUserInterfaceStyle) {
        switch style {
        case .light: self = .light
        case .dark: self = .dark
        default: return nil
        }
    }
}

/// A size class, as views see it.
public enum UserInterfaceSizeClass: Sendable {
    case compact
    case regular

    init?(_ sizeClass: UIUserInterfaceSizeClass) {
        switch sizeClass {
        case .compact: self = .compact
        case .regular: self = .regular
        default: return nil
        }
    }
}
