internal import CBox2D
import CoreGraphics
import Foundation

/// A behaviour that pushes items, once or all the time.
///
/// A push of magnitude 1 accelerates a view of 100 by 100 points with density 1 by 100 points a second in each second, or
/// gives it 100 points a second at once.
@preconcurrency @MainActor open class UIPushBehavior: UIDynamicBehavior {
    /// For how long a push lasts.
    public enum Mode: Int, Sendable {
        /// As long as the behaviour is active.
        case continuous
        /// A moment; the behaviour is not active any more then.
        case instantaneous
    }

    open override class var __objectiveC: ObjectiveCTable {
        ObjectiveCTable(super.__objectiveC, name: "UIPushBehavior")
    }

    /// The items that are pushed.
    open private(set) var items: [any UIDynamicItem]
    /// For how long the push lasts.
    public let mode: Mode

    /// Makes a push of magnitude 0 for some items.
    public init(items: [any UIDynamicItem], mode: Mode) {
        self.items = items
        self.mode = mode
        super.init()
    }

    /// Pushes an item as well.
    open func addItem(_ item: any UIDynamicItem) {
        if items.include(item) { didChange() }
    }

    /// Pushes an item no more.
    open func removeItem(_ item: any UIDynamicItem) {
        items.removeAll { $0 === item }
        didChange()
    }

    /// Whether the push acts; a push of a moment is not active once it has acted, and acts again when it is made active.
    open var active = true { didSet { if active != oldValue { didChange() } } }

    /// Where items are pushed, and how strongly.
    open var pushDirection = CGVector.zero { didSet { didChange() } }

    /// The direction of the push, in radians from the x axis towards the y axis.
    open var angle: CGFloat {
        get { pushDirection.angle }
        set { setAngle(newValue, magnitude: magnitude) }
    }

    /// How strong the push is.
    open var magnitude: CGFloat {
        get { pushDirection.length }
        set { setAngle(angle, magnitude: newValue) }
    }

    /// Sets the direction, in radians from the x axis towards the y axis, and the strength.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        pushDirection = CGVector(angle: angle, length: magnitude)
    }

    private var offsets: [ObjectIdentifier: UIOffset] = [:]

    /// Where an item is pushed: the distance from its middle, in points.
    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
        offsets[ObjectIdentifier(item)] ?? .zero
    }

    /// Pushes an item at a distance from its middle, in points, so that it turns.
    open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
        offsets[ObjectIdentifier(item)] = o
        didChange()
    }

    override var governedItems: [any UIDynamicItem] { items }

    override func apply(in world: DynamicsWorld, seconds: Double) {
        guard active else { return }
        let push = CBVector(x: Float(pushDirection.dx), y: Float(pushDirection.dy))
        for item in items {
            guard let body = world.body(of: item) else { continue }
            let point = body.place(of: targetOffsetFromCenter(for: item)).metres
            if mode == .continuous {
                cbBodyApplyForceAt(body.native, push, point)
            } else {
                cbBodyApplyImpulseAt(body.native, push, point)
            }
        }
        if mode == .instantaneous { active = false }
    }
}
