import Foundation
import XCTest

@_spi(Testing) @testable import UIKit

/// Controls that have a value, as fingers change it.
@preconcurrency @MainActor final class ValueControlTests: EventTestCase {
    private var values: [String] = []

    override func begin() {
        super.begin()
        values = []
    }

    /// Puts a control on the screen and writes down what it says at `valueChanged`.
    private func show<Control: UIControl>(_ control: Control, at frame: CGRect, _ value: @escaping (Control) -> String)
    {
        control.frame = frame
        root.addSubview(control)
        control.addAction(
            UIAction { [unowned self, unowned control] _ in values.append(value(control)) }, for: .valueChanged)
        settle()
    }

    // MARK: Page control

    private func pageControl(pages: Int) -> UIPageControl {
        let control = UIPageControl()
        control.numberOfPages = pages
        show(control, at: CGRect(x: 100, y: 100, width: 200, height: 26)) { "\($0.currentPage)" }
        return control
    }

    func testPageControlHasTheSizeOfItsDots() {
        let control = UIPageControl()
        control.numberOfPages = 3
        XCTAssertEqual(control.intrinsicContentSize.width, 73, accuracy: 1e-9)
        XCTAssertEqual(control.intrinsicContentSize.height, 77.0 / 3, accuracy: 1e-9)
        XCTAssertEqual(control.size(forNumberOfPages: 0).width, 20)
    }

    func testTapsTurnPagesUntilTheEnds() {
        let control = pageControl(pages: 3)
        tap(250, 110)
        tap(250, 110)
        tap(250, 110)
        XCTAssertEqual(values, ["1", "2"])
        tap(120, 110)
        XCTAssertEqual(values, ["1", "2", "1"])
        XCTAssertEqual(control.currentPage, 1)
        XCTAssertEqual(control.accessibilityValue, "page 2 of 3")
    }

    func testTapsTurnPagesTheOtherWayFromRightToLeft() {
        let control = pageControl(pages: 3)
        control.semanticContentAttribute = .forceRightToLeft
        tap(120, 110)
        XCTAssertEqual(values, ["1"])
        control.layoutIfNeeded()
        XCTAssertGreaterThan(control.dots[0].center.x, control.dots[1].center.x)
    }

    func testAFingerThatStaysMovesThroughThePages() {
        let control = pageControl(pages: 5)
        down(150, 110)
        wait(0.4)
        XCTAssertEqual(control.interactionState, .continuous)
        XCTAssertFalse(control.platter.isHidden)
        move(150 + 2 * PageMetrics.pitch, 110)
        up(150 + 2 * PageMetrics.pitch, 110)
        XCTAssertEqual(values, ["2"])
        XCTAssertEqual(control.interactionState, .none)
        XCTAssertTrue(control.platter.isHidden)
    }

    func testPagesAreKeptInRangeInSilence() {
        let control = pageControl(pages: 3)
        control.currentPage = 7
        XCTAssertEqual(control.currentPage, 2)
        control.numberOfPages = 2
        XCTAssertEqual(control.currentPage, 1)
        control.numberOfPages = -1
        XCTAssertEqual(control.numberOfPages, 0)
        XCTAssertEqual(control.currentPage, 0)
        XCTAssertEqual(values, [])
        control.setIndicatorImage(UIImage(), forPage: 0)
        XCTAssertEqual(exceptions.map(\.name), [.invalidArgumentException])
    }

    func testASinglePageMayHide() {
        let control = pageControl(pages: 1)
        XCTAssertFalse(control.dots[0].isHidden)
        control.hidesForSinglePage = true
        XCTAssertTrue(control.dots[0].isHidden)
        control.numberOfPages = 2
        XCTAssertFalse(control.dots[0].isHidden)
    }

    func testDotsWithoutRoomAreLeftOutAroundTheCurrentOne() {
        XCTAssertEqual(PageMetrics.visiblePages(of: 20, current: 0, width: 200), 0..<10)
        XCTAssertEqual(PageMetrics.visiblePages(of: 20, current: 10, width: 200), 5..<15)
        XCTAssertEqual(PageMetrics.visiblePages(of: 20, current: 19, width: 200), 10..<20)
        XCTAssertEqual(PageMetrics.visiblePages(of: 3, current: 2, width: 0), 2..<3)
    }

    // MARK: Slider

    private func slider() -> UISlider {
        let slider = UISlider()
        slider.maximumValue = 100
        show(slider, at: CGRect(x: 10, y: 100, width: 373, height: 34)) { "\(Int($0.value.rounded()))" }
        return slider
    }

    /// As in the picture of iOS 17.5.
    func testSliderGeometry() {
        let slider = slider()
        slider.value = 75
        slider.layoutIfNeeded()
        XCTAssertEqual(slider.trackRect(forBounds: slider.bounds), CGRect(x: 3, y: 15, width: 367, height: 4))
        let thumb = slider.thumbRect(
            forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: 75)
        XCTAssertEqual(thumb.minX, 259, accuracy: 1e-9)
        XCTAssertEqual(thumb.minY, 7.0 / 3, accuracy: 1e-9)
        XCTAssertEqual(thumb.width, 27)
        XCTAssertEqual(slider.intrinsicContentSize, CGSize(width: UIView.noIntrinsicMetric, height: 34))
        XCTAssertEqual(slider.accessibilityValue, "75%")
        let endless = UISlider(frame: .zero)
        endless.maximumValue = .infinity
        endless.value = .infinity
        XCTAssertEqual(endless.accessibilityValue, "0%")
    }

    func testOnlyTheThumbIsDragged() {
        let slider = slider()
        tap(200, 117)
        XCTAssertEqual(values, [])
        down(25, 117)
        move(25 + 172, 117)
        move(25 + 1000, 117)
        up(25 + 1000, 117)
        XCTAssertEqual(values, ["50", "100"])
        XCTAssertEqual(slider.value, 100)
    }

    func testASliderThatIsNotContinuousTellsAtTheEnd() {
        let slider = slider()
        slider.isContinuous = false
        down(25, 117)
        move(25 + 172, 117)
        XCTAssertEqual(values, [])
        up(25 + 172, 117)
        XCTAssertEqual(values, ["50"])
    }

    func testSliderFromRightToLeft() {
        let slider = slider()
        slider.semanticContentAttribute = .forceRightToLeft
        settle()
        down(370, 117)
        move(370 - 172, 117)
        up(370 - 172, 117)
        XCTAssertEqual(values, ["50"])
    }

    func testSliderKeepsItsValueInRange() {
        let slider = UISlider()
        slider.value = 7
        XCTAssertEqual(slider.value, 1)
        slider.minimumValue = 5
        XCTAssertEqual(slider.maximumValue, 5)
        XCTAssertEqual(slider.value, 5)
        slider.value = .nan
        XCTAssertEqual(slider.value, 5)
    }

    func testAccessibilityStepsATenth() {
        let slider = slider()
        slider.accessibilityIncrement()
        slider.accessibilityIncrement()
        slider.accessibilityDecrement()
        slider.accessibilityDecrement()
        slider.accessibilityDecrement()
        XCTAssertEqual(values, ["10", "20", "10", "0"])
    }

    func testAValueThatIsSetMayMoveTheThumbThere() {
        let slider = slider()
        let start = slider.thumb.center.x
        slider.setValue(100, animated: true)
        XCTAssertNotNil(slider.thumb.layer.animation(forKey: "position"))
        settle()
        XCTAssertEqual(slider.thumb.center.x, start + 344, accuracy: 1e-6)
        XCTAssertEqual(values, [])
    }

    // MARK: Stepper

    private func stepper() -> UIStepper {
        let stepper = UIStepper()
        show(stepper, at: CGRect(x: 100, y: 100, width: 300, height: 300)) { "\(Int($0.value))" }
        return stepper
    }

    func testAStepperStepsWithinItsEnds() {
        let stepper = stepper()
        XCTAssertEqual(stepper.frame.size, CGSize(width: 94, height: 32))
        stepper.maximumValue = 2
        tap(180, 110)
        tap(180, 110)
        tap(180, 110)
        tap(110, 110)
        XCTAssertEqual(values, ["1", "2", "1"])
    }

    func testAStepperMayWrap() {
        let stepper = stepper()
        stepper.maximumValue = 3
        stepper.wraps = true
        tap(110, 110)
        tap(180, 110)
        XCTAssertEqual(values, ["3", "0"])
    }

    func testAHeldButtonRepeats() {
        _ = stepper()
        down(180, 110)
        wait(0.45)
        XCTAssertEqual(values, ["1"])
        wait(0.5)
        XCTAssertEqual(values, ["1", "2", "3", "4"])
        up(180, 110)
        wait(2)
        XCTAssertEqual(values.count, 4)
    }

    func testWithoutRepeatOrContinuity() {
        let stepper = stepper()
        stepper.autorepeat = false
        stepper.isContinuous = false
        down(180, 110)
        wait(2)
        XCTAssertEqual(values, [])
        up(180, 110)
        XCTAssertEqual(values, ["1"])
    }

    func testAStepperRefusesAStepThatIsNone() {
        let stepper = UIStepper()
        stepper.stepValue = 0
        XCTAssertEqual(exceptions.map(\.name), [.invalidArgumentException])
        XCTAssertEqual(stepper.stepValue, 1)
    }

    // MARK: Activity indicator

    func testASpinnerIsHiddenUntilItSpinsAndKeepsNobodyWaiting() {
        let spinner = UIActivityIndicatorView(style: .large)
        root.addSubview(spinner)
        XCTAssertTrue(spinner.isHidden)
        XCTAssertEqual(spinner.bounds.size, CGSize(width: 37, height: 37))
        spinner.startAnimating()
        settle()
        XCTAssertFalse(spinner.isHidden)
        let wheel = spinner.subviews[0]
        XCTAssertEqual(wheel.layer.animationKeys(), ["spin"])
        wait(0.15)
        XCTAssertNotEqual(wheel.layer.presentation()?.transform.m12 ?? 0, 0)
        spinner.stopAnimating()
        XCTAssertTrue(spinner.isHidden)
        XCTAssertNil(wheel.layer.animationKeys())
    }

    func testASpinnerThatStartedOutsideOfAWindowSpinsInOne() {
        let spinner = UIActivityIndicatorView(style: .medium)
        spinner.hidesWhenStopped = false
        spinner.startAnimating()
        XCTAssertNil(spinner.subviews[0].layer.animationKeys())
        root.addSubview(spinner)
        settle()
        XCTAssertEqual(spinner.subviews[0].layer.animationKeys(), ["spin"])
        spinner.removeFromSuperview()
        XCTAssertNil(spinner.subviews[0].layer.animationKeys())
        XCTAssertTrue(spinner.isAnimating)
    }
}
