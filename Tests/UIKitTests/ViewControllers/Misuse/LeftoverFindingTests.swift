import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// Removals that are not finished, and children that a container forgets to tell of their appearance.
@preconcurrency @MainActor final class LeftoverFindingTests: MisuseTestCase {
    // MARK: removeFromParent forgotten

    func testMissingRemoveFromParent() {
        let child = child()
        add(child, to: container)
        settle()
        child.willMove(toParent: nil); let line = #line
        child.view.removeFromSuperview()
        expectFinding(.missingRemoveFromParent, at: line, of: ["C", "Container"])
    }

    func testMissingRemoveFromParentAfterAnAnimation() {
        let child = child()
        add(child, to: container)
        settle()
        child.willMove(toParent: nil); let line = #line
        child.view.removeFromSuperview()
        UIView.animate(withDuration: 1) { self.container.view.alpha = 0.5 }
        TestEnvironment.advance(by: 0.9)
        XCTAssertEqual(Misuse.findings, [])
        expectFinding(.missingRemoveFromParent, at: line, of: ["C", "Container"])
    }

    // MARK: The view left behind

    func testViewLeftBehind() {
        let child = child()
        add(child, to: container)
        settle()
        child.willMove(toParent: nil)
        child.removeFromParent(); let line = #line
        expectFinding(.viewLeftBehind, at: line, of: ["C", "Container"])
    }

    func testViewLeftBehindByAControllerThatIsGone() {
        var line = 0
        do {
            let child = child()
            add(child, to: container)
            settle()
            child.willMove(toParent: nil)
            child.removeFromParent(); line = #line
        }
        expectFinding(.viewLeftBehind, at: line, of: ["C", "Container"])
    }

    // MARK: Forwarding by hand

    func testNeverToldToAppear() {
        container.forwards = false
        let child = child()
        container.addChild(child)
        container.view.addSubview(child.view); let line = #line
        child.didMove(toParent: container)
        expectFinding(.missingAppearance, at: line, of: ["C", "Container"])
    }

    func testNeverToldToDisappear() {
        container.forwards = false
        var line = 0
        do {
            let child = child()
            container.addChild(child)
            child.beginAppearanceTransition(true, animated: false)
            container.view.addSubview(child.view)
            child.endAppearanceTransition()
            child.didMove(toParent: container)
            settle()
            XCTAssertEqual(Misuse.findings, [])
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent(); line = #line
        }
        expectFinding(.missingAppearance, at: line, of: ["C", "Container"])
    }

    // MARK: didMove

    func testDidMoveWithoutSuper() {
        final class Forgetful: UIViewController {
            static let line = #line + 1
            override func didMove(toParent parent: UIViewController?) { title = "moved" }
        }
        let child = Forgetful()
        add(child, to: container)
        expectFinding(.callbackWithoutSuper, at: Forgetful.line, of: ["moved"])
        remove(child)
        expectFinding(.callbackWithoutSuper, at: Forgetful.line, of: ["moved"])
    }

    func testDidMoveWithoutSuperBelowOneWithSuper() {
        class Middle: UIViewController {
            static let line = #line + 1
            override func didMove(toParent parent: UIViewController?) {
                title = "moved"
            }
        }
        final class Lowest: Middle {
            override func didMove(toParent parent: UIViewController?) { super.didMove(toParent: parent) }
        }
        add(Lowest(), to: container)
        expectFinding(.callbackWithoutSuper, at: Middle.line, of: ["moved"])
    }

    /// An override that calls super is not to blame for a call that did not come.
    func testDidMoveForgottenForAnOverrideWithSuper() {
        let child = child()
        container.addChild(child); let line = #line
        container.view.addSubview(child.view)
        TestEnvironment.advance(by: 3.5)
        expectFinding(.missingDidMove, at: line, of: ["C", "Container"])
        XCTAssertTrue(Misuse.findings[0].message.hasSuffix("has not been sent didMove(toParent:) for 1 s"))
    }

    /// No test is failed before 10 s are over, unless it asks.
    func testDidMoveMayComeLater() {
        var told: [Misuse.Code] = []
        Misuse.onFinding = { told.append($0.code) }
        let child = child()
        container.addChild(child)
        container.view.addSubview(child.view)
        settle()
        TestEnvironment.advance(by: 9.5)
        settle()
        XCTAssertEqual(told, [])
        TestEnvironment.advance(by: 1)
        XCTAssertEqual(told, [.missingDidMove])
    }

    // MARK: Overrides

    func testOverridesAreFoundWhereTheyStand() {
        final class Child: UIViewController {
            static let line = #line + 1
            override func willMove(toParent parent: UIViewController?) {
                super.willMove(toParent: parent)
            }
        }
        let child = Child()
        XCTAssertEqual(Overrides.places(of: "willMove(toParent:)", in: child).map(\.line), [Child.line])
        XCTAssertEqual(Overrides.places(of: "didMove(toParent:)", in: child), [])
        XCTAssertEqual(Overrides.places(of: "viewWillTransition(to:with:)", in: child), [])
        XCTAssertEqual(Overrides.places(of: "viewWillAppear(_:)", in: child), [])
        XCTAssertNil(Overrides.placeWithoutSuper("willMove(toParent:)", in: child))
        XCTAssertEqual(Overrides.places(of: "willMove(toParent:)", in: UIViewController()), [])
    }
}
