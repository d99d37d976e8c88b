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
