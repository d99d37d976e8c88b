import Foundation
import UIKit
import XCTest

/// Controls beside those that iOS 17.5 drew, whose accessibility frames are tinted: places are compared, not colours.
@preconcurrency @MainActor final class ControlReferencePictureTests: XCTestCase {
    /// A control in the middle of a white screen of which only the top counts, as large as it fits.
    private func comparison(_ name: String, _ make: @escaping () -> UIView) throws -> PictureComparison {
        try UIKitTests.comparison(name, PictureStage(393, 200, scale: 3)) {
            let controller = UIViewController()
            controller.view.backgroundColor = .white
            let control = make()
            var size = control.sizeThatFits(CGSize(width: 373, height: 1000))
            if control is UISlider { size.width = 373 }
            control.frame = CGRect(x: (393 - size.width) / 2, y: 10, width: size.width, height: size.height)
            controller.view.addSubview(control)
            return controller
        }
    }

    /// Compares where the colour changes, at the one place in a part of a row where it does.
    private func compareEdge(
        _ comparison: inout PictureComparison, _ measure: String, rightAt y: Double, from left: Double,
        to right: Double,
        within tolerance: Double = 1
    ) {
        comparison.compare(
            measure, comparison.theirs.edges(rightAt: y, from: left, to: right).first?.position,
            comparison.ours.edges(rightAt: y, from: left, to: right).first?.position, within: tolerance)
    }

    func test_segmentedControl() throws {
        var comparison = try comparison("segmented-17.5-iphone15") {
            let control = UISegmentedControl(items: ["Segment A", "Segment B", "Segment C"])
            control.selectedSegmentIndex = 1
            return control
        }
        for (index, name) in ["first title", "selected title", "last title"].enumerated() {
            comparison.compareText(name, in: CGRect(x: 70 + CGFloat(index) * 88, y: 16, width: 78, height: 20))
        }
        comparison.check()
    }

    func test_slider() throws {
        var comparison = try comparison("slider-17.5-iphone15") {
            let slider = UISlider()
            slider.maximumValue = 100
            slider.value = 75
            return slider
        }
        compareEdge(&comparison, "start of the track", rightAt: 27, from: 11, to: 16)
        compareEdge(&comparison, "end of the track", rightAt: 27, from: 377, to: 382)
        compareEdge(&comparison, "left of the thumb", rightAt: 26, from: 268.5, to: 271)
        comparison.compare(
            "top of the track", comparison.theirs.edges(downAt: 60, from: 20, to: 27).first?.position,
            comparison.ours.edges(downAt: 60, from: 20, to: 27).first?.position, within: 0)
        comparison.check()
    }

    func test_stepper() throws {
        var comparison = try comparison("stepper-17.5-iphone15") {
            let stepper = UIStepper()
            stepper.minimumValue = -1
            stepper.maximumValue = 1
            return stepper
        }
        comparison.compareBox("minus", in: CGRect(x: 156, y: 14, width: 34, height: 24), within: 1.5, color: false)
        comparison.compareBox("plus", in: CGRect(x: 203, y: 14, width: 34, height: 24), within: 1.5, color: false)
        comparison.compareColor("line between", at: 196.5, 26, within: 3)
        comparison.check()
    }

    func test_pageControl() throws {
        var comparison = try comparison("pagecontrol-17.5-iphone15") {
            let control = UIPageControl()
            control.numberOfPages = 3
            control.currentPage = 1
            control.pageIndicatorTintColor = .darkGray
            control.currentPageIndicatorTintColor = .black
            return control
        }
        for (index, name) in ["first dot", "current dot", "last dot"].enumerated() {
            comparison.compareBox(
                name, in: CGRect(x: 171 + CGFloat(index) * 17.667, y: 16, width: 16, height: 14), within: 1.5)
        }
        comparison.check()
    }
}
