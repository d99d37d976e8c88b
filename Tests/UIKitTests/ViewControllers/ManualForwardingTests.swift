import DisplayProtocol
import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// Section 3 of the facts: begin and end, and containers that forward by hand.
@preconcurrency @MainActor final class ManualForwardingTests: ContainmentTestCase {
    /// A controller with its view loaded, off the screen.
    private func loaded(_ name: String) -> Probe {
        let controller = probe(name)
        controller.loadViewIfNeeded()
        _ = log.drain()
        return controller
    }

    private func appeared(_ name: String) -> Probe {
        let controller = loaded(name)
        controller.beginAppearanceTransition(true, animated: false)
        controller.endAppearanceTransition()
        _ = log.drain()
        return controller
    }

    func test_3_01_forwardingIsAutomaticUnlessOverridden() {
        XCTAssertTrue(UIViewController().shouldAutomaticallyForwardAppearanceMethods)
        let parent = probe("P")
        let children = [probe("1"), probe("2")]
        for child in children { add(child, to: parent) }
        _ = log.drain()
        for (forwards, forwarded) in [(true, ["1.viewWillAppear(false)", "2.viewWillAppear(false)"]), (false, [])] {
            parent.forwards = forwards
            parent.beginAppearanceTransition(true, animated: false)
            expect(["P.viewWillAppear(false)"] + forwarded)
            parent.forwards = true
            parent.beginAppearanceTransition(false, animated: false)
            parent.endAppearanceTransition()
            _ = log.drain()
        }
    }

    func test_3_02_containerThatForwardsByHandHearsNothingForItsChildren() {
        let (parent, child) = (probe("P"), probe("C"))
        parent.forwards = false
        show(parent)
        add(child, to: parent)
        settle()
        expect(["C.willMove(P)", "C.loadView", "C.viewDidLoad", "C.didMove(P)"])
    }

    func test_3_03_beginAndEndAppear() {
        let child = loaded("C")
        child.beginAppearanceTransition(true, animated: false)
        expect(["C.viewWillAppear(false)"])
        child.endAppearanceTransition()
        expect(["C.viewIsAppearing(false)", "C.viewDidAppear(false)"])
    }

    func test_3_04_beginAndEndDisappear() {
        let child = appeared("C")
        child.beginAppearanceTransition(false, animated: false)
        expect(["C.viewWillDisappear(false)"])
        child.endAppearanceTransition()
        expect(["C.viewDidDisappear(false)"])
    }

    func test_3_05_appearingTurnedRound() {
        let child = loaded("C")
        child.beginAppearanceTransition(true, animated: false)
        child.beginAppearanceTransition(false, animated: false)
        expect(["C.viewWillAppear(false)", "C.viewWillDisappear(false)"])
        child.endAppearanceTransition()
        expect(["C.viewDidDisappear(false)"])
    }

    func test_3_06_disappearingTurnedRound() {
        let child = appeared("C")
        child.beginAppearanceTransition(false, animated: false)
        child.beginAppearanceTransition(true, animated: false)
        expect(["C.viewWillDisappear(false)", "C.viewWillAppear(false)"])
        child.endAppearanceTransition()
        expect(["C.viewIsAppearing(false)", "C.viewDidAppear(false)"])
    }

    func test_3_09_aReversalNeedsOneEnd() {
        let child = appeared("C")
        child.beginAppearanceTransition(false, animated: false)
        child.beginAppearanceTransition(true, animated: false)
        child.endAppearanceTransition()
        var findings: [Diagnostic] = []
        DiagnosticsChannel.shared.observers.append { findings.append($0) }
        child.endAppearanceTransition()
        XCTAssertEqual(findings.map(\.code), ["containment.unbalanced-appearance"])
    }

    func test_3_10_sameDirectionNests() {
        let child = loaded("C")
        child.beginAppearanceTransition(true, animated: false)
        child.beginAppearanceTransition(true, animated: false)
        child.endAppearanceTransition()
        expect(["C.viewWillAppear(false)"])
        child.endAppearanceTransition()
        expect(["C.viewIsAppearing(false)", "C.viewDidAppear(false)"])
    }

    func test_3_12_endWithoutBegin() {
        let child = loaded("C")
        var findings: [Diagnostic] = []
        DiagnosticsChannel.shared.observers.append { findings.append($0) }
        child.endAppearanceTransition()
        expect([])
        XCTAssertEqual(
            findings.map(\.message),
            ["Unbalanced calls to begin/end appearance transitions for \(objectText(child))."])
    }

    func test_3_14_worksOffTheScreenAtOnce() {
        let child = loaded("C")
        XCTAssertNil(child.view.window)
        child.beginAppearanceTransition(true, animated: true)
        child.endAppearanceTransition()
        expect(["C.viewWillAppear(true)", "C.viewIsAppearing(true)", "C.viewDidAppear(true)"])
    }

    func test_3_16_backToBackInTheWindow() {
        let (parent, child) = (probe("P"), probe("C"))
        parent.forwards = false
        show(parent)
        add(child, to: parent)
        _ = log.drain()
        child.beginAppearanceTransition(true, animated: false)
        child.endAppearanceTransition()
        settle()
        expect(["C.viewWillAppear(false)", "C.viewIsAppearing(false)", "C.viewDidAppear(false)"])
    }

    func test_3_17_beginLoadsTheView() {
        let child = probe("C")
        child.beginAppearanceTransition(true, animated: false)
        expect(["C.loadView", "C.viewDidLoad", "C.viewWillAppear(false)"])
    }

    func test_3_18_bracketsSuppressTheAutomaticCallbacks() {
        let (parent, old, new) = (probe("P"), probe("1"), probe("2"))
        show(parent)
        add(old, to: parent)
        settle()
        _ = log.drain()
        parent.addChild(new)
        old.willMove(toParent: nil)
        new.beginAppearanceTransition(true, animated: false)
        old.beginAppearanceTransition(false, animated: false)
        parent.view.addSubview(new.view)
        old.view.removeFromSuperview()
        new.endAppearanceTransition()
        old.endAppearanceTransition()
        new.didMove(toParent: parent)
        old.removeFromParent()
        settle()
        // The fact's sources predate viewIsAppearing, and do not log viewDidLoad.
        expect([
            "2.willMove(P)", "1.willMove(nil)", "2.loadView", "2.viewDidLoad", "2.viewWillAppear(false)",
            "1.viewWillDisappear(false)", "2.viewIsAppearing(false)", "2.viewDidAppear(false)",
            "1.viewDidDisappear(false)", "2.didMove(P)", "1.didMove(nil)",
        ])
    }

    func test_3_20_beginAndEndReachDescendants() {
        let (parent, child, grandchild) = (loaded("P"), loaded("C"), loaded("G"))
        add(child, to: parent)
        add(grandchild, to: child)
        _ = log.drain()
        parent.beginAppearanceTransition(true, animated: true)
        parent.endAppearanceTransition()
        expect([
            "P.viewWillAppear(true)", "C.viewWillAppear(true)", "G.viewWillAppear(true)", "P.viewIsAppearing(true)",
            "P.viewDidAppear(true)", "C.viewIsAppearing(true)", "C.viewDidAppear(true)", "G.viewIsAppearing(true)",
            "G.viewDidAppear(true)",
        ])
    }

    func test_3_20_eachLevelFollowsItsOwnFlag() {
        let (parent, child, grandchild) = (loaded("P"), loaded("C"), loaded("G"))
        child.forwards = false
        add(child, to: parent)
        add(grandchild, to: child)
        _ = log.drain()
        parent.beginAppearanceTransition(true, animated: false)
        XCTAssertEqual(log.drain(), ["P.viewWillAppear(false)", "C.viewWillAppear(false)"])
    }

    func test_3_20_callingTheMethodsDirectlyDoesNotForward() {
        let (parent, child) = (loaded("P"), loaded("C"))
        add(child, to: parent)
        _ = log.drain()
        parent.viewWillAppear(false)
        expect(["P.viewWillAppear(false)"])
    }

    func test_3_21_animatedReachesWillAndDid() {
        let child = loaded("C")
        child.beginAppearanceTransition(true, animated: true)
        child.endAppearanceTransition()
        expect(["C.viewWillAppear(true)", "C.viewIsAppearing(true)", "C.viewDidAppear(true)"])
        child.beginAppearanceTransition(false, animated: true)
        child.endAppearanceTransition()
        expect(["C.viewWillDisappear(true)", "C.viewDidDisappear(true)"])
    }

    func test_3_24_movingFlagOfAManualDisappearance() {
        let (parent, child) = (loaded("P"), loaded("C"))
        add(child, to: parent)
        child.beginAppearanceTransition(true, animated: false)
        child.endAppearanceTransition()
        child.logsFlags = true
        _ = log.drain()
        child.beginAppearanceTransition(false, animated: false)
        child.endAppearanceTransition()
        expect(["C.viewWillDisappear(false) to=false from=false", "C.viewDidDisappear(false) to=false from=false"])
        child.beginAppearanceTransition(true, animated: false)
        child.endAppearanceTransition()
        child.willMove(toParent: nil)
        _ = log.drain()
        child.beginAppearanceTransition(false, animated: false)
        child.endAppearanceTransition()
        expect(["C.viewWillDisappear(false) to=false from=true", "C.viewDidDisappear(false) to=false from=true"])
    }

    func test_3_28_forwardingInTheFourOverrides() {
        let (parent, child) = (probe("P"), probe("C"))
        parent.forwards = false
        parent.hooks["viewWillAppear"] = { child.beginAppearanceTransition(true, animated: false) }
        parent.hooks["viewDidAppear"] = { child.endAppearanceTransition() }
        parent.hooks["viewWillDisappear"] = { child.beginAppearanceTransition(false, animated: false) }
        parent.hooks["viewDidDisappear"] = { child.endAppearanceTransition() }
        add(child, to: parent)
        _ = log.drain()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = parent
        window.makeKeyAndVisible()
        settle()
        expect([
            "P.viewWillAppear(false)", "C.viewWillAppear(false)", "P.viewIsAppearing(false)",
            "C.viewIsAppearing(false)",
            "P.viewDidAppear(false)", "C.viewDidAppear(false)",
        ])
        window.isHidden = true
        settle()
        expect([
            "P.viewWillDisappear(false)", "C.viewWillDisappear(false)", "P.viewDidDisappear(false)",
            "C.viewDidDisappear(false)",
        ])
    }

    func test_3_29_openBracketsHoldBackTheDids() {
        let (parent, old, new) = (probe("P"), probe("1"), probe("2"))
        show(parent)
        add(old, to: parent)
        settle()
        _ = log.drain()
        parent.addChild(new)
        old.willMove(toParent: nil)
        old.beginAppearanceTransition(false, animated: true)
        new.beginAppearanceTransition(true, animated: true)
        old.view.removeFromSuperview()
        parent.view.addSubview(new.view)
        new.view.alpha = 0
        UIView.animate(withDuration: 0.3) {
            new.view.alpha = 1
        } completion: { _ in
            old.endAppearanceTransition()
            new.endAppearanceTransition()
        }
        TestEnvironment.advance(by: 0.2)
        expect([
            "2.willMove(P)", "1.willMove(nil)", "1.viewWillDisappear(true)", "2.loadView", "2.viewDidLoad",
            "2.viewWillAppear(true)", "2.viewIsAppearing(true)",
        ])
        settle()
        expect(["1.viewDidDisappear(true)", "2.viewDidAppear(true)"])
    }
}
