import CoreGraphics
import Foundation

extension CALayer {
    private func set<Value: Equatable>(_ option: WritableKeyPath<LayerOptions, Value>, _ value: Value) {
        guard modelState.options[keyPath: option] != value else { return }
        var state = modelState
        state.options[keyPath: option] = value
        adopt(state)
        noteChange()
    }

    /// Whether the layer, with its sublayers, is drawn into pixels of its own that are kept while it stays the same.
    ///
    /// They have `rasterizationScale` pixels a point, so that a layer looks coarse where that is less than the screen's.
    public var shouldRasterize: Bool {
        get { modelState.options.isRasterized }
        set { set(\.isRasterized, newValue) }
    }

    /// Pixels in a point of what `shouldRasterize` keeps; 1 unless set.
    public var rasterizationScale: CGFloat {
        get { modelState.options.rasterizationScale }
        set { set(\.rasterizationScale, newValue) }
    }

    /// How an image is shown larger than it is.
    public var magnificationFilter: CALayerContentsFilter {
        get { modelState.options.magnification }
        set { set(\.magnification, newValue) }
    }

    /// How an image is shown smaller than it is.
    public var minificationFilter: CALayerContentsFilter {
        get { modelState.options.minification }
        set { set(\.minification, newValue) }
    }

    // Choice (layers): images are shown smaller from all of their pixels, so that the bias changes nothing.
    /// By how many halvings the trilinear filter departs from the copy of the right size.
    public var minificationFilterBias: Float {
        get { modelState.options.minificationBias }
        set { set(\.minificationBias, newValue) }
    }

    /// Whether the opacity acts on the layer and its sublayers as on one picture, and not on each of them.
    public var allowsGroupOpacity: Bool {
        get { modelState.options.fadesAsGroup }
        set { set(\.fadesAsGroup, newValue) }
    }

    // Choice (layers): edges are always smooth.
    /// Whether the layer asks for smooth edges where it is turned.
    public var allowsEdgeAntialiasing: Bool {
        get { modelState.options.smoothsEdges }
        set { set(\.smoothsEdges, newValue) }
    }

    /// The edges that are smooth where the layer is turned.
    public var edgeAntialiasingMask: CAEdgeAntialiasingMask {
        get { modelState.options.smoothEdges }
        set { set(\.smoothEdges, newValue) }
    }

    /// A wish to draw in the background, which nothing on the screen shows.
    public var drawsAsynchronously: Bool {
        get { modelState.options.drawsAsynchronously }
        set { set(\.drawsAsynchronously, newValue) }
    }

    /// What the layer makes of what is behind it, in points; nil leaves it as it is.
    package var backdrop: Backdrop? {
        get { modelState.options.backdrop }
        set { set(\.backdrop, newValue) }
    }

    /// Whether the y axis of the sublayers points up.
    public var isGeometryFlipped: Bool {
        get { modelState.options.isFlipped }
        set { set(\.isFlipped, newValue) }
    }

    /// Whether the y axis of the content points down, as it does unless an odd number of layers from this one up has flipped
    /// geometry.
    public func contentsAreFlipped() -> Bool {
        sequence(first: self, next: \.superlayer).reduce(true) { $0 != $1.isGeometryFlipped }
    }

    /// Whether the layer is seen from behind as well, when a transform turns it away.
    public var isDoubleSided: Bool {
        get { modelState.isDoubleSided }
        set { change("doubleSided", \.isDoubleSided, newValue) }
    }

    /// How the layer is mixed with what is below it: a blend mode's name such as `multiplyBlendMode`.
    ///
    /// Other filters have no effect on layers in iOS, nor here.
    public var compositingFilter: Any? {
        get {
            let mode = modelState.options.blendMode
            return mode == .normal ? nil : CGBlendMode.filterNames.first { $0.value == mode }?.key
        }
        set { set(\.blendMode, (newValue as? String).flatMap { CGBlendMode.filterNames[$0] } ?? .normal) }
    }
}

extension CGBlendMode {
    /// The blend modes by the names of the filters that stand for them.
    fileprivate static let filterNames: [String: CGBlendMode] = [
        "normalBlendMode": .normal, "multiplyBlendMode": .multiply, "screenBlendMode": .screen,
        "overlayBlendMode": .overlay, "darkenBlendMode": .darken, "lightenBlendMode": .lighten,
        "colorDodgeBlendMode": .colorDodge, "colorBurnBlendMode": .colorBurn, "softLightBlendMode": .softLight,
        "hardLightBlendMode": .hardLight, "differenceBlendMode": .difference, "exclusionBlendMode": .exclusion,
        "hueBlendMode": .hue, "saturationBlendMode": .saturation, "colorBlendMode": .color,
        "luminosityBlendMode": .luminosity, "plusL": .plusLighter, "plusD": .plusDarker, "xor": .xor,
        "sourceIn": .sourceIn, "sourceOut": .sourceOut, "sourceAtop": .sourceAtop, "destOver": .destinationOver,
        "destIn": .destinationIn, "destOut": .destinationOut, "destAtop": .destinationAtop,
    ]
}
