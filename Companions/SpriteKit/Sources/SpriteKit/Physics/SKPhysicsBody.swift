import CBox2D
import CoreGraphics
import Foundation
@_spi(Framework) import UIKit

/// The body by which physics moves a node.
///
/// Places and velocities are in points, masses in kilogrammes; a metre has 150 points.
@preconcurrency @MainActor open class SKPhysicsBody: NSObject, NSCopying, @preconcurrency NSCoding {
    let shapes: [BodyShape]
    weak var owner: SKNode?
    weak var world: SKPhysicsWorld?
    /// The body of physics, while the node is in a scene.
    var body: OpaquePointer?
    /// What stands for the body in answers of physics.
    var tag: UInt64 = 0
    /// Where physics left the node, in the scene's space.
    var known = BodyPlace()
    var pin: OpaquePointer?
    var storedVelocity = CGVector.zero
    var storedAngularVelocity: CGFloat = 0
    private var massFactor: CGFloat = 1

    init(_ shapes: [BodyShape]) {
        self.shapes = shapes
        super.init()
    }

    /// Makes a body without a shape.
    public override convenience init() { self.init([]) }

    /// Reads a body from an archive.
    public required convenience init?(coder: NSCoder) {
        let archive = NodeArchive(coder)
        self.init(BodyShape.archived(archive))
        decode(archive)
    }

    /// Archives of bodies are read, not written.
    public nonisolated func encode(with coder: NSCoder) {
        MainActor.assumeIsolatedOrLater {
            Findings.report(
                limit: "spritekit.encode", "bodies are not written into archives",
                advice: "Keep what the body is made of, and make it anew.")
        }
    }

    // MARK: What moves the body

    /// Whether physics moves the body.
    open var isDynamic = true { didSet { update() } }
    /// Whether gravity pulls at the body.
    open var affectedByGravity = true { didSet { update() } }
    /// Whether physics turns the body.
    open var allowsRotation = true { didSet { update() } }
    /// Whether the node keeps its place in its parent and can only turn.
    open var pinned = false { didSet { update() } }
    /// Whether the body rests until something touches it.
    open var isResting: Bool {
        get { body.map { !cbBodyIsAwake($0) } ?? false }
        set { if let body { newValue ? cbGameBodyRest(body) : cbBodyWake(body) } }
    }
    /// Whether a fast body is kept from going through others.
    open var usesPreciseCollisionDetection = false { didSet { update() } }

    // MARK: What the body is made of

    /// How rough the body is, from 0 to 1.
    open var friction: CGFloat = 0.2 { didSet { update() } }
    /// How the body bounces, from 0 to 1.
    open var restitution: CGFloat = 0.2 { didSet { update() } }
    /// How the body's velocity falls off.
    open var linearDamping: CGFloat = 0.1 { didSet { update() } }
    /// How the body's turning falls off.
    open var angularDamping: CGFloat = 0.1 { didSet { update() } }
    /// The charge of the body in electric and magnetic fields.
    open var charge: CGFloat = 0

    /// The area, in square metres.
    open var area: CGFloat { shapes.reduce(0) { $0 + $1.area } / (pointsPerMetre * pointsPerMetre) }

    /// The mass of a square metre, in kilogrammes.
    open var density: CGFloat {
        get { massFactor }
        set {
            massFactor = newValue
            update()
        }
    }

    /// The mass, in kilogrammes.
    open var mass: CGFloat {
        get { area * massFactor }
        set { if area > 0 { density = newValue / area } }
    }

    // MARK: Whom the body meets

    /// The bits of what the body is.
    open var categoryBitMask: UInt32 = .max { didSet { update() } }
    /// The bits of the bodies that the body does not go through.
    open var collisionBitMask: UInt32 = .max { didSet { update() } }
    /// The bits of the bodies whose touches are told.
    open var contactTestBitMask: UInt32 = 0 { didSet { update() } }
    /// The bits of the fields that move the body.
    open var fieldBitMask: UInt32 = .max

    /// The joints that hold the body.
    open var joints: [SKPhysicsJoint] { world?.joints.filter { $0.bodyA === self || $0.bodyB === self } ?? [] }

    /// The node that the body moves.
    open var node: SKNode? { owner }

    /// The bodies that touch this one.
    open func allContactedBodies() -> [SKPhysicsBody] { world?.bodies(touching: self) ?? [] }

    // MARK: Movement

    /// The velocity, in points a second.
    open var velocity: CGVector {
        get { currentVelocity }
        set { setVelocity(newValue, angularVelocity) }
    }

    /// The turning, in radians a second.
    open var angularVelocity: CGFloat {
        get { body.map { CGFloat(cbBodyAngularVelocity($0)) } ?? storedAngularVelocity }
        set { setVelocity(velocity, newValue) }
    }

    /// Pushes the middle of the body, in newtons, until the next frame.
    ///
    /// A newton makes a kilogramme faster by a point a second in each second: what holds off gravity is 150 times the weight.
    open func applyForce(_ force: CGVector) { whenMoved { cbBodyApplyForce($0, force.metres, 0, true) } }
    /// Pushes a point of the scene on the body, in newtons, until the next frame.
    open func applyForce(_ force: CGVector, at point: CGPoint) {
        whenMoved { cbBodyApplyForceAt($0, force.metres, point.metres) }
    }
    /// Turns the body, in newton metres, until the next frame.
    open func applyTorque(_ torque: CGFloat) {
        whenMoved { cbBodyApplyForce($0, CBVector(x: 0, y: 0), Float(torque), true) }
    }
    /// Changes the velocity by the impulse divided by the mass, in points a second.
    open func applyImpulse(_ impulse: CGVector) {
        guard body == nil else { return whenMoved { cbGameBodyApplyImpulse($0, impulse.metres) } }
        guard mass > 0 else { return }
        storedVelocity.dx += impulse.dx / mass
        storedVelocity.dy += impulse.dy / mass
    }
    /// Gives a point of the scene on the body an impulse.
    open func applyImpulse(_ impulse: CGVector, at point: CGPoint) {
        whenMoved { cbBodyApplyImpulseAt($0, impulse.metres, point.metres) }
    }
    /// Gives the body an impulse that turns it, in newton metre seconds.
    open func applyAngularImpulse(_ impulse: CGFloat) {
        whenMoved { cbGameBodyApplyAngularImpulse($0, Float(impulse)) }
    }

    private func whenMoved(_ push: (OpaquePointer) -> Void) {
        if let body, isMovable { push(body) }
    }

    /// Makes a copy that belongs to no node.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        nonisolated(unsafe) var copy: SKPhysicsBody?
        MainActor.assumeIsolated { copy = duplicate() }
        return copy ?? self
    }
}

/// A place and a turn in a scene.
struct BodyPlace: Equatable {
    var position = CGPoint.zero
    var angle: CGFloat = 0
    var xScale: CGFloat = 1
    var yScale: CGFloat = 1

    init() {}

    @MainActor init(of node: SKNode) {
        let transform = node.worldTransform
        position = CGPoint(x: transform.tx, y: transform.ty)
        xScale = hypot(transform.a, transform.b)
        let isMirrored = transform.a * transform.d - transform.b * transform.c < 0
        // A mirrored node keeps its turn where it is mirrored from left to right.
        let isFlipped = isMirrored && node.xScale < 0
        if isFlipped { xScale = -xScale }
        yScale = hypot(transform.c, transform.d) * (isMirrored && !isFlipped ? -1 : 1)
        angle = isFlipped ? atan2(-transform.b, -transform.a) : atan2(transform.b, transform.a)
    }
}
