import Foundation

/// Core Foundation's strings and arrays are Swift's own here, so that `as CFString` and `as CFArray` compile.
public typealias CFString = String
/// Core Foundation's array, which is Swift's here.
public typealias CFArray = [Any]

/// How a colour space counts its components.
@frozen public enum CGColorSpaceModel: Int32, Sendable {
    case unknown = -1
    case monochrome
    case rgb
    case cmyk
    case lab
    case deviceN
    case indexed
    case pattern
    case XYZ
}

/// A meaning for colour components.
///
/// Everything is drawn in sRGB: Display P3 colours are converted, and colours outside sRGB are clipped to it when drawn.
public final class CGColorSpace: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case gray, rgb, linearRGB, displayP3 }

    /// The name of sRGB.
    public static let sRGB = "kCGColorSpaceSRGB"
    /// The name of sRGB with components below 0 and above 1.
    public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
    /// The name of sRGB with linear components.
    public static let linearSRGB = "kCGColorSpaceLinearSRGB"
    /// The name of sRGB with linear components below 0 and above 1.
    public static let extendedLinearSRGB = "kCGColorSpaceExtendedLinearSRGB"
    /// The name of Display P3, the wide gamut of Apple's screens.
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    /// The name of grey with a gamma of 2.2.
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
    /// The name of grey with components below 0 and above 1.
    public static let extendedGray = "kCGColorSpaceExtendedGray"

    /// The space's name.
    public let name: CFString?
    let kind: Kind

    static let standardRGB = CGColorSpace(kind: .rgb, name: sRGB)
    static let standardGray = CGColorSpace(kind: .gray, name: genericGrayGamma2_2)

    init(kind: Kind, name: String) {
        self.kind = kind
        self.name = name
    }

    /// Finds a space by one of the names above; nil for any other.
    public convenience init?(name: CFString) {
        switch name {
        case Self.sRGB, Self.extendedSRGB: self.init(kind: .rgb, name: name)
        case Self.linearSRGB, Self.extendedLinearSRGB: self.init(kind: .linearRGB, name: name)
        case Self.displayP3: self.init(kind: .displayP3, name: name)
        case Self.genericGrayGamma2_2, Self.extendedGray: self.init(kind: .gray, name: name)
        default: return nil
        }
    }

    /// How components are counted.
    public var model: CGColorSpaceModel { kind == .gray ? .monochrome : .rgb }

    /// The number of components without alpha.
    public var numberOfComponents: Int { kind == .gray ? 1 : 3 }

    /// Whether two colour spaces have the same name.
    public static func == (one: CGColorSpace, other: CGColorSpace) -> Bool { one.name == other.name }

    /// Adds the colour space's name to a hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }

    /// The colour in sRGB, for components in this space's order, alpha last.
    func resolve(_ components: [CGFloat]) -> RGBA {
        let values = components.map(Double.init)
        switch kind {
        case .gray: return RGBA(red: values[0], green: values[0], blue: values[0], alpha: values[1])
        case .rgb: return RGBA(red: values[0], green: values[1], blue: values[2], alpha: values[3])
        case .linearRGB:
            return RGBA(
                red: TransferCurve.encode(values[0]), green: TransferCurve.encode(values[1]),
                blue: TransferCurve.encode(values[2]), alpha: values[3])
        case .displayP3:
            let linear = values[..<3].map(TransferCurve.decode)
            // Display P3's primaries in terms of sRGB's; both have the same white and transfer curve.
            let red = 1.2249401762 * linear[0] - 0.2249401762 * linear[1]
            let green = -0.0420569547 * linear[0] + 1.0420569547 * linear[1]
            let blue = -0.0196375546 * linear[0] - 0.0786360456 * linear[1] + 1.0982736001 * linear[2]
            return RGBA(
                red: TransferCurve.encode(red), green: TransferCurve.encode(green), blue: TransferCurve.encode(blue),
                alpha: values[3])
        }
    }
}

/// Makes the colour space that the screen has: sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .standardRGB }

/// Makes a gray colour space with sRGB's transfer curve.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .standardGray }

/// sRGB's transfer curve, mirrored for negative values.
enum TransferCurve {
    static func decode(_ value: Double) -> Double {
        let size = abs(value)
        let linear = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
        return value < 0 ? -linear : linear
    }

    static func encode(_ value: Double) -> Double {
        let size = abs(value)
        let encoded = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
        return value < 0 ? -encoded : encoded
    }
}
