internal import CBox2D
import CoreGraphics
import Foundation

/// How far a joint moves: an angle in radians, or a distance in points.
public struct UIFloatRange: Hashable, Sendable {
    /// The least value.
    public var minimum: CGFloat
    /// The greatest value.
    public var maximum: CGFloat

    /// Makes a range.
    public init(minimum: CGFloat, maximum: CGFloat) { (self.minimum, self.maximum) = (minimum, maximum) }

    /// A range from 0 to 0.
    public init() { self.init(minimum: 0, maximum: 0) }

    /// No movement at all.
    public static let zero = UIFloatRange(minimum: 0, maximum: 0)
    /// Movement without end.
    public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

    /// Whether the range has no end.
    public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }
}

/// A behaviour that ties an item to a point, or to another item.
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
    /// What an item is tied to.
    public enum AttachmentType: Int, Sendable {
        /// Another item.
        case items
        /// A point.
        case anchor
    }

    private enum Joint {
        /// A rod whose length the app may change.
        case rod
        /// A rope that is only ever too short.
        case rope
        /// A pin in a point of both.
        case pin
        /// A rail along an axis.
        case rail(CGVector)
        /// Nails.
        case fixed
    }

    open override class var __objectiveC: ObjectiveCTable {
        ObjectiveCTable(super.__objectiveC, name: "UIAttachmentBehavior")
    }

    /// The items that are tied: one, or two to each other.
    open private(set) var items: [any UIDynamicItem]
    /// What the first item is tied to.
    public let attachedBehaviorType: AttachmentType
    private let joint: Joint
    private let offsets: [UIOffset]

    private init(
        _ items: [any UIDynamicItem], _ joint: Joint, offsets: [UIOffset], anchor: CGPoint, type: AttachmentType
    ) {
        (self.items, self.joint, self.offsets, attachedBehaviorType) = (items, joint, offsets, type)
        anchorPoint = anchor
        super.init()
        length = Self.distance(of: ends)
    }

    // MARK: Rods

    /// Ties an item's middle to a point by a rod as long as they are apart.
    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
    }

    /// Ties a point of an item, given from its middle, to a point by a rod as long as they are apart.
    public convenience init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint)
    {
        self.init([item], .rod, offsets: [offset], anchor: point, type: .anchor)
    }

    /// Ties the middles of two items to each other by a rod as long as they are apart.
    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
    }

    /// Ties points of two items, given from their middles, to each other by a rod as long as they are apart.
    public convenience init(
        item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) {
        self.init([item1, item2], .rod, offsets: [offset1, offset2], anchor: .zero, type: .items)
    }

    // MARK: Other joints

    /// Lets an item slide along an axis against another one; a point of the reference view's space lies on both.
    public static func slidingAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
        axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior {
        made([item1, item2], .rail(axis), anchor: point, type: .items)
    }

    /// Lets an item slide along an axis through a point of the reference view's space.
    public static func slidingAttachment(
        with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior {
        made([item], .rail(axis), anchor: point, type: .anchor)
    }

    /// Ties points of two items, given from their middles, to each other by a rope as long as they are apart.
    public static func limitAttachment(
        with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) -> UIAttachmentBehavior {
        made([item1, item2], .rope, offsets: [offset1, offset2], anchor: .zero, type: .items)
    }

    /// Makes two items one, as if nailed to each other in a point of the reference view's space.
    public static func fixedAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior {
        made([item1, item2], .fixed, anchor: point, type: .items)
    }

    /// Lets two items turn against each other about a point of the reference view's space.
    public static func pinAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior {
        made([item1, item2], .pin, anchor: point, type: .items)
    }

    private static func made(
        _ items: [any UIDynamicItem], _ joint: Joint, offsets: [UIOffset] = [.zero, .zero], anchor: CGPoint,
        type: AttachmentType
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(items, joint, offsets: offsets, anchor: anchor, type: type)
    }

    // MARK: Properties

    /// The point that the item is tied to, in the reference view's coordinate space.
    open var anchorPoint: CGPoint { didSet { if anchorPoint != oldValue { didChange() } } }
    /// The length of the rod or the rope, in points.
    open var length: CGFloat = 0 { didSet { if length != oldValue { didChange() } } }
    /// How much of its swinging the rod's spring loses, from 0 on; 1 swings just not.
    open var damping: CGFloat = 0 { didSet { didChange() } }
    /// How often the rod's spring swings in a second; 0 is a rod without a spring.
    open var frequency: CGFloat = 0 { didSet { didChange() } }
    /// How hard it is to turn or to slide against the joint, in newton metres or newtons.
    open var frictionTorque: CGFloat = 0 { didSet { didChange() } }
    /// How far the joint turns, in radians, or slides, in points.
    open var attachmentRange = UIFloatRange.infinite { didSet { didChange() } }

    override var governedItems: [any UIDynamicItem] { items }

    /// Both ends of what ties, by the items' own places.
    private var ends: (CGPoint, CGPoint) {
        func place(_ index: Int) -> CGPoint {
            let (center, offset) = (items[index].center, offsets[index])
            let turn = items[index].transform
            return CGPoint(
                x: center.x + turn.a * offset.horizontal + turn.c * offset.vertical,
                y: center.y + turn.b * offset.horizontal + turn.d * offset.vertical)
        }
        return (place(0), items.count > 1 ? place(1) : anchorPoint)
    }

    private static func distance(of ends: (CGPoint, CGPoint)) -> CGFloat {
        hypot(ends.1.x - ends.0.x, ends.1.y - ends.0.y)
    }

    // MARK: In the world

    private var made: OpaquePointer?
    private var ground: OpaquePointer?

    override func install(in world: DynamicsWorld) {
        (made, ground) = (nil, nil)
        guard let one = world.body(of: items[0]) else { return }
        let other: OpaquePointer
        if items.count > 1 {
            guard let body = world.body(of: items[1]) else { return }
            other = body.native
        } else {
            let body = cbBodyCreate(world.native, false, anchorPoint.metres, 0)!
            (other, ground) = (body, body)
        }
        cbBodyWake(one.native)
        let first = one.place(of: offsets[0]).metres
        let second =
            items.count > 1
            ? world.body(of: items[1]).map { $0.place(of: offsets[1]).metres } ?? first : anchorPoint.metres
        let metres = Float(max(length, 0.5) / DynamicsWorld.pointsInMetre)
        let isLimited = !attachmentRange.isInfinite
        switch joint {
        case .rod:
            made = cbJointDistance(one.native, other, first, second, metres, Float(frequency), Float(damping))
        case .rope: made = cbJointRope(one.native, other, first, second, metres)
        case .pin:
            made = cbJointPin(
                one.native, other, anchorPoint.metres, Float(frictionTorque), isLimited,
                Float(attachmentRange.minimum), Float(attachmentRange.maximum))
        case .rail(let axis):
            let (low, high) = (attachmentRange.minimum, attachmentRange.maximum)
            made = cbJointSlide(
                one.native, other, anchorPoint.metres, CBVector(x: Float(axis.dx), y: Float(axis.dy)),
                Float(frictionTorque), isLimited, Float(low / DynamicsWorld.pointsInMetre),
                Float(high / DynamicsWorld.pointsInMetre))
        case .fixed: made = cbJointFix(one.native, other, anchorPoint.metres)
        }
    }

    override func uninstall(from world: DynamicsWorld) {
        if let made { cbJointDestroy(made) }
        if let ground { cbBodyDestroy(ground) }
        (made, ground) = (nil, nil)
    }
}
