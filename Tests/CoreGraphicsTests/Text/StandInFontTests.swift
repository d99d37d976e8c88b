import XCTest

@testable import CoreGraphics

final class StandInFontTests: XCTestCase {
    private func describe(_ name: String) -> String? {
        StandInFont(named: name).map {
            "\($0.family) \($0.weight)\($0.isItalic ? " italic" : "")\($0.isFace ? "" : " family")"
        }
    }

    func testNamesOfFamiliesAndFaces() {
        let names = [
            "Helvetica Neue": "Helvetica Neue regular family", "HelveticaNeue": "Helvetica Neue regular family",
            "HelveticaNeue-Bold": "Helvetica Neue bold",
            "HelveticaNeue-UltraLightItalic": "Helvetica Neue ultraLight italic",
            "HelveticaNeue-CondensedBold": "Helvetica Neue bold", "Helvetica-BoldOblique": "Helvetica bold italic",
            "Avenir-Book": "Avenir regular", "AvenirNext-DemiBoldItalic": "Avenir Next semibold italic",
            "AvenirNextCondensed-Heavy": "Avenir Next Condensed heavy", "ArialMT": "Arial regular family",
            "Arial-BoldItalicMT": "Arial bold italic", "TimesNewRomanPSMT": "Times New Roman regular family",
            "TimesNewRomanPS-BoldMT": "Times New Roman bold", "CourierNewPS-ItalicMT": "Courier New regular italic",
            "Futura-CondensedExtraBold": "Futura heavy", "Georgia-Italic": "Georgia regular italic",
            "Menlo-Regular": "Menlo regular", "Verdana-Bold": "Verdana bold",
            "SFProText-Semibold": ".AppleSystemUIFont semibold", ".SFUI-Regular": ".AppleSystemUIFont regular",
        ]
        for (name, description) in names { XCTAssertEqual(describe(name), description, name) }
    }

    func testOtherNamesAreUnknown() {
        for name in ["", "-", "-Bold", "Helvetica-Neue", "HelveticaNeue-Bolder", "Papyrus Sans", "Avenir Last-Bold"] {
            XCTAssertNil(describe(name), name)
        }
    }

    func testTheLibraryTakesItsOwnFontsFirst() throws {
        let library = try FontLibrary.shared.get()
        XCTAssertNotNil(library.spelling(of: "Menlo-Bold"))
        XCTAssertEqual(library.standIn(for: "Menlo-Bold")?.design, .monospaced)
        XCTAssertNil(library.standIn(for: "Inter"))
        XCTAssertNil(library.spelling(of: "Menlo-Bolder"))
    }
}
