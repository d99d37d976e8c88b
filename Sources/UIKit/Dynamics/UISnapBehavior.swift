import CoreGraphics
import Foundation

/// A behaviour that draws an item to a point, upright, as if by a spring.
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
    open override class var __objectiveC: ObjectiveCTable {
        ObjectiveCTable(super.__objectiveC, name: "UISnapBehavior")
    }

    private let item: any UIDynamicItem

    /// Makes a behaviour that draws an item to a point of the reference view's coordinate space.
    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
        self.item = item
        snapPoint = point
        super.init()
    }

    /// The point that the item's middle is drawn to.
    open var snapPoint: CGPoint { didSet { didChange() } }
    /// How little the item swings when it arrives, from 0, much, to 1, not at all.
    open var damping: CGFloat = 0.5 { didSet { didChange() } }

    override var governedItems: [any UIDynamicItem] { [item] }

    // Choice (dynamics): the spring swings three times a second, and is damped between half and all of what lets it creep.
    private static let frequency: CGFloat = 3 * 2 * .pi

    override func apply(in world: DynamicsWorld, seconds: Double) {
        guard let body = world.body(of: item) else { return }
        let stiffness = Self.frequency * Self.frequency
        let brake = 2 * Self.frequency * (0.5 + 0.5 * min(max(damping, 0), 1))
        let (center, velocity) = (body.center, body.velocity)
        let pull = CGVector(
            dx: (snapPoint.x - center.x) * stiffness - velocity.x * brake,
            dy: (snapPoint.y - center.y) * stiffness - velocity.y * brake)
        // The shortest way to upright.
        let lean = body.angle - (body.angle / (2 * .pi)).rounded() * 2 * .pi
        body.accelerate(pull, turning: -lean * stiffness - body.angularVelocity * brake)
    }
}
