import CoreGraphics
import Foundation
import UIKit

/// Two bodies that touch.
@preconcurrency @MainActor open class SKPhysicsContact: NSObject {
    /// One of the bodies.
    public let bodyA: SKPhysicsBody
    /// The other body.
    public let bodyB: SKPhysicsBody
    /// Where they touch, in points of the scene.
    public let contactPoint: CGPoint
    /// The direction from the first body to the other.
    public let contactNormal: CGVector
    /// How hard they hit each other, in newton seconds.
    public let collisionImpulse: CGFloat

    init(_ bodyA: SKPhysicsBody, _ bodyB: SKPhysicsBody, at point: CGPoint, normal: CGVector, impulse: CGFloat) {
        (self.bodyA, self.bodyB) = (bodyA, bodyB)
        (contactPoint, contactNormal, collisionImpulse) = (point, normal, impulse)
        super.init()
    }
}

/// Who is told of bodies that touch and whose masks ask for that.
@preconcurrency @MainActor public protocol SKPhysicsContactDelegate: NSObjectProtocol {
    /// Called when two bodies have begun to touch.
    func didBegin(_ contact: SKPhysicsContact)
    /// Called when two bodies have ceased to touch.
    func didEnd(_ contact: SKPhysicsContact)
}

extension SKPhysicsContactDelegate {
    /// Does nothing.
    public func didBegin(_ contact: SKPhysicsContact) {}
    /// Does nothing.
    public func didEnd(_ contact: SKPhysicsContact) {}
}
