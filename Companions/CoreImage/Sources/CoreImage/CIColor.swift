import CoreGraphics
import Foundation
import UIKit

/// A colour for filters, as values of sRGB.
public final class CIColor: NSObject, @unchecked Sendable {
    /// Red, from 0 to 1.
    public let red: CGFloat
    /// Green, from 0 to 1.
    public let green: CGFloat
    /// Blue, from 0 to 1.
    public let blue: CGFloat
    /// Opacity, from 0 to 1.
    public let alpha: CGFloat

    /// Makes a colour of its components.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
        super.init()
    }

    /// Makes an opaque colour of its components.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: 1)
    }

    /// Makes a colour of one of CoreGraphics'.
    public convenience init(cgColor: CGColor) { self.init(color: UIColor(cgColor: cgColor)) }

    /// Makes a colour of one of UIKit's.
    public convenience init(color: UIColor) {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Reads a text such as "0.5 0.7 0.3 1.0".
    public convenience init(string representation: String) {
        let numbers = representation.split(separator: " ").compactMap { Double($0).map { CGFloat($0) } }
        func number(_ index: Int, else none: CGFloat) -> CGFloat {
            numbers.indices.contains(index) ? numbers[index] : none
        }
        self.init(
            red: number(0, else: 0), green: number(1, else: 0), blue: number(2, else: 0), alpha: number(3, else: 1))
    }

    /// The count of components, with the opacity.
    public var numberOfComponents: Int { 4 }
    /// The colour space of the components.
    public var colorSpace: CGColorSpace { CGColorSpaceCreateDeviceRGB() }
    /// The components as text.
    public var stringRepresentation: String { "\(Double(red)) \(Double(green)) \(Double(blue)) \(Double(alpha))" }

    /// Black.
    public static let black = CIColor(red: 0, green: 0, blue: 0)
    /// White.
    public static let white = CIColor(red: 1, green: 1, blue: 1)
    /// Gray.
    public static let gray = CIColor(red: 0.5, green: 0.5, blue: 0.5)
    /// Red.
    public static let red = CIColor(red: 1, green: 0, blue: 0)
    /// Green.
    public static let green = CIColor(red: 0, green: 1, blue: 0)
    /// Blue.
    public static let blue = CIColor(red: 0, green: 0, blue: 1)
    /// Cyan.
    public static let cyan = CIColor(red: 0, green: 1, blue: 1)
    /// Magenta.
    public static let magenta = CIColor(red: 1, green: 0, blue: 1)
    /// Yellow.
    public static let yellow = CIColor(red: 1, green: 1, blue: 0)
    /// No colour at all.
    public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)

    public override var description: String { "(\(stringRepresentation))" }
    public override func isEqual(_ object: Any?) -> Bool {
        (object as? CIColor)?.stringRepresentation == stringRepresentation
    }
    public override var hash: Int { stringRepresentation.hashValue }
}

extension CIColor {
    /// The colour in linear light, with its opacity in it.
    var pixel: Pixel {
        Pixel(Tone.linear(SIMD3(Float(red), Float(green), Float(blue))), Float(alpha)).premultiplied
    }
}

extension UIColor {
    /// Makes a colour of a filter's.
    public convenience init(ciColor: CIColor) {
        self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
    }

    /// The colour for filters.
    public var ciColor: CIColor { CIColor(color: self) }
}
