import Foundation

/// A colour as it is drawn: sRGB, not premultiplied, every part in 0...1.
package struct RGBA: Hashable, Sendable {
    package var red: Double
    package var green: Double
    package var blue: Double
    package var alpha: Double

    package static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
    package static let black = RGBA(red: 0, green: 0, blue: 0, alpha: 1)
    package static let white = RGBA(red: 1, green: 1, blue: 1, alpha: 1)

    /// Makes a colour; parts outside 0...1 are clipped, and NaN is 0.
    package init(red: Double, green: Double, blue: Double, alpha: Double) {
        func clip(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
        self.red = clip(red)
        self.green = clip(green)
        self.blue = clip(blue)
        self.alpha = clip(alpha)
    }

    /// The colour with its alpha multiplied by `factor`.
    package func faded(by factor: Double) -> RGBA {
        factor == 1 ? self : RGBA(red: red, green: green, blue: blue, alpha: alpha * factor)
    }
}
