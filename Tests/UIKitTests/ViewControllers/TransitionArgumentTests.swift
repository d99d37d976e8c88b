import DisplayProtocol
import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// Section 4 of the facts: what `transition(from:to:)` does with odd arguments.
@preconcurrency @MainActor final class TransitionArgumentTests: ContainmentTestCase {
    private func showWithChildren() -> (parent: Probe, old: Probe, new: Probe) {
        let (parent, old, new) = (probe("P"), probe("1"), probe("2"))
        show(parent)
        add(old, to: parent)
        new.loadViewIfNeeded()
        parent.addChild(new)
        settle()
        _ = log.drain()
        return (parent, old, new)
    }

    func test_4_09_aDurationMakesItAnimated() {
        for (duration, isAnimated) in [(0, false), (0.2, true), (-1, false)] {
            let (parent, old, new) = showWithChildren()
            parent.transition(from: old, to: new, duration: duration, animations: { old.view.alpha = 0 })
            settle()
            expect([
                "1.viewWillDisappear(\(isAnimated))", "2.viewWillAppear(\(isAnimated))",
                "2.viewIsAppearing(\(isAnimated))", "2.viewDidAppear(\(isAnimated))",
                "1.viewDidDisappear(\(isAnimated))",
            ])
        }
    }

    func test_4_10_animationsMayBeNil() {
        let (parent, old, new) = showWithChildren()
        parent.transition(
            from: old, to: new, duration: 0.2, animations: nil,
            completion: { [log] finished in log!.add("completion(\(finished))") })
        settle()
        expect([
            "1.viewWillDisappear(true)", "2.viewWillAppear(true)", "2.viewIsAppearing(true)", "2.viewDidAppear(true)",
            "1.viewDidDisappear(true)", "completion(true)",
        ])
        XCTAssertTrue(new.view.superview === parent.view)
        XCTAssertNil(old.view.superview)
    }

    private func findings(of body: () -> Void) -> [String] {
        var codes: [String] = []
        DiagnosticsChannel.shared.observers.append { codes.append($0.code) }
        body()
        return codes
    }

    func test_4_14_fromAndToTheSame() {
        let (parent, old, _) = showWithChildren()
        let codes = findings {
            parent.transition(
                from: old, to: old, duration: 0.2, animations: { [log] in log!.add("animations") },
                completion: { [log] finished in log!.add("completion(\(finished))") })
        }
        settle()
        XCTAssertEqual(codes, ["containment.transition-without-view"])
        expect(["completion(false)"])
        XCTAssertTrue(old.view.superview === parent.view)
    }

    func test_4_14_fromWithoutASuperview() {
        let (parent, old, new) = showWithChildren()
        old.view.removeFromSuperview()
        settle()
        _ = log.drain()
        let codes = findings {
            parent.transition(
                from: old, to: new, duration: 0.2, animations: { [log] in log!.add("animations") },
                completion: { [log] finished in log!.add("completion(\(finished))") })
        }
        settle()
        XCTAssertEqual(codes, ["containment.transition-without-view"])
        expect(["completion(false)"])
        XCTAssertNil(new.view.superview)
    }

    func test_4_15_anOverrideWithoutSuperChangesNothing() {
        final class Container: UIViewController {
            override func transition(
                from fromViewController: UIViewController, to toViewController: UIViewController,
                duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
                completion: ((Bool) -> Void)? = nil
            ) {}
        }
        let (parent, old, new) = (Container(), probe("1"), probe("2"))
        show(parent)
        add(old, to: parent)
        new.loadViewIfNeeded()
        parent.addChild(new)
        settle()
        _ = log.drain()
        parent.transition(from: old, to: new, duration: 0.2, animations: nil)
        settle()
        expect([])
        XCTAssertTrue(old.view.superview === parent.view)
        XCTAssertNil(new.view.superview)
    }
}
