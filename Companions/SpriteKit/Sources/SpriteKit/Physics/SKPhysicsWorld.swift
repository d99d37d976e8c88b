import CBox2D
import CoreGraphics
import Foundation
import UIKit

/// The physics of a scene.
@preconcurrency @MainActor open class SKPhysicsWorld: NSObject {
    let game: OpaquePointer
    private var bodies: [UInt64: SKPhysicsBody] = [:]
    private var lastTag: UInt64 = 0
    private(set) var joints: [SKPhysicsJoint] = []
    private(set) var fields: [SKFieldNode] = []

    /// Makes physics without bodies; scenes make theirs themselves.
    public override init() {
        game = cbGameCreate()
        super.init()
    }

    isolated deinit {
        for body in bodies.values { body.leave(self) }
        cbGameDestroy(game)
    }

    /// What pulls at all bodies, in metres a second a second.
    open var gravity = CGVector(dx: 0, dy: -9.8) {
        didSet {
            // A body at rest would not feel the change.
            if gravity != oldValue { for body in bodies.values { body.isResting = false } }
        }
    }

    /// How fast physics goes; 0 has it stand still.
    open var speed: CGFloat = 1

    /// Who is told of bodies that touch.
    open weak var contactDelegate: (any SKPhysicsContactDelegate)?

    // MARK: Joints

    /// Has a joint hold its bodies, which have to be in the scene.
    open func add(_ joint: SKPhysicsJoint) {
        guard joint.world == nil else { return }
        joints.append(joint)
        joint.world = self
        joint.attach()
    }

    /// Has a joint let its bodies go.
    open func remove(_ joint: SKPhysicsJoint) {
        joints.removeAll { $0 === joint }
        joint.detach()
        joint.world = nil
    }

    /// Has all joints let their bodies go.
    open func removeAllJoints() { for joint in joints { remove(joint) } }

    // MARK: Bodies

    func add(_ body: SKPhysicsBody, of node: SKNode) {
        guard body.world !== self else { return }
        body.world?.remove(body)
        lastTag += 1
        bodies[lastTag] = body
        body.enter(self, node, tag: lastTag)
    }

    func remove(_ body: SKPhysicsBody) {
        guard body.world === self else { return }
        for joint in joints where joint.bodyA === body || joint.bodyB === body { remove(joint) }
        bodies[body.tag] = nil
        body.leave(self)
    }

    func add(_ field: SKFieldNode) { fields.append(field) }
    func remove(_ field: SKFieldNode) { fields.removeAll { $0 === field } }

    /// The bodies in the order in which they came.
    var ordered: [SKPhysicsBody] { bodies.sorted { $0.key < $1.key }.map(\.value) }

    // MARK: Time

    /// Brings all bodies on by some seconds, in steps of no more than a sixtieth.
    func advance(by seconds: Double) {
        let seconds = seconds * Double(speed)
        guard seconds > 0, !bodies.isEmpty else { return }
        let steps = max(1, Int((seconds * 60 - 0.01).rounded(.up)))
        for body in ordered { body.takePlace() }
        for _ in 0..<steps {
            let length = seconds / Double(steps)
            applyFields()
            let pull = CBVector(x: Float(gravity.dx), y: Float(gravity.dy))
            cbGameStep(game, Float(length), pull)
            for joint in joints { joint.noteForces(length) }
            for body in ordered where body.isMovable { body.givePlace() }
            tellContacts()
        }
    }

    private func applyFields() {
        guard !fields.isEmpty else { return }
        for body in ordered where body.isMovable {
            for field in fields where field.isEnabled && field.categoryBitMask & body.fieldBitMask != 0 {
                field.push(body)
            }
        }
    }

    private func tellContacts() {
        var count: Int32 = 0
        guard let list = cbGameContacts(game, &count) else { return }
        // What the delegate removes changes the list.
        let contacts = Array(UnsafeBufferPointer(start: list, count: Int(count)))
        for contact in contacts {
            guard let one = bodies[contact.one], let other = bodies[contact.other] else { continue }
            let told = SKPhysicsContact(
                one, other, at: contact.point.points,
                normal: CGVector(dx: CGFloat(contact.normal.x), dy: CGFloat(contact.normal.y)),
                impulse: CGFloat(contact.impulse))
            if contact.begins { contactDelegate?.didBegin(told) } else { contactDelegate?.didEnd(told) }
        }
    }

    // MARK: Questions

    func bodies(touching body: SKPhysicsBody) -> [SKPhysicsBody] {
        guard let own = body.body else { return [] }
        var tags = [UInt64](repeating: 0, count: 64)
        let count = cbGameTouching(own, &tags, Int32(tags.count))
        return tags.prefix(Int(count)).compactMap { bodies[$0] }
    }

    /// A body at a point of the scene.
    open func body(at point: CGPoint) -> SKPhysicsBody? { found(in: CGRect(origin: point, size: .zero)).first }

    /// A body in a rectangle of the scene.
    open func body(in rect: CGRect) -> SKPhysicsBody? { found(in: rect).first }

    /// The nearest body along a line of the scene.
    open func body(alongRayStart start: CGPoint, end: CGPoint) -> SKPhysicsBody? {
        hits(start, end).first.flatMap { bodies[$0.tag] }
    }

    /// Calls a closure with each body at a point of the scene, until it sets its second argument.
    open func enumerateBodies(
        at point: CGPoint, using block: (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        enumerateBodies(in: CGRect(origin: point, size: .zero), using: block)
    }

    /// Calls a closure with each body in a rectangle of the scene, until it sets its second argument.
    open func enumerateBodies(in rect: CGRect, using block: (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void) {
        var stops = ObjCBool(false)
        for body in found(in: rect) where !stops.boolValue { block(body, &stops) }
    }

    /// Calls a closure with each body along a line of the scene, the nearest first, where the line meets it and the
    /// direction of its edge there, until it sets its last argument.
    open func enumerateBodies(
        alongRayStart start: CGPoint, end: CGPoint,
        using block: (SKPhysicsBody, CGPoint, CGVector, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stops = ObjCBool(false)
        for hit in hits(start, end) where !stops.boolValue {
            guard let body = bodies[hit.tag] else { continue }
            block(
                body, hit.point.points, CGVector(dx: CGFloat(hit.normal.x), dy: CGFloat(hit.normal.y)), &stops)
        }
    }

    private func found(in rect: CGRect) -> [SKPhysicsBody] {
        for body in ordered { body.takePlace() }
        var tags = [UInt64](repeating: 0, count: max(bodies.count, 1))
        let count = cbGameBodiesIn(
            game, CGPoint(x: rect.minX, y: rect.minY).metres, CGPoint(x: rect.maxX, y: rect.maxY).metres, &tags,
            Int32(tags.count))
        return tags.prefix(Int(count)).sorted().compactMap { bodies[$0] }
    }

    /// The first meeting with each body along a line, the nearest first.
    private func hits(_ start: CGPoint, _ end: CGPoint) -> [CBGameHit] {
        for body in ordered { body.takePlace() }
        var hits = [CBGameHit](repeating: CBGameHit(), count: 256)
        let count = cbGameRay(game, start.metres, end.metres, &hits, Int32(hits.count))
        var seen: Set<UInt64> = []
        return hits.prefix(Int(count)).sorted { $0.fraction < $1.fraction }.filter { seen.insert($0.tag).inserted }
    }

    /// Draws the outlines of all bodies.
    func drawOutlines(_ context: CGContext, _ transform: CGAffineTransform) {
        context.saveGState()
        context.concatenate(transform)
        context.setLineWidth(1)
        context.setStrokeColor(UIColor(red: 0, green: 0.85, blue: 1, alpha: 0.8).cgColor)
        for body in ordered {
            guard let node = body.node else { continue }
            context.saveGState()
            context.concatenate(node.worldTransform)
            for shape in body.shapes {
                switch shape {
                case .circle(let center, let radius):
                    context.strokeEllipse(
                        in: CGRect(
                            x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2))
                case .polygon(let corners):
                    context.addLines(between: corners)
                    context.closePath()
                    context.strokePath()
                case .edge(let start, let end): context.strokeLineSegments(between: [start, end])
                }
            }
            context.restoreGState()
        }
        context.restoreGState()
    }
}
