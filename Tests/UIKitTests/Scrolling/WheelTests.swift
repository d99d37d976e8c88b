import DisplayProtocol
import Foundation
import QuartzCore
import XCTest

@_spi(Testing) @testable import UIKit

@preconcurrency @MainActor final class WheelTests: EventTestCase {
    private final class Listener: NSObject, UIScrollViewDelegate {
        var log: (String) -> Void = { _ in }

        func scrollViewDidScroll(_ scrollView: UIScrollView) { log("didScroll") }
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log("willBeginDragging") }
        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) { log("willEndDragging \(Int(targetContentOffset.pointee.y))") }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            log("didEndDragging \(decelerate)")
        }
        func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { log("willBeginDecelerating") }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log("didEndDecelerating") }
    }

    private var scrollView: UIScrollView!
    private var listener: Listener!

    override func begin() {
        super.begin()
        scrollView = makeScrollView(
            CGRect(x: 0, y: 100, width: 300, height: 400), content: CGSize(width: 300, height: 2000), in: root)
        listener = Listener()
        listener.log = { [weak self] event in
            if event != "didScroll" || self?.log.last != event { self?.log.append(event) }
        }
        scrollView.delegate = listener
    }

    private func makeScrollView(_ frame: CGRect, content: CGSize, in superview: UIView) -> UIScrollView {
        let scrollView = UIScrollView(frame: frame)
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.contentSize = content
        superview.addSubview(scrollView)
        return scrollView
    }

    private func wheel(
        _ dx: CGFloat, _ dy: CGFloat, _ phase: DisplayMessage.Wheel.Phase = .discrete,
        at point: CGPoint = CGPoint(x: 150, y: 300)
    ) {
        DisplayMessage.Wheel(point: point, delta: CGSize(width: dx, height: dy), phase: phase).handle()
        FramePipeline.shared.runFrame()
    }

    // MARK: Notches

    func testANotchMovesTheContentSmoothly() {
        wheel(0, 60)
        XCTAssertEqual(scrollView.contentOffset.y, 0)
        var offsets: [CGFloat] = []
        for _ in 0..<14 {
            wait(1.0 / 60)
            offsets.append(scrollView.contentOffset.y)
        }
        XCTAssertEqual(offsets.last, 60)
        XCTAssertEqual(offsets, offsets.sorted())
        XCTAssertGreaterThan(Set(offsets).count, 8)
        settle()
        XCTAssertEqual(
            takeLog(),
            [
                "willBeginDragging", "willEndDragging 60", "didEndDragging true", "willBeginDecelerating", "didScroll",
                "didEndDecelerating",
            ])
        XCTAssertFalse(scrollView.isTracking)
        XCTAssertFalse(scrollView.isDragging)
        XCTAssertFalse(scrollView.isDecelerating)
    }

    func testNotchesInARowAreOneMovement() {
        for _ in 0..<5 {
            wheel(0, 60)
            wait(0.05)
        }
        settle()
        XCTAssertEqual(scrollView.contentOffset.y, 300)
        XCTAssertEqual(takeLog().filter { $0 == "willBeginDragging" }.count, 1)
        wheel(0, -1000)
        settle()
        XCTAssertEqual(scrollView.contentOffset.y, 0)
        wheel(0, 99_999)
        settle()
        XCTAssertEqual(scrollView.contentOffset.y, 1600)
    }

    func testANotchBackTurnsTheMovementRound() {
        wheel(0, 300)
        wait(0.1)
        wheel(0, -300)
        settle()
        XCTAssertEqual(scrollView.contentOffset.y, 0)
    }

    func testAtTheEdgeANotchDoesNothing() {
        wheel(0, -60)
        settle()
        XCTAssertEqual(takeLog(), [])
        wheel(60, 0)
        settle()
        XCTAssertEqual(takeLog(), [])
        XCTAssertEqual(scrollView.contentOffset, .zero)
    }

    func testAPageTurnsOnceANotch() {
        scrollView.isPagingEnabled = true
        wheel(0, 20)
        wheel(0, 20)
        settle()
        XCTAssertEqual(scrollView.contentOffset.y, 400)
        wheel(0, -20)
        settle()
        XCTAssertEqual(scrollView.contentOffset.y, 0)
    }

    func testOtherPlacesAndScrollViewsThatDoNotScrollAreLeftAlone() {
        wheel(0, 60, at: CGPoint(x: 150, y: 700))
        scrollView.isScrollEnabled = false
        wheel(0, 60)
        scrollView.isScrollEnabled = true
        scrollView.isUserInteractionEnabled = false
        wheel(0, 60)
        settle()
        XCTAssertEqual(takeLog(), [])
    }

    // MARK: One in another

    func testTheNearestThatCanGoThatWayScrolls() {
        let inner = makeScrollView(
            CGRect(x: 0, y: 50, width: 300, height: 200), content: CGSize(width: 900, height: 300), in: scrollView)
        wheel(0, 60)
        settle()
        XCTAssertEqual(inner.contentOffset.y, 60)
        wheel(0, 60)
        settle()
        XCTAssertEqual(inner.contentOffset.y, 100)
        XCTAssertEqual(scrollView.contentOffset.y, 0)
        // The inner one is at its end.
        wheel(0, 60)
        settle()
        XCTAssertEqual(inner.contentOffset.y, 100)
        XCTAssertEqual(scrollView.contentOffset.y, 60)
        wheel(60, 0, at: CGPoint(x: 150, y: 200))
        settle()
        XCTAssertEqual(inner.contentOffset.x, 60)
    }

    // MARK: A trackpad

    func testFingersOnATrackpadMoveTheContentExactly() {
        wheel(0, 3, .began)
        XCTAssertEqual(scrollView.contentOffset.y, 3)
        XCTAssertTrue(scrollView.isDragging)
        XCTAssertTrue(scrollView.isTracking)
        wheel(0, 20, .changed)
        wheel(0, 17, .changed)
        XCTAssertEqual(scrollView.contentOffset.y, 40)
        wheel(0, -10, .changed)
        XCTAssertEqual(scrollView.contentOffset.y, 30)
        wheel(0, 0, .ended)
        XCTAssertFalse(scrollView.isDragging)
        XCTAssertFalse(scrollView.isTracking)
        settle()
        XCTAssertEqual(scrollView.contentOffset.y, 30)
        XCTAssertEqual(
            takeLog(), ["willBeginDragging", "didScroll", "willEndDragging 30", "didEndDragging false"])
    }

    func testContentPulledBeyondItsEdgeSpringsBack() {
        wheel(0, -100, .began)
        XCTAssertLessThan(scrollView.contentOffset.y, -20)
        XCTAssertGreaterThan(scrollView.contentOffset.y, -100)
        wheel(0, 0, .ended)
        settle()
        XCTAssertEqual(scrollView.contentOffset.y, 0)
        XCTAssertEqual(takeLog().last, "didEndDecelerating")
    }

    func testAMovementKeepsToTheScrollViewThatItBeganIn() {
        let inner = makeScrollView(
            CGRect(x: 0, y: 50, width: 300, height: 200), content: CGSize(width: 300, height: 300), in: scrollView)
        inner.bounces = false
        wheel(0, 0, .began)
        for _ in 0..<10 { wheel(0, 50, .changed) }
        wheel(0, 0, .ended)
        settle()
        XCTAssertEqual(inner.contentOffset.y, 100)
        XCTAssertEqual(scrollView.contentOffset.y, 0)
    }

    func testAMovementThatStopsContentInMotion() {
        wheel(0, 500)
        wait(0.05)
        let offset = scrollView.contentOffset.y
        XCTAssertGreaterThan(offset, 0)
        wheel(0, 1, .began)
        wheel(0, 0, .ended)
        settle()
        XCTAssertEqual(scrollView.contentOffset.y, offset + 1)
    }

    func testAScrollViewMayGoInTheMiddleOfAMovement() {
        wheel(0, 5, .began)
        scrollView.removeFromSuperview()
        scrollView = nil
        wheel(0, 5, .changed)
        wheel(0, 0, .ended)
        settle()
    }

    // MARK: The curve

    func testTheCurveTakesUpItsVelocityAndNeverGoesBack() {
        for velocity in [-500, 0, 100, 1000, 10_000] as [CGFloat] {
            let curve = GlideCurve(
                from: CGPoint(x: 10, y: 50), velocity: CGPoint(x: velocity, y: -velocity), to: CGPoint(x: 110, y: -50),
                duration: 0.2)
            XCTAssertEqual(curve.position(at: 0), CGPoint(x: 10, y: 50))
            XCTAssertEqual(curve.position(at: 0.2), CGPoint(x: 110, y: -50))
            XCTAssertEqual(curve.position(at: 9), CGPoint(x: 110, y: -50))
            XCTAssertEqual(curve.velocity(at: 0).x, min(max(velocity, 0), 1500), accuracy: 1e-6)
            XCTAssertEqual(curve.velocity(at: 0.2).x, 0, accuracy: 1e-6)
            var last = curve.position(at: 0)
            for step in 1...20 {
                let position = curve.position(at: 0.01 * Double(step))
                XCTAssertGreaterThanOrEqual(position.x, last.x - 1e-9)
                XCTAssertLessThanOrEqual(position.y, last.y + 1e-9)
                last = position
            }
        }
    }
}
