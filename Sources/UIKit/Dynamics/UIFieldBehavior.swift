import CoreGraphics
import Foundation

/// A behaviour that acts on items by where they are.
///
/// Forces are in the units of pushes: a field of strength 1 accelerates an item of a kilogramme by 100 points a second in
/// each second, a gravity by that whatever the item weighs.
@preconcurrency @MainActor open class UIFieldBehavior: UIDynamicBehavior {
    /// The force, in newtons, that a field has at a place, for an item of some speed, mass and charge.
    typealias Force = @MainActor (UIFieldBehavior, Sample) -> CGVector

    /// What a field knows of an item.
    struct Sample {
        /// From the field's position, in points.
        let offset: CGPoint
        /// In points a second.
        let velocity: CGVector
        /// In kilogrammes.
        let mass: CGFloat
        let charge: CGFloat
        /// Seconds that the field has acted.
        let time: Double
    }

    open override class var __objectiveC: ObjectiveCTable {
        ObjectiveCTable(super.__objectiveC, name: "UIFieldBehavior")
    }

    private var force: Force = { _, _ in .zero }
    private var time = 0.0

    // Choice (a field without a kind): the initializer is there for subclasses, which the class's functions make by it.
    /// Makes a field that acts on nothing; the functions of the class make those that do.
    public override init() { super.init() }

    /// The items that the field acts on.
    open private(set) var items: [any UIDynamicItem] = []

    /// Lets the field act on an item.
    open func addItem(_ item: any UIDynamicItem) {
        if items.include(item) { didChange() }
    }

    /// Lets the field act on an item no more.
    open func removeItem(_ item: any UIDynamicItem) {
        items.removeAll { $0 === item }
        didChange()
    }

    /// The middle of the field, in the reference view's coordinate space.
    open var position = CGPoint.zero { didSet { didChange() } }
    /// Where the field acts, around its position.
    open var region = UIRegion.infinite { didSet { didChange() } }
    /// How strong the field is.
    open var strength: CGFloat = 1 { didSet { didChange() } }
    /// The power of the distance by which the field gets weaker.
    open var falloff: CGFloat = 0 { didSet { didChange() } }
    /// The distance, in points, within which the field gets no stronger.
    open var minimumRadius: CGFloat = 1 { didSet { didChange() } }
    /// The direction of fields that have one.
    open var direction = CGVector(dx: 0, dy: 1) { didSet { didChange() } }
    /// How even noise and turbulence are, from 0 to 1.
    open var smoothness: CGFloat = 0 { didSet { didChange() } }
    /// How fast noise and turbulence change.
    open var animationSpeed: CGFloat = 0 { didSet { didChange() } }

    override var governedItems: [any UIDynamicItem] { items }

    override func apply(in world: DynamicsWorld, seconds: Double) {
        time += seconds
        for item in items {
            guard let body = world.body(of: item) else { continue }
            let offset = CGPoint(x: body.center.x - position.x, y: body.center.y - position.y)
            guard region.contains(offset) else { continue }
            let velocity = CGVector(dx: body.velocity.x, dy: body.velocity.y)
            body.push(
                force(
                    self,
                    Sample(
                        offset: offset, velocity: velocity, mass: body.mass, charge: body.traits.charge, time: time)),
                wakes: true)
        }
    }

    /// The strength at a distance in points; it falls off by hundreds of them.
    private func strength(at distance: CGFloat) -> CGFloat {
        if falloff == 0 { return strength }
        return strength / pow(max(distance, minimumRadius) / DynamicsWorld.pointsInMetre, falloff)
    }

    // MARK: Kinds

    /// A field that slows items down the more, the faster they are.
    public class func dragField() -> Self {
        make { field, item in
            let speed = hypot(item.velocity.dx, item.velocity.dy) / 100
            let brake = -field.strength(at: hypot(item.offset.x, item.offset.y)) * speed / 100
            return CGVector(dx: item.velocity.dx * brake, dy: item.velocity.dy * brake)
        }
    }

    /// A field that drives items around its position.
    public class func vortexField() -> Self {
        make { field, item in
            let distance = max(hypot(item.offset.x, item.offset.y), field.minimumRadius)
            let pull = field.strength(at: distance) * item.mass / distance
            return CGVector(dx: -item.offset.y * pull, dy: item.offset.x * pull)
        }
    }

    /// A field that draws items to a position.
    public class func radialGravityField(position: CGPoint) -> Self {
        let field = make { field, item in
            let distance = max(hypot(item.offset.x, item.offset.y), field.minimumRadius)
            let pull = -field.strength(at: distance) * item.mass / distance
            return CGVector(dx: item.offset.x * pull, dy: item.offset.y * pull)
        }
        field.position = position
        return field
    }

    /// A field that draws items in a direction.
    public class func linearGravityField(direction: CGVector) -> Self {
        let field = make { field, item in
            let pull = field.strength(at: hypot(item.offset.x, item.offset.y)) * item.mass
            return CGVector(dx: field.direction.dx * pull, dy: field.direction.dy * pull)
        }
        field.direction = direction
        return field
    }

    /// A field that gives items a speed, in hundreds of points a second.
    public class func velocityField(direction: CGVector) -> Self {
        let field = make { field, item in
            let goal = field.strength(at: hypot(item.offset.x, item.offset.y)) * 100
            // Nine tenths of what is missing is there after a tenth of a second.
            let gain = item.mass * 23 / 100
            return CGVector(
                dx: (field.direction.dx * goal - item.velocity.dx) * gain,
                dy: (field.direction.dy * goal - item.velocity.dy) * gain)
        }
        field.direction = direction
        return field
    }

    /// A field that pushes items about at random, the less the smoother it is.
    public class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
        let field = make { field, item in
            let noise = field.noise(at: item.offset, item.time)
            let pull = field.strength(at: hypot(item.offset.x, item.offset.y)) * item.mass
            return CGVector(dx: noise.dx * pull, dy: noise.dy * pull)
        }
        (field.smoothness, field.animationSpeed) = (smoothness, speed)
        return field
    }

    /// A field that pushes items about at random, the more the faster they are.
    public class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
        let field = make { field, item in
            let noise = field.noise(at: item.offset, item.time)
            let velocity = hypot(item.velocity.dx, item.velocity.dy) / 100
            let pull = field.strength(at: hypot(item.offset.x, item.offset.y)) * item.mass * velocity
            return CGVector(dx: noise.dx * pull, dy: noise.dy * pull)
        }
        (field.smoothness, field.animationSpeed) = (smoothness, speed)
        return field
    }

    /// A field that draws items to its position the more, the farther they are.
    public class func springField() -> Self {
        make { field, item in
            CGVector(dx: -item.offset.x / 100 * field.strength, dy: -item.offset.y / 100 * field.strength)
        }
    }

    /// A field that draws items to its position by their charge, or drives them away.
    public class func electricField() -> Self {
        make { field, item in
            let distance = max(hypot(item.offset.x, item.offset.y), field.minimumRadius)
            let pull = -field.strength(at: distance) * item.charge / distance
            return CGVector(dx: item.offset.x * pull, dy: item.offset.y * pull)
        }
    }

    /// A field that turns charged items aside, the more the faster they are.
    public class func magneticField() -> Self {
        make { field, item in
            let pull = field.strength(at: hypot(item.offset.x, item.offset.y)) * item.charge / 100
            return CGVector(dx: -item.velocity.dy * pull, dy: item.velocity.dx * pull)
        }
    }

    /// A field whose force a block gives: of the field, the place from its position in points, the speed in points a second,
    /// the mass in kilogrammes, the charge and the time between two steps in seconds.
    public class func field(
        evaluationBlock block:
            @escaping (
                _ field: UIFieldBehavior, _ position: CGPoint, _ velocity: CGVector, _ mass: CGFloat, _ charge: CGFloat,
                _ deltaTime: TimeInterval
            ) -> CGVector
    ) -> Self {
        make { field, item in block(field, item.offset, item.velocity, item.mass, item.charge, 1.0 / 240) }
    }

    private class func make(_ force: @escaping Force) -> Self {
        let field = unsafeDowncast(makeObject(self), to: Self.self)
        field.force = force
        return field
    }

    // MARK: Noise

    /// A random direction that changes evenly from place to place and in time, and is the same in every run.
    private func noise(at point: CGPoint, _ time: Double) -> CGVector {
        let size = Double(20 + 180 * min(max(smoothness, 0), 1))
        let clock = time * Double(animationSpeed)
        return CGVector(
            dx: CGFloat(Self.noise(Double(point.x) / size, Double(point.y) / size, clock)),
            dy: CGFloat(Self.noise(Double(point.x) / size + 31.7, Double(point.y) / size + 17.3, clock)))
    }

    /// A mix of random numbers at the corners of a grid, from -1 to 1.
    private static func noise(_ x: Double, _ y: Double, _ z: Double) -> Double {
        func corner(_ x: Int, _ y: Int, _ z: Int) -> Double {
            var hash = UInt64(bitPattern: Int64(x &* 73_856_093 ^ y &* 19_349_663 ^ z &* 83_492_791))
            hash = (hash ^ (hash >> 30)) &* 0xBF58_476D_1CE4_E5B9
            hash = (hash ^ (hash >> 27)) &* 0x94D0_49BB_1331_11EB
            return Double((hash ^ (hash >> 31)) >> 11) / Double(1 << 52) - 1
        }
        func ease(_ t: Double) -> Double { t * t * (3 - 2 * t) }
        func mix(_ a: Double, _ b: Double, _ t: Double) -> Double { a + (b - a) * t }
        let (left, top, near) = (Int(x.rounded(.down)), Int(y.rounded(.down)), Int(z.rounded(.down)))
        let (px, py, pz) = (ease(x - x.rounded(.down)), ease(y - y.rounded(.down)), ease(z - z.rounded(.down)))
        func plane(_ z: Int) -> Double {
            mix(
                mix(corner(left, top, z), corner(left + 1, top, z), px),
                mix(corner(left, top + 1, z), corner(left + 1, top + 1, z), px), py)
        }
        return mix(plane(near), plane(near + 1), pz)
    }
}
