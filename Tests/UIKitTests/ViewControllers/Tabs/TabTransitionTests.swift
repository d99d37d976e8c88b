import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// Changes of tabs that an app animates, and chains of random ones.
@preconcurrency @MainActor final class TabTransitionTests: TabTestCase {
    func test_5_33_animatedByTheDelegate() {
        let probes = showTabs()
        let (listener, animator) = (TabListener(log), SlideAnimator())
        listener.animator = animator
        tabs.delegate = listener
        tabs.selectedIndex = 1
        expect(["2.loadView", "2.viewDidLoad", "2.viewWillAppear(true)", "1.viewWillDisappear(true)"])
        XCTAssertNotNil(tabs.transitionCoordinator)
        XCTAssertTrue(probes[0].view.isDescendant(of: tabs.view))
        settle()
        expect(["2.viewIsAppearing(true)", "1.viewDidDisappear(true)", "2.viewDidAppear(true)"])
        XCTAssertNil(probes[0].view.superview)
        XCTAssertEqual(animator.ended, [true])
        XCTAssertNil(tabs.transitionCoordinator)
    }

    func test_cancelledInteraction() {
        let probes = showTabs()
        let (listener, hold) = (TabListener(log), HeldInteraction())
        (listener.animator, listener.interactor) = (SlideAnimator(), hold)
        tabs.delegate = listener
        tabs.selectedIndex = 1
        settle()
        _ = log.drain()
        XCTAssertEqual(tabs.selectedIndex, 1)
        XCTAssertEqual(tabs.transitionCoordinator?.isInteractive, true)
        hold.letGo(completes: false)
        XCTAssertEqual(tabs.selectedIndex, 0)
        XCTAssertTrue(tabs.tabBar.selectedItem === probes[0].tabBarItem)
        settle()
        expect([
            "2.viewWillDisappear(true)", "2.viewDidDisappear(true)", "1.viewWillAppear(true)",
            "1.viewIsAppearing(true)", "1.viewDidAppear(true)",
        ])
        XCTAssertTrue(probes[0].view.isDescendant(of: tabs.view))
        XCTAssertNil(probes[1].view.superview)
    }

    func test_completedInteraction() {
        let probes = showTabs()
        let (listener, hold) = (TabListener(log), HeldInteraction())
        (listener.animator, listener.interactor) = (SlideAnimator(), hold)
        tabs.delegate = listener
        tabs.selectedIndex = 1
        settle()
        hold.letGo(completes: true)
        settle()
        XCTAssertEqual(probes.map(\.appearance.state), [.disappeared, .appeared, .disappeared])
        XCTAssertNil(probes[0].view.superview)
    }

    func test_selectionDuringAnAnimationEndsIt() {
        let probes = showTabs()
        let (listener, animator) = (TabListener(log), SlideAnimator())
        listener.animator = animator
        tabs.delegate = listener
        tabs.selectedIndex = 1
        VirtualTime.advance(by: 0.1, passRealTime: false)
        tabs.selectedIndex = 2
        settle()
        XCTAssertEqual(probes.map(\.appearance.state), [.disappeared, .disappeared, .appeared])
        XCTAssertEqual(animator.ended, [true, true])
        XCTAssertEqual(tabs.transitionView.wrapper.subviews.count, 1)
    }

    func test_selectionWhileTheNewTabHearsThatItComesEndsTheAnimation() {
        let probes = showTabs()
        let (listener, animator) = (TabListener(log), SlideAnimator())
        listener.animator = animator
        tabs.delegate = listener
        probes[1].hooks["viewWillAppear"] = { [unowned self] in
            probes[1].hooks = [:]
            tabs.transitionCoordinator?.animate { [log] _ in log?.add("alongside") }
            tabs.selectedIndex = 2
        }
        tabs.selectedIndex = 1
        expect([
            "2.loadView", "2.viewDidLoad", "2.viewWillAppear(true)", "1.viewWillDisappear(true)", "alongside",
            "1.viewDidDisappear(true)", "2.viewIsAppearing(true)", "2.viewDidAppear(true)", "3.loadView",
            "3.viewDidLoad", "3.viewWillAppear(true)", "2.viewWillDisappear(true)",
        ])
        settle()
        expect(["3.viewIsAppearing(true)", "2.viewDidDisappear(true)", "3.viewDidAppear(true)"])
        XCTAssertEqual(animator.ended, [true, true])
        XCTAssertEqual(tabs.transitionView.wrapper.subviews, [probes[2].view])
        XCTAssertEqual(tabs.transitionView.wrapper.interactionBlocks, 0)
    }

    func test_drivenByAGestureAndTakenBack() {
        let probes = showTabs()
        let (listener, driver) = (TabListener(log), UIPercentDrivenInteractiveTransition())
        (listener.animator, listener.interactor) = (SlideAnimator(), driver)
        tabs.delegate = listener
        tabs.selectedIndex = 1
        settle()
        driver.update(0.5)
        settle()
        XCTAssertEqual(probes[1].view.layer.presentation()?.frame.minX ?? 0, 393 / 2, accuracy: 120)
        driver.cancel()
        settle()
        XCTAssertEqual(tabs.selectedIndex, 0)
        XCTAssertEqual(probes.map(\.appearance.state), [.appeared, .disappeared, .disappeared])
        tabs.selectedIndex = 1
        settle()
        driver.update(0.7)
        driver.finish()
        settle()
        XCTAssertEqual(probes.map(\.appearance.state), [.disappeared, .appeared, .disappeared])
        Balance.check(log.drain(), "")
    }

    /// Seven tabs, of which the bar shows four and More.
    func test_randomSelectionsWithMore() {
        for seed in 1...40 {
            begin()
            var random = TestRandom(seed: UInt64(seed))
            let probes = showTabs(["1", "2", "3", "4", "5", "6", "7"])
            var steps: [String] = []
            for _ in 0..<20 {
                let choice = Int.random(in: 0..<7, using: &random)
                steps.append("\(choice)")
                switch choice {
                case 0...2: tabs.selectedIndex = Int.random(in: 0..<7, using: &random)
                case 3: tapItem(Int.random(in: 0..<5, using: &random))
                case 4: tabs.moreNavigationController.popToRootViewController(animated: Bool.random(using: &random))
                case 5: VirtualTime.advance(by: 0.1, passRealTime: false)
                default: settle()
                }
            }
            settle()
            XCTAssertEqual(exceptions.map(\.reason), [], "\(seed): \(steps)")
            let more = tabs.moreNavigationController
            let shown = tabs.selectedViewController === more ? more.topViewController : tabs.selectedViewController
            for probe in probes {
                XCTAssertEqual(
                    probe.appearance.state, probe === shown ? .appeared : .disappeared, "\(seed): \(steps)")
                XCTAssertTrue(probe.tabBarController === tabs, "\(seed) \(probe.name): \(steps)")
            }
            Balance.check(log.drain(), "\(seed): \(steps)")
            end()
        }
    }

    func test_windowGoesDuringAnAnimation() {
        let probes = showTabs()
        let (listener, animator) = (TabListener(log), SlideAnimator())
        listener.animator = animator
        tabs.delegate = listener
        tabs.selectedIndex = 1
        VirtualTime.advance(by: 0.1, passRealTime: false)
        window?.rootViewController = UIViewController()
        settle()
        XCTAssertEqual(probes.map(\.appearance.state), [.disappeared, .disappeared, .disappeared])
        window?.rootViewController = tabs
        settle()
        XCTAssertEqual(probes.map(\.appearance.state), [.disappeared, .appeared, .disappeared])
    }

    /// Whatever is selected, set, animated and interrupted: exactly the tab on show has appeared, every will has its did,
    /// and only its view is in the controller's.
    func test_randomChanges() {
        for seed in 1...60 {
            begin()
            var random = TestRandom(seed: UInt64(seed))
            var probes = showTabs(["1", "2", "3", "4"])
            let (listener, hold) = (TabListener(log), HeldInteraction())
            tabs.delegate = listener
            var steps: [String] = []
            for _ in 0..<25 {
                let choice = Int.random(in: 0..<12, using: &random)
                steps.append("\(choice)")
                switch choice {
                case 0...3: tabs.selectedIndex = Int.random(in: 0..<max(1, tabs.tabControllers.count), using: &random)
                case 4:
                    if !tabs.tabControllers.isEmpty {
                        tapItem(Int.random(in: 0..<tabs.tabControllers.count, using: &random))
                    }
                case 5:
                    probes.shuffle(using: &random)
                    tabs.viewControllers = Array(probes.prefix(Int.random(in: 1...4, using: &random)))
                case 6: listener.animator = Bool.random(using: &random) ? SlideAnimator() : nil
                case 7: listener.interactor = Bool.random(using: &random) ? hold : nil
                case 8: hold.letGo(completes: Bool.random(using: &random))
                case 9: VirtualTime.advance(by: 0.1, passRealTime: false)
                case 10:
                    window?.rootViewController = UIViewController()
                    VirtualTime.advance(by: 0.1, passRealTime: false)
                    window?.rootViewController = tabs
                default: settle()
                }
            }
            if hold.context != nil { hold.letGo(completes: true) }
            settle()
            for probe in probes {
                let isShown = probe === tabs.selectedViewController
                XCTAssertEqual(
                    probe.appearance.state, isShown ? .appeared : .disappeared, "\(seed): \(steps)")
                XCTAssertEqual(probe.viewIfLoaded?.isDescendant(of: tabs.view) ?? false, isShown, "\(seed): \(steps)")
                XCTAssertEqual(
                    probe.parent === tabs, tabs.tabControllers.contains { $0 === probe }, "\(seed): \(steps)")
            }
            Balance.check(log.drain(), "\(seed): \(steps)")
            end()
        }
    }
}

/// Every will-callback is followed by its did, or by the opposite will.
enum Balance {
    static func check(_ lines: [String], _ message: String, file: StaticString = #filePath, line: UInt = #line) {
        var last: [Substring: Substring] = [:]
        for entry in lines {
            guard let dot = entry.firstIndex(of: "."), entry.contains("ppear("), !entry.contains("Is") else { continue }
            let (name, event) = (entry[..<dot], entry[entry.index(after: dot)...].prefix { $0 != "(" })
            let allowed: Set<Substring> =
                switch event {
                case "viewWillAppear": ["", "viewDidDisappear", "viewWillDisappear"]
                case "viewDidAppear": ["viewWillAppear"]
                case "viewWillDisappear": ["", "viewDidAppear", "viewWillAppear"]
                default: ["viewWillDisappear"]
                }
            if !allowed.contains(last[name] ?? "") {
                XCTFail("\(name): \(event) after \(last[name] ?? "nothing"); \(message)", file: file, line: line)
            }
            last[name] = event
        }
    }
}
