import Foundation

/// A colour: a colour space and its components, alpha last.
public final class CGColor: Hashable, Sendable, CustomStringConvertible {
    /// The space that the components are in.
    public let colorSpace: CGColorSpace?
    /// The components in the space's order, then alpha.
    public let components: [CGFloat]?
    /// The colour as it is drawn.
    package let rgba: RGBA
    /// The picture that areas are filled with in place of the colour; nil for a plain colour.
    package let tile: PatternTile?

    init(space: CGColorSpace, values: [CGFloat]) {
        colorSpace = space
        components = values
        rgba = space.resolve(values)
        tile = nil
    }

    /// Makes a colour that fills areas with a repeated picture.
    // Choice (projects): text and lines take the picture's mean colour.
    package init(tile: PatternTile) {
        colorSpace = nil
        components = [1]
        rgba = tile.mean
        self.tile = tile
    }

    /// Makes a colour in sRGB.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(space: .standardRGB, values: [red, green, blue, alpha])
    }

    /// Makes a colour in sRGB.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(space: .standardRGB, values: [red, green, blue, alpha])
    }

    /// Makes a gray.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(space: .standardGray, values: [gray, alpha])
    }

    /// Makes a gray.
    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(space: .standardGray, values: [gray, alpha])
    }

    /// Makes a colour from as many components as `space` has, and alpha.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        let count = space.numberOfComponents + 1
        self.init(space: space, values: Array(UnsafeBufferPointer(start: components, count: count)))
    }

    /// Makes the colour that `color` is drawn with.
    package convenience init(_ color: RGBA) {
        self.init(
            red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue), alpha: CGFloat(color.alpha)
        )
    }

    /// How opaque the colour is: 0 is not seen, 1 hides what is below.
    public var alpha: CGFloat { components?.last ?? 1 }

    /// The number of components, alpha counted.
    public var numberOfComponents: Int { components?.count ?? 0 }

    /// The same colour with another alpha.
    public func copy(alpha: CGFloat) -> CGColor? {
        guard let colorSpace, let components else { return nil }
        return CGColor(space: colorSpace, values: components.dropLast() + [alpha])
    }

    /// The same colour.
    public func copy() -> CGColor? { self }

    /// The colour in another space; nil unless `space` is sRGB or gray.
    public func converted(to space: CGColorSpace, intent: CGColorRenderingIntent, options: Any?) -> CGColor? {
        if space == colorSpace { return self }
        switch space.kind {
        case .rgb:
            let values = [rgba.red, rgba.green, rgba.blue, rgba.alpha].map { CGFloat($0) }
            return CGColor(space: space, values: values)
        case .gray:
            let luminance =
                0.2126 * TransferCurve.decode(rgba.red) + 0.7152 * TransferCurve.decode(rgba.green) + 0.0722
                * TransferCurve.decode(rgba.blue)
            return CGColor(space: space, values: [CGFloat(TransferCurve.encode(luminance)), CGFloat(rgba.alpha)])
        case .linearRGB, .displayP3: return nil
        }
    }

    /// Black, in grey's colour space.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// White, in grey's colour space.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Black without opacity.
    public static let clear = CGColor(gray: 0, alpha: 0)

    /// Whether two colours have the same colour space and components.
    public static func == (one: CGColor, other: CGColor) -> Bool {
        one === other
            || (one.colorSpace == other.colorSpace && one.components == other.components && one.tile == other.tile)
    }

    /// Adds the colour's components to a hash.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(colorSpace)
        hasher.combine(components)
        hasher.combine(tile)
    }

    /// The colour's space and components, for people who debug.
    public var description: String {
        "CGColor(\(colorSpace?.name ?? "none"): \((components ?? []).map { "\($0)" }.joined(separator: " ")))"
    }
}

/// What to do with colours that the target space lacks. They are always clipped here.
@frozen public enum CGColorRenderingIntent: Int32, Sendable {
    case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}
