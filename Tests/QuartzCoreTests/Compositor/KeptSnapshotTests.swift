import CoreGraphics
import Foundation
import XCTest

@testable import QuartzCore

/// Which layers a frame looks at anew: those that changed and those around them.
@preconcurrency @MainActor final class KeptSnapshotTests: XCTestCase {
    override func setUp() { Drawing.start(disablingActions: true) }

    override func tearDown() { Drawing.start() }

    private let root = Drawing.layer(CGRect(x: 0, y: 0, width: 40, height: 40), 0xFFFFFF)
    private let branch = Drawing.layer(CGRect(x: 0, y: 0, width: 20, height: 20), 0xFF0000)
    private let leaf = Drawing.layer(CGRect(x: 2, y: 2, width: 10, height: 10), 0x00FF00)
    private let sibling = Drawing.layer(CGRect(x: 20, y: 20, width: 20, height: 20), 0x0000FF)
    private let picture = ClosureDelegate { $0.fill(CGRect(x: 0, y: 0, width: 3, height: 3)) }

    private func buildTree() {
        branch.addSublayer(leaf)
        root.addSublayer(branch)
        root.addSublayer(sibling)
    }

    private var snapshot: LayerSnapshot { .forFrame(of: root, at: 0) }

    func testATreeThatDidNotChangeIsNotLookedAtAgain() {
        buildTree()
        XCTAssertTrue(snapshot === snapshot)
    }

    func testEveryChangeIsSeenThroughAllLayersAround() {
        buildTree()
        leaf.mask = CAShapeLayer()
        leaf.delegate = picture
        let changes: [(name: String, make: (CALayer) -> Void)] = [
            ("bounds", { $0.bounds.size.width += 1 }), ("position", { $0.position.x += 1 }),
            ("opacity", { $0.opacity = 0.5 }), ("hidden", { $0.isHidden = true }), ("shown", { $0.isHidden = false }),
            ("lifted", { $0.isLifted = true }), ("put back", { $0.isLifted = false }),
            ("z position", { $0.zPosition = 2 }), ("corner", { $0.cornerRadius = 3 }),
            ("shadow", { $0.shadowOpacity = 1 }), ("filter", { $0.allowsGroupOpacity = false }),
            ("scale", { $0.contentsScale = 2 }), ("gravity", { $0.contentsGravity = .center }),
            ("center", { $0.contentsCenter = CGRect(x: 0.5, y: 0.5, width: 0, height: 0) }),
            ("contents", { $0.contents = 1 }),
            (
                "drawing",
                { layer in
                    layer.setNeedsDisplay()
                    layer.displayIfNeeded()
                }
            ),
            ("sublayer", { $0.addSublayer(CALayer()) }), ("fewer sublayers", { $0.sublayers = nil }),
            ("mask's path", { ($0.mask as? CAShapeLayer)?.path = CGPath(rect: $0.bounds, transform: nil) }),
            ("another mask", { $0.mask = CALayer() }), ("no mask", { $0.mask = nil }),
            ("leaving", { $0.removeFromSuperlayer() }),
        ]
        for change in changes {
            let before = snapshot
            change.make(leaf)
            let after = snapshot
            XCTAssertFalse(before === after, change.name)
            XCTAssertFalse(before.sublayers[0] === after.sublayers[0], change.name)
            XCTAssertTrue(before.sublayers[1] === after.sublayers[1], change.name)
            XCTAssertTrue(after === snapshot, change.name)
        }
    }

    func testWhatMovesIsLookedAtInEveryFrame() {
        buildTree()
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0
        animation.duration = 10
        leaf.add(animation, forKey: "fade")
        let (one, two) = (LayerSnapshot.forFrame(of: root, at: 1), LayerSnapshot.forFrame(of: root, at: 5))
        XCTAssertEqual(one.sublayers[0].sublayers[0].state.opacity, 0.1, accuracy: 0.001)
        XCTAssertEqual(two.sublayers[0].sublayers[0].state.opacity, 0.5, accuracy: 0.001)
        XCTAssertTrue(one.sublayers[1] === two.sublayers[1])
        leaf.removeAllAnimations()
        XCTAssertEqual(snapshot.sublayers[0].sublayers[0].state.opacity, 1)
        XCTAssertTrue(snapshot === snapshot)
    }

    func testWhatIsHiddenIsNotLookedAt() {
        buildTree()
        branch.isHidden = true
        XCTAssertEqual(snapshot.sublayers.count, 1)
        let before = snapshot
        leaf.opacity = 0.5
        XCTAssertTrue(before === snapshot)
        branch.isHidden = false
        XCTAssertEqual(snapshot.sublayers.count, 2)
        XCTAssertEqual(snapshot.sublayers[0].sublayers[0].state.opacity, 0.5)
    }
}
