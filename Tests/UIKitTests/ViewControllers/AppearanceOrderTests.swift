import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// Section 2 of the facts: what comes when around an appearance, and what never comes.
@preconcurrency @MainActor final class AppearanceOrderTests: ContainmentTestCase {
    /// A container that says how it passes its callbacks on.
    private final class Container: UIViewController {
        var log: EventLog?
        var forwardsInside = true
        override var forwardsInsideCallbacks: Bool { forwardsInside }

        override func viewWillAppear(_ animated: Bool) {
            log?.add("will<")
            super.viewWillAppear(animated)
            log?.add("will>")
        }
        override func viewDidAppear(_ animated: Bool) {
            log?.add("did<")
            super.viewDidAppear(animated)
            log?.add("did>")
        }
    }

    func test_2_15_aContainerSaysWhetherItForwardsInsideItsCallbacks() {
        let told = ["C.viewWillAppear(false)", "C.viewIsAppearing(false)", "C.viewDidAppear(false)"]
        for (isInside, events) in [
            (true, ["will<", told[0], "will>", told[1], "did<", told[2], "did>"]),
            (false, ["will<", "will>", told[0], told[1], "did<", "did>", told[2]]),
        ] {
            show(UIViewController())
            let (container, child) = (Container(), probe("C"))
            container.forwardsInside = isInside
            add(child, to: container)
            container.log = log
            _ = log.drain()
            window?.rootViewController = container
            settle()
            expect(events)
        }
    }

    func test_2_15_aSplitViewForwardsInsideItsCallbacks() {
        final class Split: UISplitViewController {
            var log: EventLog?
            override func viewWillDisappear(_ animated: Bool) {
                log?.add("will<")
                super.viewWillDisappear(animated)
                log?.add("will>")
            }
            override func viewDidDisappear(_ animated: Bool) {
                log?.add("did<")
                super.viewDidDisappear(animated)
                log?.add("did>")
            }
        }
        let split = Split()
        split.viewControllers = [probe("C")]
        show(split)
        split.log = log
        window?.rootViewController = UIViewController()
        settle()
        expect(["will<", "C.viewWillDisappear(false)", "will>", "did<", "C.viewDidDisappear(false)", "did>"])
    }

    func test_2_07_subviewsAreNotLaidOutAtViewIsAppearing() {
        let (parent, child) = (probe("P"), probe("C"))
        show(parent)
        let box = UIView()
        child.hooks["viewDidLoad"] = {
            box.translatesAutoresizingMaskIntoConstraints = false
            child.view.addSubview(box)
            NSLayoutConstraint.activate([
                box.leftAnchor.constraint(equalTo: child.view.leftAnchor, constant: 5),
                box.topAnchor.constraint(equalTo: child.view.topAnchor, constant: 6),
                box.widthAnchor.constraint(equalToConstant: 70), box.heightAnchor.constraint(equalToConstant: 80),
            ])
        }
        var frames: [CGRect] = []
        for callback in ["viewIsAppearing", "willLayout", "didLayout"] {
            child.hooks[callback] = { frames.append(box.frame) }
        }
        add(child, to: parent)
        settle()
        XCTAssertEqual(frames, [.zero, .zero, CGRect(x: 5, y: 6, width: 70, height: 80)])
    }

    func test_2_25_viewBeforeAddChildAppearsWithoutParent() {
        let (parent, child) = (probe("P"), probe("C"))
        show(parent)
        var seen: UIViewController?? = .none
        child.hooks["viewWillAppear"] = { seen = child.parent }
        parent.view.addSubview(child.view)
        parent.addChild(child)
        settle()
        expect([
            "C.loadView", "C.viewDidLoad", "C.viewWillAppear(false)", "C.willMove(P)", "C.viewIsAppearing(false)",
            "C.viewDidAppear(false)",
        ])
        XCTAssertEqual(seen, .some(nil))
        XCTAssertEqual(exceptions, [])
    }

    func test_2_25_aBracketAfterwardsTellsASecondPair() {
        let (parent, child, grandchild) = (probe("P"), probe("C"), probe("G"))
        show(parent)
        add(child, to: parent)
        add(grandchild, to: child)
        settle()
        _ = log.drain()
        child.beginAppearanceTransition(true, animated: true)
        expect(["C.viewWillAppear(true)", "G.viewWillAppear(true)"])
        settle()
        expect(["C.viewIsAppearing(true)", "G.viewIsAppearing(true)"])
        child.endAppearanceTransition()
        expect(["C.viewDidAppear(true)", "G.viewDidAppear(true)"])
        remove(child)
        settle()
        expect([
            "C.willMove(nil)", "C.viewWillDisappear(false)", "G.viewWillDisappear(false)", "C.didMove(nil)",
            "C.viewDidDisappear(false)", "G.viewDidDisappear(false)",
        ])
    }

    func test_2_31_theBackgroundIsNoDisappearance() {
        let (parent, child) = (probe("P"), probe("C"))
        show(parent)
        add(child, to: parent)
        settle()
        _ = log.drain()
        TestEnvironment.moveToBackground()
        settle()
        XCTAssertEqual(UIApplication.shared.applicationState, .background)
        TestEnvironment.moveToForeground()
        settle()
        XCTAssertEqual(UIApplication.shared.applicationState, .active)
        expect([], layouts: true)
    }

    func test_2_33_viewDidAppearMayComeBeforeAnyLayout() {
        let (parent, child) = (probe("P"), probe("C"))
        parent.forwards = false
        show(parent)
        parent.addChild(child)
        child.beginAppearanceTransition(true, animated: false)
        parent.view.addSubview(child.view)
        child.endAppearanceTransition()
        expect(
            [
                "C.willMove(P)", "C.loadView", "C.viewDidLoad", "C.viewWillAppear(false)", "C.viewIsAppearing(false)",
                "C.viewDidAppear(false)",
            ], layouts: true)
        settle()
        XCTAssertEqual(log.drain().filter { $0.hasPrefix("C.") }, ["C.willLayout", "C.didLayout"])
    }

    func test_2_34_oneLayoutPassBeforeViewDidAppear() {
        let (parent, child) = (probe("P"), probe("C"))
        show(parent)
        add(child, to: parent)
        settle()
        XCTAssertEqual(
            log.drain().filter { $0.hasPrefix("C.") },
            [
                "C.willMove(P)", "C.loadView", "C.viewDidLoad", "C.viewWillAppear(false)", "C.didMove(P)",
                "C.viewIsAppearing(false)", "C.willLayout", "C.didLayout", "C.viewDidAppear(false)",
            ])
    }

    func test_2_35_callingAnAppearanceCallbackDirectlyIsReported() {
        // A line each: a mistake is reported once in a place.
        let calls: [(String, (UIViewController) -> Void)] = [
            ("viewWillAppear", { $0.viewWillAppear(false) }),
            ("viewIsAppearing", { $0.viewIsAppearing(false) }),
            ("viewDidAppear", { $0.viewDidAppear(false) }),
            ("viewWillDisappear", { $0.viewWillDisappear(false) }),
            ("viewDidDisappear", { $0.viewDidDisappear(false) }),
        ]
        let child = probe("C")
        var messages: [String] = []
        DiagnosticsChannel.shared.observers.append { messages.append($0.message) }
        for (_, call) in calls { call(child) }
        XCTAssertEqual(
            messages,
            calls.map { name, _ in
                "Calling -\(name): directly on a view controller is not supported, and may result in out-of-order "
                    + "callbacks and other inconsistent behavior. Use the -beginAppearanceTransition:animated: and "
                    + "-endAppearanceTransition APIs on UIViewController to manually drive appearance callbacks instead. "
                    + "Make a symbolic breakpoint at UIViewControllerAlertForAppearanceCallbackMisuse to catch this in "
                    + "the debugger. View controller: \(objectText(child))"
            })
        XCTAssertEqual(exceptions, [])
    }

    /// iOS 5's windows told the children of a root that refused to forward; ours leave them to it.
    func test_2_36_aRootThatForwardsByHandIsNotForwardedFor() {
        let (root, child) = (probe("R"), probe("C"))
        root.forwards = false
        add(child, to: root)
        _ = log.drain()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        window.makeKeyAndVisible()
        settle()
        expect(["R.viewWillAppear(false)", "R.viewIsAppearing(false)", "R.viewDidAppear(false)"])
        window.isHidden = true
        settle()
        expect(["R.viewWillDisappear(false)", "R.viewDidDisappear(false)"])
    }

    func test_2_39_forwardingPassesAnimatedOn() {
        let (parent, child) = (probe("P"), probe("C"))
        add(child, to: parent)
        _ = log.drain()
        for (isAnimated, isAppearing) in [(true, true), (false, false), (false, true), (true, false)] {
            parent.beginAppearanceTransition(isAppearing, animated: isAnimated)
            parent.endAppearanceTransition()
            let will = isAppearing ? "viewWillAppear" : "viewWillDisappear"
            let did = isAppearing ? "viewDidAppear" : "viewDidDisappear"
            XCTAssertEqual(
                log.drain().filter { !$0.contains("IsAppearing") },
                [
                    "P.\(will)(\(isAnimated))", "C.\(will)(\(isAnimated))", "P.\(did)(\(isAnimated))",
                    "C.\(did)(\(isAnimated))",
                ])
        }
    }

    func test_2_40_constraintsAreUpdatedBetweenViewWillAppearAndTheFirstLayout() {
        let (parent, child) = (probe("P"), probe("C"))
        show(parent)
        child.logsConstraints = true
        add(child, to: parent)
        settle()
        XCTAssertEqual(
            log.drain().filter { $0.hasPrefix("C.") },
            [
                "C.willMove(P)", "C.loadView", "C.viewDidLoad", "C.viewWillAppear(false)", "C.didMove(P)",
                "C.updateViewConstraints", "C.viewIsAppearing(false)", "C.willLayout", "C.didLayout",
                "C.viewDidAppear(false)",
            ])
    }
}
