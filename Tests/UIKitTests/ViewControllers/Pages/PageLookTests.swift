import DisplayProtocol
import UIKitTesting
import XCTest

@testable import CoreGraphics
@testable import QuartzCore
@_spi(Testing) @testable import UIKit

/// What pages look like on their way; `MATRYOSHKA_PICTURES` names a folder that gets the pictures.
@preconcurrency @MainActor final class PageLookTests: PageTestCase {
    private func picture(_ name: String) throws -> Picture {
        let configuration = UIScreen.main.configuration
        let bitmap = try XCTUnwrap(Bitmap(width: configuration.pixelWidth, height: configuration.pixelHeight))
        let compositor = Compositor(background: 0)
        let list = compositor.frame(
            of: [UIApplication.shared.screenLayer], width: bitmap.width, height: bitmap.height,
            scale: CGFloat(configuration.scale))
        compositor.draw(list, replacing: nil, in: bitmap)
        try KeptPictures.keep(bitmap, as: name)
        return Picture(bitmap, scale: configuration.scale)
    }

    private let colors: [UIColor] = [
        .systemYellow, .systemTeal, .systemPink, .systemGreen, .systemOrange, .systemPurple,
    ]

    /// Opens a book with coloured pages and a number on each.
    private func openColoured(
        _ style: UIPageViewController.TransitionStyle, options: [UIPageViewController.OptionsKey: Any]? = nil,
        shown: Int = 1
    ) {
        open(style, pages: 6, options: options, shown: shown)
        for (index, page) in book.pages.enumerated() {
            page.view.backgroundColor = colors[index]
            let label = UILabel()
            label.text = "Page \(index + 1)"
            label.font = .systemFont(ofSize: 40, weight: .bold)
            label.sizeToFit()
            label.center = CGPoint(x: page.view.bounds.midX, y: 300)
            label.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
            page.view.addSubview(label)
        }
        settle()
    }

    func test_scrollUnderAFinger() throws {
        openColoured(.scroll, options: [.interPageSpacing: 16])
        drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 150, y: 400))
        let picture = try picture("pages-scroll")
        let (left, right) = (picture.color(at: 20, 600), picture.color(at: 380, 600))
        XCTAssertEqual(left, Picture.Color(red: 255, green: 204, blue: 0))
        XCTAssertEqual(right, Picture.Color(red: 48, green: 176, blue: 199))
        XCTAssertEqual(picture.color(at: 393 - 140 + 8, 600), .white)
    }

    func test_curlUnderAFinger() throws {
        openColoured(.pageCurl)
        drag(from: CGPoint(x: 380, y: 400), to: CGPoint(x: 160, y: 400))
        let picture = try picture("pages-curl")
        XCTAssertEqual(picture.color(at: 20, 600), Picture.Color(red: 255, green: 204, blue: 0))
        XCTAssertEqual(picture.color(at: 380, 600), Picture.Color(red: 48, green: 176, blue: 199))
    }

    func test_curlBack() throws {
        openColoured(.pageCurl)
        swipe(-300)
        drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 300, y: 400))
        _ = try picture("pages-curl-back")
    }

    func test_curlOfTwoPages() throws {
        openColoured(.pageCurl, options: [.spineLocation: UIPageViewController.SpineLocation.mid], shown: 2)
        drag(from: CGPoint(x: 380, y: 400), to: CGPoint(x: 120, y: 400))
        let picture = try picture("pages-spread")
        XCTAssertEqual(picture.color(at: 10, 600), Picture.Color(red: 255, green: 204, blue: 0))
    }

    func test_indicator() throws {
        openColoured(.scroll)
        controller.view.backgroundColor = .darkGray
        book.count = 6
        controller.setViewControllers([book.pages[2]], direction: .forward, animated: false)
        settle()
        _ = try picture("pages-indicator")
    }
}
