import Foundation
import QuartzCore

/// A colour, which may depend on the traits of the place where it is shown.
public final class UIColor: NSObject, Sendable {
    private enum Source: Sendable {
        case fixed(CGColor)
        case dynamic(@Sendable (UITraitCollection) -> UIColor)
    }

    private let source: Source

    // Choice (projects): a colour made without arguments is clear; UIKit's says nothing at all.
    /// Makes a clear colour, for a variable that gets another one later.
    public override convenience init() { self.init(white: 0, alpha: 0) }

    /// Makes a colour from one of Core Graphics.
    public init(cgColor: CGColor) {
        source = .fixed(cgColor)
    }

    /// Makes a colour from components and an opacity, each from 0 to 1, in sRGB.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(cgColor: CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
    }

    /// Makes a gray from a brightness and an opacity, each from 0 to 1.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(cgColor: CGColor(gray: white, alpha: alpha))
    }

    /// Makes a colour from hue, saturation, brightness and opacity, each from 0 to 1; a hue beyond that goes round
    /// again.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let sector = (hue - hue.rounded(.down)) * 6
        let part = sector - sector.rounded(.down)
        let low = brightness * (1 - saturation)
        let falling = brightness * (1 - saturation * part)
        let rising = brightness * (1 - saturation * (1 - part))
        let (r, g, b): (CGFloat, CGFloat, CGFloat) =
            switch Int(sector) {
            case 0: (brightness, rising, low)
            case 1: (falling, brightness, low)
            case 2: (low, brightness, rising)
            case 3: (low, falling, brightness)
            case 4: (rising, low, brightness)
            default: (brightness, low, falling)
            }
        self.init(red: r, green: g, blue: b, alpha: alpha)
    }

    /// Makes a colour from components and an opacity, each from 0 to 1, in Display P3; what sRGB lacks is clipped.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let space = CGColorSpace(name: CGColorSpace.displayP3)
        self.init(
            cgColor: space.flatMap { CGColor(colorSpace: $0, components: [red, green, blue, alpha]) }
                ?? CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
    }

    /// Makes a colour that is chosen anew for each set of traits.
    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        source = .dynamic(dynamicProvider)
    }

    /// The colour for a set of traits.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        switch source {
        case .fixed: self
        case .dynamic(let provider): provider(traitCollection).resolvedColor(with: traitCollection)
        }
    }

    /// The colour for the current traits, as Core Graphics has it.
    public var cgColor: CGColor {
        switch source {
        case .fixed(let color): color
        case .dynamic(let provider): provider(UITraitCollection.current).cgColor
        }
    }

    /// The colour with another opacity, from 0 to 1; it depends on traits as before.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch source {
        case .fixed(let color): UIColor(cgColor: color.copy(alpha: alpha) ?? color)
        case .dynamic(let provider): UIColor { provider($0).withAlphaComponent(alpha) }
        }
    }

    /// Reads the components, from 0 to 1 in sRGB, of the colour for the current traits; the result is always true.
    @discardableResult public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = cgColor.rgba
        red?.pointee = CGFloat(color.red)
        green?.pointee = CGFloat(color.green)
        blue?.pointee = CGFloat(color.blue)
        alpha?.pointee = CGFloat(color.alpha)
        return true
    }

    /// Reads the brightness, from 0 to 1, of the colour for the current traits; false, with nothing read, for a colour
    /// that is not gray.
    @discardableResult public func getWhite(
        _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = cgColor.rgba
        guard color.red == color.green, color.green == color.blue else { return false }
        white?.pointee = CGFloat(color.red)
        alpha?.pointee = CGFloat(color.alpha)
        return true
    }

    /// Reads hue, saturation, brightness and opacity, from 0 to 1 in sRGB, of the colour for the current traits; the
    /// result is always true.
    @discardableResult public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = cgColor.rgba
        let most = max(color.red, color.green, color.blue)
        let spread = most - min(color.red, color.green, color.blue)
        let sector: Double =
            if spread == 0 {
                0
            } else if most == color.red {
                (color.green - color.blue) / spread + (color.green < color.blue ? 6 : 0)
            } else if most == color.green {
                (color.blue - color.red) / spread + 2
            } else {
                (color.red - color.green) / spread + 4
            }
        hue?.pointee = CGFloat(sector / 6)
        saturation?.pointee = CGFloat(most == 0 ? 0 : spread / most)
        brightness?.pointee = CGFloat(most)
        alpha?.pointee = CGFloat(color.alpha)
        return true
    }

    /// Makes the colour the one that shapes are filled with in the current context; without a context it has no effect.
    public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
    /// Makes the colour the one that lines are drawn with in the current context; without a context it has no effect.
    public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
    /// Makes the colour the one for fills and lines in the current context; without a context it has no effect.
    public func set() {
        setFill()
        setStroke()
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        if self === other { return true }
        guard case .fixed(let a) = source, case .fixed(let b) = other.source else { return false }
        return a.rgba == b.rgba && a.tile == b.tile
    }

    public override var hash: Int {
        if case .fixed(let color) = source { return color.rgba.hashValue }
        return ObjectIdentifier(self).hashValue
    }

    public override var description: String {
        let color = cgColor.rgba
        return "UIExtendedSRGBColorSpace \(color.red) \(color.green) \(color.blue) \(color.alpha)"
    }
}
