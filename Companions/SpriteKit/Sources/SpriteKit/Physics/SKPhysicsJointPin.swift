import CBox2D
import CoreGraphics
import Foundation
import UIKit

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
