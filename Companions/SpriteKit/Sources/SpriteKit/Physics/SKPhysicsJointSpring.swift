import CBox2D
import CoreGraphics
import Foundation
import UIKit

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
