import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// Sections 1 to 4 of the facts, where callbacks or the hierarchy change things while others are being told.
@preconcurrency @MainActor final class ChangedMeanwhileTests: ContainmentTestCase {
    private func showWithTwoChildren() -> (parent: Probe, first: Probe, second: Probe) {
        let (parent, first, second) = (probe("P"), probe("1"), probe("2"))
        show(parent)
        add(first, to: parent)
        settle()
        parent.addChild(second)
        second.loadViewIfNeeded()
        _ = log.drain()
        return (parent, first, second)
    }

    // MARK: Children added while others are told

    func test_2_08_aChildAddedInViewDidAppearAppearsWithTheNextCommit() {
        let (parent, child) = (probe("P"), probe("C"))
        parent.hooks["viewDidAppear"] = { [unowned self] in
            add(child, to: parent)
            log.add("added")
        }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = parent
        window.makeKeyAndVisible()
        TestEnvironment.commit()
        expect([
            "P.loadView", "P.viewDidLoad", "P.viewWillAppear(false)", "P.viewIsAppearing(false)",
            "P.viewDidAppear(false)", "C.willMove(P)", "C.loadView", "C.viewDidLoad", "C.viewWillAppear(false)",
            "C.didMove(P)", "added",
        ])
        TestEnvironment.commit()
        XCTAssertEqual(
            log.drain().filter { $0.hasPrefix("C.") },
            ["C.viewIsAppearing(false)", "C.willLayout", "C.didLayout", "C.viewDidAppear(false)"])
    }

    func test_2_08_aGrandchildAddedInViewDidAppearAppearsWithTheNextCommit() {
        let (parent, child, grandchild) = (probe("P"), probe("C"), probe("G"))
        parent.loadViewIfNeeded()
        add(child, to: parent)
        grandchild.loadViewIfNeeded()
        _ = log.drain()
        parent.hooks["viewDidAppear"] = { [unowned self] in add(grandchild, to: child) }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = parent
        window.makeKeyAndVisible()
        TestEnvironment.commit()
        expect([
            "P.viewWillAppear(false)", "C.viewWillAppear(false)", "P.viewIsAppearing(false)",
            "C.viewIsAppearing(false)", "P.viewDidAppear(false)", "G.willMove(C)", "G.viewWillAppear(false)",
            "G.didMove(C)", "C.viewDidAppear(false)",
        ])
        TestEnvironment.commit()
        expect(["G.viewIsAppearing(false)", "G.viewDidAppear(false)"])
    }

    func test_3_05_childrenFollowAParentThatTurnsRoundWhileTheyAreTold() {
        let (parent, first, second) = (probe("P"), probe("1"), probe("2"))
        parent.loadViewIfNeeded()
        add(first, to: parent)
        add(second, to: parent)
        _ = log.drain()
        first.hooks["viewWillAppear"] = { parent.beginAppearanceTransition(false, animated: false) }
        parent.beginAppearanceTransition(true, animated: false)
        parent.endAppearanceTransition()
        settle()
        expect([
            "P.viewWillAppear(false)", "1.viewWillAppear(false)", "P.viewWillDisappear(false)",
            "1.viewWillDisappear(false)", "P.viewDidDisappear(false)", "1.viewDidDisappear(false)",
        ])
    }

    func test_3_05_aParentTurnedRoundInItsOwnCallbackForwardsTheLastDirection() {
        let (parent, child) = (probe("P"), probe("C"))
        parent.loadViewIfNeeded()
        add(child, to: parent)
        _ = log.drain()
        parent.hooks["viewWillAppear"] = { parent.beginAppearanceTransition(false, animated: false) }
        parent.beginAppearanceTransition(true, animated: false)
        parent.endAppearanceTransition()
        settle()
        expect(["P.viewWillAppear(false)", "P.viewWillDisappear(false)", "P.viewDidDisappear(false)"])
    }

    func test_2_08_aChildThatLeavesTheParentItWaitsForAppearsAllTheSame() {
        let (parent, child) = (probe("P"), probe("C"))
        show(parent)
        parent.view.removeFromSuperview()
        settle()
        add(child, to: parent)
        _ = log.drain()
        parent.beginAppearanceTransition(true, animated: false)
        window?.addSubview(parent.view)
        TestEnvironment.commit()
        child.removeFromParent()
        TestEnvironment.commit()
        expect([
            "P.viewWillAppear(false)", "C.viewWillAppear(false)", "P.viewIsAppearing(false)",
            "C.viewIsAppearing(false)", "C.didMove(nil)", "C.viewDidAppear(false)",
        ])
        parent.endAppearanceTransition()
        expect(["P.viewDidAppear(false)"])
    }

    // MARK: What the hierarchy does while a bracket is open

    func test_3_20_aParentThatLeavesTurnsAnOpenBracketRound() {
        let (parent, _, child) = showWithTwoChildren()
        child.beginAppearanceTransition(true, animated: true)
        parent.view.addSubview(child.view)
        _ = log.drain()
        parent.view.removeFromSuperview()
        expect(["P.viewWillDisappear(false)", "1.viewWillDisappear(false)", "2.viewWillDisappear(false)"])
        settle()
        expect(["P.viewDidDisappear(false)", "1.viewDidDisappear(false)"])
        child.endAppearanceTransition()
        expect(["2.viewDidDisappear(false)"])
        window?.addSubview(parent.view)
        settle()
        XCTAssertEqual(
            log.drain().filter { $0.hasPrefix("2.") && !$0.contains("Layout") },
            ["2.viewWillAppear(false)", "2.viewIsAppearing(false)", "2.viewDidAppear(false)"])
    }

    func test_3_20_aParentThatComesBackTurnsItRoundAgain() {
        let (parent, old, new) = showWithTwoChildren()
        new.beginAppearanceTransition(true, animated: false)
        old.beginAppearanceTransition(false, animated: false)
        parent.view.addSubview(new.view)
        parent.view.removeFromSuperview()
        settle()
        _ = log.drain()
        window?.addSubview(parent.view)
        settle()
        // The one that the bracket makes disappear goes on disappearing.
        expect([
            "P.viewWillAppear(false)", "2.viewWillAppear(false)", "P.viewIsAppearing(false)",
            "2.viewIsAppearing(false)", "P.viewDidAppear(false)",
        ])
        old.view.removeFromSuperview()
        new.endAppearanceTransition()
        old.endAppearanceTransition()
        expect(["2.viewDidAppear(false)", "1.viewDidDisappear(false)"])
    }

    func test_3_20_theViewCameBackWithoutTheParentThatTurnedItRound() {
        let (parent, _, child) = showWithTwoChildren()
        child.beginAppearanceTransition(true, animated: false)
        parent.view.addSubview(child.view)
        parent.view.removeFromSuperview()
        settle()
        child.view.removeFromSuperview()
        child.removeFromParent()
        window?.addSubview(child.view)
        _ = log.drain()
        child.endAppearanceTransition()
        expect(["2.viewWillAppear(false)", "2.viewIsAppearing(false)", "2.viewDidAppear(false)"])
    }

    func test_4_05_theContainerLeavesDuringTheTransition() {
        let (parent, old, new) = showWithTwoChildren()
        parent.transition(from: old, to: new, duration: 0.4, animations: { old.view.alpha = 0 })
        TestEnvironment.advance(by: 0.1)
        _ = log.drain()
        parent.view.removeFromSuperview()
        expect(["P.viewWillDisappear(false)", "2.viewWillDisappear(false)"])
        settle()
        expect(["P.viewDidDisappear(false)", "2.viewDidDisappear(false)", "1.viewDidDisappear(true)"])
        XCTAssertNil(old.view.superview)
        window?.addSubview(parent.view)
        settle()
        expect([
            "P.viewWillAppear(false)", "2.viewWillAppear(false)", "P.viewIsAppearing(false)",
            "2.viewIsAppearing(false)", "P.viewDidAppear(false)", "2.viewDidAppear(false)",
        ])
    }

    func test_4_04_aTransitionBackWhileTheFirstRunsKeepsTheViewThatComesBack() {
        let (parent, old, new) = showWithTwoChildren()
        parent.transition(from: old, to: new, duration: 0.4, animations: { old.view.alpha = 0 })
        TestEnvironment.advance(by: 0.1)
        _ = log.drain()
        parent.transition(from: new, to: old, duration: 0.4, animations: { old.view.alpha = 1 })
        expect(["2.viewWillDisappear(true)", "1.viewWillAppear(true)", "1.viewIsAppearing(true)"])
        settle()
        expect(["2.viewDidDisappear(true)", "1.viewDidAppear(true)"])
        XCTAssertTrue(old.view.superview === parent.view)
        XCTAssertNil(new.view.superview)
        XCTAssertEqual([old, new].map(\.appearance.state), [.appeared, .disappeared])
    }

    func test_4_04_theSameOffTheScreen() {
        let (parent, old, new) = (probe("P"), probe("1"), probe("2"))
        add(old, to: parent)
        parent.addChild(new)
        parent.transition(from: old, to: new, duration: 0.4, animations: { old.view.alpha = 0 })
        parent.transition(from: new, to: old, duration: 0.2, animations: { old.view.alpha = 1 })
        settle()
        XCTAssertTrue(old.view.superview === parent.view)
        XCTAssertNil(new.view.superview)
    }

    // MARK: Moves inside moves

    func test_1_09_aChildThatIsAddedElsewhereBeforeItCallsSuper() {
        let (parent, other) = (probe("P"), probe("O"))
        final class Mover: UIViewController {
            var newParent: UIViewController?
            override func didMove(toParent parent: UIViewController?) {
                if parent == nil, let newParent { newParent.addChild(self) }
                super.didMove(toParent: parent)
            }
        }
        let child = Mover()
        parent.addChild(child)
        child.didMove(toParent: parent)
        child.newParent = other
        child.willMove(toParent: nil)
        let recorder = LifecycleRecorder(of: ["C": child, "O": other])
        child.removeFromParent()
        XCTAssertEqual(recorder.events, ["C.didMove(toParent: nil)", "C.willMove(toParent: O)"])
        XCTAssertTrue(child.parent === other)
        child.didMove(toParent: other)
        settle()
        XCTAssertEqual(Misuse.findings.map(\.code), [])
    }

    // MARK: Moving flags that outlive the move

    private func appearances(of child: Probe) -> [String] {
        log.drain().filter { $0.hasPrefix("\(child.name).view") && $0.contains("ppear") }
    }

    func test_1_26_aControllerThatLeftBeforeItAppearedIsNotMoving() {
        let (parent, child) = (probe("P"), probe("C"))
        add(child, to: parent)
        remove(child)
        child.logsFlags = true
        _ = log.drain()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = child
        window.makeKeyAndVisible()
        settle()
        XCTAssertEqual(
            appearances(of: child),
            [
                "C.viewWillAppear(false) to=false from=false", "C.viewIsAppearing(false) to=false from=false",
                "C.viewDidAppear(false) to=false from=false",
            ])
        window.isHidden = true
        XCTAssertEqual(appearances(of: child), ["C.viewWillDisappear(false) to=false from=false"])
    }

    func test_1_26_aRemovalThatIsTakenBackIsNoMove() {
        let (parent, child, _) = showWithTwoChildren()
        child.logsFlags = true
        child.willMove(toParent: nil)
        child.willMove(toParent: parent)
        child.view.removeFromSuperview()
        settle()
        parent.view.addSubview(child.view)
        settle()
        XCTAssertEqual(
            appearances(of: child),
            [
                "1.viewWillDisappear(false) to=false from=false", "1.viewDidDisappear(false) to=false from=false",
                "1.viewWillAppear(false) to=false from=false", "1.viewIsAppearing(false) to=false from=false",
                "1.viewDidAppear(false) to=false from=false",
            ])
    }

    func test_1_26_aChildThatComesBackIsMovingOnceMore() {
        let (parent, child, _) = showWithTwoChildren()
        remove(child)
        settle()
        child.logsFlags = true
        _ = log.drain()
        add(child, to: parent)
        settle()
        XCTAssertEqual(appearances(of: child).map { $0.hasSuffix("to=true from=false") }, [true, true, true])
    }

    // MARK: Changed while a view is loaded

    func testATabThatSelectsAnotherWhileItIsLoadedLeavesNoView() {
        for change in [
            { (tabs: UITabBarController, _: Probe) in tabs.selectedIndex = 1 },
            { (tabs: UITabBarController, second: Probe) in tabs.viewControllers = [second] },
        ] {
            let (first, second, tabs) = (probe("1"), probe("2"), UITabBarController())
            tabs.viewControllers = [first, second]
            first.hooks["viewDidLoad"] = { change(tabs, second) }
            show(tabs)
            settle()
            XCTAssertTrue(tabs.selectedViewController === second)
            XCTAssertNil(first.view.superview)
            XCTAssertNotNil(second.view.window)
            XCTAssertEqual(second.appearance.state, .appeared)
            XCTAssertEqual(first.appearance.state, .disappeared)
        }
    }

    func testAColumnThatIsReplacedWhileItIsLoadedLeavesNoView() {
        let (first, second, split) = (probe("1"), probe("2"), UISplitViewController(style: .doubleColumn))
        split.setViewController(first, for: .primary)
        split.setViewController(probe("3"), for: .secondary)
        split.preferredDisplayMode = .oneBesideSecondary
        first.hooks["viewDidLoad"] = { split.setViewController(second, for: .primary) }
        let screen = TestScreen(device: "iPad Pro 11-inch", orientation: .landscapeLeft)
        screen.show(split)
        settle()
        XCTAssertNil(first.view.superview)
        XCTAssertNotNil(second.view.window)
        XCTAssertEqual(second.appearance.state, .appeared)
        XCTAssertEqual(first.appearance.state, .disappeared)
    }

    func testAPageThatIsReplacedWhileItIsLoadedLeavesNoView() {
        for style in [UIPageViewController.TransitionStyle.scroll, .pageCurl] {
            let (first, second) = (probe("1"), probe("2"))
            let pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
            pages.setViewControllers([first], direction: .forward, animated: false)
            first.hooks["viewDidLoad"] = {
                pages.setViewControllers([second], direction: .forward, animated: false)
            }
            show(pages)
            settle()
            XCTAssertNil(first.view.superview, "\(style)")
            XCTAssertNotNil(second.view.window, "\(style)")
            XCTAssertEqual(second.appearance.state, .appeared, "\(style)")
            XCTAssertEqual(first.appearance.state, .disappeared, "\(style)")
        }
    }
}
