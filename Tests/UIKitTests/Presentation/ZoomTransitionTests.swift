import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// Controllers that grow out of a view of another, and their other transitions.
@preconcurrency @MainActor final class ZoomTransitionTests: NavigationTestCase {
    /// A controller with a small view, and one that grows out of it.
    private func pair(
        _ options: UIViewController.Transition.ZoomOptions? = nil
    ) -> (source: Probe, thumbnail: UIView, zoomed: Probe) {
        let (source, zoomed) = (probe("A"), probe("B"))
        let thumbnail = UIView(frame: CGRect(x: 100, y: 300, width: 100, height: 100))
        thumbnail.backgroundColor = .red
        source.view.addSubview(thumbnail)
        zoomed.preferredTransition = .zoom(options: options) { [log] context in
            log?.add("source(\(context.sourceViewController === source), \(context.zoomedViewController === zoomed))")
            return thumbnail
        }
        return (source, thumbnail, zoomed)
    }

    private func events() -> [String] { log.drain().filter { $0.hasPrefix("source") } }

    func testAPushGrowsOutOfTheSourceAndAPopShrinksIntoIt() throws {
        let (source, thumbnail, zoomed) = pair()
        let navigation = showNavigation(source)
        _ = log.drain()
        navigation.pushViewController(zoomed, animated: true)
        TestEnvironment.commit()
        XCTAssertEqual(events(), ["source(true, true)"])
        XCTAssertTrue(thumbnail.isHidden)
        wait(0.1)
        let presentation = try XCTUnwrap(zoomed.view.layer.presentation())
        XCTAssertLessThan(presentation.frame.width, 393)
        XCTAssertGreaterThan(presentation.frame.width, 100)
        settle()
        XCTAssertFalse(thumbnail.isHidden)
        XCTAssertEqual(zoomed.view.transform, .identity)
        XCTAssertNil(zoomed.view.mask)
        XCTAssertEqual(zoomed.view.frame, CGRect(x: 0, y: 0, width: 393, height: 852))
        _ = log.drain()
        navigation.popViewController(animated: true)
        TestEnvironment.commit()
        XCTAssertEqual(events(), ["source(true, true)"])
        // At its end the view lies over the source.
        XCTAssertEqual(zoomed.view.layer.frame.midX, 150, accuracy: 0.01)
        XCTAssertEqual(zoomed.view.layer.frame.midY, 350, accuracy: 0.01)
        settle()
        XCTAssertFalse(thumbnail.isHidden)
        XCTAssertEqual(navigation.topViewController, source)
        XCTAssertEqual(zoomed.view.transform, .identity)
    }

    func testAnAlignmentRectLiesOverTheSource() {
        let options = UIViewController.Transition.ZoomOptions()
        options.alignmentRectProvider = { context in
            XCTAssertEqual(context.sourceView.backgroundColor, .red)
            return CGRect(x: 0, y: 0, width: 200, height: 200)
        }
        let (source, _, zoomed) = pair(options)
        let navigation = showNavigation(source)
        navigation.pushViewController(zoomed, animated: true)
        settle()
        navigation.popViewController(animated: true)
        TestEnvironment.commit()
        XCTAssertEqual(zoomed.view.layer.frame.minX, 100, accuracy: 0.01)
        XCTAssertEqual(zoomed.view.layer.frame.minY, 300, accuracy: 0.01)
        XCTAssertEqual(zoomed.view.transform.a, 0.5, accuracy: 1e-6)
        settle()
    }

    func testAPresentationGrowsAndShrinksToo() {
        let (source, thumbnail, zoomed) = pair()
        show(source)
        zoomed.modalPresentationStyle = .fullScreen
        source.present(zoomed, animated: true)
        TestEnvironment.commit()
        XCTAssertEqual(events(), ["source(true, true)"])
        XCTAssertTrue(thumbnail.isHidden)
        settle()
        XCTAssertFalse(thumbnail.isHidden)
        _ = log.drain()
        source.dismiss(animated: true)
        TestEnvironment.commit()
        XCTAssertEqual(events(), ["source(true, true)"])
        settle()
        XCTAssertNil(source.presentedViewController)
    }

    func testAFingerTakesTheZoomedControllerBack() {
        let (source, _, zoomed) = pair()
        let navigation = showNavigation(source)
        navigation.pushViewController(zoomed, animated: true)
        settle()
        drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 400))
        XCTAssertTrue(navigation.transitionCoordinator?.isInteractive ?? false)
        lift(CGPoint(x: 200, y: 400))
        settle()
        XCTAssertEqual(navigation.topViewController, zoomed)
        XCTAssertEqual(zoomed.view.transform, .identity)
        drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 760))
        lift(CGPoint(x: 200, y: 760))
        settle()
        XCTAssertEqual(navigation.topViewController, source)
    }

    func testTheAppMayRefuseTheFinger() {
        let options = UIViewController.Transition.ZoomOptions()
        var asked: [Bool] = []
        options.interactiveDismissShouldBegin = {
            asked.append($0.willBegin)
            return false
        }
        let (source, _, zoomed) = pair(options)
        let navigation = showNavigation(source)
        navigation.pushViewController(zoomed, animated: true)
        settle()
        drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 760))
        lift(CGPoint(x: 200, y: 760))
        settle()
        XCTAssertEqual(asked, [true])
        XCTAssertEqual(navigation.topViewController, zoomed)
    }

    func testOtherTransitionsArePushedAndPresentedAlike() throws {
        for transition: UIViewController.Transition in [
            .coverVertical(), .crossDissolve(), .flipHorizontal(), .partialCurl(),
        ] {
            let (a, b) = (probe("A"), probe("B"))
            b.preferredTransition = transition
            let navigation = showNavigation(a)
            navigation.pushViewController(b, animated: true)
            TestEnvironment.commit()
            XCTAssertEqual(
                try XCTUnwrap(navigation.transitionCoordinator).transitionDuration,
                transition.animator(isComing: true).transitionDuration(using: nil))
            settle()
            XCTAssertTrue(visible(in: navigation) == [b])
            navigation.popViewController(animated: true)
            settle()
            XCTAssertTrue(visible(in: navigation) == [a])
            XCTAssertEqual(b.view.transform, .identity)
        }
    }
}
