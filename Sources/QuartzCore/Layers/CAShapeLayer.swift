import CoreGraphics
import Foundation

/// How the ends of a shape layer's open lines look.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How a shape layer's lines meet.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// Which points a shape layer takes as inside its path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// A layer that fills and strokes a path given in its own coordinates, in points.
open class CAShapeLayer: CALayer {
    public override init() {
        super.init()
        var state = model
        state.shape = ShapeState()
        adopt(state)
    }

    public override init(layer: Any) { super.init(layer: layer) }

    /// Changes of the path jump; only explicit animations move it.
    open override class func defaultAction(forKey event: String) -> (any CAAction)? {
        event == "path" ? NSNull() : super.defaultAction(forKey: event)
    }

    /// The outline in the layer's coordinates; the bounds do not clip it.
    open var path: CGPath? {
        get { model.shape.path }
        set { change("path", \.shape.path, newValue?.copy()) }
    }

    /// Nil fills nothing.
    open var fillColor: CGColor? {
        get { model.shape.fillColor }
        set { change("fillColor", \.shape.fillColor, newValue) }
    }

    open var fillRule: CAShapeLayerFillRule {
        get { model.shape.fillRule == .evenOdd ? .evenOdd : .nonZero }
        set { change("fillRule", \.shape.fillRule, newValue == .evenOdd ? .evenOdd : .winding) }
    }

    /// Nil strokes nothing.
    open var strokeColor: CGColor? {
        get { model.shape.strokeColor }
        set { change("strokeColor", \.shape.strokeColor, newValue) }
    }

    /// Where the stroke begins, as a fraction of the path's length.
    open var strokeStart: CGFloat {
        get { model.shape.strokeStart }
        set { change("strokeStart", \.shape.strokeStart, newValue) }
    }

    /// Where the stroke ends, as a fraction of the path's length.
    open var strokeEnd: CGFloat {
        get { model.shape.strokeEnd }
        set { change("strokeEnd", \.shape.strokeEnd, newValue) }
    }

    /// In points.
    open var lineWidth: CGFloat {
        get { model.shape.stroke.width }
        set { change("lineWidth", \.shape.stroke.width, newValue) }
    }

    /// How long a mitre may be, as a multiple of the line width.
    open var miterLimit: CGFloat {
        get { model.shape.stroke.miterLimit }
        set { change("miterLimit", \.shape.stroke.miterLimit, newValue) }
    }

    open var lineCap: CAShapeLayerLineCap {
        get {
            switch model.shape.stroke.cap {
            case .butt: .butt
            case .round: .round
            case .square: .square
            }
        }
        set {
            change("lineCap", \.shape.stroke.cap, newValue == .round ? .round : newValue == .square ? .square : .butt)
        }
    }

    open var lineJoin: CAShapeLayerLineJoin {
        get {
            switch model.shape.stroke.join {
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
        get { model.shape.stroke.dashPhase }
        set { change("lineDashPhase", \.shape.stroke.dashPhase, newValue) }
    }

    /// The lengths of dashes and gaps in turn, in points; nil for an unbroken line.
    open var lineDashPattern: [NSNumber]? {
        get {
            let dashes = model.shape.stroke.dashes
            return dashes.isEmpty ? nil : dashes.map { NSNumber(value: Double($0)) }
        }
        set {
            let lengths = (newValue ?? []).map { CGFloat($0.doubleValue) }
            let isUsable = lengths.allSatisfy { $0 >= 0 && $0.isFinite } && lengths.contains { $0 > 0 }
            change("lineDashPattern", \.shape.stroke.dashes, isUsable ? lengths : [])
        }
    }
}
