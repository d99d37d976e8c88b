import CoreGraphics
import Foundation

/// A layer that shows its sublayers several times, each time moved, tinted and delayed a little more.
open class CAReplicatorLayer: CALayer {
    public override init() { super.init() }

    /// Makes a new layer for a coder.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func prepare(_ state: inout LayerState) { state.replicator = ReplicatorState() }

    public override init(layer: Any) { super.init(layer: layer) }

    /// How many times the sublayers are shown, the first time included.
    open var instanceCount: Int {
        get { modelState.replicator.count }
        set { change("instanceCount", \.replicator.count, max(newValue, 0)) }
    }

    /// How many seconds later than the one before each copy shows an animation.
    open var instanceDelay: CFTimeInterval {
        get { modelState.replicator.delay }
        set { change("instanceDelay", \.replicator.delay, newValue) }
    }

    /// The transform from one copy to the next, around the middle of the layer.
    open var instanceTransform: CATransform3D {
        get { modelState.replicator.transform }
        set { change("instanceTransform", \.replicator.transform, newValue) }
    }

    /// Whether the copies lie in one space with the layer's siblings.
    open var preservesDepth: Bool {
        get { modelState.replicator.preservesDepth }
        set { change("preservesDepth", \.replicator.preservesDepth, newValue) }
    }

    /// The colour that the first copy's colours are multiplied by; nil is white.
    open var instanceColor: CGColor? {
        get { modelState.replicator.color }
        set { change("instanceColor", \.replicator.color, newValue ?? .white) }
    }

    /// What is added to the red of the colour from one copy to the next.
    open var instanceRedOffset: Float {
        get { Float(modelState.replicator.redOffset) }
        set { change("instanceRedOffset", \.replicator.redOffset, Double(newValue)) }
    }

    /// What is added to the green of the colour from one copy to the next.
    open var instanceGreenOffset: Float {
        get { Float(modelState.replicator.greenOffset) }
        set { change("instanceGreenOffset", \.replicator.greenOffset, Double(newValue)) }
    }

    /// What is added to the blue of the colour from one copy to the next.
    open var instanceBlueOffset: Float {
        get { Float(modelState.replicator.blueOffset) }
        set { change("instanceBlueOffset", \.replicator.blueOffset, Double(newValue)) }
    }

    /// What is added to the alpha of the colour from one copy to the next.
    open var instanceAlphaOffset: Float {
        get { Float(modelState.replicator.alphaOffset) }
        set { change("instanceAlphaOffset", \.replicator.alphaOffset, Double(newValue)) }
    }
}

/// How a replicator's copies differ from each other.
package struct ReplicatorState: Equatable, Sendable {
    package var count = 1
    package var delay = 0.0
    package var transform = CATransform3DIdentity
    package var preservesDepth = false
    package var color = CGColor.white
    package var redOffset = 0.0
    package var greenOffset = 0.0
    package var blueOffset = 0.0
    package var alphaOffset = 0.0

    /// What the colours of a copy are multiplied by.
    func tint(of index: Int) -> RGBA {
        let (first, steps) = (color.rgba, Double(index))
        return RGBA(
            red: first.red + redOffset * steps, green: first.green + greenOffset * steps,
            blue: first.blue + blueOffset * steps, alpha: first.alpha + alphaOffset * steps)
    }

    subscript(value keyPath: String) -> AnimatableValue? {
        get {
            switch keyPath {
            case "instanceCount": .scalar(Double(count))
            case "instanceDelay": .scalar(delay)
            case "instanceTransform": .transform(transform)
            case "instanceColor": .color(color)
            case "instanceRedOffset": .scalar(redOffset)
            case "instanceGreenOffset": .scalar(greenOffset)
            case "instanceBlueOffset": .scalar(blueOffset)
            case "instanceAlphaOffset": .scalar(alphaOffset)
            default: nil
            }
        }
        set {
            switch (keyPath, newValue) {
            case ("instanceCount", .scalar(let value)): count = max(Int(value), 0)
            case ("instanceDelay", .scalar(let value)): delay = value
            case ("instanceTransform", .transform(let value)): transform = value
            case ("instanceColor", .color(let value)): color = value
            case ("instanceRedOffset", .scalar(let value)): redOffset = value
            case ("instanceGreenOffset", .scalar(let value)): greenOffset = value
            case ("instanceBlueOffset", .scalar(let value)): blueOffset = value
            case ("instanceAlphaOffset", .scalar(let value)): alphaOffset = value
            default: break
            }
        }
    }
}
