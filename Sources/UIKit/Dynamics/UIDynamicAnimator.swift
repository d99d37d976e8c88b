import CoreGraphics
import Foundation
import QuartzCore

/// What a dynamic animator tells of its course.
@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: __MessageReceiver {
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
    /// Does nothing; a delegate that implements the method is told before items begin to move.
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
    /// Does nothing; a delegate that implements the method is told when everything has come to rest.
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// Moves items as bodies move: they fall, hang, collide and come to rest.
///
/// Time is that of the frames, in steps of one length, so that a motion is the same in every run.
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIDynamicAnimator") }

    /// The view whose coordinate space the items lie in; nil for an animator without one.
    open private(set) weak var referenceView: UIView?
    private weak var layout: UICollectionViewLayout?
    private let hasLayout: Bool

    /// Who is told when items begin to move and when they rest; not kept alive.
    open weak var delegate: (any UIDynamicAnimatorDelegate)?
    /// The behaviours that were added, without their parts.
    open private(set) var behaviors: [UIDynamicBehavior] = []
    /// Whether items move.
    open private(set) var isRunning = false
    /// For how many seconds items have moved so far.
    open private(set) var elapsedTime: TimeInterval = 0

    private let world = DynamicsWorld()
    private var callback: Int?
    private var lastFrame = 0.0
    /// When items began to move.
    private var start = 0.0
    private var isKnownEndless = false

    /// Makes an animator for items that need no reference view.
    public override init() {
        hasLayout = false
        super.init()
    }

    /// Makes an animator whose items lie in a view's coordinate space, and whose boundaries may be that view's.
    public init(referenceView view: UIView) {
        referenceView = view
        hasLayout = false
        super.init()
    }

    /// Makes an animator for the attributes that a layout gives its cells; the layout is invalidated at every step.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        self.layout = layout
        hasLayout = true
        super.init()
    }

    // MARK: Behaviours

    /// Adds a behaviour, which acts from the next frame on.
    open func addBehavior(_ behavior: UIDynamicBehavior) {
        guard !behaviors.contains(where: { $0 === behavior }) else { return }
        behavior.animator?.removeBehavior(behavior)
        behavior.tell(willMoveTo: self)
        behavior.animator = self
        behaviors.append(behavior)
        for part in behavior.all { part.isStale = true }
        behaviorsDidChange()
    }

    /// Removes a behaviour; what it moved keeps its speed while other behaviours have it.
    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        guard let index = behaviors.firstIndex(where: { $0 === behavior }) else { return }
        behavior.tell(willMoveTo: nil)
        behaviors.remove(at: index)
        behavior.animator = nil
        didRemove(behavior)
    }

    /// Removes all behaviours.
    open func removeAllBehaviors() {
        for behavior in behaviors { removeBehavior(behavior) }
    }

    /// Takes out what a behaviour and its parts have put into the world.
    func didRemove(_ behavior: UIDynamicBehavior) {
        for part in behavior.all { world.remove(part) }
        behaviorsDidChange()
    }

    private var allBehaviors: [UIDynamicBehavior] { behaviors.flatMap(\.all) }

    /// Lets things move again, since a behaviour acts otherwise.
    func behaviorsDidChange() {
        world.isStale = true
        resume()
    }

    /// The body that stands for an item; nil before the first frame.
    func body(of item: any UIDynamicItem) -> DynamicsBody? { world.body(of: item) }

    // MARK: Items

    /// The items whose frames meet a rectangle of the reference view's coordinate space.
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        world.synchronize(with: allBehaviors, bounds: referenceBounds)
        return world.items.filter { item in
            let size = item.bounds.size
            let box = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
                .applying(item.transform)
            return box.offsetBy(dx: item.center.x, dy: item.center.y).intersects(rect)
        }
    }

    /// Takes an item's place and rotation from the item, after the app has changed them.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {
        world.update(item)
        resume()
    }

    /// The attributes of a cell among the items, or nil; for animators of a layout.
    open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(.cell, nil, indexPath)
    }

    /// The attributes of a supplementary view among the items, or nil; for animators of a layout.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes(.supplementaryView, elementKind, indexPath)
    }

    /// The attributes of a decoration view among the items, or nil; for animators of a layout.
    open func layoutAttributesForDecorationView(
        ofKind decorationViewKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes(.decorationView, decorationViewKind, indexPath)
    }

    private func attributes(
        _ category: UICollectionView.ElementCategory, _ kind: String?, _ indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        world.synchronize(with: allBehaviors, bounds: referenceBounds)
        return world.items.lazy.compactMap { $0 as? UICollectionViewLayoutAttributes }.first {
            $0.representedElementCategory == category && $0.indexPath == indexPath
                && (kind == nil || $0.representedElementKind == kind)
        }
    }

    /// The rectangle that boundaries are made of, in the space of the items.
    var referenceBounds: CGRect? {
        if hasLayout { return layout.map { CGRect(origin: .zero, size: $0.collectionViewContentSize) } }
        return referenceView?.bounds
    }

    // MARK: Time

    /// Seconds after which a motion is taken to be one that never ends.
    private static let patience = 5.0

    private func resume() {
        world.wake()
        guard !isRunning, !behaviors.isEmpty else { return }
        delegate?.dynamicAnimatorWillResume(self)
        isRunning = true
        lastFrame = MediaClock.shared.now
        start = lastFrame
        isKnownEndless = false
        listen()
    }

    private func listen() {
        if let callback { AnimationTimeline.shared.removeFrameCallback(callback) }
        var own = 0
        own = AnimationTimeline.shared.addFrameCallback(isEndless: isKnownEndless, describedAs: "dynamic animator") {
            [weak self] time in
            guard let self else { return AnimationTimeline.shared.removeFrameCallback(own) }
            self.advance(to: time)
        }
        callback = own
    }

    private func pause() {
        if let callback { AnimationTimeline.shared.removeFrameCallback(callback) }
        callback = nil
        isRunning = false
        delegate?.dynamicAnimatorDidPause(self)
    }

    private func advance(to time: Double) {
        // A frame may come late; bodies do not make up for more than a quarter of a second.
        let seconds = min(max(time - lastFrame, 0), 0.25)
        lastFrame = time
        world.synchronize(with: allBehaviors, bounds: referenceBounds)
        world.advance(by: seconds, allBehaviors)
        elapsedTime += seconds
        world.moveItems()
        world.tellContacts()
        for behavior in allBehaviors { behavior.action?() }
        if hasLayout { layout?.invalidateLayout() }
        guard isRunning else { return }
        if behaviors.isEmpty || (!world.isStale && world.isResting) {
            pause()
        } else if !isKnownEndless, time - start > Self.patience {
            isKnownEndless = true
            listen()
        }
    }
}
