import CoreGraphics
import Foundation

/// The type of a `#colorLiteral` that nothing else gives a type; the compiler looks for this name.
public typealias _ColorLiteralType = UIColor

extension UIColor: _ExpressibleByColorLiteral {
    /// Makes a colour from components and an opacity, each from 0 to 1, in sRGB.
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}

extension UIColor {
    /// Makes a colour from components and an opacity, each from 0 to 1, in sRGB, as Swift 3 spelled it.
    public convenience init(colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(_colorLiteralRed: red, green: green, blue: blue, alpha: alpha)
    }
}

extension CGColor: _ExpressibleByColorLiteral {
    /// Makes a colour from components and an opacity, each from 0 to 1, in sRGB.
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(srgbRed: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}
