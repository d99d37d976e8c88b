import CoreGraphics
import Foundation

/// How the ends of a shape layer's open lines look.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// The cap's name, as Core Animation writes it.
    public let rawValue: String
    /// Makes a line cap of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Lines end at their end points.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// Lines end with a half circle around their end points.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// Lines end half of their width behind their end points.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How a shape layer's lines meet.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// The join's name, as Core Animation writes it.
    public let rawValue: String
    /// Makes a line join of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The outer edges of two lines go on until they meet.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// A circle joins two lines.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// The corner between two lines is cut off.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// Which points a shape layer takes as inside its path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// The rule's name, as Core Animation writes it.
    public let rawValue: String
    /// Makes a fill rule of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A point is inside where the path winds around it.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// A point is inside where a ray from it crosses the path an odd number of times.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// A layer that fills and strokes a path given in its own coordinates, in points.
open class CAShapeLayer: CALayer {
    public override init() { super.init() }

    /// Makes a new layer for a coder.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func prepare(_ state: inout LayerState) { state.shape = ShapeState() }

    public override init(layer: Any) { super.init(layer: layer) }

    /// Changes of the path jump; only explicit animations move it.
    open override class func defaultAction(forKey event: String) -> (any CAAction)? {
        event == "path" ? NSNull() : super.defaultAction(forKey: event)
    }

    /// The outline in the layer's coordinates; the bounds do not clip it.
    open var path: CGPath? {
        get { modelState.shape.path }
        set { change("path", \.shape.path, newValue?.copy()) }
    }

    /// Nil fills nothing.
    open var fillColor: CGColor? {
        get { modelState.shape.fillColor }
        set { change("fillColor", \.shape.fillColor, newValue) }
    }

    /// The rule by which a point is inside the path.
    open var fillRule: CAShapeLayerFillRule {
        get { modelState.shape.fillRule == .evenOdd ? .evenOdd : .nonZero }
        set { change("fillRule", \.shape.fillRule, newValue == .evenOdd ? .evenOdd : .winding) }
    }

    /// Nil strokes nothing.
    open var strokeColor: CGColor? {
        get { modelState.shape.strokeColor }
        set { change("strokeColor", \.shape.strokeColor, newValue) }
    }

    /// Where the stroke begins, as a fraction of the path's length.
    open var strokeStart: CGFloat {
        get { modelState.shape.strokeStart }
        set { change("strokeStart", \.shape.strokeStart, newValue) }
    }

    /// Where the stroke ends, as a fraction of the path's length.
    open var strokeEnd: CGFloat {
        get { modelState.shape.strokeEnd }
        set { change("strokeEnd", \.shape.strokeEnd, newValue) }
    }

    /// In points.
    open var lineWidth: CGFloat {
        get { modelState.shape.stroke.width }
        set { change("lineWidth", \.shape.stroke.width, newValue) }
    }

    /// How long a mitre may be, as a multiple of the line width.
    open var miterLimit: CGFloat {
        get { modelState.shape.stroke.miterLimit }
        set { change("miterLimit", \.shape.stroke.miterLimit, newValue) }
    }

    /// The form of the ends of open lines.
    open var lineCap: CAShapeLayerLineCap {
        get {
            switch modelState.shape.stroke.cap {
            case .butt: .butt
            case .round: .round
            case .square: .square
            }
        }
        set {
            change("lineCap", \.shape.stroke.cap, newValue == .round ? .round : newValue == .square ? .square : .butt)
        }
    }

    /// The form of corners.
    open var lineJoin: CAShapeLayerLineJoin {
        get {
            switch modelState.shape.stroke.join {
            case .miter: .miter
            case .round: .round
            case .bevel: .bevel
            }
        }
        set {
            change("lineJoin", \.shape.stroke.join, newValue == .round ? .round : newValue == .bevel ? .bevel : .miter)
        }
    }

    /// How far into the dashes the line starts, in points.
    open var lineDashPhase: CGFloat {
        get { modelState.shape.stroke.dashPhase }
        set { change("lineDashPhase", \.shape.stroke.dashPhase, newValue) }
    }

    /// The lengths of dashes and gaps in turn, in points; nil for an unbroken line.
    open var lineDashPattern: [NSNumber]? {
        get {
            let dashes = modelState.shape.stroke.dashes
            return dashes.isEmpty ? nil : dashes.map { NSNumber(value: Double($0)) }
        }
        set {
            let lengths = (newValue ?? []).map { CGFloat($0.doubleValue) }
            let isUsable = lengths.allSatisfy { $0 >= 0 && $0.isFinite } && lengths.contains { $0 > 0 }
            change("lineDashPattern", \.shape.stroke.dashes, isUsable ? lengths : [])
        }
    }
}
