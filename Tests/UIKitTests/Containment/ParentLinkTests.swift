import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// Section 1 of the facts: parents and children.
@preconcurrency @MainActor final class ParentLinkTests: ContainmentTestCase {
    func test_1_01_addChildSendsWillMoveOnly() {
        let (parent, child) = (probe("P"), probe("C"))
        parent.addChild(child)
        expect(["C.willMove(P)"])
    }

    func test_1_02_parentIsSetInsideWillMove() {
        let (parent, child) = (probe("P"), probe("C"))
        var seen: UIViewController?
        child.hooks["willMove"] = { seen = child.parent }
        parent.addChild(child)
        XCTAssertTrue(seen === parent)
    }

    func test_1_03_childIsLastAfterAddChild() {
        let (parent, first, second) = (probe("P"), probe("1"), probe("2"))
        parent.addChild(first)
        parent.addChild(second)
        XCTAssertTrue(second.parent === parent)
        XCTAssertTrue(parent.children.last === second)
    }

    func test_1_04_addChildLoadsNoView() {
        let (parent, child) = (probe("P"), probe("C"))
        parent.addChild(child)
        XCTAssertFalse(parent.isViewLoaded)
        XCTAssertFalse(child.isViewLoaded)
    }

    func test_1_05_removeFromParentSendsDidMoveNil() {
        let (parent, child) = (probe("P"), probe("C"))
        parent.addChild(child)
        expect(["C.willMove(P)"])
        child.removeFromParent()
        expect(["C.didMove(nil)"])
        XCTAssertNil(child.parent)
        XCTAssertTrue(parent.children.isEmpty)
    }

    func test_1_06_removeFromParentNeverSendsWillMove() {
        let (parent, child) = (probe("P"), probe("C"))
        show(parent)
        add(child, to: parent)
        settle()
        _ = log.drain()
        child.view.removeFromSuperview()
        child.removeFromParent()
        settle()
        XCTAssertFalse(log.drain().contains("C.willMove(nil)"))
    }

    func test_1_07_linksAndViewsAreIndependent() {
        let (parent, child) = (probe("P"), probe("C"))
        add(child, to: parent)
        child.removeFromParent()
        XCTAssertTrue(child.view.superview === parent.view)
        parent.addChild(child)
        child.view.removeFromSuperview()
        XCTAssertTrue(child.parent === parent)
    }

    func test_1_08_removeFromParentWithoutParentDoesNothing() {
        let child = probe("C")
        child.removeFromParent()
        expect([])
    }

    func test_1_09_addChildTakesFromTheOldParent() {
        let (old, new, child) = (probe("P1"), probe("P2"), probe("C"))
        old.addChild(child)
        _ = log.drain()
        new.addChild(child)
        expect(["C.didMove(nil)", "C.willMove(P2)"])
        XCTAssertTrue(old.children.isEmpty)
        XCTAssertTrue(child.parent === new)
    }

    func test_1_11_addChildWhileTheViewIsInTheOldParent() {
        let (old, new, child) = (probe("P1"), probe("P2"), probe("C"))
        show(old)
        add(child, to: old)
        settle()
        new.addChild(child)
        XCTAssertEqual(exceptions.map(\.name), [UIViewController.hierarchyInconsistencyException])
        XCTAssertEqual(
            exceptions.first?.reason,
            "child view controller:\(objectText(child)) should have parent view controller:\(objectText(old)) but requested parent is:\(objectText(new))"
        )
        XCTAssertTrue(child.parent === old, "a refused call changes nothing")
    }

    func test_1_12_addingTwiceKeepsOneEntry() {
        let (parent, child) = (probe("P"), probe("C"))
        parent.addChild(child)
        parent.addChild(child)
        expect(["C.willMove(P)", "C.willMove(P)"])
        XCTAssertEqual(parent.children.count, 1)
    }

    func test_1_13_addingSelfOrAnAncestorIsRefused() {
        let (parent, child) = (probe("P"), probe("C"))
        parent.addChild(child)
        parent.addChild(parent)
        child.addChild(parent)
        XCTAssertEqual(exceptions.map(\.name), [.invalidArgumentException, .invalidArgumentException])
        XCTAssertNil(parent.parent)
    }

    func test_1_15_childrenIsAValue() {
        let (parent, child) = (probe("P"), probe("C"))
        parent.addChild(child)
        var copy = parent.children
        copy.removeAll()
        XCTAssertEqual(parent.children.count, 1)
    }

    func test_1_16_childrenAreInInsertionOrder() {
        let (parent, probes) = (probe("P"), ["1", "2", "3"].map { probe($0) })
        for child in probes { parent.addChild(child) }
        XCTAssertEqual(parent.children.map { ($0 as? Probe)?.name }, ["1", "2", "3"])
        probes[0].removeFromParent()
        parent.addChild(probes[0])
        XCTAssertEqual(parent.children.map { ($0 as? Probe)?.name }, ["2", "3", "1"])
    }

    func test_1_17_parentIsWeak() {
        let child = probe("C")
        do {
            let parent = probe("P")
            parent.addChild(child)
            XCTAssertNotNil(child.parent)
        }
        XCTAssertNil(child.parent)
    }

    func test_1_18_childrenAreOwned() {
        let parent = probe("P")
        weak var child: Probe?
        do {
            let made = probe("C")
            child = made
            parent.addChild(made)
        }
        XCTAssertNotNil(child)
        child?.removeFromParent()
        XCTAssertNil(child)
    }

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
    }

    func test_1_23_ownWillMoveBeforeAddChildComesTwice() {
        let (parent, child) = (probe("P"), probe("C"))
        child.willMove(toParent: parent)
        parent.addChild(child)
        expect(["C.willMove(P)", "C.willMove(P)"])
    }

    func test_1_26_isMovingToParentAtTheFirstAppearanceOnly() {
        let (parent, child) = (probe("P"), probe("C"))
        show(parent)
        child.logsFlags = true
        add(child, to: parent)
        settle()
        let first = log.drain().filter { $0.contains("Appear") }
        XCTAssertEqual(
            first,
            [
                "C.viewWillAppear(false) to=true from=false", "C.viewIsAppearing(false) to=true from=false",
                "C.viewDidAppear(false) to=true from=false",
            ])
        child.view.removeFromSuperview()
        settle()
        _ = log.drain()
        parent.view.addSubview(child.view)
        settle()
        XCTAssertEqual(
            log.drain().filter { $0.contains("Appear") },
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
            log.drain().filter { $0.contains("ppear") },
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
        XCTAssertEqual(
            log.drain().filter { $0.hasPrefix("C.") },
            ["C.viewWillDisappear(false) to=false from=false", "C.viewDidDisappear(false) to=false from=false"])
    }

    func test_1_29_flagsAreOverWhenChildrenAreTold() {
        let (grandparent, parent, child) = (probe("G"), probe("P"), probe("C"))
        show(grandparent)
        add(parent, to: grandparent)
        add(child, to: parent)
        settle()
        var seen: Bool?
        child.hooks["viewWillDisappear"] = { seen = parent.isMovingFromParent }
        remove(parent)
        XCTAssertEqual(seen, false)
    }

    func test_1_32_aContainerThatGoesLeavesItsChildren() {
        let child = probe("C")
        autoreleased {
            let parent = probe("P")
            parent.addChild(child)
        }
        XCTAssertNil(child.parent)
    }

    private func autoreleased(_ body: () -> Void) { body() }
}
