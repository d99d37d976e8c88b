import CoreGraphics
import Foundation
@_spi(Framework) import UIKit

/// Three numbers.
public typealias vector_float3 = SIMD3<Float>

/// A node that pushes the bodies around it.
open class SKFieldNode: SKNode {
    /// The name of the class on Apple's systems.
    open class override var __objectiveC: ObjectiveCTable { ObjectiveCTable(super.__objectiveC, name: "SKFieldNode") }

    enum Kind {
        case none
        case drag
        case linear
        case radial
        case spring
        case vortex
        case velocity
        case electric
        case magnetic
        case noise(smoothness: CGFloat, speed: CGFloat)
        case turbulence(smoothness: CGFloat, speed: CGFloat)
    }

    private var kind = Kind.none

    /// Makes a field that does nothing.
    public override init() { super.init() }

    /// Makes a field from an archive.
    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

    private convenience init(_ kind: Kind) {
        self.init()
        self.kind = kind
    }

    /// Makes a field that slows bodies down.
    open class func dragField() -> SKFieldNode { SKFieldNode(.drag) }
    /// Makes a field that pulls all bodies in a direction, in metres a second a second.
    open class func linearGravityField(withVector direction: vector_float3) -> SKFieldNode {
        let field = SKFieldNode(.linear)
        field.direction = direction
        return field
    }
    /// Makes a field that pulls bodies to the node.
    open class func radialGravityField() -> SKFieldNode { SKFieldNode(.radial) }
    /// Makes a field that pulls bodies to the node the more, the farther they are.
    open class func springField() -> SKFieldNode { SKFieldNode(.spring) }
    /// Makes a field that pushes bodies around the node.
    open class func vortexField() -> SKFieldNode { SKFieldNode(.vortex) }
    /// Makes a field that gives bodies a velocity, in metres a second.
    open class func velocityField(withVector direction: vector_float3) -> SKFieldNode {
        let field = SKFieldNode(.velocity)
        field.direction = direction
        return field
    }
    /// Makes a field that pushes bodies by their charges.
    open class func electricField() -> SKFieldNode { SKFieldNode(.electric) }
    /// Makes a field that pushes moving bodies by their charges.
    open class func magneticField() -> SKFieldNode { SKFieldNode(.magnetic) }
    /// Makes a field that pushes bodies about.
    open class func noiseField(withSmoothness smoothness: CGFloat, animationSpeed speed: CGFloat) -> SKFieldNode {
        SKFieldNode(.noise(smoothness: smoothness, speed: speed))
    }
    /// Makes a field that pushes bodies about, the more, the faster they are.
    open class func turbulenceField(withSmoothness smoothness: CGFloat, animationSpeed speed: CGFloat) -> SKFieldNode {
        SKFieldNode(.turbulence(smoothness: smoothness, speed: speed))
    }

    /// Where the field is, in the node's space; nil for everywhere.
    open var region: SKRegion?
    /// How strong the field is.
    open var strength: Float = 1
    /// How fast the strength falls off with the distance.
    open var falloff: Float = 0
    /// The distance below which the strength does not grow, in points.
    open var minimumRadius: Float = 1
    /// Whether the field pushes bodies.
    open var isEnabled = true
    /// Whether the field is the only one where it is; fields add up here all the same.
    open var isExclusive = false
    /// The bits of what the field is.
    open var categoryBitMask: UInt32 = .max
    /// The direction of the field.
    open var direction = vector_float3(0, 0, 0)
    /// How evenly a field pushes bodies about, from 0 to 1.
    open var smoothness: Float = 0
    /// How fast a field changes.
    open var animationSpeed: Float = 0

    override func didEnterScene(_ scene: SKScene) { scene.physicsWorld.add(self) }
    override func didLeaveScene(_ scene: SKScene) { scene.physicsWorld.remove(self) }

    /// Pushes a body for a step.
    func push(_ body: SKPhysicsBody) {
        guard let node = body.node, let scene else { return }
        let place = scene.convert(.zero, from: node)
        if let region, !region.contains(convert(place, from: scene)) { return }
        let here = scene.convert(.zero, from: self)
        let (x, y) = (here.x - place.x, here.y - place.y)
        let distance = max(hypot(x, y), CGFloat(minimumRadius))
        let metres = distance / pointsPerMetre
        let fall = falloff == 0 ? 1 : 1 / pow(max(metres, 0.01), CGFloat(falloff))
        let power = CGFloat(strength) * fall
        // Accelerations in points a second a second.
        func push(_ dx: CGFloat, _ dy: CGFloat) {
            let mass = body.mass * pointsPerMetre
            body.applyForce(CGVector(dx: dx * mass, dy: dy * mass))
        }
        let velocity = body.velocity
        switch kind {
        case .none: break
        case .drag:
            push(-velocity.dx * power / pointsPerMetre, -velocity.dy * power / pointsPerMetre)
        case .linear: push(CGFloat(direction.x) * power, CGFloat(direction.y) * power)
        case .radial: push(x / distance * power, y / distance * power)
        case .spring: push(x / pointsPerMetre * power, y / pointsPerMetre * power)
        case .vortex: push(y / distance * power, -x / distance * power)
        case .velocity:
            body.velocity = CGVector(
                dx: CGFloat(direction.x) * power * pointsPerMetre, dy: CGFloat(direction.y) * power * pointsPerMetre)
        case .electric: push(-x / distance * power * body.charge, -y / distance * power * body.charge)
        case .magnetic:
            push(
                velocity.dy / pointsPerMetre * power * body.charge,
                -velocity.dx / pointsPerMetre * power * body.charge)
        case .noise: push(ActionDice.shared.sway() * power, ActionDice.shared.sway() * power)
        case .turbulence:
            let speed = hypot(velocity.dx, velocity.dy) / pointsPerMetre
            push(ActionDice.shared.sway() * power * speed, ActionDice.shared.sway() * power * speed)
        }
    }

    override func takeOver(_ other: SKNode) {
        super.takeOver(other)
        guard let other = other as? SKFieldNode else { return }
        (kind, region, strength, falloff) = (other.kind, other.region, other.strength, other.falloff)
        (minimumRadius, isEnabled, categoryBitMask) = (other.minimumRadius, other.isEnabled, other.categoryBitMask)
        direction = other.direction
    }
}

extension ActionDice {
    /// A number from -1 to 1.
    func sway() -> CGFloat { CGFloat(number(in: -1...1)) }
}
