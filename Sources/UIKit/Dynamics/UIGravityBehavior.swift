import CoreGraphics
import Foundation

/// A behaviour that lets items fall.
///
/// A gravity of 1 accelerates by 1000 points a second in each second, whatever items weigh.
@preconcurrency @MainActor open class UIGravityBehavior: UIDynamicBehavior {
    open override class var __objectiveC: ObjectiveCTable {
        ObjectiveCTable(super.__objectiveC, name: "UIGravityBehavior")
    }

    /// The items that fall.
    open private(set) var items: [any UIDynamicItem]

    /// Makes a gravity of 1 downwards for some items.
    public init(items: [any UIDynamicItem]) {
        self.items = items
        super.init()
    }

    /// Makes a gravity of 1 downwards without items.
    public override convenience init() { self.init(items: []) }

    /// Lets an item fall.
    open func addItem(_ item: any UIDynamicItem) {
        if items.include(item) { didChange() }
    }

    /// Lets an item fall no more.
    open func removeItem(_ item: any UIDynamicItem) {
        items.removeAll { $0 === item }
        didChange()
    }

    /// Where items fall, and how fast.
    open var gravityDirection = CGVector(dx: 0, dy: 1) { didSet { didChange() } }

    /// The direction in which items fall, in radians from the x axis towards the y axis.
    open var angle: CGFloat {
        get { gravityDirection.angle }
        set { setAngle(newValue, magnitude: magnitude) }
    }

    /// How strong the gravity is: 1 is 1000 points a second in each second.
    open var magnitude: CGFloat {
        get { gravityDirection.length }
        set { setAngle(angle, magnitude: newValue) }
    }

    /// Sets the direction, in radians from the x axis towards the y axis, and the strength.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        gravityDirection = CGVector(angle: angle, length: magnitude)
    }

    override var governedItems: [any UIDynamicItem] { items }

    override func apply(in world: DynamicsWorld, seconds: Double) {
        let pull = CGVector(dx: gravityDirection.dx * 1000, dy: gravityDirection.dy * 1000)
        for item in items { world.body(of: item)?.accelerate(pull) }
    }
}
