import CBox2D
import CoreGraphics
import Foundation
import UIKit

/// What holds two bodies together.
@preconcurrency @MainActor open class SKPhysicsJoint: NSObject {
    weak var world: SKPhysicsWorld?
    private var joint: OpaquePointer?

    /// One of the bodies.
    open var bodyA: SKPhysicsBody
    /// The other body.
    open var bodyB: SKPhysicsBody

    init(_ bodyA: SKPhysicsBody, _ bodyB: SKPhysicsBody) {
        (self.bodyA, self.bodyB) = (bodyA, bodyB)
        super.init()
    }

    /// Makes a joint of two bodies without shapes.
    public override convenience init() { self.init(SKPhysicsBody(), SKPhysicsBody()) }

    /// The force that the joint held with in the last step, in newtons.
    open private(set) var reactionForce = CGVector.zero
    /// The torque that the joint held with in the last step, in newton metres.
    open private(set) var reactionTorque: CGFloat = 0

    /// Makes the joint of physics; called when both bodies are in the joint's world.
    func make(_ one: OpaquePointer, _ other: OpaquePointer) -> OpaquePointer? { nil }

    func attach() {
        guard let world, bodyA.world === world, bodyB.world === world else { return }
        bodyA.takePlace()
        bodyB.takePlace()
        if let one = bodyA.body, let other = bodyB.body { joint = make(one, other) }
    }

    func detach() {
        if let joint { cbJointDestroy(joint) }
        joint = nil
    }

    /// Makes the joint anew where it holds bodies already.
    func renew() {
        guard joint != nil else { return }
        detach()
        attach()
    }

    func noteForces(_ seconds: Double) {
        guard let joint else { return }
        let force = cbGameJointForce(joint, Float(seconds)).points
        reactionForce = CGVector(dx: force.x, dy: force.y)
        reactionTorque = CGFloat(cbGameJointTorque(joint, Float(seconds)))
    }
}

/// A pin through two bodies, around which they turn.
open class SKPhysicsJointPin: SKPhysicsJoint {
    private var anchor = CGPoint.zero

    /// Pins two bodies together at a point of the scene.
    open class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint) -> SKPhysicsJointPin {
        let joint = SKPhysicsJointPin(bodyA, bodyB)
        joint.anchor = anchor
        return joint
    }

    /// Whether the angle between the bodies has limits.
    open var shouldEnableLimits = false { didSet { renew() } }
    /// The least angle, in radians.
    open var lowerAngleLimit: CGFloat = 0 { didSet { renew() } }
    /// The greatest angle, in radians.
    open var upperAngleLimit: CGFloat = 0 { didSet { renew() } }
    /// How hard the pin turns, in newton metres.
    open var frictionTorque: CGFloat = 0 { didSet { renew() } }
    /// How fast the pin turns the bodies by itself, in radians a second.
    open var rotationSpeed: CGFloat = 0 { didSet { renew() } }

    override func make(_ one: OpaquePointer, _ other: OpaquePointer) -> OpaquePointer? {
        let torque = rotationSpeed != 0 ? max(frictionTorque, 1000) : frictionTorque
        return cbGamePin(
            one, other, anchor.metres, Float(torque), Float(rotationSpeed), shouldEnableLimits,
            Float(min(lowerAngleLimit, upperAngleLimit)), Float(max(lowerAngleLimit, upperAngleLimit)))
    }
}

/// What makes one of two bodies.
open class SKPhysicsJointFixed: SKPhysicsJoint {
    private var anchor = CGPoint.zero

    /// Fixes two bodies to each other at a point of the scene.
    open class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint) -> SKPhysicsJointFixed
    {
        let joint = SKPhysicsJointFixed(bodyA, bodyB)
        joint.anchor = anchor
        return joint
    }

    override func make(_ one: OpaquePointer, _ other: OpaquePointer) -> OpaquePointer? {
        cbJointFix(one, other, anchor.metres)
    }
}

/// A rail along which two bodies slide.
open class SKPhysicsJointSliding: SKPhysicsJoint {
    private var anchor = CGPoint.zero
    private var axis = CGVector(dx: 1, dy: 0)

    /// Has two bodies slide along an axis through a point of the scene.
    open class func joint(
        withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint, axis: CGVector
    ) -> SKPhysicsJointSliding {
        let joint = SKPhysicsJointSliding(bodyA, bodyB)
        (joint.anchor, joint.axis) = (anchor, axis)
        return joint
    }

    /// Whether the way along the axis has limits.
    open var shouldEnableLimits = false { didSet { renew() } }
    /// The least way, in points.
    open var lowerDistanceLimit: CGFloat = 0 { didSet { renew() } }
    /// The greatest way, in points.
    open var upperDistanceLimit: CGFloat = 0 { didSet { renew() } }

    override func make(_ one: OpaquePointer, _ other: OpaquePointer) -> OpaquePointer? {
        let length = hypot(axis.dx, axis.dy)
        guard length > 0 else { return nil }
        let direction = CBVector(x: Float(axis.dx / length), y: Float(axis.dy / length))
        return cbJointSlide(
            one, other, anchor.metres, direction, 0, shouldEnableLimits,
            Float(min(lowerDistanceLimit, upperDistanceLimit) / pointsPerMetre),
            Float(max(lowerDistanceLimit, upperDistanceLimit) / pointsPerMetre))
    }
}

/// A spring between points of two bodies.
open class SKPhysicsJointSpring: SKPhysicsJoint {
    private var anchors = (CGPoint.zero, CGPoint.zero)

    /// Puts a spring between points of the scene on two bodies.
    open class func joint(
        withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint
    ) -> SKPhysicsJointSpring {
        let joint = SKPhysicsJointSpring(bodyA, bodyB)
        joint.anchors = (anchorA, anchorB)
        return joint
    }

    /// How fast the spring's swinging falls off.
    open var damping: CGFloat = 0 { didSet { renew() } }
    /// How often the spring swings in a second; 0 for a rod.
    open var frequency: CGFloat = 0 { didSet { renew() } }

    override func make(_ one: OpaquePointer, _ other: OpaquePointer) -> OpaquePointer? {
        let length = hypot(anchors.0.x - anchors.1.x, anchors.0.y - anchors.1.y)
        return cbJointDistance(
            one, other, anchors.0.metres, anchors.1.metres, Float(max(length, 0.75) / pointsPerMetre),
            Float(frequency), Float(damping))
    }
}

/// A rope between points of two bodies.
open class SKPhysicsJointLimit: SKPhysicsJoint {
    private var anchors = (CGPoint.zero, CGPoint.zero)

    /// Puts a rope between points of the scene on two bodies.
    open class func joint(
        withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint
    ) -> SKPhysicsJointLimit {
        let joint = SKPhysicsJointLimit(bodyA, bodyB)
        joint.anchors = (anchorA, anchorB)
        joint.maxLength = hypot(anchorA.x - anchorB.x, anchorA.y - anchorB.y)
        return joint
    }

    /// The length of the rope, in points.
    open var maxLength: CGFloat = 0 { didSet { renew() } }

    override func make(_ one: OpaquePointer, _ other: OpaquePointer) -> OpaquePointer? {
        cbJointRope(
            one, other, anchors.0.metres, anchors.1.metres, Float(max(maxLength, 0.75) / pointsPerMetre))
    }
}
