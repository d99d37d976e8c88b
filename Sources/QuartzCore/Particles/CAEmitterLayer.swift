import CoreGraphics
import Foundation

/// The shape that particles start from.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    /// The shape's name, as Core Animation writes it.
    public let rawValue: String
    /// Makes a shape of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The emitter's position.
    public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
    /// A line through the position, as long as the emitter's size is wide.
    public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
    /// A rectangle of the emitter's size around the position.
    public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
    /// A box of the emitter's size and depth around the position.
    public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
    /// A circle around the position, whose radius is the width of the emitter's size.
    public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
    /// A ball around the position, whose radius is the width of the emitter's size.
    public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// The part of the shape that particles start from.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    /// The mode's name, as Core Animation writes it.
    public let rawValue: String
    /// Makes a mode of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The corners of the shape.
    public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
    /// The edges of the shape.
    public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
    /// The faces of the shape.
    public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
    /// All of the shape.
    public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// How particles are put on each other.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
    /// The mode's name, as Core Animation writes it.
    public let rawValue: String
    /// Makes a mode of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// In no order that one may count on.
    public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
    /// The oldest particles below.
    public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
    /// The oldest particles on top.
    public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
    /// The farthest particles below.
    public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
    /// The colours of particles are added.
    public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}

/// A layer that sends out particles.
///
/// They follow from the layer's time, its seed and what is set when they start, and are the same in every run.
open class CAEmitterLayer: CALayer {
    private let cloud = ParticleCloud()
    private var frameCallback: Int?

    public override init() { super.init() }

    /// Makes a new layer for a coder.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func prepare(_ state: inout LayerState) { state.emitter = EmitterState() }

    /// Makes a copy for presentation; it has the other layer's kinds of particles, and none in the air.
    public override init(layer: Any) {
        super.init(layer: layer)
        emitterCells = (layer as? CAEmitterLayer)?.emitterCells
    }

    /// The kinds of particles that are sent out.
    open var emitterCells: [CAEmitterCell]? { didSet { goOn() } }

    /// What the birth rates of all cells are multiplied by.
    open var birthRate: Float {
        get { Float(modelState.emitter.birthRate) }
        set { changeEmitter("birthRate", \.emitter.birthRate, Double(newValue)) }
    }

    /// What the lifetimes of all cells are multiplied by.
    open var lifetime: Float {
        get { Float(modelState.emitter.lifetime) }
        set { changeEmitter("lifetime", \.emitter.lifetime, Double(newValue)) }
    }

    /// The middle of the shape that particles start from, in the layer's coordinate space.
    open var emitterPosition: CGPoint {
        get { modelState.emitter.position }
        set { changeEmitter("emitterPosition", \.emitter.position, newValue) }
    }

    /// How far the shape lies before the layer's plane, in points.
    open var emitterZPosition: CGFloat {
        get { modelState.emitter.z }
        set { changeEmitter("emitterZPosition", \.emitter.z, newValue) }
    }

    /// The size of the shape, in points.
    open var emitterSize: CGSize {
        get { modelState.emitter.size }
        set { changeEmitter("emitterSize", \.emitter.size, newValue) }
    }

    /// How deep the shape is, in points.
    open var emitterDepth: CGFloat {
        get { modelState.emitter.depth }
        set { changeEmitter("emitterDepth", \.emitter.depth, newValue) }
    }

    /// The shape that particles start from.
    open var emitterShape: CAEmitterLayerEmitterShape {
        get { modelState.emitter.shape }
        set { changeEmitter("emitterShape", \.emitter.shape, newValue) }
    }

    /// The part of the shape that particles start from.
    open var emitterMode: CAEmitterLayerEmitterMode {
        get { modelState.emitter.mode }
        set { changeEmitter("emitterMode", \.emitter.mode, newValue) }
    }

    /// How particles are put on each other.
    open var renderMode: CAEmitterLayerRenderMode {
        get { modelState.emitter.renderMode }
        set { changeEmitter("renderMode", \.emitter.renderMode, newValue) }
    }

    // Choice (particles): particles lie in the layer's plane; their depth only decides which is on top.
    /// Whether particles are seen in the perspective of the layers around.
    open var preservesDepth: Bool {
        get { modelState.emitter.preservesDepth }
        set { changeEmitter("preservesDepth", \.emitter.preservesDepth, newValue) }
    }

    /// What the speeds of all cells are multiplied by.
    open var velocity: Float {
        get { Float(modelState.emitter.velocity) }
        set { changeEmitter("velocity", \.emitter.velocity, Double(newValue)) }
    }

    /// What the sizes of all cells are multiplied by.
    open var scale: Float {
        get { Float(modelState.emitter.scale) }
        set { changeEmitter("scale", \.emitter.scale, Double(newValue)) }
    }

    /// What the turns of all cells are multiplied by.
    open var spin: Float {
        get { Float(modelState.emitter.spin) }
        set { changeEmitter("spin", \.emitter.spin, Double(newValue)) }
    }

    /// Where the random numbers begin.
    open var seed: UInt32 {
        get { modelState.emitter.seed }
        set {
            changeEmitter("seed", \.emitter.seed, newValue)
            cloud.restart()
        }
    }

    private func changeEmitter<Value: Equatable>(
        _ key: String, _ path: WritableKeyPath<LayerState, Value>, _ value: Value
    ) {
        change(key, path, value)
        goOn()
    }

    /// Asks for frames while particles are sent out or in the air.
    private func goOn() {
        noteChange()
        guard frameCallback == nil, isSending else { return }
        var callback = 0
        callback = AnimationTimeline.shared.addFrameCallback(isEndless: true, describedAs: "particles") {
            [weak self] _ in
            guard let self, self.isSending || !self.cloud.isEmpty else {
                AnimationTimeline.shared.removeFrameCallback(callback)
                self?.frameCallback = nil
                return
            }
            if self.superlayer != nil { self.noteChange() }
        }
        frameCallback = callback
    }

    private var isSending: Bool { birthRate > 0 && !(emitterCells ?? []).isEmpty }

    override func particles(at time: Double) -> [Particle] {
        guard case .emitter(let emitter) = presentationState(at: time).special else { return [] }
        return cloud.particles(at: localTime(at: time), of: emitter, cells: emitterCells ?? [])
    }
}

/// How an emitter sends out particles; lengths in points of the layer.
package struct EmitterState: Equatable, Sendable {
    var birthRate = 1.0
    var lifetime = 1.0
    var position = CGPoint.zero
    var z: CGFloat = 0
    var size = CGSize.zero
    var depth: CGFloat = 0
    var shape = CAEmitterLayerEmitterShape.point
    var mode = CAEmitterLayerEmitterMode.volume
    var renderMode = CAEmitterLayerRenderMode.unordered
    var preservesDepth = false
    var velocity = 1.0
    var scale = 1.0
    var spin = 1.0
    var seed: UInt32 = 0

    subscript(value keyPath: String) -> AnimatableValue? {
        get {
            switch keyPath {
            case "birthRate": .scalar(birthRate)
            case "lifetime": .scalar(lifetime)
            case "emitterPosition": .point(position)
            case "emitterPosition.x": .scalar(Double(position.x))
            case "emitterPosition.y": .scalar(Double(position.y))
            case "emitterZPosition": .scalar(Double(z))
            case "emitterSize": .size(size)
            case "emitterDepth": .scalar(Double(depth))
            case "velocity": .scalar(velocity)
            case "scale": .scalar(scale)
            case "spin": .scalar(spin)
            default: nil
            }
        }
        set {
            switch (keyPath, newValue) {
            case ("birthRate", .scalar(let value)): birthRate = value
            case ("lifetime", .scalar(let value)): lifetime = value
            case ("emitterPosition", .point(let value)): position = value
            case ("emitterPosition.x", .scalar(let value)): position.x = CGFloat(value)
            case ("emitterPosition.y", .scalar(let value)): position.y = CGFloat(value)
            case ("emitterZPosition", .scalar(let value)): z = CGFloat(value)
            case ("emitterSize", .size(let value)): size = value
            case ("emitterDepth", .scalar(let value)): depth = CGFloat(value)
            case ("velocity", .scalar(let value)): velocity = value
            case ("scale", .scalar(let value)): scale = value
            case ("spin", .scalar(let value)): spin = value
            default: break
            }
        }
    }
}
