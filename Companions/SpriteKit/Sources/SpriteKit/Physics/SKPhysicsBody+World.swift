import CBox2D
import CoreGraphics
import Foundation
import UIKit

extension SKPhysicsBody {
    /// Whether physics can move the body: lines have no mass.
    var isMovable: Bool { isDynamic && area > 0 }

    var currentVelocity: CGVector {
        guard let body else { return storedVelocity }
        let velocity = cbBodyVelocity(body).points
        return CGVector(dx: velocity.x, dy: velocity.y)
    }

    func setVelocity(_ velocity: CGVector, _ angular: CGFloat) {
        (storedVelocity, storedAngularVelocity) = (velocity, angular)
        guard let body, isMovable else { return }
        // Setting what is there already would wake a body that rests.
        cbBodySetVelocity(body, velocity.metres, Float(angular))
    }

    /// Makes the body of physics for a node that has come into a scene.
    func enter(_ world: SKPhysicsWorld, _ node: SKNode, tag: UInt64) {
        self.world = world
        self.tag = tag
        known = BodyPlace(of: node)
        body = cbGameBodyCreate(world.game, tag, known.position.metres, Float(known.angle))
        addShapes()
        update()
        setVelocity(storedVelocity, storedAngularVelocity)
    }

    func leave(_ world: SKPhysicsWorld) {
        guard let body else { return }
        (storedVelocity, storedAngularVelocity) = (velocity, angularVelocity)
        if let pin { cbJointDestroy(pin) }
        pin = nil
        cbGameBodyDestroy(world.game, body)
        (self.body, self.world) = (nil, nil)
    }

    private func addShapes() {
        guard let body else { return }
        for shape in shapes {
            shape.add(
                to: body, xScale: known.xScale, yScale: known.yScale, density: Float(density),
                friction: Float(friction), restitution: Float(restitution))
        }
    }

    /// Tells physics what the body is like.
    func update() {
        guard let body, let world else { return }
        cbBodySetMoves(body, isMovable, allowsRotation)
        cbBodySetDamping(body, Float(linearDamping), Float(angularDamping))
        cbGameBodySetMaterial(body, Float(friction), Float(restitution))
        cbGameBodySetGravity(body, affectedByGravity ? 1 : 0)
        cbGameBodySetFast(body, usesPreciseCollisionDetection)
        cbGameBodySetMasks(body, categoryBitMask, collisionBitMask, contactTestBitMask)
        if isMovable, mass > 0 { cbGameBodySetMass(body, Float(mass * abs(known.xScale * known.yScale))) }
        if pinned, pin == nil, isMovable {
            pin = cbGamePin(cbGameGround(world.game), body, known.position.metres, 0, 0, false, 0, 0)
        } else if let pin, !pinned || !isMovable {
            cbJointDestroy(pin)
            self.pin = nil
        }
    }

    /// Brings the body of physics to where the app has moved the node.
    func takePlace() {
        guard let body, let node = owner else { return }
        let place = BodyPlace(of: node)
        guard place != known else { return }
        let old = known
        known = place
        if abs(old.xScale - place.xScale) > 1e-6 || abs(old.yScale - place.yScale) > 1e-6 {
            cbBodyClearShapes(body)
            addShapes()
            update()
        }
        cbBodyPlace(body, place.position.metres, Float(place.angle))
    }

    /// Brings the node to where physics has moved the body.
    func givePlace() {
        guard let body, isMovable, let node = owner, let parent = node.parent else { return }
        var (position, angle) = (cbBodyPosition(body).points, CGFloat(cbBodyAngle(body)))
        if parent !== node.root {
            let outer = parent.worldTransform
            position = position.applying(outer.inverted())
            angle -= atan2(outer.b, outer.a)
        }
        node.position = position
        // A body that does not turn leaves the app's own number as it is.
        if allowsRotation { node.zRotation = angle }
        known = BodyPlace(of: node)
    }
}
