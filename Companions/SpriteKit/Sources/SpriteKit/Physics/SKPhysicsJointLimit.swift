import CBox2D
import CoreGraphics
import Foundation
import UIKit

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
