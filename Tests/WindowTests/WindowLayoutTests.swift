import CoreGraphics
import Foundation
import XCTest

@testable import Displays

final class WindowLayoutTests: XCTestCase {
    private let phone = PixelSize(width: 1179, height: 2556)
    private let points = CGSize(width: 393, height: 852)

    private func layout(_ width: Int, _ height: Int, unit: Double = 1) -> WindowLayout {
        WindowLayout(
            window: PixelSize(width: width, height: height), source: phone, interfaceSize: points, unit: unit)
    }

    func test_screenLiesInTheMiddleWithRimAndMarginAround() {
        let layout = layout(433, 892)
        XCTAssertEqual(layout.screen, PixelRect(x: 20, y: 20, width: 393, height: 852))
        XCTAssertEqual(layout.rim, 9)
        XCTAssertEqual(layout.pixelsPerPoint, 1)
    }

    func test_screenKeepsItsProportionsInAnyWindow() {
        for (width, height) in [(433, 500), (900, 892), (200, 2000), (3000, 700)] {
            let screen = layout(width, height).screen
            XCTAssertEqual(Double(screen.width) / Double(screen.height), 1179 / 2556, accuracy: 0.005)
            XCTAssertLessThanOrEqual(abs(screen.x - (width - screen.maxX)), 1)
            XCTAssertLessThanOrEqual(abs(screen.y - (height - screen.maxY)), 1)
        }
    }

    func test_screenIsNeverLargerThanItsPixels() {
        XCTAssertEqual(PixelSize(layout(4000, 4000).screen), phone)
    }

    func test_windowOfAZoomShowsTheScreenAtThatZoom() {
        for factor in [1.0, 0.75, 0.5, 1 / 3.0, 0.41] {
            for unit in [1.0, 1.5, 2] {
                let size = WindowLayout.windowSize(for: phone, factor: factor, unit: unit)
                let shown = layout(size.width, size.height, unit: unit).screen
                XCTAssertEqual(Double(shown.width) / 1179, factor, accuracy: 0.004, "\(factor) at \(unit)")
            }
        }
    }

    func test_wholeRatiosAreExact() {
        XCTAssertEqual(WindowLayout.scaled(phone, by: 0.5), PixelSize(width: 589, height: 1278))
        XCTAssertEqual(WindowLayout.scaled(phone, by: 0.3335), PixelSize(width: 393, height: 852))
        XCTAssertEqual(WindowLayout.scaled(phone, by: 0.75), PixelSize(width: 884, height: 1917))
    }

    func test_placesInTheWindowArePointsOfTheInterface() {
        let layout = layout(433, 892)
        XCTAssertEqual(layout.point(atX: 20, y: 20), .zero)
        XCTAssertEqual(layout.point(atX: 413, y: 872), CGPoint(x: 393, y: 852))
        XCTAssertEqual(layout.point(atX: 120.5, y: 220.5), CGPoint(x: 100.5, y: 200.5))
        XCTAssertEqual(
            layout.pixels(of: CGRect(x: 10, y: 20, width: 2, height: 30)),
            PixelRect(x: 30, y: 40, width: 2, height: 30))
    }

    func test_touchesBeginOnTheScreenAndItsRimAndStayInside() {
        let layout = layout(433, 892)
        XCTAssertTrue(layout.isTouchable(x: 11, y: 11))
        XCTAssertFalse(layout.isTouchable(x: 10, y: 100))
        XCTAssertTrue(layout.isTouchable(x: 421.9, y: 880))
        XCTAssertFalse(layout.isTouchable(x: 422, y: 880))
        XCTAssertEqual(layout.clamped(CGPoint(x: -5, y: 900)), CGPoint(x: 0, y: 851.75))
    }

    func test_theSharpestZoomThatFitsIsChosen() {
        func factor(_ width: Int, _ height: Int, unit: Double = 1, scale: Double = 3) -> Double {
            Zoom.automatic.factor(
                for: phone, scale: scale, room: PixelSize(width: width, height: height), unit: unit)
        }
        XCTAssertEqual(factor(5000, 3000), 1)
        XCTAssertEqual(factor(3840, 2060), 0.75)
        XCTAssertEqual(factor(2560, 1400), 0.5)
        XCTAssertEqual(factor(1920, 1050), 1 / 3, accuracy: 0.0001)
        XCTAssertEqual(factor(1366, 720), 680.0 / 2556, accuracy: 0.0001)
    }

    func test_zoomGoesThroughAllAndComesBack() {
        var zoom = Zoom.automatic
        var titles: [String] = []
        repeat {
            titles.append(zoom.title)
            zoom = zoom.next
        } while zoom != .automatic && titles.count < 10
        XCTAssertEqual(
            titles,
            [
                "Sharpest size that fits", "100 %", "75 %", "50 %", "Size in points", "Largest size that fits",
            ])
    }

    func test_desktopsUnitComesFromItsSettings() {
        XCTAssertEqual(DesktopConnection.unit(resources: "", environment: [:]), 1)
        XCTAssertEqual(
            DesktopConnection.unit(resources: "Xcursor.size:\t24\nXft.dpi:\t192\n", environment: [:]), 2)
        XCTAssertEqual(DesktopConnection.unit(resources: "Xft.dpi: 144", environment: [:]), 1.5)
        XCTAssertEqual(DesktopConnection.unit(resources: "Xft.dpi: 75", environment: [:]), 1)
        XCTAssertEqual(DesktopConnection.unit(resources: "Xft.dpi: 99999", environment: [:]), 1)
        XCTAssertEqual(DesktopConnection.unit(resources: "Xft.dpi: 144", environment: ["GDK_SCALE": "2"]), 2)
        XCTAssertEqual(DesktopConnection.unit(resources: "", environment: ["GDK_SCALE": "0"]), 1)
    }

    @MainActor func test_damageIsMerged() {
        let bounds = PixelRect(x: 0, y: 0, width: 100, height: 100)
        let small = PixelRect(x: 10, y: 10, width: 5, height: 5)
        let large = PixelRect(x: 0, y: 0, width: 50, height: 50)
        XCTAssertEqual(WindowDisplay.merged([small, large, small], within: bounds), [large])
        XCTAssertEqual(
            WindowDisplay.merged([PixelRect(x: 90, y: 90, width: 50, height: 50)], within: bounds),
            [PixelRect(x: 90, y: 90, width: 10, height: 10)])
        let many = (0..<20).map { PixelRect(x: $0 * 5, y: $0 * 5, width: 2, height: 2) }
        XCTAssertEqual(
            WindowDisplay.merged(many, within: bounds), [PixelRect(x: 0, y: 0, width: 97, height: 97)])
    }
}
