import CoreGraphics
import Foundation
import UIKit

extension SKPhysicsBody {
    /// Makes a circle around the node's origin, in points.
    public convenience init(circleOfRadius r: CGFloat) { self.init(circleOfRadius: r, center: .zero) }

    /// Makes a circle around a point of the node's space, in points.
    public convenience init(circleOfRadius r: CGFloat, center: CGPoint) {
        self.init([.circle(center: center, radius: abs(r))])
    }

    /// Makes a rectangle around the node's origin, in points.
    public convenience init(rectangleOf s: CGSize) { self.init(rectangleOf: s, center: .zero) }

    /// Makes a rectangle around a point of the node's space, in points.
    public convenience init(rectangleOf s: CGSize, center: CGPoint) {
        let (x, y) = (abs(s.width) / 2, abs(s.height) / 2)
        self.init([
            .polygon([
                CGPoint(x: center.x - x, y: center.y - y), CGPoint(x: center.x + x, y: center.y - y),
                CGPoint(x: center.x + x, y: center.y + y), CGPoint(x: center.x - x, y: center.y + y),
            ])
        ])
    }

    /// Makes a body of the corners of a convex path, in points of the node's space.
    public convenience init(polygonFrom path: CGPath) {
        self.init(BodyShape.pieces(around: FlatPath(path).parts.flatMap { $0 }))
    }

    /// Makes a line that does not move, in points of the node's space.
    public convenience init(edgeFrom p1: CGPoint, to p2: CGPoint) { self.init(edges: [(p1, p2)]) }

    /// Makes lines along a path that do not move, in points of the node's space.
    public convenience init(edgeChainFrom path: CGPath) {
        self.init(edges: FlatPath(path).parts.flatMap { Array(zip($0, $0.dropFirst())) })
    }

    /// Makes lines along a path, back to where each part begins, that do not move, in points of the node's space.
    public convenience init(edgeLoopFrom path: CGPath) {
        self.init(edges: FlatPath(path).parts.flatMap { Array(zip($0, $0.dropFirst() + [$0[0]])) })
    }

    /// Makes the sides of a rectangle, which do not move, in points of the node's space.
    public convenience init(edgeLoopFrom rect: CGRect) {
        self.init(edgeLoopFrom: CGPath(rect: rect, transform: nil))
    }

    private convenience init(edges: [(CGPoint, CGPoint)]) {
        self.init(edges.filter { $0.0 != $0.1 }.map { .edge($0.0, $0.1) })
        isDynamic = false
    }

    /// Makes a body of what is opaque in a picture of a size in points.
    public convenience init(texture: SKTexture, size: CGSize) {
        self.init(texture: texture, alphaThreshold: 0, size: size)
    }

    /// Makes a body of what is more opaque than a threshold in a picture of a size in points.
    public convenience init(texture: SKTexture, alphaThreshold: Float, size: CGSize) {
        // What is hardly there is no edge to the eye.
        let outline = texture.image.flatMap { TextureOutline($0, alphaThreshold: max(alphaThreshold, 0.05)) }
        self.init(outline?.pieces(size: size) ?? [])
    }

    /// Makes a body of others.
    public convenience init(bodies: [SKPhysicsBody]) { self.init(bodies.flatMap(\.shapes)) }

    func duplicate() -> SKPhysicsBody {
        let other = SKPhysicsBody(shapes)
        (other.isDynamic, other.affectedByGravity, other.allowsRotation) = (
            isDynamic, affectedByGravity, allowsRotation
        )
        (other.pinned, other.usesPreciseCollisionDetection) = (pinned, usesPreciseCollisionDetection)
        (other.friction, other.restitution, other.density) = (friction, restitution, density)
        (other.linearDamping, other.angularDamping, other.charge) = (linearDamping, angularDamping, charge)
        (other.categoryBitMask, other.collisionBitMask) = (categoryBitMask, collisionBitMask)
        (other.contactTestBitMask, other.fieldBitMask) = (contactTestBitMask, fieldBitMask)
        (other.velocity, other.angularVelocity) = (velocity, angularVelocity)
        return other
    }

    func decode(_ archive: NodeArchive) {
        isDynamic = archive.bool("dynamic") ?? true
        affectedByGravity = archive.bool("affectedByGravity") ?? true
        allowsRotation = archive.bool("allowRotation") ?? true
        pinned = archive.bool("pinned") ?? false
        usesPreciseCollisionDetection = archive.bool("needsContinuousCollsionDetection") ?? false
        friction = archive.number("friction") ?? 0.2
        restitution = archive.number("restitution") ?? 0.2
        linearDamping = archive.number("linearDamping") ?? 0.1
        angularDamping = archive.number("angularDamping") ?? 0.1
        density = archive.number("density") ?? 1
        charge = archive.number("charge") ?? 0
        categoryBitMask = archive.mask("categoryBitMask") ?? .max
        collisionBitMask = archive.mask("collisionBitMask") ?? .max
        contactTestBitMask = archive.mask("intersectionTestBitMask") ?? 0
        fieldBitMask = archive.mask("fieldBitMask") ?? .max
        velocity = archive.vector("linearVelocity") ?? .zero
        angularVelocity = archive.number("angularVelocity") ?? 0
    }
}

extension BodyShape {
    /// What an archive says of a body: a circle of a radius or a rectangle of a size, as the editor of scenes writes them.
    @MainActor static func archived(_ archive: NodeArchive) -> [BodyShape] {
        let center = archive.point("_p0") ?? .zero
        switch archive.integer("_shapeType") {
        case 1: return [.circle(center: center, radius: archive.number("_radius") ?? 0)]
        case 2:
            let size = archive.size("_size") ?? .zero
            return SKPhysicsBody(rectangleOf: size, center: center).shapes
        default: return []
        }
    }
}
