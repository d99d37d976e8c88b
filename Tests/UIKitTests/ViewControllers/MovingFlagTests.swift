import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// Section 1 of the facts: `isMovingToParent` and `isMovingFromParent`.
@preconcurrency @MainActor final class MovingFlagTests: ContainmentTestCase {
    private func appearances() -> [String] { log.drain().filter { $0.contains("ppear") } }

    func test_1_26_isMovingToParentAtTheFirstAppearanceOnly() {
        let (parent, child) = (probe("P"), probe("C"))
        show(parent)
        child.logsFlags = true
        add(child, to: parent)
        settle()
        XCTAssertEqual(
            appearances(),
            [
                "C.viewWillAppear(false) to=true from=false", "C.viewIsAppearing(false) to=true from=false",
                "C.viewDidAppear(false) to=true from=false",
            ])
        child.view.removeFromSuperview()
        parent.view.addSubview(child.view)
        settle()
        child.view.removeFromSuperview()
        settle()
        _ = log.drain()
        parent.view.addSubview(child.view)
        settle()
        XCTAssertEqual(
            appearances(),
            [
                "C.viewWillAppear(false) to=false from=false", "C.viewIsAppearing(false) to=false from=false",
                "C.viewDidAppear(false) to=false from=false",
            ])
    }

    func test_1_27_isMovingFromParentAfterWillMoveNil() {
        let (parent, child) = (probe("P"), probe("C"))
        show(parent)
        add(child, to: parent)
        settle()
        child.logsFlags = true
        _ = log.drain()
        remove(child)
        settle()
        XCTAssertEqual(
            appearances(),
            ["C.viewWillDisappear(false) to=false from=true", "C.viewDidDisappear(false) to=false from=true"])
    }

    func test_1_28_noMovingFlagWithoutWillMove() {
        let (parent, child) = (probe("P"), probe("C"))
        show(parent)
        add(child, to: parent)
        settle()
        child.logsFlags = true
        _ = log.drain()
        child.view.removeFromSuperview()
        settle()
        expect(["C.viewWillDisappear(false) to=false from=false", "C.viewDidDisappear(false) to=false from=false"])
    }

    func test_1_29_flagsAreOverWhenChildrenAreTold() {
        let (grandparent, parent, child) = (probe("G"), probe("P"), probe("C"))
        show(grandparent)
        add(parent, to: grandparent)
        add(child, to: parent)
        settle()
        var seen: [String] = []
        parent.hooks["viewWillDisappear"] = { seen.append("own \(parent.isMovingFromParent)") }
        child.hooks["viewWillDisappear"] = { seen.append("forwarded \(parent.isMovingFromParent)") }
        remove(parent)
        XCTAssertEqual(seen, ["own true", "forwarded false"])
    }

    func test_1_30_theFlagBelongsToTheControllerThatMoves() {
        let (grandparent, parent, child) = (probe("G"), probe("P"), probe("C"))
        show(grandparent)
        add(parent, to: grandparent)
        add(child, to: parent)
        settle()
        (parent.logsFlags, child.logsFlags) = (true, true)
        _ = log.drain()
        remove(parent)
        settle()
        XCTAssertEqual(
            appearances(),
            [
                "P.viewWillDisappear(false) to=false from=true", "C.viewWillDisappear(false) to=false from=false",
                "P.viewDidDisappear(false) to=false from=true", "C.viewDidDisappear(false) to=false from=false",
            ])
    }

    func test_1_31_theFlagOutlivesDidMoveUntilTheAppearanceIsOver() {
        let (parent, child) = (probe("P"), probe("C"))
        show(parent)
        var seen: [String] = []
        child.hooks["viewDidAppear"] = { seen.append("viewDidAppear \(child.isMovingToParent)") }
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        seen.append("after didMove \(child.isMovingToParent)")
        settle()
        seen.append("after the appearance \(child.isMovingToParent)")
        child.beginAppearanceTransition(true, animated: false)
        child.endAppearanceTransition()
        XCTAssertEqual(
            seen,
            ["after didMove false", "viewDidAppear true", "after the appearance false", "viewDidAppear false"])
    }
}
