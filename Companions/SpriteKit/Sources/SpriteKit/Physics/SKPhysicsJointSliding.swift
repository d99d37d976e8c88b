import CBox2D
import CoreGraphics
import Foundation
import UIKit

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
