import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// Section 1 of the facts: how often the move callbacks come, and what overrides that keep them to themselves lose.
@preconcurrency @MainActor final class MoveCallbackTests: ContainmentTestCase {
    func test_1_19_missingDidMoveBreaksNothingElse() {
        let (parent, child) = (probe("P"), probe("C"))
        show(parent)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        settle()
        expect([
            "C.willMove(P)", "C.loadView", "C.viewDidLoad", "C.viewWillAppear(false)", "C.viewIsAppearing(false)",
            "C.viewDidAppear(false)",
        ])
        XCTAssertTrue(child.parent === parent)
        XCTAssertEqual(parent.children, [child])
        remove(child)
        settle()
        expect(["C.willMove(nil)", "C.viewWillDisappear(false)", "C.didMove(nil)", "C.viewDidDisappear(false)"])
    }

    /// Catalyst repeats it after `viewDidAppear`; devices were not measured, and tests on iOS counted one.
    func test_1_20_didMoveComesOnceWhenTheChildAppears() {
        let (parent, child) = (probe("P"), probe("C"))
        show(parent)
        add(child, to: parent)
        settle()
        expect([
            "C.willMove(P)", "C.loadView", "C.viewDidLoad", "C.viewWillAppear(false)", "C.didMove(P)",
            "C.viewIsAppearing(false)", "C.viewDidAppear(false)",
        ])
    }

    func test_1_21_didMoveNilComesOnceWhenTheChildDisappears() {
        let (parent, child) = (probe("P"), probe("C"))
        show(parent)
        add(child, to: parent)
        settle()
        _ = log.drain()
        remove(child)
        settle()
        expect(["C.willMove(nil)", "C.viewWillDisappear(false)", "C.didMove(nil)", "C.viewDidDisappear(false)"])
    }

    func test_1_22_noSecondDidMoveOffTheScreen() {
        let (parent, child) = (probe("P"), probe("C"))
        parent.loadViewIfNeeded()
        child.loadViewIfNeeded()
        _ = log.drain()
        add(child, to: parent)
        settle()
        expect(["C.willMove(P)", "C.didMove(P)"])
        remove(child)
        settle()
        expect(["C.willMove(nil)", "C.didMove(nil)"])
    }

    func test_1_22_noSecondDidMoveAfterABracket() {
        let (parent, child) = (probe("P"), probe("C"))
        show(parent)
        parent.addChild(child)
        child.beginAppearanceTransition(true, animated: false)
        parent.view.addSubview(child.view)
        child.endAppearanceTransition()
        child.didMove(toParent: parent)
        settle()
        expect([
            "C.willMove(P)", "C.loadView", "C.viewDidLoad", "C.viewWillAppear(false)", "C.viewIsAppearing(false)",
            "C.viewDidAppear(false)", "C.didMove(P)",
        ])
    }

    func test_1_23_ownWillMoveBeforeAddChildComesTwice() {
        let (parent, child) = (probe("P"), probe("C"))
        child.willMove(toParent: parent)
        parent.addChild(child)
        expect(["C.willMove(P)", "C.willMove(P)"])
    }

    func test_1_24_overridesWithoutSuperKeepTheirEffectToThemselves() {
        final class Closed: UIViewController {
            override func addChild(_ childController: UIViewController) {}
        }
        final class Clinging: UIViewController {
            override func removeFromParent() {}
        }
        let (closed, clinging, parent, child) = (Closed(), Clinging(), probe("P"), probe("C"))
        closed.addChild(child)
        expect([])
        XCTAssertNil(child.parent)
        XCTAssertEqual(closed.children, [])
        parent.addChild(clinging)
        clinging.removeFromParent()
        XCTAssertTrue(clinging.parent === parent)
        XCTAssertEqual(parent.children, [clinging])
    }

    func test_1_25_willMoveWithoutSuperLosesTheMovingFlags() {
        final class Silent: UIViewController {
            var seen: [String] = []
            override func willMove(toParent parent: UIViewController?) {}
            override func viewWillAppear(_ animated: Bool) { seen.append("will to=\(isMovingToParent)") }
            override func viewDidAppear(_ animated: Bool) { seen.append("did to=\(isMovingToParent)") }
            override func viewWillDisappear(_ animated: Bool) { seen.append("will from=\(isMovingFromParent)") }
            override func viewDidDisappear(_ animated: Bool) { seen.append("did from=\(isMovingFromParent)") }
        }
        let (parent, child) = (probe("P"), Silent())
        show(parent)
        add(child, to: parent)
        settle()
        remove(child)
        settle()
        XCTAssertEqual(child.seen, ["will to=false", "did to=false", "will from=false", "did from=false"])
    }
}
