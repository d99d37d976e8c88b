import CoreGraphics
import Foundation

/// How a layer is drawn, apart from what it shows: values that jump where others animate.
package struct LayerOptions: Equatable, Sendable {
    /// Whether the layer is drawn into pixels of its own first.
    package var isRasterized = false
    /// Pixels in a point of those.
    package var rasterizationScale: CGFloat = 1
    package var magnification = CALayerContentsFilter.linear
    package var minification = CALayerContentsFilter.linear
    package var minificationBias: Float = 0
    /// Whether opacity acts on the layer and its sublayers as on one picture.
    package var fadesAsGroup = true
    package var smoothsEdges = false
    package var smoothEdges = CAEdgeAntialiasingMask.all
    package var drawsAsynchronously = false
    /// How the layer's picture is mixed with what is below it.
    package var blendMode = CGBlendMode.normal
    /// What the layer makes of what is behind it; its deviation is in points. Nil leaves it as it is.
    package var backdrop: Backdrop?
    /// Whether sublayers have their y axis pointing up.
    package var isFlipped = false
}

/// How an image's pixels are found when it is shown at another size.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    /// The filter's name, as Core Animation writes it.
    public let rawValue: String
    /// Makes a filter of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Takes the nearest pixel, so that pixels can be seen as squares.
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    /// Mixes the pixels around.
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    /// Mixes the pixels around, of smaller copies too.
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")

    var quality: CGInterpolationQuality { self == .nearest ? .none : .default }
}

/// The format of the pixels that layers keep.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
    /// The format's name, as Core Animation writes it.
    public let rawValue: String
    /// Makes a format of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Eight bits for each of red, green, blue and alpha.
    public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
    /// Sixteen bits for each of red, green, blue and alpha.
    public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
    /// Eight bits of grey.
    public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}

/// Edges of a layer.
public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
    /// The edges as bits.
    public let rawValue: UInt32
    /// Makes a set of edges of their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The left edge.
    public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
    /// The right edge.
    public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
    /// The edge at the greatest y.
    public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
    /// The edge at the least y.
    public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)

    static let all: CAEdgeAntialiasingMask = [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge]
}
