import CoreGraphics
import Foundation
import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// Draws every control on one page, for people to look at: `MATRYOSHKA_REFERENCE_OUTPUT` names the folder.
@preconcurrency @MainActor final class ControlLookTests: XCTestCase {
    private func page(_ style: UIUserInterfaceStyle) throws -> Picture {
        var stage = PictureStage(393, 852, scale: 3)
        stage.style = style
        return try stage.draw("controls-\(style == .dark ? "dark" : "light")") {
            let controller = UIViewController()
            controller.view.backgroundColor = .systemBackground
            for (index, view) in Self.views().enumerated() {
                var size = view.sizeThatFits(CGSize(width: 353, height: 400))
                if size.width == 0 || view is UISlider { size.width = 353 }
                view.frame = CGRect(x: 20, y: 20 + CGFloat(index) * 50, width: size.width, height: size.height)
                controller.view.addSubview(view)
            }
            return controller
        }
    }

    private static func views() -> [UIView] {
        let segments = UISegmentedControl(items: ["First", "Second", "Third", "Fourth"])
        segments.selectedSegmentIndex = 1
        let tinted = UISegmentedControl(items: ["On", "Off"])
        tinted.selectedSegmentIndex = 0
        tinted.selectedSegmentTintColor = .systemGreen
        tinted.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
        let dim = UISegmentedControl(items: ["Dis", "abled"])
        dim.isEnabled = false
        let slider = UISlider()
        slider.value = 0.4
        slider.minimumValueImage = UIImage(systemName: "minus")
        slider.maximumValueImage = UIImage(systemName: "plus")
        let still = UISlider()
        still.value = 0.7
        still.isEnabled = false
        let stepper = UIStepper()
        stepper.value = 4
        let pages = UIPageControl()
        pages.numberOfPages = 5
        pages.currentPage = 2
        pages.backgroundStyle = .prominent
        pages.pageIndicatorTintColor = .systemGray3
        pages.currentPageIndicatorTintColor = .systemBlue
        let small = UIActivityIndicatorView(style: .medium)
        small.startAnimating()
        let large = UIActivityIndicatorView(style: .large)
        large.startAnimating()
        var row = UIListContentConfiguration.subtitleCell()
        row.text = "Title of a row"
        row.secondaryText = "Subtitle"
        row.image = UIImage(systemName: "star.fill")
        var value = UIListContentConfiguration.valueCell()
        value.text = "Name"
        value.secondaryText = "Value"
        return [
            segments, tinted, dim, slider, still, UIStepper(), stepper, pages, small, large,
            UIListContentView(configuration: row), UIListContentView(configuration: value),
        ]
    }

    func testEveryControlDrawsSomethingInLightAndDark() throws {
        for style in [UIUserInterfaceStyle.light, .dark] {
            let picture = try page(style)
            for index in 0..<Self.views().count {
                XCTAssertNotNil(
                    picture.ink(in: CGRect(x: 1, y: 22 + Double(index) * 50, width: 390, height: 44)),
                    "view \(index), \(style)")
            }
        }
    }
}
