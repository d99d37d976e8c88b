import Foundation
import XCTest

@_spi(Testing) @testable import UIKit

@preconcurrency @MainActor final class ZoomTests: EventTestCase {
    private final class Listener: NSObject, UIScrollViewDelegate {
        var log: (String) -> Void = { _ in }
        var view: UIView?

        func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
        func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
            log("willBeginZooming \(view === self.view)")
        }
        func scrollViewDidZoom(_ scrollView: UIScrollView) { log("didZoom") }
        func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
            log("didEndZooming \(scale)")
        }
    }

    private var scrollView: UIScrollView!
    private var listener: Listener!
    private var content: UIView!

    override func begin() {
        super.begin()
        scrollView = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
        scrollView.contentInsetAdjustmentBehavior = .never
        content = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 800))
        scrollView.addSubview(content)
        scrollView.contentSize = content.bounds.size
        scrollView.minimumZoomScale = 0.5
        scrollView.maximumZoomScale = 2
        listener = Listener()
        listener.view = content
        listener.log = { [weak self] event in
            if event != "didZoom" || self?.log.last != event { self?.log.append(event) }
        }
        scrollView.delegate = listener
        root.addSubview(scrollView)
    }

    override func end() {
        (scrollView, listener, content) = (nil, nil, nil)
        super.end()
    }

    /// Moves two fingers apart, or together, around the middle of the scroll view.
    private func pinch(from start: CGFloat, to end: CGFloat, steps: Int = 10) {
        down(150 - start, 300)
        down(150 + start, 300, finger: 1)
        for step in 1...steps {
            wait(1.0 / 60)
            let half = start + (end - start) * CGFloat(step) / CGFloat(steps)
            move(150 - half, 300)
            move(150 + half, 300, finger: 1)
        }
    }

    private func lift(_ half: CGFloat) {
        up(150 - half, 300)
        up(150 + half, 300, finger: 1)
    }

    func testTheAppZoomsAroundTheMiddle() {
        XCTAssertEqual(scrollView.zoomScale, 1)
        scrollView.zoomScale = 2
        XCTAssertEqual(content.transform, CGAffineTransform(scaleX: 2, y: 2))
        XCTAssertEqual(content.frame, CGRect(x: 0, y: 0, width: 1200, height: 1600))
        XCTAssertEqual(scrollView.contentSize, CGSize(width: 1200, height: 1600))
        XCTAssertEqual(scrollView.contentOffset, CGPoint(x: 150, y: 200))
        XCTAssertEqual(takeLog(), ["didZoom"])
        scrollView.zoomScale = 0.1
        XCTAssertEqual(scrollView.zoomScale, 0.5)
        XCTAssertEqual(scrollView.contentSize, CGSize(width: 300, height: 400))
        XCTAssertEqual(scrollView.contentOffset, .zero)
    }

    func testAnAnimationTellsOfItsBeginAndEnd() {
        scrollView.zoom(to: CGRect(x: 100, y: 100, width: 150, height: 200), animated: true)
        XCTAssertEqual(scrollView.zoomScale, 2)
        XCTAssertEqual(scrollView.contentOffset, CGPoint(x: 200, y: 200))
        XCTAssertEqual(takeLog(), ["willBeginZooming true", "didZoom"])
        XCTAssertFalse(scrollView.isZooming)
        wait(0.1)
        let shown = content.layer.presentation()?.transform.m11 ?? 0
        XCTAssertTrue(shown > 1 && shown < 2, "\(shown)")
        settle()
        XCTAssertEqual(takeLog(), ["didEndZooming 2.0"])
    }

    func testARectangleThatIsTooSmallZoomsToTheLimit() {
        scrollView.zoom(to: CGRect(x: 600, y: 800, width: 0, height: 0), animated: false)
        XCTAssertEqual(scrollView.zoomScale, 2)
        XCTAssertEqual(scrollView.contentOffset, CGPoint(x: 900, y: 1200))
    }

    func testTwoFingersZoomWhatIsBetweenThem() {
        pinch(from: 50, to: 75)
        XCTAssertTrue(scrollView.isZooming)
        XCTAssertEqual(scrollView.zoomScale, 1.5, accuracy: 1e-9)
        XCTAssertEqual(scrollView.contentOffset, CGPoint(x: 75, y: 100))
        lift(75)
        XCTAssertFalse(scrollView.isZooming)
        settle()
        XCTAssertEqual(takeLog(), ["willBeginZooming true", "didZoom", "didEndZooming 1.5"])
    }

    func testContentGivesWayBeyondItsLimitsAndSpringsBack() {
        pinch(from: 25, to: 100)
        XCTAssertEqual(scrollView.zoomScale, 2 * pow(2, 0.25), accuracy: 1e-9)
        lift(100)
        XCTAssertTrue(scrollView.isZoomBouncing)
        XCTAssertEqual(takeLog(), ["willBeginZooming true", "didZoom"])
        settle()
        XCTAssertFalse(scrollView.isZoomBouncing)
        XCTAssertEqual(scrollView.zoomScale, 2)
        XCTAssertEqual(takeLog(), ["didEndZooming 2.0"])
        scrollView.bouncesZoom = false
        pinch(from: 50, to: 100)
        XCTAssertEqual(scrollView.zoomScale, 2)
        lift(100)
        XCTAssertFalse(scrollView.isZoomBouncing)
    }

    func testContentThatGotSmallerThanTheViewReturns() {
        pinch(from: 100, to: 50)
        XCTAssertEqual(scrollView.zoomScale, 0.5, accuracy: 1e-9)
        lift(50)
        settle()
        XCTAssertEqual(scrollView.contentOffset, .zero)
        XCTAssertEqual(scrollView.contentSize, CGSize(width: 300, height: 400))
    }

    func testAFingerThatStaysGoesOnScrolling() {
        scrollView.zoomScale = 2
        down(100, 300)
        down(200, 300, finger: 1)
        for step in 1...4 {
            wait(1.0 / 60)
            move(100, 300 - CGFloat(step) * 10)
            move(200, 300 - CGFloat(step) * 10, finger: 1)
        }
        for step in 1...4 {
            wait(1.0 / 60)
            move(100 + CGFloat(step) * 5, 260)
            move(200 - CGFloat(step) * 5, 260, finger: 1)
        }
        XCTAssertTrue(scrollView.isZooming && scrollView.isDragging)
        up(180, 260, finger: 1)
        XCTAssertFalse(scrollView.isZooming)
        let offset = scrollView.contentOffset
        move(120, 240)
        XCTAssertEqual(scrollView.contentOffset.y, offset.y + 20, accuracy: 0.34)
        XCTAssertEqual(scrollView.contentOffset.x, offset.x, accuracy: 0.34)
        wait(0.3)
        up(120, 240)
        settle()
    }

    func testContentThatDoesNotZoom() {
        scrollView.maximumZoomScale = 0.5
        XCTAssertNil(scrollView.pinchGestureRecognizer)
        scrollView.maximumZoomScale = 2
        XCTAssertNotNil(scrollView.pinchGestureRecognizer)
        listener.view = nil
        scrollView.setZoomScale(2, animated: true)
        pinch(from: 50, to: 100)
        lift(100)
        XCTAssertEqual(scrollView.zoomScale, 1)
        XCTAssertEqual(takeLog(), [])
    }

    func testContentThatConstraintsPlaceZoomsWithItsMargins() {
        content.translatesAutoresizingMaskIntoConstraints = false
        let guide = scrollView.contentLayoutGuide
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 10),
            content.topAnchor.constraint(equalTo: guide.topAnchor, constant: 20),
            guide.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: 10),
            guide.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 20),
            content.widthAnchor.constraint(equalToConstant: 600), content.heightAnchor.constraint(equalToConstant: 800),
        ])
        scrollView.layoutIfNeeded()
        XCTAssertEqual(scrollView.contentSize, CGSize(width: 620, height: 840))
        scrollView.zoomScale = 2
        for _ in 0..<2 {
            XCTAssertEqual(scrollView.contentSize, CGSize(width: 1220, height: 1640))
            XCTAssertEqual(content.frame, CGRect(x: 10, y: 20, width: 1200, height: 1600))
            scrollView.setNeedsLayout()
            scrollView.layoutIfNeeded()
        }
    }

    func testTheScaleIsRestored() throws {
        scrollView.zoomScale = 2
        scrollView.contentOffset = CGPoint(x: 40, y: 50)
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        scrollView.encodeRestorableState(with: archiver)
        archiver.finishEncoding()
        scrollView.zoomScale = 1
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        unarchiver.requiresSecureCoding = false
        scrollView.decodeRestorableState(with: unarchiver)
        scrollView.layoutIfNeeded()
        XCTAssertEqual(scrollView.zoomScale, 2)
        XCTAssertEqual(scrollView.contentOffset, CGPoint(x: 40, y: 50))
    }
}
