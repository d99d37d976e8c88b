import UIKit
import UIKitTesting
import XCTest

@preconcurrency @MainActor final class DynamicsTests: ScreenTestCase {
    private var screen: TestScreen!
    private var room: UIView!
    private var animator: UIDynamicAnimator!

    override func begin() {
        super.begin()
        screen = TestScreen()
        room = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
        let controller = UIViewController()
        controller.view.addSubview(room)
        screen.show(controller)
        animator = UIDynamicAnimator(referenceView: room)
    }

    private func box(x: CGFloat = 150, y: CGFloat = 100, size: CGFloat = 100) -> UIView {
        let view = UIView(frame: CGRect(x: x, y: y, width: size, height: size))
        room.addSubview(view)
        return view
    }

    /// Gives an item properties without friction and resistance.
    private func bare(_ items: UIView..., change: (UIDynamicItemBehavior) -> Void = { _ in }) {
        let behavior = UIDynamicItemBehavior(items: items)
        change(behavior)
        animator.addBehavior(behavior)
    }

    private final class Log: NSObject, UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
        var events: [String] = []
        func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { events.append("resume") }
        func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { events.append("pause") }
        func collisionBehavior(
            _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
            withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
        ) { events.append("boundary \(identifier.map { "\($0)" } ?? "nil") \(Int(p.y.rounded()))") }
        func collisionBehavior(
            _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
            at p: CGPoint
        ) { events.append("items \(Int(p.x.rounded()))") }
    }

    func test_gravityOfOneIsAThousandPoints() {
        let view = box()
        bare(view)
        animator.addBehavior(UIGravityBehavior(items: [view]))
        XCTAssertTrue(animator.isRunning)
        screen.advance(by: 0.5)
        XCTAssertEqual(view.center.y, 150 + 1000 * 0.5 * 0.5 / 2, accuracy: 4)
        XCTAssertEqual(view.center.x, 200)
        XCTAssertEqual(animator.elapsedTime, 0.5, accuracy: 1e-6)
    }

    func test_pushOfOneIsAHundredPoints() {
        let (steady, once) = (box(x: 0, y: 0), box(x: 0, y: 200))
        bare(steady, once)
        let push = UIPushBehavior(items: [steady], mode: .continuous)
        push.setAngle(0, magnitude: 1)
        animator.addBehavior(push)
        let kick = UIPushBehavior(items: [once], mode: .instantaneous)
        kick.pushDirection = CGVector(dx: 1, dy: 0)
        animator.addBehavior(kick)
        screen.advance(by: 1)
        XCTAssertEqual(steady.center.x, 50 + 50, accuracy: 1)
        XCTAssertEqual(once.center.x, 50 + 100, accuracy: 1)
        XCTAssertFalse(kick.active)
        XCTAssertTrue(push.active)
    }

    func test_itemsComeToRestOnTheFloor() {
        let log = Log()
        animator.delegate = log
        let view = box(y: 300)
        let collision = UICollisionBehavior(items: [view])
        collision.translatesReferenceBoundsIntoBoundary = true
        collision.collisionDelegate = log
        animator.addBehavior(collision)
        animator.addBehavior(UIGravityBehavior(items: [view]))
        screen.advance(by: 4)
        XCTAssertEqual(view.frame.maxY, 600, accuracy: 1)
        XCTAssertFalse(animator.isRunning)
        XCTAssertEqual(log.events.first, "resume")
        XCTAssertEqual(log.events.last, "pause")
        XCTAssertTrue(log.events.contains("boundary nil 600"), "\(log.events)")
    }

    func test_boundariesHaveNames() {
        let log = Log()
        let view = box(y: 0)
        let collision = UICollisionBehavior(items: [view])
        collision.collisionDelegate = log
        collision.addBoundary(
            withIdentifier: "shelf" as NSString, from: CGPoint(x: 0, y: 300), to: CGPoint(x: 400, y: 300))
        animator.addBehavior(collision)
        animator.addBehavior(UIGravityBehavior(items: [view]))
        XCTAssertEqual(collision.boundaryIdentifiers?.count, 1)
        screen.advance(by: 3)
        XCTAssertEqual(view.frame.maxY, 300, accuracy: 1)
        XCTAssertEqual(log.events.first, "boundary shelf 300")
        collision.removeBoundary(withIdentifier: "shelf" as NSString)
        XCTAssertNil(collision.boundary(withIdentifier: "shelf" as NSString))
        screen.advance(by: 1)
        XCTAssertGreaterThan(view.frame.minY, 300)
    }

    func test_itemsBounceOffEachOther() {
        let log = Log()
        let (left, right) = (box(x: 0), box(x: 200))
        bare(left, right) { $0.elasticity = 1 }
        let collision = UICollisionBehavior(items: [left, right])
        collision.collisionDelegate = log
        animator.addBehavior(collision)
        let behavior = UIDynamicItemBehavior(items: [left])
        behavior.elasticity = 1
        animator.addBehavior(behavior)
        behavior.addLinearVelocity(CGPoint(x: 400, y: 0), for: left)
        XCTAssertEqual(behavior.linearVelocity(for: left), CGPoint(x: 400, y: 0))
        screen.advance(by: 1)
        // All of the speed goes over.
        XCTAssertEqual(left.center.x, 150, accuracy: 4)
        XCTAssertEqual(right.center.x, 250 + 400 * 0.75, accuracy: 12)
        XCTAssertEqual(log.events, ["items 201"])
    }

    func test_modeDecidesWhatItemsCollideWith() {
        let (left, right) = (box(x: 0), box(x: 200))
        bare(left, right)
        let collision = UICollisionBehavior(items: [left, right])
        collision.collisionMode = .boundaries
        collision.translatesReferenceBoundsIntoBoundary = true
        animator.addBehavior(collision)
        let push = UIPushBehavior(items: [left], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 3, dy: 0)
        animator.addBehavior(push)
        screen.advance(by: 2)
        XCTAssertEqual(right.center.x, 250, accuracy: 0.01)
        XCTAssertEqual(left.frame.maxX, 400, accuracy: 2)
    }

    func test_snapArrivesUpright() {
        let view = box(x: 0, y: 0)
        view.transform = CGAffineTransform(rotationAngle: 0.5)
        let snap = UISnapBehavior(item: view, snapTo: CGPoint(x: 300, y: 400))
        snap.damping = 1
        animator.addBehavior(snap)
        screen.advance(by: 2)
        XCTAssertEqual(view.center.x, 300, accuracy: 1)
        XCTAssertEqual(view.center.y, 400, accuracy: 1)
        XCTAssertEqual(view.transform.b, 0, accuracy: 0.01)
        XCTAssertFalse(animator.isRunning)
    }

    func test_pendulumKeepsItsLength() {
        let view = box(x: 250, y: 50, size: 50)
        let attachment = UIAttachmentBehavior(item: view, attachedToAnchor: CGPoint(x: 200, y: 0))
        let length = attachment.length
        XCTAssertEqual(length, hypot(75, 75), accuracy: 1e-6)
        animator.addBehavior(attachment)
        animator.addBehavior(UIGravityBehavior(items: [view]))
        for _ in 0..<30 {
            screen.advance(by: 0.05)
            XCTAssertEqual(hypot(view.center.x - 200, view.center.y), length, accuracy: 2)
        }
        attachment.anchorPoint = CGPoint(x: 150, y: 0)
        screen.advance(by: 1)
        XCTAssertEqual(hypot(view.center.x - 150, view.center.y), length, accuracy: 3)
    }

    func test_anchoredItemsStayAndOthersMayNotTurn() {
        let (anchored, falling) = (box(x: 150, y: 300), box(x: 100, y: 100))
        bare(anchored) { $0.isAnchored = true }
        bare(falling) { $0.allowsRotation = false }
        animator.addBehavior(UICollisionBehavior(items: [anchored, falling]))
        animator.addBehavior(UIGravityBehavior(items: [anchored, falling]))
        screen.advance(by: 2)
        XCTAssertEqual(anchored.center, CGPoint(x: 200, y: 350))
        XCTAssertEqual(falling.frame.maxY, 300, accuracy: 1)
        XCTAssertEqual(falling.transform.b, 0, accuracy: 1e-6)
    }

    func test_behaviorsAreMadeOfBehaviors() {
        final class Fall: UIDynamicBehavior {
            var moves: [Bool] = []
            override func willMove(to dynamicAnimator: UIDynamicAnimator?) { moves.append(dynamicAnimator != nil) }
        }
        let view = box()
        let (fall, gravity) = (Fall(), UIGravityBehavior(items: [view]))
        fall.addChildBehavior(gravity)
        var steps = 0
        fall.action = { steps += 1 }
        animator.addBehavior(fall)
        XCTAssertTrue(gravity.dynamicAnimator === animator)
        screen.advance(by: 0.5)
        // Once in the frame at once, and once in each of half a second.
        XCTAssertEqual(steps, 31)
        XCTAssertGreaterThan(view.center.y, 200)
        animator.removeAllBehaviors()
        XCTAssertEqual(fall.moves, [true, false])
        XCTAssertNil(gravity.dynamicAnimator)
        let y = view.center.y
        screen.advance(by: 0.5)
        XCTAssertEqual(view.center.y, y)
    }

    func test_updateTakesTheItemsPlace() {
        let view = box()
        bare(view)
        animator.addBehavior(UIGravityBehavior(items: [view]))
        screen.advance(by: 0.2)
        view.center = CGPoint(x: 40, y: 40)
        animator.updateItem(usingCurrentState: view)
        screen.advance(by: 1.0 / 60)
        XCTAssertEqual(view.center.x, 40, accuracy: 0.01)
    }

    func test_fieldsActInTheirRegion() {
        let (near, far) = (box(x: 150, y: 100, size: 100), box(x: 0, y: 450, size: 100))
        bare(near, far)
        let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 1, dy: 0))
        field.position = CGPoint(x: 200, y: 150)
        field.region = UIRegion(radius: 200)
        field.addItem(near)
        field.addItem(far)
        animator.addBehavior(field)
        screen.advance(by: 1)
        XCTAssertEqual(near.center.x, 250, accuracy: 1)
        XCTAssertEqual(far.center.x, 50)
        let region = UIRegion(size: CGSize(width: 10, height: 10)).difference(UIRegion(radius: 2))
        XCTAssertEqual([0, 3, 6].map { region.contains(CGPoint(x: $0, y: 0)) }, [false, true, false])
        XCTAssertTrue(region.inverse().contains(.zero))
    }

    func test_groupsMoveAsOne() {
        let (left, right) = (box(x: 100, y: 100, size: 50), box(x: 200, y: 100, size: 50))
        let group = UIDynamicItemGroup(items: [left, right])
        XCTAssertEqual(group.center, CGPoint(x: 175, y: 125))
        animator.addBehavior(UIGravityBehavior(items: [group]))
        let push = UIPushBehavior(items: [group], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 0, dy: -0.2)
        push.setTargetOffsetFromCenter(UIOffset(horizontal: 60, vertical: 0), for: group)
        animator.addBehavior(push)
        screen.advance(by: 0.5)
        XCTAssertEqual(
            hypot(left.center.x - right.center.x, left.center.y - right.center.y), 100, accuracy: 0.01)
        XCTAssertNotEqual(left.center.y, right.center.y)
    }

    func test_layoutsAttributesFall() {
        let layout = UICollectionViewFlowLayout()
        let animator = UIDynamicAnimator(collectionViewLayout: layout)
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 2, section: 0))
        attributes.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        animator.addBehavior(UIGravityBehavior(items: [attributes]))
        screen.advance(by: 0.5)
        XCTAssertGreaterThan(attributes.center.y, 100)
        XCTAssertTrue(animator.layoutAttributesForCell(at: IndexPath(item: 2, section: 0)) === attributes)
        XCTAssertNil(animator.layoutAttributesForCell(at: IndexPath(item: 1, section: 0)))
        XCTAssertEqual(animator.items(in: CGRect(x: 0, y: 0, width: 50, height: 2000)).count, 1)
    }

    private final class LateField: UIFieldBehavior {
        var delay = 0.5
        class func drag(after delay: Double) -> Self {
            let field = dragField()
            field.delay = delay
            return field
        }
    }

    func test_fieldsOfASubclassAreOfIt() {
        let field = LateField.drag(after: 2)
        XCTAssertTrue(type(of: field) === LateField.self)
        XCTAssertEqual(field.delay, 2)
        XCTAssertEqual(LateField.springField().delay, 0.5)
    }
}
