import Foundation
import XCTest

@_spi(Testing) @testable import UIKit

/// Pictures in place of what controls draw by themselves.
@preconcurrency @MainActor final class ControlImageTests: EventTestCase {
    private func picture(_ side: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
    }

    private func images(in view: UIView) -> [UIImage] {
        ((view as? UIImageView)?.image).map { [$0] } ?? view.subviews.flatMap { images(in: $0) }
    }

    func testAStepperShowsPictures() {
        let stepper = UIStepper()
        let (plus, minus, grey, behind, line) = (picture(10), picture(11), picture(12), picture(13), picture(3))
        stepper.setIncrementImage(plus, for: .normal)
        stepper.setDecrementImage(minus, for: .normal)
        stepper.setDecrementImage(grey, for: .disabled)
        // At its least value a stepper gets no smaller.
        XCTAssertEqual(images(in: stepper), [grey, plus])
        stepper.value = 5
        XCTAssertEqual(images(in: stepper), [minus, plus])
        stepper.setBackgroundImage(behind, for: .normal)
        XCTAssertEqual(images(in: stepper), [behind, minus, behind, plus])
        XCTAssertEqual(stepper.backgroundColor, .clear)
        stepper.setDividerImage(line, forLeftSegmentState: .normal, rightSegmentState: .normal)
        XCTAssertEqual(images(in: stepper).last, line)
        XCTAssertEqual(stepper.incrementImage(for: .normal), plus)
        XCTAssertNil(stepper.incrementImage(for: .highlighted))
        XCTAssertEqual(stepper.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal), line)
        XCTAssertNil(stepper.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .selected))
    }

    func testSegmentsShowPictures() {
        let control = UISegmentedControl(items: ["A", "B"])
        control.selectedSegmentIndex = 1
        control.frame = CGRect(x: 0, y: 0, width: 204, height: 32)
        let (normal, selected, line) = (picture(10), picture(11), picture(4))
        control.setBackgroundImage(normal, for: .normal, barMetrics: .default)
        control.setBackgroundImage(selected, for: .selected, barMetrics: .default)
        control.setDividerImage(line, forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
        control.layoutIfNeeded()
        XCTAssertEqual(control.segments.map(\.background), [normal, selected])
        XCTAssertTrue(control.track.isHidden && control.thumb.isHidden)
        XCTAssertEqual(control.dividers.map(\.frame), [CGRect(x: 100, y: 0, width: 4, height: 32)])
        XCTAssertEqual(control.dividers.map(\.image), [line])
        control.selectedSegmentIndex = 0
        XCTAssertEqual(control.segments.map(\.background), [selected, normal])
        let shift = UIOffset(horizontal: 3, vertical: -2)
        control.setContentPositionAdjustment(shift, forSegmentType: .left, barMetrics: .default)
        XCTAssertEqual(control.segments.map(\.adjustment), [shift, .zero])
        XCTAssertEqual(control.contentPositionAdjustment(forSegmentType: .left, barMetrics: .default), shift)
        XCTAssertEqual(control.backgroundImage(for: .selected, barMetrics: .default), selected)
        XCTAssertNil(control.backgroundImage(for: .selected, barMetrics: .compact))
    }

    func testAProgressViewShowsPictures() {
        let view = UIProgressView(progressViewStyle: .default)
        let (done, track) = (picture(8), picture(10))
        view.trackImage = track
        view.progressImage = done
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
        view.progress = 0.25
        view.layoutIfNeeded()
        XCTAssertEqual(images(in: view), [track, done])
        XCTAssertEqual(view.subviews.map(\.frame.width), [100, 25])
        XCTAssertEqual(view.intrinsicContentSize.height, 10)
        XCTAssertNil(view.backgroundColor)
        view.trackImage = nil
        XCTAssertEqual(view.backgroundColor, .systemFill)
    }

    func testAProgressViewThatIsOnlySizedToFitHasAWidth() {
        let view = UIProgressView(progressViewStyle: .default)
        view.sizeToFit()
        XCTAssertEqual(view.bounds.size, CGSize(width: 150, height: 4))
        view.frame.size = CGSize(width: 60, height: 20)
        view.sizeToFit()
        XCTAssertEqual(view.bounds.size, CGSize(width: 60, height: 4))
        XCTAssertEqual(view.intrinsicContentSize.width, UIView.noIntrinsicMetric)
    }

    func testSeparatorsAndContentOfTables() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 1000, height: 500))
        let margin = table.contentMargin
        table.separatorInset = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 4)
        XCTAssertEqual(table.separatorInsetFromEdges.left, 12)
        table.separatorInsetReference = .fromAutomaticInsets
        XCTAssertEqual(table.separatorInsetFromEdges.left, 12 + margin)
        table.cellLayoutMarginsFollowReadableWidth = true
        XCTAssertEqual(table.contentMargin, 164)
    }
}
