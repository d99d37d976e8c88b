import CoreGraphics
import Foundation

/// What layers of some classes show besides what every layer has.
package enum SpecialContent: Equatable, Sendable {
    case none
    indirect case shape(ShapeState)
    indirect case gradient(GradientState)
    /// Nothing of its own: the sublayers lie in the space around the layer.
    case space
    indirect case replicator(ReplicatorState)
    indirect case emitter(EmitterState)
}

/// An outline and how it is drawn; lengths in points of the layer.
package struct ShapeState: Equatable, Sendable {
    package var path: CGPath?
    package var fillColor: CGColor? = .black
    package var fillRule = CGPathFillRule.winding
    package var strokeColor: CGColor?
    /// Fractions of the path's length between which it is stroked.
    package var strokeStart: CGFloat = 0
    package var strokeEnd: CGFloat = 1
    package var stroke = StrokeStyle()
}

/// The way in which a gradient's colours spread.
package enum GradientShape: Equatable, Sendable { case axial, radial, conic }

/// Colours that blend into each other between two points in fractions of the bounds.
package struct GradientState: Equatable, Sendable {
    package var colors: [CGColor] = []
    /// From 0 to 1; empty spreads the colours evenly.
    package var locations: [Double] = []
    package var startPoint = CGPoint(x: 0.5, y: 0)
    package var endPoint = CGPoint(x: 0.5, y: 1)
    package var shape = GradientShape.axial
}

extension LayerState {
    /// The content as a shape's; setting it makes it one.
    var shape: ShapeState {
        get { if case .shape(let shape) = special { shape } else { ShapeState() } }
        set { special = .shape(newValue) }
    }

    /// The content as a gradient's; setting it makes it one.
    var gradient: GradientState {
        get { if case .gradient(let gradient) = special { gradient } else { GradientState() } }
        set { special = .gradient(newValue) }
    }

    /// The content as a replicator's; setting it makes it one.
    var replicator: ReplicatorState {
        get { if case .replicator(let replicator) = special { replicator } else { ReplicatorState() } }
        set { special = .replicator(newValue) }
    }

    /// The content as an emitter's; setting it makes it one.
    var emitter: EmitterState {
        get { if case .emitter(let emitter) = special { emitter } else { EmitterState() } }
        set { special = .emitter(newValue) }
    }
}

/// Animatable values by the key paths that animations name.
extension SpecialContent {
    subscript(value keyPath: String) -> AnimatableValue? {
        get {
            switch self {
            case .none, .space: nil
            case .shape(let shape): shape[value: keyPath]
            case .gradient(let gradient): gradient[value: keyPath]
            case .replicator(let replicator): replicator[value: keyPath]
            case .emitter(let emitter): emitter[value: keyPath]
            }
        }
        set {
            guard let newValue else { return }
            switch self {
            case .none, .space: break
            case .shape(var shape):
                shape[value: keyPath] = newValue
                self = .shape(shape)
            case .gradient(var gradient):
                gradient[value: keyPath] = newValue
                self = .gradient(gradient)
            case .replicator(var replicator):
                replicator[value: keyPath] = newValue
                self = .replicator(replicator)
            case .emitter(var emitter):
                emitter[value: keyPath] = newValue
                self = .emitter(emitter)
            }
        }
    }
}

extension ShapeState {
    subscript(value keyPath: String) -> AnimatableValue? {
        get {
            switch keyPath {
            case "path": .path(path ?? CGMutablePath())
            case "fillColor": .color(fillColor ?? .clear)
            case "strokeColor": .color(strokeColor ?? .clear)
            case "strokeStart": .scalar(Double(strokeStart))
            case "strokeEnd": .scalar(Double(strokeEnd))
            case "lineWidth": .scalar(Double(stroke.width))
            case "miterLimit": .scalar(Double(stroke.miterLimit))
            case "lineDashPhase": .scalar(Double(stroke.dashPhase))
            default: nil
            }
        }
        set {
            switch (keyPath, newValue) {
            case ("path", .path(let value)): path = value
            case ("fillColor", .color(let value)): fillColor = value
            case ("strokeColor", .color(let value)): strokeColor = value
            case ("strokeStart", .scalar(let value)): strokeStart = CGFloat(value)
            case ("strokeEnd", .scalar(let value)): strokeEnd = CGFloat(value)
            case ("lineWidth", .scalar(let value)): stroke.width = CGFloat(value)
            case ("miterLimit", .scalar(let value)): stroke.miterLimit = CGFloat(value)
            case ("lineDashPhase", .scalar(let value)): stroke.dashPhase = CGFloat(value)
            default: break
            }
        }
    }
}

extension GradientState {
    subscript(value keyPath: String) -> AnimatableValue? {
        get {
            switch keyPath {
            case "colors": .colors(colors)
            case "locations": .numbers(locations)
            case "startPoint": .point(startPoint)
            case "endPoint": .point(endPoint)
            default: nil
            }
        }
        set {
            switch (keyPath, newValue) {
            case ("colors", .colors(let value)): colors = value
            case ("locations", .numbers(let value)): locations = value
            case ("startPoint", .point(let value)): startPoint = value
            case ("endPoint", .point(let value)): endPoint = value
            default: break
            }
        }
    }
}
