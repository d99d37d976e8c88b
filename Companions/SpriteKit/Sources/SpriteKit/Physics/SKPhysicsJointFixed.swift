import CBox2D
import CoreGraphics
import Foundation
import UIKit

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
