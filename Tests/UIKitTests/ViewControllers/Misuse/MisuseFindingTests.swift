import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// Each mistake of section 14 of the facts, and its runners-up: what is found, and where.
@preconcurrency @MainActor final class MisuseFindingTests: MisuseTestCase {
    func test_14_01_viewBeforeAddChild() {
        let child = child()
        container.view.addSubview(child.view); let line = #line
        container.addChild(child)
        child.didMove(toParent: container)
        expectFinding(.addViewBeforeChild, at: line, of: ["C", "Container"])
    }

    func test_14_01_viewUnderAnotherController() {
        let (child, other) = (child(), child("O"))
        add(other, to: container)
        container.addChild(child)
        other.view.addSubview(child.view); let line = #line
        XCTAssertEqual(exceptions.count, 1)
        child.removeFromParentProperly()
        expectFinding(.wrongParent, at: line, of: ["C", "Container", "O"])
    }

    func test_14_01_addChildWithTheViewInTheOldParent() {
        let (child, other) = (child(), child("O"))
        add(child, to: container)
        other.addChild(child); let line = #line
        XCTAssertEqual(exceptions.count, 1)
        expectFinding(.wrongParent, at: line, of: ["O", "C", "Container"])
    }

    func test_14_02_viewWithoutAddChild() {
        let child = child()
        container.view.addSubview(child.view); let line = #line
        expectFinding(.viewWithoutChild, at: line, of: ["C", "Container"])
    }

    func test_14_02_aControllerThatNobodyHolds() {
        var line = 0
        do {
            let child = child()
            container.view.addSubview(child.view); line = #line
        }
        expectFinding(.viewWithoutChild, at: line, of: ["C", "Container"])
        XCTAssertTrue(Misuse.findings.first?.message.hasSuffix("and the controller is gone") ?? false)
    }

    func test_14_02_insertedOffTheScreen() {
        let (child, box) = (child(), UIView())
        box.addSubview(child.view); let line = #line
        settle()
        XCTAssertEqual(Misuse.findings, [])
        container.view.addSubview(box)
        expectFinding(.viewWithoutChild, at: line, of: ["C", "Container"])
    }

    func test_14_03_missingDidMove() {
        let child = child()
        container.addChild(child); let line = #line
        container.view.addSubview(child.view)
        expectFinding(.missingDidMove, at: line, of: ["C", "Container"])
    }

    func test_14_03_waitsForAnimations() {
        let child = child()
        container.addChild(child); let line = #line
        container.view.addSubview(child.view)
        UIView.animate(withDuration: 1) { child.view.alpha = 0.5 }
        TestEnvironment.advance(by: 0.9)
        XCTAssertEqual(Misuse.findings, [])
        expectFinding(.missingDidMove, at: line, of: ["C", "Container"])
    }

    func test_14_03_doesNotWaitForASpinner() {
        let child = child()
        UIView.animate(withDuration: 1, delay: 0, options: [.repeat]) { self.container.view.alpha = 0.5 }
        container.addChild(child); let line = #line
        container.view.addSubview(child.view)
        TestEnvironment.advance(by: 0.1)
        XCTAssertEqual(Misuse.findings.count, 1)
        expectFinding(.missingDidMove, at: line, of: ["C", "Container"])
    }

    func test_14_03_doesNotWaitForEver() {
        let child = child()
        container.addChild(child); let line = #line
        container.view.addSubview(child.view)
        UIView.animate(withDuration: 100) { child.view.alpha = 0.5 }
        TestEnvironment.advance(by: 9)
        XCTAssertEqual(Misuse.findings, [])
        TestEnvironment.advance(by: 2)
        XCTAssertEqual(Misuse.findings.map(\.code), [.missingDidMove])
        XCTAssertEqual(Misuse.findings.map(\.line), [line])
    }

    func test_14_04_missingWillMove() {
        let child = child()
        add(child, to: container)
        child.view.removeFromSuperview()
        child.removeFromParent(); let line = #line
        expectFinding(.missingWillMove, at: line, of: ["C", "Container"])
    }

    func test_14_05_ownWillMoveBeforeAddChild() {
        let child = child()
        child.willMove(toParent: container); let line = #line
        add(child, to: container)
        expectFinding(.extraWillMove, at: line, of: ["C", "Container"])
    }

    func test_14_05_ownWillMoveAfterAddChild() {
        let child = child()
        add(child, to: container)
        child.willMove(toParent: container); let line = #line
        expectFinding(.extraWillMove, at: line, of: ["C", "Container"])
    }

    func test_14_06_didMoveOnTheContainer() {
        let child = child()
        container.addChild(child)
        container.view.addSubview(child.view)
        container.didMove(toParent: child); let line = #line
        expectFinding(.didMoveToWrongParent, at: line, of: ["Container", "C"])
    }

    func test_14_06_didMoveNilBeforeTheRemoval() {
        let child = child()
        add(child, to: container)
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.didMove(toParent: nil); let line = #line
        child.removeFromParent()
        expectFinding(.didMoveToWrongParent, at: line, of: ["C"])
    }

    func test_14_07_viewUsedBeforeAddChild() {
        let child = child()
        child.view.backgroundColor = .red; let line = #line
        add(child, to: container)
        expectFinding(.loadViewBeforeChild, at: line, of: ["C", "Container"])
    }

    func test_14_08_addChildAgain() {
        let child = child()
        add(child, to: container)
        container.addChild(child); let line = #line
        expectFinding(.addChildAgain, at: line, of: ["Container", "C"])
    }

    func test_14_09_appearanceCallbackCalledDirectly() {
        let child = child()
        add(child, to: container)
        child.viewWillAppear(true); let line = #line
        expectFinding(.directAppearanceCall, at: line, of: ["C"])
        XCTAssertEqual(
            Misuse.findings.first?.message,
            "Calling -viewWillAppear: directly on a view controller is not supported, and may result in out-of-order "
                + "callbacks and other inconsistent behavior. Use the -beginAppearanceTransition:animated: and "
                + "-endAppearanceTransition APIs on UIViewController to manually drive appearance callbacks instead. Make "
                + "a symbolic breakpoint at UIViewControllerAlertForAppearanceCallbackMisuse to catch this in the "
                + "debugger. View controller: \(objectText(child))")
    }

    func test_14_09_theFiveCallbacks() {
        let child = child()
        add(child, to: container)
        settle()
        child.viewWillAppear(false)
        child.viewIsAppearing(false)
        child.viewDidAppear(false)
        child.viewWillDisappear(false)
        child.viewDidDisappear(false)
        settle()
        XCTAssertEqual(
            Misuse.findings.map { $0.message.split(separator: " ")[1] },
            [
                "-viewWillAppear:", "-viewIsAppearing:", "-viewDidAppear:", "-viewWillDisappear:", "-viewDidDisappear:",
            ])
    }

    func test_14_10_beginAfterTheAutomaticForward() {
        let child = child()
        add(child, to: container)
        child.beginAppearanceTransition(true, animated: false); let line = #line
        child.endAppearanceTransition()
        expectFinding(.appearanceWhileForwarding, at: line, of: ["C", "Container"])
    }

    func test_14_10_beginAfterTheRemoval() {
        let child = child()
        add(child, to: container)
        settle()
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.beginAppearanceTransition(false, animated: false); let line = #line
        child.endAppearanceTransition()
        child.removeFromParent()
        expectFinding(.appearanceWhileForwarding, at: line, of: ["C", "Container"])
    }

    func test_14_11_endTwice() {
        let child = child()
        container.addChild(child)
        child.beginAppearanceTransition(true, animated: false)
        container.view.addSubview(child.view)
        child.endAppearanceTransition(); let earlier = #line
        child.didMove(toParent: container)
        child.endAppearanceTransition(); let line = #line
        expectFinding(.unbalancedAppearance, at: line, of: ["C"])
        let finding = Misuse.findings.first
        XCTAssertEqual(
            finding?.message, "Unbalanced calls to begin/end appearance transitions for \(objectText(child)).")
        XCTAssertTrue(
            finding?.advice.contains("It was ended already at MisuseFindingTests.swift:\(earlier).") ?? false,
            finding?.advice ?? "")
    }

    func test_14_11_beginOnOneAndEndOnAnother() {
        let (old, new) = (child("old"), child("new"))
        add(old, to: container)
        settle()
        container.addChild(new)
        old.willMove(toParent: nil)
        old.beginAppearanceTransition(false, animated: false); let earlier = #line
        container.view.addSubview(new.view)
        old.view.removeFromSuperview()
        new.endAppearanceTransition(); let line = #line
        new.didMove(toParent: container)
        old.removeFromParent()
        expectFinding(.unbalancedAppearance, at: line, of: ["new"])
        let advice = Misuse.findings.first?.advice ?? ""
        XCTAssertTrue(advice.contains("begun at MisuseFindingTests.swift:\(earlier)."), advice)
        XCTAssertTrue(advice.contains("The open one is of <Probe \"old\" #\(old.traceIdentifier)>"), advice)
    }

    func test_14_11_neverEnded() {
        let child = child()
        add(child, to: container)
        settle()
        child.willMove(toParent: nil)
        child.beginAppearanceTransition(false, animated: false); let line = #line
        child.view.removeFromSuperview()
        child.removeFromParent()
        expectFinding(.unbalancedAppearance, at: line, of: ["C"])
    }

    func test_14_11_aTransitionWhileAnotherRuns() {
        let (first, second, third) = (child("1"), child("2"), child("3"))
        add(first, to: container)
        settle()
        container.addChild(second)
        container.addChild(third)
        container.transition(from: first, to: second, duration: 1, animations: { first.view.alpha = 0 })
        TestEnvironment.advance(by: 0.1)
        container.transition(from: second, to: third, duration: 1, animations: { second.view.alpha = 0 })
        let line = #line - 1
        settle()
        let finding = Misuse.findings.first { $0.code == .unbalancedAppearance }
        XCTAssertEqual(finding?.line, line)
        XCTAssertEqual(finding?.objects.map(\.title), ["2"])
        XCTAssertTrue(finding?.advice.contains("Another transition was under way") ?? false, finding?.advice ?? "")
    }

    func test_14_12_beginBeforeAddChild() {
        let child = child()
        child.beginAppearanceTransition(true, animated: false); let line = #line
        container.addChild(child)
        container.view.addSubview(child.view)
        child.endAppearanceTransition()
        child.didMove(toParent: container)
        expectFinding(.appearanceBeforeChild, at: line, of: ["C", "Container"])
    }

    func test_14_13_transitionToAStranger() {
        let (old, new) = (child("old"), child("new"))
        add(old, to: container)
        container.transition(from: old, to: new, duration: 1, animations: nil); let line = #line
        XCTAssertEqual(exceptions.map(\.name), [.invalidArgumentException])
        expectFinding(.transitionNotChild, at: line, of: ["Container", "new"])
    }

    func test_14_14_viewMovedIntoTheWindow() {
        let child = child()
        add(child, to: container)
        window?.addSubview(child.view); let line = #line
        XCTAssertEqual(exceptions.map(\.name), [UIViewController.hierarchyInconsistencyException])
        expectFinding(.viewLeftContainer, at: line, of: ["C", "Container"])
    }

    func test_14_15_oneViewOfTwoControllers() {
        let (first, second) = (child("1"), child("2"))
        let view = UIView()
        first.view = view
        second.view = view; let line = #line
        XCTAssertEqual(exceptions.map(\.name), [UIViewController.hierarchyInconsistencyException])
        expectFinding(.sharedView, at: line, of: ["2", "1"])
    }

    // MARK: Runners-up

    func test_1_13_containerOfItself() {
        container.addChild(container); let line = #line
        XCTAssertEqual(exceptions.map(\.name), [.invalidArgumentException])
        expectFinding(.childOfItself, at: line, of: ["Container", "Container"])
    }

    func test_4_03_transitionWithManualForwarding() {
        let (old, new) = (child("old"), child("new"))
        add(old, to: container)
        settle()
        container.forwards = false
        container.addChild(new)
        container.transition(from: old, to: new, duration: 1, animations: nil); let line = #line
        expectFinding(.transitionManualForwarding, at: line, of: ["Container"])
    }

    func test_4_14_transitionFromNowhere() {
        let (old, new) = (child("old"), child("new"))
        container.addChild(old)
        container.addChild(new)
        container.transition(from: old, to: new, duration: 1, animations: nil); let line = #line
        expectFinding(.transitionWithoutView, at: line, of: ["Container", "old", "new"])
    }

    func test_1_25_superForgotten() {
        final class Forgetful: UIViewController {
            static let line = #line + 1
            override func willMove(toParent parent: UIViewController?) {}
        }
        let child = Forgetful()
        child.title = "C"
        container.addChild(child)
        container.view.addSubview(child.view)
        child.didMove(toParent: container)
        // Nothing is known of its willMove: that it is missing is not said.
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        expectFinding(.callbackWithoutSuper, at: Forgetful.line, of: ["C"])
    }

    func test_7_02_sizeTransitionWithoutSuper() {
        final class Forgetful: UIViewController {
            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) {}
        }
        let root = Forgetful()
        show(root)
        // Without children there is nobody to miss it.
        InterfaceRotation.shared.deviceTurned(to: .landscapeLeft)
        settle()
        XCTAssertEqual(Misuse.findings, [])
        add(child(), to: root)
        for orientation in [UIDeviceOrientation.portrait, .landscapeLeft, .portrait] {
            InterfaceRotation.shared.deviceTurned(to: orientation)
            settle()
        }
        expectFindings(.callbackWithoutSuper)
        XCTAssertEqual(Misuse.findings.first?.objects.map(\.className), ["Forgetful"])
        XCTAssertTrue(Misuse.findings.first?.message.hasPrefix("viewWillTransition(to:with:) of") ?? false)
    }

    func testFrameForBounds() {
        let (child, box) = (child(), UIView(frame: CGRect(x: 10, y: 50, width: 200, height: 100)))
        container.view.addSubview(box)
        container.addChild(child)
        child.view.frame = box.frame
        box.addSubview(child.view); let line = #line
        child.didMove(toParent: container)
        expectFinding(.frameNotBounds, at: line, of: ["C"])
    }

    func testNeitherMaskNorConstraints() {
        let (child, box) = (child(), UIView(frame: CGRect(x: 10, y: 50, width: 200, height: 100)))
        container.view.addSubview(box)
        container.addChild(child)
        child.view.autoresizingMask = []
        child.view.frame = box.bounds
        box.addSubview(child.view); let line = #line
        child.didMove(toParent: container)
        settle()
        box.frame.size.height = 300
        expectFinding(.childKeepsSize, at: line, of: ["C"])
    }

    func test_8_10_statusBarNotUpdated() {
        final class Container: UIViewController {
            override var childForStatusBarStyle: UIViewController? { children.last }
        }
        final class Light: UIViewController {
            override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        }
        let (container, child) = (Container(), Light())
        container.title = "Container"
        show(container)
        container.addChild(child); let line = #line
        container.view.addSubview(child.view)
        child.didMove(toParent: container)
        expectFinding(.statusBarNotUpdated, at: line, of: ["Container"])
    }
}

extension UIViewController {
    /// Leaves a parent without a view in place.
    fileprivate func removeFromParentProperly() {
        willMove(toParent: nil)
        removeFromParent()
    }
}
