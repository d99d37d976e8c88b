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
        var seen: [UIViewController?] = []
        var children: [[UIViewController]] = []
        child.hooks["willMove"] = {
            seen.append(child.parent)
            children.append(parent.children)
        }
        parent.addChild(child)
        XCTAssertEqual(seen, [parent])
        XCTAssertEqual(children, [[child]], "children is right too")
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
        expect(["C.viewWillDisappear(false)", "C.didMove(nil)", "C.viewDidDisappear(false)"])
    }

    func test_1_07_linksAndViewsAreIndependent() {
        let (parent, child) = (probe("P"), probe("C"))
        add(child, to: parent)
        child.removeFromParent()
        XCTAssertNil(child.parent)
        XCTAssertTrue(child.view.superview === parent.view)
        parent.addChild(child)
        child.view.removeFromSuperview()
        XCTAssertNil(child.view.superview)
        XCTAssertTrue(child.parent === parent)
        XCTAssertEqual(parent.children, [child])
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
        XCTAssertEqual(new.children, [child])
    }

    func test_1_10_theOldParentIsLeftBeforeTheNewOneIsJoined() {
        let (old, new, child) = (probe("P1"), probe("P2"), probe("C"))
        old.addChild(child)
        _ = log.drain()
        var seen: [String] = []
        child.hooks["didMove"] = { seen.append("\((child.parent as? Probe)?.name ?? "nil")") }
        child.hooks["willMove"] = { seen.append("\((child.parent as? Probe)?.name ?? "nil")") }
        new.addChild(child)
        expect(["C.didMove(nil)", "C.willMove(P2)"])
        XCTAssertEqual(seen, ["nil", "P2"])
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
        XCTAssertEqual(parent.children, [child])
        XCTAssertTrue(child.parent === parent)
    }

    func test_1_13_addingSelfOrAnAncestorIsRefused() {
        let (parent, child) = (probe("P"), probe("C"))
        parent.addChild(child)
        parent.addChild(parent)
        child.addChild(parent)
        XCTAssertEqual(
            exceptions,
            [(parent, parent), (child, parent)].map { container, refused in
                NSException(
                    name: .invalidArgumentException,
                    reason:
                        "\(objectText(container)) cannot have \(objectText(refused)) as a child: it is the controller itself or contains it."
                )
            })
        expect(["C.willMove(P)"])
        XCTAssertNil(parent.parent)
        XCTAssertEqual([parent.children, child.children], [[child], []])
    }

    func test_1_14_nilCannotBeAdded() {
        let type = "\(type(of: UIViewController.addChild))"
        XCTAssertTrue(type.hasSuffix("(UIViewController) -> ()"), type)
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

    func test_1_32_aContainerThatGoesLeavesItsChildrenWithoutAWord() {
        let (root, child) = (probe("R"), probe("C"))
        show(root)
        weak var container: Probe?
        do {
            let parent = probe("P")
            container = parent
            add(child, to: parent)
            // Nobody owns the container but the screen, until it has appeared (2.18).
            root.view.addSubview(parent.view)
        }
        _ = log.drain()
        settle()
        expect([
            "P.viewIsAppearing(false)", "C.viewIsAppearing(false)", "P.viewDidAppear(false)", "C.viewDidAppear(false)",
        ])
        XCTAssertNil(container)
        XCTAssertNil(child.parent)
        XCTAssertNotNil(child.view.window)
        child.view.removeFromSuperview()
        settle()
        expect(["C.viewWillDisappear(false)", "C.viewDidDisappear(false)"])
    }
}
