import UIKit
import XCTest

/// Fonts as Core Graphics names them.
@preconcurrency @MainActor final class CGFontTests: XCTestCase {
    func testAFontIsFoundByItsName() throws {
        let name = UIFont.boldSystemFont(ofSize: 12).fontName
        let font = try XCTUnwrap(CGFont(NSString(string: name)))
        XCTAssertEqual(font.postScriptName.map { $0 as String }, name)
        XCTAssertNil(CGFont(NSString(string: "No Such Font")))
    }

    func testATextLayerIsSetInAFont() throws {
        func picture(_ font: Any?) -> Data? {
            let layer = CATextLayer()
            layer.frame = CGRect(x: 0, y: 0, width: 60, height: 30)
            (layer.string, layer.font, layer.fontSize) = ("iiWW", font, 20)
            layer.foregroundColor = UIColor.black.cgColor
            return UIGraphicsImageRenderer(size: layer.frame.size).image { layer.render(in: $0.cgContext) }.pngData()
        }
        let name = UIFont.monospacedSystemFont(ofSize: 20, weight: .regular).fontName
        let font = try XCTUnwrap(CGFont(NSString(string: name)))
        XCTAssertEqual(picture(font), picture(name))
        XCTAssertNotEqual(picture(font), picture(nil))
    }
}
