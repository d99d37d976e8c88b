import CoreGraphics
import Foundation

/// The direction of a gradient layer's colours.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    /// The gradient's name, as Core Animation writes it.
    public let rawValue: String
    /// Makes a type of gradient of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Along the line from the start point to the end point.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// From the start point outwards, to the ellipse in the rectangle that has the end point as a corner.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Around the start point, clockwise from the direction of the end point.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer that fills its bounds, rounded as they may be, with colours that blend into each other.
open class CAGradientLayer: CALayer {
    public override init() { super.init() }

    /// Makes a new layer for a coder.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func prepare(_ state: inout LayerState) { state.gradient = GradientState() }

    public override init(layer: Any) { super.init(layer: layer) }

    /// The colours, each a `CGColor`; anything else is left out.
    open var colors: [Any]? {
        get { modelState.gradient.colors.isEmpty ? nil : modelState.gradient.colors }
        set { change("colors", \.gradient.colors, (newValue ?? []).compactMap { $0 as? CGColor }) }
    }

    /// Where each colour lies, from 0 to 1 and growing; nil spreads them evenly.
    open var locations: [NSNumber]? {
        get {
            let locations = modelState.gradient.locations
            return locations.isEmpty ? nil : locations.map { NSNumber(value: $0) }
        }
        set { change("locations", \.gradient.locations, (newValue ?? []).map(\.doubleValue)) }
    }

    /// Where the first colour lies, in fractions of the bounds.
    open var startPoint: CGPoint {
        get { modelState.gradient.startPoint }
        set { change("startPoint", \.gradient.startPoint, newValue) }
    }

    /// Where the last colour lies, in fractions of the bounds.
    open var endPoint: CGPoint {
        get { modelState.gradient.endPoint }
        set { change("endPoint", \.gradient.endPoint, newValue) }
    }

    /// The shape of the gradient.
    open var type: CAGradientLayerType {
        get {
            switch modelState.gradient.shape {
            case .axial: .axial
            case .radial: .radial
            case .conic: .conic
            }
        }
        set { change("type", \.gradient.shape, newValue == .radial ? .radial : newValue == .conic ? .conic : .axial) }
    }
}
