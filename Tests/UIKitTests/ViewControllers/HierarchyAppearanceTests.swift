import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// Section 2 of the facts: appearance that the view hierarchy drives.
@preconcurrency @MainActor final class HierarchyAppearanceTests: ContainmentTestCase {
    func test_2_01_orderOfAnAppearance() {
        let root = probe("P")
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        window.makeKeyAndVisible()
        settle()
        expect(
            [
                "P.loadView", "P.viewDidLoad", "P.viewWillAppear(false)", "P.viewIsAppearing(false)", "P.willLayout",
                "P.didLayout", "P.viewDidAppear(false)",
            ], layouts: true)
    }

    func test_2_02_viewLoadsAtItsFirstUse() {
        let (parent, child) = (probe("P"), probe("C"))
        show(parent)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        expect(["C.willMove(P)", "C.loadView", "C.viewDidLoad", "C.viewWillAppear(false)"])
    }

    func test_2_03_viewWillAppearComesInsideAddSubview() {
        let (parent, child) = (probe("P"), probe("C"))
        show(parent)
        parent.addChild(child)
        let view = child.view!
        _ = log.drain()
        parent.view.addSubview(view)
        expect(["C.viewWillAppear(false)"])
    }

    func test_2_04_theViewIsNotInTheWindowAtViewWillAppear() {
        let (parent, child) = (probe("P"), probe("C"))
        show(parent)
        parent.addChild(child)
        var window: UIWindow??
        var superview: UIView??
        child.hooks["viewWillAppear"] = {
            window = child.view.window
            superview = child.view.superview
        }
        parent.view.addSubview(child.view)
        XCTAssertEqual(window, .some(nil))
        XCTAssertEqual(superview, .some(nil))
        XCTAssertNotNil(child.view.window)
    }

    func test_2_05_viewIsAppearingComesOnceWithWindowAndFrame() {
        let (parent, child) = (probe("P"), probe("C"))
        show(parent)
        parent.addChild(child)
        var frames: [CGRect] = []
        var isInWindow = false
        child.hooks["viewIsAppearing"] = {
            frames.append(child.view.frame)
            isInWindow = child.view.window != nil
        }
        parent.view.addSubview(child.view)
        child.view.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
        settle()
        child.view.setNeedsLayout()
        settle()
        XCTAssertEqual(frames, [CGRect(x: 10, y: 20, width: 100, height: 50)])
        XCTAssertTrue(isInWindow)
    }

    func test_2_06_viewIsAppearingComesRightBeforeTheFirstLayout() {
        let (parent, child) = (probe("P"), probe("C"))
        show(parent)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        _ = log.drain()
        parent.view.layoutIfNeeded()
        expect(
            ["P.willLayout", "P.didLayout", "C.viewIsAppearing(false)", "C.willLayout", "C.didLayout"], layouts: true)
    }

    func test_2_08_viewDidAppearComesAfterTheCommit() {
        let (parent, child) = (probe("P"), probe("C"))
        show(parent)
        add(child, to: parent)
        expect(["C.willMove(P)", "C.loadView", "C.viewDidLoad", "C.viewWillAppear(false)", "C.didMove(P)"])
        TestEnvironment.commit()
        expect(["C.viewIsAppearing(false)", "C.viewDidAppear(false)"])
    }

    func test_2_09_viewWillDisappearComesInsideRemoveFromSuperview() {
        let (parent, child) = (probe("P"), probe("C"))
        show(parent)
        add(child, to: parent)
        settle()
        _ = log.drain()
        var window: UIWindow?
        child.hooks["viewWillDisappear"] = { window = child.view.window }
        child.view.removeFromSuperview()
        expect(["C.viewWillDisappear(false)"])
        XCTAssertNotNil(window)
        XCTAssertNil(child.view.window)
    }

    func test_2_10_viewDidDisappearComesAfterTheCommit() {
        let (parent, child) = (probe("P"), probe("C"))
        show(parent)
        add(child, to: parent)
        settle()
        child.view.removeFromSuperview()
        _ = log.drain()
        TestEnvironment.commit()
        expect(["C.viewDidDisappear(false)"])
    }

    func test_2_11_childAddedToVisibleParent() {
        let (parent, child) = (probe("P"), probe("C"))
        show(parent)
        add(child, to: parent)
        settle()
        // Once, not twice as on Catalyst (choice 15.2).
        expect([
            "C.willMove(P)", "C.loadView", "C.viewDidLoad", "C.viewWillAppear(false)", "C.didMove(P)",
            "C.viewIsAppearing(false)", "C.viewDidAppear(false)",
        ])
    }

    func test_2_12_childAddedInViewDidLoad() {
        let (parent, child) = (probe("P"), probe("C"))
        child.logsConstraints = true
        parent.hooks["viewDidLoad"] = { [unowned self] in self.add(child, to: parent) }
        parent.loadViewIfNeeded()
        expect(["P.loadView", "P.viewDidLoad", "C.willMove(P)", "C.loadView", "C.viewDidLoad", "C.didMove(P)"])
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = parent
        window.makeKeyAndVisible()
        settle()
        XCTAssertEqual(
            log.drain().filter { $0.hasPrefix("C.") },
            [
                "C.viewWillAppear(false)", "C.updateViewConstraints", "C.viewIsAppearing(false)", "C.willLayout",
                "C.didLayout", "C.viewDidAppear(false)",
            ])
    }

    func test_2_13_parentBeforeChildInEveryPair() {
        let (parent, child) = (probe("P"), probe("C"))
        add(child, to: parent)
        _ = log.drain()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = parent
        window.makeKeyAndVisible()
        settle()
        expect(
            [
                "P.viewWillAppear(false)", "C.viewWillAppear(false)",
                "P.viewIsAppearing(false)", "P.willLayout", "P.didLayout",
                "C.viewIsAppearing(false)", "C.willLayout", "C.didLayout",
                "P.viewDidAppear(false)", "C.viewDidAppear(false)",
            ], layouts: true)
        window.isHidden = true
        settle()
        expect([
            "P.viewWillDisappear(false)", "C.viewWillDisappear(false)", "P.viewDidDisappear(false)",
            "C.viewDidDisappear(false)",
        ])
    }

    func test_2_14_grandchildrenDepthFirst() {
        let names = ["P", "1", "1a", "2", "2a"]
        let probes = Dictionary(uniqueKeysWithValues: names.map { ($0, probe($0)) })
        add(probes["1"]!, to: probes["P"]!)
        add(probes["1a"]!, to: probes["1"]!)
        add(probes["2"]!, to: probes["P"]!)
        add(probes["2a"]!, to: probes["2"]!)
        _ = log.drain()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = probes["P"]!
        window.makeKeyAndVisible()
        expect(names.map { "\($0).viewWillAppear(false)" })
        settle()
        XCTAssertEqual(
            log.drain().filter { $0.contains("DidAppear") }, names.map { "\($0).viewDidAppear(false)" })
        window.isHidden = true
        settle()
        expect(names.map { "\($0).viewWillDisappear(false)" } + names.map { "\($0).viewDidDisappear(false)" })
    }

    func test_2_16_plainInsertionIsNotAnimated() {
        let (parent, child) = (probe("P"), probe("C"))
        show(parent)
        UIView.animate(withDuration: 0.3) { self.add(child, to: parent) }
        settle()
        expect([
            "C.willMove(P)", "C.loadView", "C.viewDidLoad", "C.viewWillAppear(false)", "C.didMove(P)",
            "C.viewIsAppearing(false)", "C.viewDidAppear(false)",
        ])
        UIView.animate(withDuration: 0.3) { self.remove(child) }
        settle()
        expect(["C.willMove(nil)", "C.viewWillDisappear(false)", "C.didMove(nil)", "C.viewDidDisappear(false)"])
    }

    func test_2_17_parentlessControllersViewMayGoAnywhere() {
        let (parent, stranger) = (probe("P"), probe("S"))
        show(parent)
        parent.view.addSubview(stranger.view)
        settle()
        XCTAssertEqual(exceptions, [])
        expect([
            "S.loadView", "S.viewDidLoad", "S.viewWillAppear(false)", "S.viewIsAppearing(false)",
            "S.viewDidAppear(false)",
        ])
    }

    func test_2_18_unownedControllerLivesUntilItHasAppeared() {
        let parent = probe("P")
        show(parent)
        weak var stranger: Probe?
        do {
            let made = probe("S")
            stranger = made
            parent.view.addSubview(made.view)
        }
        let view = parent.view.subviews[0]
        XCTAssertNotNil(stranger)
        settle()
        expect([
            "S.loadView", "S.viewDidLoad", "S.viewWillAppear(false)", "S.viewIsAppearing(false)",
            "S.viewDidAppear(false)",
        ])
        XCTAssertNil(stranger)
        XCTAssertTrue(view.window != nil, "the view stays")
        XCTAssertTrue(view.next === parent.view, "the chain skips the dead controller (11.07)")
    }

    func test_2_19_childWithoutViewNeverAppears() {
        let (parent, child) = (probe("P"), probe("C"))
        parent.addChild(child)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = parent
        window.makeKeyAndVisible()
        settle()
        window.isHidden = true
        settle()
        expect([
            "C.willMove(P)", "P.loadView", "P.viewDidLoad", "P.viewWillAppear(false)", "P.viewIsAppearing(false)",
            "P.viewDidAppear(false)", "P.viewWillDisappear(false)", "P.viewDidDisappear(false)",
        ])
        XCTAssertFalse(child.isViewLoaded)
    }

    func test_2_20_insertionOffScreenIsSilent() {
        let (parent, child) = (probe("P"), probe("C"))
        parent.addChild(child)
        _ = child.view
        _ = parent.view
        _ = log.drain()
        parent.view.addSubview(child.view)
        settle()
        expect([])
    }

    func test_2_21_viewUnderAnotherControllerThanTheParent() {
        let (actual, other, child) = (probe("X"), probe("Y"), probe("C"))
        show(other)
        actual.addChild(child)
        other.view.addSubview(child.view)
        XCTAssertEqual(exceptions.map(\.name), [UIViewController.hierarchyInconsistencyException])
        XCTAssertNil(child.view.superview)
        // Off the screen too.
        let detached = probe("D")
        detached.view.addSubview(child.view)
        XCTAssertEqual(exceptions.count, 2)
        XCTAssertNil(child.view.superview)
        settle()
        XCTAssertFalse(log.drain().contains { $0.hasPrefix("C.view") && $0 != "C.viewDidLoad" })
    }

    func test_2_22_messageOfTheInconsistency() {
        let (actual, other, child) = (probe("X"), probe("Y"), probe("C"))
        show(other)
        actual.addChild(child)
        other.view.addSubview(child.view)
        XCTAssertEqual(
            exceptions.first?.reason,
            "child view controller:\(objectText(child)) should have parent view controller:\(objectText(other)) but actual parent is:\(objectText(actual))"
        )
    }

    func test_2_23_viewStraightOnTheWindow() {
        let (parent, child) = (probe("P"), probe("C"))
        let window = show(parent)
        parent.addChild(child)
        window.addSubview(child.view)
        let words =
            "child view controller:\(objectText(child)) should have parent view controller:(null) but actual parent is:\(objectText(parent))"
        XCTAssertEqual(exceptions.map(\.reason), [words])
        // In a view of its own first: nothing is wrong before that comes into the window.
        let box = UIView()
        box.addSubview(child.view)
        XCTAssertEqual(exceptions.count, 1)
        window.addSubview(box)
        XCTAssertEqual(exceptions.map(\.reason), [words, words])
        XCTAssertNil(box.superview)
        parent.view.addSubview(box)
        XCTAssertEqual(exceptions.count, 2)
        XCTAssertTrue(box.superview === parent.view)
    }

    func test_2_21_viewsAreArrangedBeforeTheyComeIntoTheWindow() {
        let (parent, inView, inStack, inCell) = (probe("P"), probe("1"), probe("2"), probe("3"))
        show(parent)
        let content = UIView()
        parent.addChild(inView)
        content.addSubview(inView.view)
        parent.addChild(inStack)
        let stack = UIStackView(arrangedSubviews: [inStack.view])
        parent.addChild(inCell)
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentView.addSubview(inCell.view)
        _ = log.drain()
        for view in [content, stack, cell] { parent.view.addSubview(view) }
        settle()
        XCTAssertEqual(exceptions, [])
        expect(
            ["1", "2", "3"].map { "\($0).viewWillAppear(false)" }
                + ["1", "2", "3"].map { "\($0).viewIsAppearing(false)" }
                + ["1", "2", "3"].map { "\($0).viewDidAppear(false)" })
    }

    func test_2_21_aChildInsideAViewThatEntersTheWindowUnderAnotherController() {
        let (parent, other, child) = (probe("P"), probe("Y"), probe("C"))
        show(other)
        parent.addChild(child)
        let box = UIView()
        box.addSubview(child.view)
        other.view.addSubview(box)
        XCTAssertEqual(
            exceptions.first?.reason,
            "child view controller:\(objectText(child)) should have parent view controller:\(objectText(other)) but actual parent is:\(objectText(parent))"
        )
        XCTAssertNil(box.superview)
    }

    func test_2_24_oneViewForTwoControllers() {
        let (first, second) = (probe("A"), probe("B"))
        let view = first.view!
        second.view = view
        XCTAssertEqual(exceptions.map(\.name), [UIViewController.hierarchyInconsistencyException])
        XCTAssertEqual(
            exceptions.first?.reason,
            "A view can only be associated with at most one view controller at a time! View \(objectText(view)) is associated with \(objectText(first)). Clear this association before associating this view with \(objectText(second))."
        )
        XCTAssertFalse(second.isViewLoaded)
    }

    func test_2_26_viewUsedBeforeAddChildLoadsWithoutParent() {
        let (parent, child) = (probe("P"), probe("C"))
        var seen: UIViewController?? = .none
        child.hooks["viewDidLoad"] = { seen = child.parent }
        _ = child.view
        parent.addChild(child)
        XCTAssertEqual(seen, .some(nil))
    }

    func test_2_27_hiddenAndEmptyViewsAppearToo() {
        let parent = probe("P")
        show(parent)
        let preparations: [(UIView) -> Void] = [
            { $0.isHidden = true }, { $0.alpha = 0 }, { $0.frame = .zero },
            { $0.frame = CGRect(x: -900, y: 0, width: 10, height: 10) },
        ]
        for prepare in preparations {
            let child = probe("C")
            parent.addChild(child)
            prepare(child.view)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
            settle()
            XCTAssertEqual(
                log.drain().filter { $0.contains("Appear") || $0.contains("Appearing") },
                ["C.viewWillAppear(false)", "C.viewIsAppearing(false)", "C.viewDidAppear(false)"])
        }
        let cover = UIView(frame: parent.view.bounds)
        cover.backgroundColor = .red
        parent.view.addSubview(cover)
        let covered = probe("C")
        parent.addChild(covered)
        parent.view.insertSubview(covered.view, belowSubview: cover)
        settle()
        expect([
            "C.willMove(P)", "C.loadView", "C.viewDidLoad", "C.viewWillAppear(false)", "C.viewIsAppearing(false)",
            "C.viewDidAppear(false)",
        ])
    }

    func test_2_28_hidingIsNoDisappearance() {
        let (parent, child) = (probe("P"), probe("C"))
        show(parent)
        add(child, to: parent)
        settle()
        _ = log.drain()
        child.view.isHidden = true
        child.view.alpha = 0
        settle()
        expect([])
        child.view.isHidden = false
        child.view.alpha = 1
        settle()
        expect([])
    }

    func test_2_29_movingInsideTheWindowIsSilent() {
        let (parent, child) = (probe("P"), probe("C"))
        show(parent)
        add(child, to: parent)
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        parent.view.addSubview(box)
        settle()
        _ = log.drain()
        box.addSubview(child.view)
        settle()
        expect([])
    }

    func test_2_30_removeAndReinsertInOnePass() {
        let (parent, child) = (probe("P"), probe("C"))
        show(parent)
        add(child, to: parent)
        settle()
        _ = log.drain()
        child.view.removeFromSuperview()
        parent.view.addSubview(child.view)
        settle()
        expect([
            "C.viewWillDisappear(false)", "C.viewWillAppear(false)", "C.viewIsAppearing(false)",
            "C.viewDidAppear(false)",
        ])
    }

    func test_2_32_hidingTheWindow() {
        let root = probe("P")
        let window = show(root)
        window.isHidden = true
        settle()
        expect(["P.viewWillDisappear(false)", "P.viewDidDisappear(false)"])
        window.isHidden = false
        settle()
        expect(["P.viewWillAppear(false)", "P.viewIsAppearing(false)", "P.viewDidAppear(false)"])
    }

    func test_2_38_siblingsInOrderOfChildren() {
        let (parent, first, second) = (probe("P"), probe("1"), probe("2"))
        add(first, to: parent)
        add(second, to: parent)
        parent.view.sendSubviewToBack(second.view)
        _ = log.drain()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = parent
        window.makeKeyAndVisible()
        settle()
        XCTAssertEqual(
            log.drain().filter { $0.contains("DidAppear") || $0.contains("WillAppear") },
            [
                "P.viewWillAppear(false)", "1.viewWillAppear(false)", "2.viewWillAppear(false)",
                "P.viewDidAppear(false)", "1.viewDidAppear(false)", "2.viewDidAppear(false)",
            ])
        window.isHidden = true
        settle()
        expect([
            "P.viewWillDisappear(false)", "1.viewWillDisappear(false)", "2.viewWillDisappear(false)",
            "P.viewDidDisappear(false)", "1.viewDidDisappear(false)", "2.viewDidDisappear(false)",
        ])
    }

    func test_2_41_viewIsAppearingDoesNotNeedDirtyLayout() {
        let (parent, child) = (probe("P"), probe("C"))
        show(parent)
        add(child, to: parent)
        settle()
        child.view.removeFromSuperview()
        settle()
        child.view.layoutIfNeeded()
        _ = log.drain()
        parent.view.addSubview(child.view)
        settle()
        expect(["C.viewWillAppear(false)", "C.viewIsAppearing(false)", "C.viewDidAppear(false)"])
    }
}
