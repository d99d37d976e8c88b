import CoreGraphics
import DisplayProtocol
import Foundation
import UIKitTesting
import XCTest

@testable import UIKit

@preconcurrency @MainActor final class SystemOverlayTests: XCTestCase {
    override func setUp() { MainActor.assumeIsolated { TestEnvironment.reset() } }

    override func tearDown() {
        MainActor.assumeIsolated {
            UIScreen.main.adopt(ScreenConfiguration.devices[0])
            TestEnvironment.reset()
        }
    }

    private final class Controller: UIViewController {
        var color = UIColor.white
        var hidesBar = false
        var style = UIStatusBarStyle.default
        override var prefersStatusBarHidden: Bool { hidesBar }
        override var preferredStatusBarStyle: UIStatusBarStyle { style }
        override func viewDidLoad() { view.backgroundColor = color }
    }

    private func screen(_ device: String, _ style: ScreenConfiguration.Style, _ controller: Controller) throws
        -> Bitmap
    {
        var configuration = try XCTUnwrap(ScreenConfiguration.device(named: device))
        configuration.style = style
        UIScreen.main.adopt(configuration)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        _ = VirtualTime.runUntilIdle(limit: 10)
        defer { window.isHidden = true }
        let bitmap = try XCTUnwrap(FramePresenter.shared.renderScreen())
        if let folder = ProcessInfo.processInfo.environment["OVERLAY_PICTURES"] {
            try bitmap.pngData?.write(to: URL(fileURLWithPath: "\(folder)/\(device) \(style).png"))
        }
        return bitmap
    }

    private func controller(_ color: UIColor) -> Controller {
        let controller = Controller()
        controller.color = color
        return controller
    }

    /// The smallest rectangle around the pixels of a color in some rows.
    private func ink(_ bitmap: Bitmap, _ color: UInt32, rows: Range<Int>, columns: Range<Int>? = nil) -> PixelRect {
        var area = PixelRect(x: 0, y: 0, width: 0, height: 0)
        for y in rows {
            for x in columns ?? 0..<bitmap.width where bitmap[x, y] & 0xFFFFFF == color {
                area = area.union(PixelRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return area
    }

    /// 139 by 5 points at 3x; the round ends leave no full pixel in the outermost columns.
    func test_homeIndicatorLiesEightPointsAboveTheBottom() throws {
        let bitmap = try screen("iPhone 15", .light, controller(.white))
        XCTAssertEqual(
            ink(bitmap, 0, rows: 2400..<bitmap.height), PixelRect(x: 382, y: 2517, width: 415, height: 15))
    }

    /// What lies under it decides, as far as backgrounds tell; a picture does not.
    func testTheHomeIndicatorCanBeReadOnWhatLiesUnderIt() throws {
        let controller = controller(UIColor(white: 0.1, alpha: 1))
        _ = try screen("iPhone 15", .light, controller)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        defer { window.isHidden = true }
        func indicator() -> CGColor? {
            _ = VirtualTime.runUntilIdle(limit: 10)
            SystemOverlay.shared.update()
            return SystemOverlay.shared.homeIndicator.backgroundColor
        }
        XCTAssertEqual(indicator(), .white)
        let bar = UIView(frame: CGRect(x: 0, y: 800, width: 393, height: 52))
        bar.backgroundColor = .yellow
        controller.view.addSubview(bar)
        XCTAssertEqual(indicator(), .black)
        bar.alpha = 0.2
        XCTAssertEqual(indicator(), .white)
        bar.alpha = 1
        bar.backgroundColor = nil
        let picture = UIImageView(frame: bar.bounds)
        picture.image = UIGraphicsImageRenderer(size: bar.bounds.size).image { _ in }
        bar.addSubview(picture)
        XCTAssertEqual(indicator(), .black)
    }

    func testAnAppMayBeShownInOneStyleAlone() throws {
        AppInfo.source = { $0 == "UIUserInterfaceStyle" ? "Dark" : nil }
        let plain = controller(.systemBackground)
        _ = try screen("iPhone 15", .light, plain)
        XCTAssertEqual(plain.traitCollection.userInterfaceStyle, .dark)
        AppInfo.source = { $0 == "UIUserInterfaceStyle" ? "Automatic" : nil }
        let other = controller(.systemBackground)
        _ = try screen("iPhone 15", .light, other)
        XCTAssertEqual(other.traitCollection.userInterfaceStyle, .light)
    }

    func testTheStyleMayChangeUnderAFullScreenPresentation() throws {
        let root = controller(.white)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        window.makeKeyAndVisible()
        _ = VirtualTime.runUntilIdle(limit: 10)
        defer { window.isHidden = true }
        let presented = controller(.systemBackground)
        presented.modalPresentationStyle = .fullScreen
        root.present(presented, animated: false)
        _ = VirtualTime.runUntilIdle(limit: 10)
        XCTAssertNil(root.view.window)
        let indicator = SystemOverlay.shared.homeIndicator
        SystemOverlay.shared.update()
        XCTAssertEqual(indicator.backgroundColor, .black)
        var configuration = UIScreen.main.configuration
        configuration.style = .dark
        UIScreen.main.adopt(configuration)
        _ = VirtualTime.runUntilIdle(limit: 10)
        XCTAssertEqual(presented.traitCollection.userInterfaceStyle, .dark)
        SystemOverlay.shared.update()
        XCTAssertEqual(indicator.backgroundColor, .white)
        XCTAssertEqual(SystemOverlay.shared.statusBar.look?.isLight, true)
    }

    func test_barTakesTheColourThatCanBeRead() throws {
        for (style, background, ink) in [
            (ScreenConfiguration.Style.light, UIColor.white, UInt32(0)), (.dark, .black, 0xFFFFFF),
        ] {
            let bitmap = try screen("iPhone 15", style, controller(background))
            let area = self.ink(bitmap, ink, rows: 0..<160)
            XCTAssertFalse(area.isEmpty, "\(style)")
            // Ears on both sides; nothing where the island is.
            XCTAssertTrue(
                self.ink(bitmap, ink, rows: 0..<160, columns: 378..<801).isEmpty, "between the ears, \(style)")
        }
    }

    func test_styleOfTheControllerWins() throws {
        let controller = controller(.black)
        controller.style = .lightContent
        let bitmap = try screen("iPhone 15", .light, controller)
        XCTAssertFalse(ink(bitmap, 0xFFFFFF, rows: 0..<160).isEmpty)
    }

    func test_hiddenBarLeavesNothing() throws {
        let controller = controller(.white)
        controller.hidesBar = true
        let bitmap = try screen("iPhone 15", .light, controller)
        XCTAssertTrue(ink(bitmap, 0, rows: 0..<160).isEmpty)
    }

    func test_homeButtonPhonesHaveACentredTimeAndNoIndicator() throws {
        let bitmap = try screen("iPhone 8", .light, controller(.white))
        XCTAssertTrue(ink(bitmap, 0, rows: 100..<bitmap.height).isEmpty)
        let time = ink(bitmap, 0, rows: 0..<40, columns: 300..<450)
        XCTAssertLessThanOrEqual(abs(2 * time.x + time.width - 750), 4)
        XCTAssertLessThanOrEqual(abs(2 * time.y + time.height - 40), 3)
    }

    func test_screenIsBlackBehindWindows() throws {
        let controller = controller(.clear)
        let bitmap = try screen("iPhone 8", .light, controller)
        XCTAssertEqual(bitmap[375, 700], 0xFF00_0000)
    }

    func test_drawingTwiceGivesTheSamePixels() throws {
        let one = try screen("iPhone 15", .light, controller(.white))
        let two = try screen("iPhone 15", .light, controller(.white))
        XCTAssertTrue(one.hasSamePixels(as: two))
    }

    func testTheFrameOfTheBarIsEmptyWhileItIsHidden() {
        let controller = Controller()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        defer { window.isHidden = true }
        _ = VirtualTime.runUntilIdle(limit: 10)
        let bar = UIApplication.shared.statusBarFrame
        XCTAssertEqual(bar.origin, .zero)
        XCTAssertEqual(bar.size.width, UIScreen.main.bounds.width)
        XCTAssertEqual(bar.size.height, UIScreen.main.configuration.statusBarHeight)
        XCTAssertGreaterThan(bar.height, 0)
        XCTAssertEqual(UIStatusBarManager().statusBarFrame, bar)
        controller.hidesBar = true
        controller.setNeedsStatusBarAppearanceUpdate()
        _ = VirtualTime.runUntilIdle(limit: 10)
        XCTAssertEqual(UIApplication.shared.statusBarFrame, .zero)
        XCTAssertTrue(UIStatusBarManager().isStatusBarHidden)
    }
}
