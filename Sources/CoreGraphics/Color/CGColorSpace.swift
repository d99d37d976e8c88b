import Foundation

// Core Foundation's text and arrays are Foundation's objects, as on Apple's systems. UIKit says the same, so that a file may import
// both.
/// Core Foundation's text.
public typealias CFString = NSString
/// Core Foundation's array.
public typealias CFArray = NSArray

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
    public nonisolated(unsafe) static let sRGB: CFString = "kCGColorSpaceSRGB"
    /// The name of sRGB with components below 0 and above 1.
    public nonisolated(unsafe) static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
    /// The name of sRGB with linear components.
    public nonisolated(unsafe) static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
    /// The name of sRGB with linear components below 0 and above 1.
    public nonisolated(unsafe) static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
    /// The name of Display P3, the wide gamut of Apple's screens.
    public nonisolated(unsafe) static let displayP3: CFString = "kCGColorSpaceDisplayP3"
    /// The name of grey with a gamma of 2.2.
    public nonisolated(unsafe) static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
    /// The name of grey with components below 0 and above 1.
    public nonisolated(unsafe) static let extendedGray: CFString = "kCGColorSpaceExtendedGray"

    /// The space's name.
    public var name: CFString? { ownName.map { NSString(string: $0) } }
    private let ownName: String?
    let kind: Kind

    static let standardRGB = CGColorSpace(kind: .rgb, name: sRGB as String)
    static let standardGray = CGColorSpace(kind: .gray, name: genericGrayGamma2_2 as String)

    init(kind: Kind, name: String) {
        self.kind = kind
        ownName = name
    }

    /// Finds a space by one of the names above; nil for any other.
    public convenience init?(name: CFString) {
        let kinds: [(Kind, [CFString])] = [
            (.rgb, [Self.sRGB, Self.extendedSRGB]), (.linearRGB, [Self.linearSRGB, Self.extendedLinearSRGB]),
            (.displayP3, [Self.displayP3]), (.gray, [Self.genericGrayGamma2_2, Self.extendedGray]),
        ]
        guard let kind = kinds.first(where: { $0.1.contains(name) })?.0 else { return nil }
        self.init(kind: kind, name: name as String)
    }

    /// How components are counted.
    public var model: CGColorSpaceModel { kind == .gray ? .monochrome : .rgb }

    /// The number of components without alpha.
    public var numberOfComponents: Int { kind == .gray ? 1 : 3 }

    // Choice (colours): components out of the range from 0 to 1 make a gamut a wide one.
    /// Whether the space has colours that sRGB has not: Display P3, and the spaces of red, green and blue without limits.
    public var isWideGamutRGB: Bool { kind == .displayP3 || model == .rgb && CGColorSpaceUsesExtendedRange(self) }

    /// Whether two colour spaces have the same name.
    public static func == (one: CGColorSpace, other: CGColorSpace) -> Bool { one.ownName == other.ownName }

    /// Adds the colour space's name to a hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(ownName) }

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

/// Whether a space's components may lie below 0 and above 1.
public func CGColorSpaceUsesExtendedRange(_ space: CGColorSpace) -> Bool {
    let names = [CGColorSpace.extendedSRGB, CGColorSpace.extendedLinearSRGB, CGColorSpace.extendedGray]
    return space.name.map(names.contains) ?? false
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
