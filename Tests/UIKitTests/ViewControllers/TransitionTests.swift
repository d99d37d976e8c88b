import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// Section 4 of the facts, and the worked traces S1 to S4.
@preconcurrency @MainActor final class TransitionTests: ContainmentTestCase {
    private func showWithChild() -> (parent: Probe, old: Probe, new: Probe) {
        let (parent, old, new) = (probe("P"), probe("1"), probe("2"))
        show(parent)
        add(old, to: parent)
        settle()
        _ = log.drain()
        return (parent, old, new)
    }

    func test_4_01_bothMustBeChildren() {
        let (parent, old, new) = showWithChild()
        parent.transition(from: old, to: new, duration: 0.2, animations: nil)
        parent.transition(from: new, to: old, duration: 0.2, animations: nil)
        settle()
        XCTAssertEqual(exceptions.map(\.name), [.invalidArgumentException, .invalidArgumentException])
        expect([])
        XCTAssertFalse(new.isViewLoaded)
    }

    func test_4_02_message() {
        let (parent, old, new) = showWithChild()
        parent.transition(from: old, to: new, duration: 0.2, animations: nil)
        XCTAssertEqual(
            exceptions.first?.reason,
            "Children view controllers \(objectText(old)) and \(objectText(new)) must have a common parent view controller when calling -[UIViewController transitionFromViewController:toViewController:duration:options:animations:completion:]"
        )
    }

    func test_4_03_notForContainersThatForwardByHand() {
        let (parent, old, new) = showWithChild()
        parent.forwards = false
        parent.addChild(new)
        parent.transition(from: old, to: new, duration: 0.2, animations: nil)
        settle()
        XCTAssertEqual(exceptions.map(\.name), [.invalidArgumentException])
        expect(["2.willMove(P)"])
        XCTAssertTrue(old.view.superview === parent.view)
    }

    func test_4_04_viewsAreMovedByUIKit() {
        let (parent, old, new) = showWithChild()
        parent.addChild(new)
        parent.transition(from: old, to: new, duration: 0.2, animations: nil)
        XCTAssertTrue(new.view.superview === parent.view)
        XCTAssertTrue(old.view.superview === parent.view)
        settle()
        XCTAssertNil(old.view.superview)
    }

    /// Also S3: the guide's replacement of one child by another.
    func test_4_05_orderOfCallbacks() {
        let (parent, old, new) = showWithChild()
        new.logsConstraints = true
        old.willMove(toParent: nil)
        parent.addChild(new)
        var wasAnimating = false
        parent.transition(
            from: old, to: new, duration: 0.25,
            animations: {
                wasAnimating = UIView.inheritedAnimationDuration == 0.25
                old.view.alpha = 0
            },
            completion: { [log] _ in
                log!.add("completion")
                old.removeFromParent()
                new.didMove(toParent: parent)
            })
        TestEnvironment.advance(by: 0.1)
        XCTAssertEqual(
            log.drain().filter { !$0.hasPrefix("P.") },
            [
                "1.willMove(nil)", "2.willMove(P)", "2.loadView", "2.viewDidLoad", "1.viewWillDisappear(true)",
                "2.viewWillAppear(true)", "2.updateViewConstraints", "2.viewIsAppearing(true)", "2.willLayout",
                "2.didLayout",
            ])
        XCTAssertTrue(wasAnimating)
        settle()
        expect([
            "2.viewDidAppear(true)", "1.viewDidDisappear(true)", "completion", "1.didMove(nil)", "2.didMove(P)",
        ])
    }

    func test_4_06_theNewChildAppearsBeforeTheOldOneHasDisappeared() {
        let (parent, old, new) = showWithChild()
        old.willMove(toParent: nil)
        parent.addChild(new)
        parent.transition(from: old, to: new, duration: 0.2, animations: { old.view.alpha = 0 })
        settle()
        XCTAssertEqual(
            log.drain().filter { $0.contains("viewDidA") || $0.contains("viewDidD") },
            ["2.viewDidAppear(true)", "1.viewDidDisappear(true)"])
    }

    func test_4_07_theCompletionComesAfterBothDids() {
        let (parent, old, new) = showWithChild()
        old.willMove(toParent: nil)
        parent.addChild(new)
        parent.transition(
            from: old, to: new, duration: 0.2, animations: { old.view.alpha = 0 },
            completion: { [log] finished in log!.add("completion(\(finished))") })
        settle()
        XCTAssertEqual(
            log.drain().filter { $0.contains("viewDidA") || $0.contains("viewDidD") || $0.contains("completion") },
            ["2.viewDidAppear(true)", "1.viewDidDisappear(true)", "completion(true)"])
    }

    func test_4_08_withoutDuration() {
        let (parent, old, new) = showWithChild()
        old.willMove(toParent: nil)
        parent.addChild(new)
        parent.transition(from: old, to: new, duration: 0, animations: { new.view.alpha = 0.5 })
        settle()
        expect([
            "1.willMove(nil)", "2.willMove(P)", "2.loadView", "2.viewDidLoad", "1.viewWillDisappear(false)",
            "2.viewWillAppear(false)", "2.viewIsAppearing(false)", "2.viewDidAppear(false)",
            "1.viewDidDisappear(false)",
        ])
        XCTAssertEqual(new.view.alpha, 0.5, accuracy: 1e-6)
        XCTAssertEqual(CACurrentMediaTime(), 0)
    }

    func test_4_12_movingFlags() {
        let (parent, old, new) = showWithChild()
        (old.logsFlags, new.logsFlags) = (true, true)
        old.willMove(toParent: nil)
        parent.addChild(new)
        parent.transition(from: old, to: new, duration: 0.2, animations: nil)
        settle()
        XCTAssertEqual(
            log.drain().filter { $0.contains("ppear") },
            [
                "1.viewWillDisappear(true) to=false from=true", "2.viewWillAppear(true) to=true from=false",
                "2.viewIsAppearing(true) to=true from=false", "2.viewDidAppear(true) to=true from=false",
                "1.viewDidDisappear(true) to=false from=true",
            ])
    }

    func test_4_11_crossDissolveShowsBothOnTheWay() {
        let (parent, old, new) = showWithChild()
        old.willMove(toParent: nil)
        parent.addChild(new)
        parent.transition(from: old, to: new, duration: 0.4, options: .transitionCrossDissolve, animations: nil)
        TestEnvironment.advance(by: 0.2)
        XCTAssertNotNil(parent.view.layer.contentTransition)
        settle()
        XCTAssertNil(parent.view.layer.contentTransition)
        XCTAssertNil(old.view.superview)
        XCTAssertFalse(old.view.isHidden)
    }

    func test_S1_anotherRowTapped() {
        let (parent, old, new) = showWithChild()
        remove(old)
        add(new, to: parent)
        settle()
        expect([
            "1.willMove(nil)", "1.viewWillDisappear(false)", "1.didMove(nil)", "2.willMove(P)", "2.loadView",
            "2.viewDidLoad", "2.viewWillAppear(false)", "2.didMove(P)", "2.viewIsAppearing(false)",
            "1.viewDidDisappear(false)", "2.viewDidAppear(false)",
        ])
    }

    func test_S2_theSelectedRowTappedAgain() {
        let (parent, old, _) = showWithChild()
        remove(old)
        add(old, to: parent)
        settle()
        expect([
            "1.willMove(nil)", "1.viewWillDisappear(false)", "1.didMove(nil)", "1.willMove(P)",
            "1.viewWillAppear(false)",
            "1.didMove(P)", "1.viewIsAppearing(false)", "1.viewDidAppear(false)",
        ])
    }

    func test_S4_severalChildrenAdded() {
        let parent = probe("P")
        show(parent)
        let children = ["1", "2"].map { probe($0) }
        for child in children { add(child, to: parent) }
        settle()
        expect([
            "1.willMove(P)", "1.loadView", "1.viewDidLoad", "1.viewWillAppear(false)", "1.didMove(P)",
            "2.willMove(P)", "2.loadView", "2.viewDidLoad", "2.viewWillAppear(false)", "2.didMove(P)",
            "1.viewIsAppearing(false)", "2.viewIsAppearing(false)", "1.viewDidAppear(false)", "2.viewDidAppear(false)",
        ])
    }

    func test_S4_severalChildrenBeforeTheContainerIsShown() {
        let parent = probe("P")
        let children = ["1", "2"].map { probe($0) }
        for child in children { add(child, to: parent) }
        _ = log.drain()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = parent
        window.makeKeyAndVisible()
        settle()
        expect([
            "P.viewWillAppear(false)", "1.viewWillAppear(false)", "2.viewWillAppear(false)", "P.viewIsAppearing(false)",
            "1.viewIsAppearing(false)", "2.viewIsAppearing(false)", "P.viewDidAppear(false)", "1.viewDidAppear(false)",
            "2.viewDidAppear(false)",
        ])
    }
}
