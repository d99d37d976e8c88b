internal import CBox2D
import CoreGraphics
import Foundation

/// What a collision behaviour tells of contacts. Points are in the reference view's coordinate space.
@preconcurrency @MainActor public protocol UICollisionBehaviorDelegate: __MessageReceiver {
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
        at p: CGPoint)
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
    /// Does nothing; a delegate that implements the method is told when two items touch.
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
        at p: CGPoint
    ) {}
    /// Does nothing; a delegate that implements the method is told when two items part.
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
    ) {}
    /// Does nothing; a delegate that implements the method is told when an item touches a boundary; the identifier is nil
    /// for those of the reference view.
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) {}
    /// Does nothing; a delegate that implements the method is told when an item leaves a boundary.
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?
    ) {}
}

/// A behaviour that lets items bounce off each other and off boundaries.
@preconcurrency @MainActor open class UICollisionBehavior: UIDynamicBehavior {
    /// What items collide with.
    public struct Mode: OptionSet, Sendable {
        /// The kinds as bits.
        public let rawValue: UInt
        /// Makes a mode of its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Each other.
        public static let items = Mode(rawValue: 1)
        /// Boundaries.
        public static let boundaries = Mode(rawValue: 2)
        /// Both.
        public static let everything: Mode = [.items, .boundaries]
    }

    open override class var __objectiveC: ObjectiveCTable {
        ObjectiveCTable(super.__objectiveC, name: "UICollisionBehavior")
    }

    /// The items that collide.
    open private(set) var items: [any UIDynamicItem]

    /// Makes a behaviour for items that collide with each other and with boundaries, of which there are none yet.
    public init(items: [any UIDynamicItem]) {
        self.items = items
        super.init()
    }

    /// Makes a behaviour without items.
    public override convenience init() { self.init(items: []) }

    /// Lets an item collide with the others.
    open func addItem(_ item: any UIDynamicItem) {
        if items.include(item) { didChange() }
    }

    /// Lets an item collide no more.
    open func removeItem(_ item: any UIDynamicItem) {
        items.removeAll { $0 === item }
        didChange()
    }

    /// What items collide with.
    open var collisionMode = Mode.everything { didSet { didChange() } }
    /// Who is told of contacts; not kept alive.
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

    // MARK: Boundaries

    private struct Line {
        let identifier: any NSCopying
        let segments: [(CGPoint, CGPoint)]
    }

    private var lines: [Line] = []
    private var insets: UIEdgeInsets?

    /// Whether the edges of the reference view's bounds are a boundary.
    open var translatesReferenceBoundsIntoBoundary: Bool {
        get { insets != nil }
        set {
            insets = newValue ? insets ?? .zero : nil
            didChange()
        }
    }

    /// Makes the edges of the reference view's bounds a boundary, moved inwards by insets.
    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
        self.insets = insets
        didChange()
    }

    /// Adds a path, in the reference view's coordinate space, as a boundary; one of the same identifier is replaced.
    open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
        setLine(
            identifier,
            bezierPath.cgPath.value.flattened(tolerance: 0.5).flatMap { line in
                let points = line.isClosed ? line.points + line.points.prefix(1) : line.points
                return Array(zip(points, points.dropFirst()))
            })
    }

    /// Adds a line, in the reference view's coordinate space, as a boundary; one of the same identifier is replaced.
    open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
        setLine(identifier, [(p1, p2)])
    }

    private func setLine(_ identifier: any NSCopying, _ segments: [(CGPoint, CGPoint)]) {
        lines.removeAll { Self.areSame($0.identifier, identifier) }
        lines.append(Line(identifier: identifier, segments: segments))
        didChange()
    }

    /// The outline of a boundary that was added; nil without one of the identifier.
    open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
        guard let line = lines.first(where: { Self.areSame($0.identifier, identifier) }) else { return nil }
        let path = UIBezierPath()
        var end: CGPoint?
        for (start, next) in line.segments {
            if end != start { path.move(to: start) }
            path.addLine(to: next)
            end = next
        }
        return path
    }

    /// Removes a boundary that was added.
    open func removeBoundary(withIdentifier identifier: any NSCopying) {
        lines.removeAll { Self.areSame($0.identifier, identifier) }
        didChange()
    }

    /// Removes all boundaries that were added.
    open func removeAllBoundaries() {
        lines = []
        didChange()
    }

    /// The identifiers of the boundaries that were added; nil without any.
    open var boundaryIdentifiers: [any NSCopying]? { lines.isEmpty ? nil : lines.map(\.identifier) }

    private static func areSame(_ one: any NSCopying, _ other: any NSCopying) -> Bool {
        if let one = one as? NSObject, let other = other as? NSObject { return one.isEqual(other) }
        return (one as AnyObject) === (other as AnyObject)
    }

    // MARK: In the world

    /// Which of the pairs of groups the behaviour has: one for items, one for boundaries.
    var group: UInt64 = 0
    private var placed: [OpaquePointer] = []

    /// The groups that the behaviour's items are in.
    var groupsOfItems: UInt64 {
        (collisionMode.contains(.items) ? 1 << group : 0)
            | (collisionMode.contains(.boundaries) ? 1 << (group + 31) : 0)
    }

    override var governedItems: [any UIDynamicItem] { items }

    override func install(in world: DynamicsWorld) {
        placed = []
        if let insets, let bounds = dynamicAnimator?.referenceBounds {
            let box = bounds.inset(by: insets)
            let corners = [
                CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY),
                CGPoint(x: box.maxX, y: box.maxY), CGPoint(x: box.minX, y: box.maxY),
            ]
            place(nil, Array(zip(corners, corners.dropFirst() + corners.prefix(1))), in: world)
        }
        for line in lines { place(line.identifier, line.segments, in: world) }
    }

    private func place(_ identifier: (any NSCopying)?, _ segments: [(CGPoint, CGPoint)], in world: DynamicsWorld) {
        let body = world.addBoundary(DynamicsBoundary(behavior: self, identifier: identifier))
        for (start, end) in segments where hypot(end.x - start.x, end.y - start.y) > 1 {
            // Boundaries leave friction and elasticity to the items.
            cbBodyAddEdge(body, start.metres, end.metres, 0.2, 0)
        }
        cbBodySetGroups(body, 1 << 63 | 1 << (group + 31))
        placed.append(body)
    }

    override func uninstall(from world: DynamicsWorld) {
        for body in placed { world.removeBoundary(body) }
        placed = []
    }

    // MARK: Contacts

    func tell(_ one: any UIDynamicItem, _ other: any UIDynamicItem, at point: CGPoint, begins: Bool) {
        guard let delegate = collisionDelegate, collisionMode.contains(.items), items.contains(where: { $0 === one }),
            items.contains(where: { $0 === other })
        else { return }
        if begins {
            delegate.collisionBehavior(self, beganContactFor: one, with: other, at: point)
        } else {
            delegate.collisionBehavior(self, endedContactFor: one, with: other)
        }
    }

    func tell(_ item: any UIDynamicItem, _ boundary: (any NSCopying)?, at point: CGPoint, begins: Bool) {
        guard let delegate = collisionDelegate else { return }
        if begins {
            delegate.collisionBehavior(self, beganContactFor: item, withBoundaryIdentifier: boundary, at: point)
        } else {
            delegate.collisionBehavior(self, endedContactFor: item, withBoundaryIdentifier: boundary)
        }
    }
}
