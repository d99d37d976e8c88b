import DisplayProtocol
import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// Section 3 of the facts: brackets that turn round, nest, or do not match.
@preconcurrency @MainActor final class AppearanceBracketTests: ContainmentTestCase {
    private var unbalanced: [String] = []

    override func begin() {
        super.begin()
        unbalanced = []
        DiagnosticsChannel.shared.observers.append { [weak self] in
            if $0.code == "containment.unbalanced-appearance" { self?.unbalanced.append($0.message) }
        }
    }

    private func words(_ controller: UIViewController) -> String {
        "Unbalanced calls to begin/end appearance transitions for \(objectText(controller))."
    }

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

    func test_3_07_disappearedInAndOut() {
        let child = loaded("C")
        child.beginAppearanceTransition(true, animated: false)
        child.beginAppearanceTransition(false, animated: false)
        expect(["C.viewWillAppear(false)", "C.viewWillDisappear(false)"])
    }

    func test_3_08_appearedOutAndIn() {
        let child = appeared("C")
        child.beginAppearanceTransition(false, animated: false)
        child.beginAppearanceTransition(true, animated: false)
        expect(["C.viewWillDisappear(false)", "C.viewWillAppear(false)"])
    }

    func test_3_11_aSecondBeginInTheSameDirectionIsSilent() {
        let (appearing, disappearing) = (loaded("A"), appeared("D"))
        for _ in 0..<2 {
            appearing.beginAppearanceTransition(true, animated: false)
            disappearing.beginAppearanceTransition(false, animated: false)
        }
        expect(["A.viewWillAppear(false)", "D.viewWillDisappear(false)"])
    }

    func test_15_21_theDisappearedAreToldOnceMoreThatTheyDisappear() {
        let child = loaded("C")
        for animated in [false, true] {
            child.beginAppearanceTransition(false, animated: animated)
            child.beginAppearanceTransition(false, animated: animated)
            expect(["C.viewWillDisappear(\(animated))"])
            child.endAppearanceTransition()
            expect([])
            child.endAppearanceTransition()
            expect(["C.viewDidDisappear(\(animated))"])
        }
        XCTAssertEqual(unbalanced, [])
    }

    func test_15_21_theDisappearedNeedNoViewToDisappear() {
        let child = probe("C")
        child.beginAppearanceTransition(false, animated: false)
        child.endAppearanceTransition()
        expect(["C.viewWillDisappear(false)", "C.viewDidDisappear(false)"])
    }

    func test_15_21_whatIsSettledIsToldOnceMoreWithItsChildren() {
        let (parent, child) = (loaded("P"), loaded("C"))
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        _ = log.drain()
        parent.beginAppearanceTransition(false, animated: false)
        parent.endAppearanceTransition()
        expect([
            "P.viewWillDisappear(false)", "C.viewWillDisappear(false)", "P.viewDidDisappear(false)",
            "C.viewDidDisappear(false)",
        ])
    }

    func test_3_13_endedTwice() {
        let child = appeared("C")
        child.endAppearanceTransition()
        XCTAssertEqual(unbalanced, [words(child)])
        expect([])
    }

    func test_3_13_begunForOneAndEndedForAnother() {
        let (old, new) = (appeared("1"), loaded("2"))
        old.beginAppearanceTransition(false, animated: false)
        new.endAppearanceTransition()
        XCTAssertEqual(unbalanced, [words(new)])
        expect(["1.viewWillDisappear(false)"])
    }

    func test_3_13_swappedWhileAnotherSwapIsRunning() {
        let (parent, first, second, third) = (probe("P"), probe("1"), probe("2"), probe("3"))
        show(parent)
        add(first, to: parent)
        settle()
        parent.addChild(second)
        parent.addChild(third)
        parent.transition(from: first, to: second, duration: 0.4, animations: { first.view.alpha = 0 })
        TestEnvironment.advance(by: 0.1)
        _ = log.drain()
        parent.transition(from: second, to: third, duration: 0.4, animations: { second.view.alpha = 0 })
        settle()
        XCTAssertEqual(unbalanced, [words(second)])
        expect([
            "3.loadView", "3.viewDidLoad", "2.viewWillDisappear(true)", "3.viewWillAppear(true)",
            "3.viewIsAppearing(true)", "2.viewDidDisappear(true)", "1.viewDidDisappear(true)",
            "3.viewDidAppear(true)",
        ])
    }

    func test_3_15_viewIsAppearingComesOffTheScreenToo() {
        let child = loaded("C")
        child.beginAppearanceTransition(true, animated: false)
        settle()
        expect(["C.viewWillAppear(false)"])
        child.endAppearanceTransition()
        expect(["C.viewIsAppearing(false)", "C.viewDidAppear(false)"])
        XCTAssertNil(child.view.window)
    }

    func test_3_19_aSwapWithoutViewsIsAboutMovesOnly() {
        let (parent, old, new) = (probe("P"), probe("1"), probe("2"))
        parent.addChild(old)
        old.didMove(toParent: parent)
        _ = log.drain()
        parent.addChild(new)
        old.willMove(toParent: nil)
        new.didMove(toParent: parent)
        old.removeFromParent()
        settle()
        expect(["2.willMove(P)", "1.willMove(nil)", "2.didMove(P)", "1.didMove(nil)"])
        XCTAssertEqual([parent, old, new].map(\.isViewLoaded), [false, false, false])
    }

    func test_3_22_theDidCarriesWhatTheLastBeginSaid() {
        let (first, second) = (loaded("1"), appeared("2"))
        first.beginAppearanceTransition(true, animated: true)
        first.beginAppearanceTransition(false, animated: false)
        first.endAppearanceTransition()
        expect(["1.viewWillAppear(true)", "1.viewWillDisappear(false)", "1.viewDidDisappear(false)"])
        second.beginAppearanceTransition(false, animated: false)
        second.beginAppearanceTransition(true, animated: true)
        second.endAppearanceTransition()
        expect([
            "2.viewWillDisappear(false)", "2.viewWillAppear(true)", "2.viewIsAppearing(true)", "2.viewDidAppear(true)",
        ])
    }

    func test_3_23_aCancelledInteractionOfTheChildThatStays() {
        let (parent, child) = (probe("P"), probe("C"))
        show(parent)
        add(child, to: parent)
        settle()
        _ = log.drain()
        child.beginAppearanceTransition(false, animated: true)
        settle()
        expect(["C.viewWillDisappear(true)"])
        child.beginAppearanceTransition(true, animated: false)
        child.endAppearanceTransition()
        settle()
        expect(["C.viewWillAppear(false)", "C.viewIsAppearing(false)", "C.viewDidAppear(false)"])
        XCTAssertEqual(unbalanced, [])
    }

    func test_3_25_forwardingToAllWakesThoseOffTheStage() {
        let (parent, shown, waiting) = (probe("P"), probe("1"), probe("2"))
        parent.forwards = false
        parent.hooks["viewWillAppear"] = {
            for child in parent.children { child.beginAppearanceTransition(true, animated: false) }
        }
        parent.addChild(waiting)
        add(shown, to: parent)
        _ = log.drain()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = parent
        window.makeKeyAndVisible()
        expect([
            "P.viewWillAppear(false)", "2.loadView", "2.viewDidLoad", "2.viewWillAppear(false)",
            "1.viewWillAppear(false)",
        ])
    }

    func test_3_26_beginBeforeAddChildFindsNoParent() {
        let (parent, child) = (probe("P"), probe("C"))
        show(parent)
        var seen: [UIViewController?] = []
        child.hooks["viewWillAppear"] = { seen.append(child.parent) }
        child.hooks["viewDidAppear"] = { seen.append(child.parent) }
        child.beginAppearanceTransition(true, animated: false)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.endAppearanceTransition()
        child.didMove(toParent: parent)
        settle()
        XCTAssertEqual(seen, [nil, parent])
        expect([
            "C.loadView", "C.viewDidLoad", "C.viewWillAppear(false)", "C.willMove(P)", "C.viewIsAppearing(false)",
            "C.viewDidAppear(false)", "C.didMove(P)",
        ])
    }
}
