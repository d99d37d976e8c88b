internal import CBox2D
import CoreGraphics
import Foundation

/// What a body is made of.
struct DynamicsTraits: Equatable {
    // Choice (dynamics): what no item behaviour describes has the friction, elasticity and resistance that Apple gives for
    // SpriteKit's bodies.
    var elasticity: CGFloat = 0.2
    var friction: CGFloat = 0.2
    var density: CGFloat = 1
    var resistance: CGFloat = 0.1
    var angularResistance: CGFloat = 0.1
    var charge: CGFloat = 0
    var isAnchored = false
    var allowsRotation = true
}

/// The body that stands for an item.
@MainActor final class DynamicsBody {
    let item: any UIDynamicItem
    let native: OpaquePointer
    private(set) var traits = DynamicsTraits()

    /// What the item's transform is without the rotation that the body had when it was placed.
    private var transform = CGAffineTransform.identity
    private var startAngle: CGFloat = 0
    /// What the shape was made for; nil before there is one.
    private var shape: Shape?

    private struct Shape: Equatable {
        var size: CGSize
        var type: UIDynamicItemCollisionBoundsType
        var traits: DynamicsTraits
        var parts: [CGRect]
    }

    init(_ item: any UIDynamicItem, in world: DynamicsWorld) {
        self.item = item
        native = cbBodyCreate(world.native, true, item.center.metres, 0)!
        place()
    }

    func remove() { cbBodyDestroy(native) }

    /// Takes place and rotation from the item.
    func place() {
        transform = item.transform
        startAngle = CGFloat(atan2(Double(transform.b), Double(transform.a)))
        cbBodyPlace(native, item.center.metres, Float(startAngle))
    }

    /// Gives the item the body's place and rotation.
    func moveItem() {
        guard !traits.isAnchored else { return }
        let center = cbBodyPosition(native).point
        if item.center != center { item.center = center }
        let turned = transform.concatenating(
            CGAffineTransform(rotationAngle: CGFloat(cbBodyAngle(native)) - startAngle))
        if item.transform != turned { item.transform = turned }
    }

    // MARK: Properties

    func configure(_ traits: DynamicsTraits, groups: UInt64) {
        let parts = (item as? UIDynamicItemGroup)?.partBounds ?? []
        let wanted = Shape(size: item.bounds.size, type: item.collisionBoundsType, traits: traits, parts: parts)
        if shape != wanted {
            shape = wanted
            cbBodyClearShapes(native)
            if parts.isEmpty {
                addShape(traits)
            } else {
                for part in parts { addRectangle(part, traits) }
            }
        }
        self.traits = traits
        cbBodySetDamping(native, Float(traits.resistance), Float(traits.angularResistance))
        cbBodySetMoves(native, !traits.isAnchored, traits.allowsRotation)
        cbBodySetGroups(native, groups)
    }

    /// How much larger the item is shown than its bounds.
    private var scale: CGSize {
        CGSize(
            width: (transform.a * transform.a + transform.b * transform.b).squareRoot(),
            height: (transform.c * transform.c + transform.d * transform.d).squareRoot())
    }

    private func addShape(_ traits: DynamicsTraits) {
        let size = CGSize(width: item.bounds.width * scale.width, height: item.bounds.height * scale.height)
        switch item.collisionBoundsType {
        case .rectangle:
            addRectangle(
                CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height), traits)
        case .ellipse:
            if abs(size.width - size.height) < 0.5 {
                let radius = max(size.width, 1) / 2 / DynamicsWorld.pointsInMetre
                cbBodyAddCircle(
                    native, CBVector(x: 0, y: 0), Float(radius), Float(traits.density), Float(traits.friction),
                    Float(traits.elasticity))
            } else {
                addPolygon(
                    (0..<8).map { index in
                        let angle = (CGFloat(index) + 0.5) * .pi / 4
                        return CGPoint(x: cos(angle) * size.width / 2, y: sin(angle) * size.height / 2)
                    }, traits)
            }
        case .path:
            let corners = item.collisionBoundingPath.cgPath.corners
            if corners.count > 2 { addPolygon(corners, traits) }
        }
    }

    private func addRectangle(_ rect: CGRect, _ traits: DynamicsTraits) {
        let rect = CGRect(x: rect.minX, y: rect.minY, width: max(rect.width, 1), height: max(rect.height, 1))
        addPolygon(
            [
                CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
                CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
            ], traits)
    }

    /// Adds a convex shape; of one with more than eight corners eight are taken.
    private func addPolygon(_ corners: [CGPoint], _ traits: DynamicsTraits) {
        let count = min(corners.count, 8)
        let kept = (0..<count).map { corners[$0 * corners.count / count].metres }
        cbBodyAddPolygon(
            native, kept, Int32(count), Float(traits.density), Float(traits.friction), Float(traits.elasticity))
    }

    // MARK: Motion

    var center: CGPoint { cbBodyPosition(native).point }
    var angle: CGFloat { CGFloat(cbBodyAngle(native)) }
    /// In kilogrammes.
    var mass: CGFloat { CGFloat(cbBodyMass(native)) }

    /// In points a second.
    var velocity: CGPoint {
        get { cbBodyVelocity(native).point }
        set { cbBodySetVelocity(native, newValue.metres, cbBodyAngularVelocity(native)) }
    }

    /// In radians a second.
    var angularVelocity: CGFloat {
        get { CGFloat(cbBodyAngularVelocity(native)) }
        set { cbBodySetVelocity(native, cbBodyVelocity(native), Float(newValue)) }
    }

    /// Applies a force that gives the body an acceleration, in points a second in each second.
    func accelerate(_ acceleration: CGVector, turning: CGFloat = 0, wakes: Bool = false) {
        let force = CGPoint(x: acceleration.dx * mass, y: acceleration.dy * mass).metres
        cbBodyApplyForce(native, force, Float(turning * CGFloat(cbBodyInertia(native))), wakes)
    }

    /// Applies a force in newtons.
    func push(_ force: CGVector, wakes: Bool = false) {
        cbBodyApplyForce(native, CBVector(x: Float(force.dx), y: Float(force.dy)), 0, wakes)
    }

    /// The place of a point of the item, given from its middle in the item's own directions, in the reference view's space.
    func place(of offset: UIOffset) -> CGPoint {
        let (c, s) = (cos(angle), sin(angle))
        return CGPoint(
            x: center.x + offset.horizontal * c - offset.vertical * s,
            y: center.y + offset.horizontal * s + offset.vertical * c)
    }
}

extension CGPath {
    /// The end points of the path's lines and curves, each once.
    fileprivate var corners: [CGPoint] {
        var corners: [CGPoint] = []
        for element in value.elements {
            switch element {
            case .move(let point), .line(let point), .quad(let point, _), .curve(_, _, let point):
                if !corners.contains(point) { corners.append(point) }
            case .close: break
            }
        }
        return corners
    }
}
