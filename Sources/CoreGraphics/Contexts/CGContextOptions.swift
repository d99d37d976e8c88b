/// How the end of an open line is drawn.
@frozen public enum CGLineCap: Int32, Sendable { case butt, round, square }

/// How two segments of a line meet.
@frozen public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }

/// Which points count as inside a path that crosses or repeats itself.
@frozen public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }

/// What `CGContext.drawPath(using:)` draws.
@frozen public enum CGPathDrawingMode: Int32, Sendable { case fill, eoFill, stroke, fillStroke, eoFillStroke }

/// How carefully scaled images are sampled.
@frozen public enum CGInterpolationQuality: Int32, Sendable {
    case `default` = 0
    case none = 1
    case low = 2
    case medium = 4
    case high = 3
}

/// How a drawn colour meets what is already there.
@frozen public enum CGBlendMode: Int32, Sendable, CaseIterable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity
    case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop
    case xor, plusDarker, plusLighter
}

/// Whether a gradient's end colours go on beyond its ends.
@frozen public struct CGGradientDrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    /// Makes a set of options of their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The first colour goes on before the start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// The last colour goes on after the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
