import QuartzCore
import XCTest

@testable import UIKit

/// When an app counts as idle.
@preconcurrency @MainActor final class VirtualTimeTests: XCTestCase {
    private var window: UIWindow!
    private var view: UIView { window.rootViewController!.view }

    override func setUp() async throws {
        Session.startAfresh()
        MediaClock.shared.becomeVirtual()
    }

    override func tearDown() async throws {
        Session.startAfresh()
        window = nil
    }

    /// Not in `setUp`, which runs on the main queue: that is not drained within its own blocks.
    private func showWindow() {
        window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        XCTAssertNil(VirtualTime.runUntilIdle(limit: 1))
        MediaClock.shared.becomeVirtual()
    }

    func testAnEndlessAnimationIsNotWaitedFor() {
        showWindow()
        UIView.animate(withDuration: 0.5, delay: 0, options: [.repeat, .autoreverse]) { self.view.alpha = 0.5 }
        XCTAssertNil(VirtualTime.runUntilIdle(limit: 10))
        XCTAssertEqual(CACurrentMediaTime(), 0)
        XCTAssertTrue(AnimationTimeline.shared.isActive)
        XCTAssertFalse(AnimationTimeline.shared.isSettling)
    }

    func testAnAnimationBesideAnEndlessOneIsWaitedForAndBothMove() {
        showWindow()
        let other = UIView()
        view.addSubview(other)
        var ended: Bool?
        UIView.animate(withDuration: 2, delay: 0, options: [.repeat, .curveLinear]) { self.view.alpha = 0 }
        UIView.animate(withDuration: 0.5, animations: { other.alpha = 0.5 }) { ended = $0 }
        XCTAssertNil(VirtualTime.runUntilIdle(limit: 10))
        XCTAssertEqual(ended, true)
        XCTAssertEqual(CACurrentMediaTime(), 0.5, accuracy: 1.5 / 60)
        XCTAssertEqual(
            Double(view.layer.presentation()?.opacity ?? -1), 1 - CACurrentMediaTime() / 2, accuracy: 1e-5)
    }

    func testAnimationsThatAreRepeatedAFewTimesAreWaitedFor() {
        showWindow()
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0
        animation.duration = 1
        animation.repeatCount = 3
        view.layer.add(animation, forKey: "fade")
        XCTAssertEqual(VirtualTime.runUntilIdle(limit: 2), ["animation of UIView: fade"])
        XCTAssertNil(VirtualTime.runUntilIdle(limit: 2))
        XCTAssertNil(view.layer.animationKeys())
    }

    func testAPausedAnimationIsNotWaitedFor() {
        showWindow()
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0
        animation.duration = 1
        animation.speed = 0
        view.layer.add(animation, forKey: "paused")
        XCTAssertNil(VirtualTime.runUntilIdle(limit: 2))
    }

    func testDisplayLinksCountAsRunningUnlessTheyAreEndless() {
        showWindow()
        var calls = 0
        let endless = AnimationTimeline.shared.addFrameCallback(isEndless: true) { _ in calls += 1 }
        XCTAssertNil(VirtualTime.runUntilIdle(limit: 1))
        let link = AnimationTimeline.shared.addFrameCallback { _ in }
        XCTAssertEqual(VirtualTime.runUntilIdle(limit: 1), ["display link"])
        XCTAssertGreaterThanOrEqual(calls, 60)
        AnimationTimeline.shared.removeFrameCallback(link)
        XCTAssertNil(VirtualTime.runUntilIdle(limit: 1))
        AnimationTimeline.shared.removeFrameCallback(endless)
    }

    func testDisplayInEveryFrameIsNamed() {
        showWindow()
        final class Restless: UIView {
            override func draw(_ rect: CGRect) { CATransaction.afterCommit { self.setNeedsDisplay() } }
        }
        view.addSubview(Restless(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        XCTAssertEqual(VirtualTime.runUntilIdle(limit: 1), ["display of Restless in every frame"])
    }

    func testLayoutThatFeedsBackIsLeftAndReportedOnce() {
        showWindow()
        final class Restless: UIView {
            var count = 0
            override func layoutSubviews() {
                count += 1
                setNeedsLayout()
            }
        }
        var findings: [String] = []
        DiagnosticsChannel.shared.observers = [{ findings.append($0.code) }]
        let restless = Restless()
        let outer = UIView()
        outer.addSubview(restless)
        view.addSubview(outer)
        XCTAssertNil(VirtualTime.runUntilIdle(limit: 1))
        XCTAssertEqual(restless.count, 100)
        XCTAssertEqual(findings, ["layout.feedback"])
    }
}
