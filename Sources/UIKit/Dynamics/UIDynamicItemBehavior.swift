import CoreGraphics
import Foundation

/// A behaviour that says what items are made of.
@preconcurrency @MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {
    open override class var __objectiveC: ObjectiveCTable {
        ObjectiveCTable(super.__objectiveC, name: "UIDynamicItemBehavior")
    }

    /// The items that the properties are of.
    open private(set) var items: [any UIDynamicItem]

    /// Makes a behaviour of some items.
    public init(items: [any UIDynamicItem]) {
        self.items = items
        super.init()
    }

    /// Makes a behaviour without items.
    public override convenience init() { self.init(items: []) }

    /// Gives an item the properties.
    open func addItem(_ item: any UIDynamicItem) {
        if items.include(item) { didChange() }
    }

    /// Takes the properties from an item.
    open func removeItem(_ item: any UIDynamicItem) {
        items.removeAll { $0 === item }
        didChange()
    }

    /// How much of its speed an item keeps that bounces, from 0 to 1.
    open var elasticity: CGFloat = 0 { didSet { didChange() } }
    /// How much items hold each other that slide along each other; 0 not at all.
    open var friction: CGFloat = 0 { didSet { didChange() } }
    /// How much an item weighs: 1 is a kilogramme for 100 by 100 points.
    open var density: CGFloat = 1 { didSet { didChange() } }
    /// How much an item is slowed down as it moves, by the second; 0 not at all.
    open var resistance: CGFloat = 0 { didSet { didChange() } }
    /// How much an item is slowed down as it turns, by the second; 0 not at all.
    open var angularResistance: CGFloat = 0 { didSet { didChange() } }
    /// How strongly electric and magnetic fields act on an item.
    open var charge: CGFloat = 0 { didSet { didChange() } }
    /// Whether an item stays where it is, whatever hits it.
    open var isAnchored = false { didSet { didChange() } }
    /// Whether an item may turn.
    open var allowsRotation = true { didSet { didChange() } }

    var traits: DynamicsTraits {
        DynamicsTraits(
            elasticity: elasticity, friction: friction, density: density, resistance: resistance,
            angularResistance: angularResistance, charge: charge, isAnchored: isAnchored,
            allowsRotation: allowsRotation)
    }

    override var governedItems: [any UIDynamicItem] { items }

    // MARK: Speeds

    private struct Waiting {
        let item: any UIDynamicItem
        var linear = CGPoint.zero
        var angular: CGFloat = 0
    }

    /// Speeds that were added before there was a body to add them to.
    private var waiting: [Waiting] = []

    /// Adds a speed, in points a second, to that of an item.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
        waiting.append(Waiting(item: item, linear: velocity))
        didChange()
    }

    /// How fast an item moves, in points a second.
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
        let known = dynamicAnimator?.body(of: item)?.velocity ?? .zero
        return waiting.filter { $0.item === item }.reduce(known) {
            CGPoint(x: $0.x + $1.linear.x, y: $0.y + $1.linear.y)
        }
    }

    /// Adds a turn, in radians a second, to that of an item.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
        waiting.append(Waiting(item: item, angular: velocity))
        didChange()
    }

    /// How fast an item turns, in radians a second.
    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
        waiting.filter { $0.item === item }.reduce(dynamicAnimator?.body(of: item)?.angularVelocity ?? 0) {
            $0 + $1.angular
        }
    }

    func addWaitingVelocities(in world: DynamicsWorld) {
        let added = waiting
        waiting = []
        for one in added {
            guard let body = world.body(of: one.item) else { continue }
            let velocity = body.velocity
            body.velocity = CGPoint(x: velocity.x + one.linear.x, y: velocity.y + one.linear.y)
            body.angularVelocity += one.angular
        }
    }
}
