import UIKit
import XCTest

@testable import UIKit

@preconcurrency @MainActor final class ColorTests: XCTestCase {
    private func components(_ color: UIColor) -> [CGFloat] {
        var (red, green, blue, alpha) = (CGFloat(-1), CGFloat(-1), CGFloat(-1), CGFloat(-1))
        XCTAssertTrue(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
        return [red, green, blue, alpha].map { ($0 * 1000).rounded() / 1000 }
    }

    func testHueGoesRound() {
        func bright(_ hue: CGFloat) -> [CGFloat] {
            components(UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1))
        }
        XCTAssertEqual(bright(0), [1, 0, 0, 1])
        XCTAssertEqual(bright(1.0 / 3), [0, 1, 0, 1])
        XCTAssertEqual(bright(2.0 / 3), [0, 0, 1, 1])
        XCTAssertEqual(bright(1), bright(0))
        XCTAssertEqual(bright(0.25), [0.5, 1, 0, 1])
    }

    func testADynamicColourIsChosenForTraits() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let light = UITraitCollection(userInterfaceStyle: .light)
        XCTAssertEqual(components(color.resolvedColor(with: dark)), [1, 1, 1, 1])
        XCTAssertEqual(components(color.resolvedColor(with: light)), [0, 0, 0, 1])
        XCTAssertEqual(components(color.withAlphaComponent(0.5).resolvedColor(with: dark)), [1, 1, 1, 0.5])
    }

    func testOnlyGrayHasAWhiteness() {
        var white: CGFloat = -1
        XCTAssertTrue(UIColor(white: 0.25, alpha: 1).getWhite(&white, alpha: nil))
        XCTAssertEqual(white, 0.25)
        XCTAssertFalse(UIColor.red.getWhite(&white, alpha: nil))
    }

    func testDocumentsNameTheSystemsColours() {
        XCTAssertEqual(SystemColors.named("systemRedColor"), .systemRed)
        XCTAssertEqual(SystemColors.named("groupTableViewBackgroundColor"), .groupTableViewBackground)
        XCTAssertNil(SystemColors.named("systemRed"))
    }

    func test_swift3sColourLiterals() {
        XCTAssertEqual(
            UIColor(colorLiteralRed: 0.5, green: 0.25, blue: 0, alpha: 1),
            UIColor(red: 0.5, green: 0.25, blue: 0, alpha: 1))
    }
}
