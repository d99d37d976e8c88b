import CoreGraphics
import Foundation
import XCTest

final class ColorTests: XCTestCase {
    func test_componentsKeepTheirSpace() {
        let gray = CGColor(gray: 0.5, alpha: 0.25)
        XCTAssertEqual(gray.components, [0.5, 0.25])
        XCTAssertEqual(gray.colorSpace?.model, .monochrome)
        XCTAssertEqual(gray.alpha, 0.25)
        XCTAssertEqual(gray.rgba, RGBA(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.25))
    }

    func test_copyChangesAlphaOnly() {
        let color = CGColor(srgbRed: 0.1, green: 0.2, blue: 0.3, alpha: 1)
        XCTAssertEqual(color.copy(alpha: 0.5), CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.5))
    }

    func test_displayP3IsConverted() throws {
        let space = try XCTUnwrap(CGColorSpace(name: CGColorSpace.displayP3))
        let white = try XCTUnwrap(CGColor(colorSpace: space, components: [1, 1, 1, 1]))
        XCTAssertEqual(white.rgba.green, 1, accuracy: 1e-6)
        // Display P3's green is outside sRGB; its red and blue would be negative.
        let green = try XCTUnwrap(CGColor(colorSpace: space, components: [0, 1, 0, 1]))
        XCTAssertEqual(green.rgba, RGBA(red: 0, green: 1, blue: 0, alpha: 1))
        let muted = try XCTUnwrap(CGColor(colorSpace: space, components: [0.5, 0.25, 0.25, 1]))
        // Computed from the two spaces' primaries and their common white.
        XCTAssertEqual(muted.rgba.red, 0.537832, accuracy: 1e-5)
        XCTAssertEqual(muted.rgba.green, 0.232132, accuracy: 1e-5)
        XCTAssertEqual(muted.rgba.blue, 0.241844, accuracy: 1e-5)
    }

    func test_wideGamuts() {
        let names = [
            CGColorSpace.sRGB, CGColorSpace.linearSRGB, CGColorSpace.displayP3, CGColorSpace.extendedSRGB,
            CGColorSpace.extendedGray,
        ]
        let spaces = names.compactMap { CGColorSpace(name: $0) }
        XCTAssertEqual(spaces.map(\.isWideGamutRGB), [false, false, true, true, false])
        XCTAssertEqual(spaces.map(CGColorSpaceUsesExtendedRange), [false, false, false, true, true])
    }

    func test_unknownSpaceIsNil() {
        XCTAssertNil(CGColorSpace(name: "kCGColorSpaceGenericCMYK"))
    }

    func test_gradientRefusesWhatIsNotAColor() {
        XCTAssertNil(CGGradient(colorsSpace: nil, colors: [CGColor.black, "white"], locations: nil))
        XCTAssertNil(CGGradient(colorsSpace: nil, colors: [], locations: nil))
        XCTAssertNotNil(CGGradient(colorsSpace: nil, colors: [CGColor.black] as CFArray, locations: [0.5]))
    }
}
