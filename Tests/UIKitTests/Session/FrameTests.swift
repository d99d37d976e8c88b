import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// What is asked for in the middle of a frame, and what a reset takes back.
@preconcurrency @MainActor final class FrameTests: SizeTestCase {
    func testATurnAskedForDuringLayoutIsMade() {
        let root = probe(sized: "R")
        root.orientations = .portrait
        show(root)
        turn(.landscapeLeft)
        settle()
        XCTAssertEqual(interface, .portrait)
        root.hooks["willLayout"] = { [unowned root] in
            guard root.orientations == .portrait else { return }
            root.orientations = .all
            root.setNeedsUpdateOfSupportedInterfaceOrientations()
        }
        root.view.setNeedsLayout()
        settle()
        XCTAssertEqual(interface, .landscapeRight)
    }

    func testLayoutAskedForWhileDrawingIsDone() {
        final class Drawing: UIView {
            var events: [String] = []
            override func layoutSubviews() {
                super.layoutSubviews()
                events.append("layout")
            }
            override func draw(_ rect: CGRect) {
                events.append("draw")
                if events.count == 2 { setNeedsLayout() }
            }
        }
        let root = UIViewController()
        show(root)
        let view = Drawing(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        root.view.addSubview(view)
        settle()
        XCTAssertEqual(view.events, ["layout", "draw", "layout"])
        XCTAssertFalse(FramePipeline.shared.isNeeded)
    }

    func testAResetTakesBackWhatATestSwitched() {
        UIView.setAnimationsEnabled(false)
        NSException.interceptor = { _ in }
        TestEnvironment.reset()
        XCTAssertTrue(UIView.areAnimationsEnabled)
        XCTAssertNil(NSException.interceptor)
    }

    /// A judgement that waits in the main queue would come before what the next test has put there.
    func testAResetTakesBackAJudgementThatWaits() {
        func showUnconfirmedChild() -> UIViewController {
            let (root, child) = (UIViewController(), UIViewController())
            let window = UIWindow()
            window.rootViewController = root
            window.makeKeyAndVisible()
            self.window = window
            root.addChild(child)
            root.view.addSubview(child.view)
            return child
        }
        _ = showUnconfirmedChild()
        TestEnvironment.commit()
        TestEnvironment.reset()
        let child = showUnconfirmedChild()
        DispatchQueue.main.async {
            MainActor.assumeIsolated { child.didMove(toParent: child.parent) }
        }
        TestEnvironment.commit()
        settle()
        XCTAssertEqual(Misuse.findings.map(\.message), [])
    }
}
