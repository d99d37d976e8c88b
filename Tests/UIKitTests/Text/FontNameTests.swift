import Foundation
import XCTest

@_spi(Testing) @testable import UIKit

/// Fonts that every iPhone has, by name.
@preconcurrency @MainActor final class FontNameTests: XCTestCase {
    func testFontsOfIOSKeepTheirNames() throws {
        let font = try XCTUnwrap(UIFont(name: "HelveticaNeue-Bold", size: 17))
        XCTAssertEqual(font.fontName, "HelveticaNeue-Bold")
        XCTAssertEqual(font.familyName, "Helvetica Neue")
        XCTAssertEqual(font.pointSize, 17)
        XCTAssertEqual(font.withSize(20).fontName, "HelveticaNeue-Bold")
        XCTAssertNil(UIFont(name: "HelveticaNeue-Bolder", size: 17))
        XCTAssertNil(UIFont(name: "No Such Font", size: 17))
    }

    func testTheFaceOfTheNameIsDrawn() throws {
        func width(_ name: String) throws -> CGFloat {
            let font = try XCTUnwrap(UIFont(name: name, size: 100))
            return ("illness" as NSString).size(withAttributes: [.font: font]).width
        }
        XCTAssertEqual(try width("HelveticaNeue-Light"), 0.94 * (try width("Inter-Light")), accuracy: 0.5)
        XCTAssertGreaterThan(try width("HelveticaNeue-Bold"), try width("HelveticaNeue"))
        XCTAssertEqual(try width("Menlo-Regular"), try width("DejaVu Sans Mono"))
    }

    func testCapitalsDoNotMatter() throws {
        for (name, spelling) in [
            ("helveticaneue-bolditalic", "HelveticaNeue-BoldItalic"), ("ARIALMT", "ArialMT"),
            ("arial-boldmt", "Arial-BoldMT"), ("helvetica neue", "Helvetica Neue"), ("INTER-BOLD", "Inter-Bold"),
            ("timesnewromanps-boldmt", "TimesNewRomanPS-BoldMT"), ("dejavu sans mono", "DejaVu Sans Mono"),
        ] {
            let font = try XCTUnwrap(UIFont(name: name, size: 17), name)
            XCTAssertEqual(font.fontName, spelling)
            XCTAssertEqual(font, UIFont(name: spelling, size: 17))
        }
        XCTAssertNil(UIFont(name: "helveticaneue-bolder", size: 17))
    }

    func testFamiliesThatAreNotSansSerifAreThere() throws {
        for name in [
            "Georgia-Bold", "MarkerFelt-Wide", "SnellRoundhand", "Didot-Italic", "Copperplate", "PingFangSC-Medium",
        ] {
            XCTAssertEqual(try XCTUnwrap(UIFont(name: name, size: 17), name).fontName, name)
        }
        XCTAssertEqual(
            UIFont.fontNames(forFamilyName: "Georgia"),
            ["Georgia", "Georgia-Italic", "Georgia-Bold", "Georgia-BoldItalic"])
        XCTAssertTrue(Set(["Zapfino", "Avenir Next", "PingFang SC"]).isSubset(of: UIFont.familyNames))
        XCTAssertFalse(UIFont.familyNames.contains { $0.hasPrefix(".") })
    }

    func testTraitsComeFromTheName() throws {
        let font = try XCTUnwrap(UIFont(name: "AvenirNext-DemiBoldItalic", size: 17))
        XCTAssertEqual(font.fontDescriptor.symbolicTraits, [.traitBold, .traitItalic])
        XCTAssertEqual(UIFont(name: "Courier", size: 17)?.fontDescriptor.symbolicTraits, .traitMonoSpace)
        let bold = try XCTUnwrap(UIFont(name: "Georgia", size: 17)?.fontDescriptor.withSymbolicTraits(.traitBold))
        XCTAssertEqual(UIFont(descriptor: bold, size: 0).fontName, "Georgia-Bold")
    }

    func testTheSystemFontWithSerifsKeepsItsWeight() throws {
        let system = UIFont.systemFont(ofSize: 17, weight: .bold).fontDescriptor
        let serif = UIFont(descriptor: try XCTUnwrap(system.withDesign(.serif)), size: 0)
        XCTAssertEqual(serif.lineHeight, UIFont.systemFont(ofSize: 17).lineHeight, accuracy: 0.01)
        XCTAssertEqual(serif.fontDescriptor.symbolicTraits, .traitBold)
        XCTAssertEqual(UIFont(descriptor: serif.fontDescriptor, size: 20), serif.withSize(20))
    }

    func testNamesOfTheSystemFont() {
        XCTAssertEqual(UIFont(name: "SFProText-Semibold", size: 17), .systemFont(ofSize: 17, weight: .semibold))
        XCTAssertEqual(UIFont(name: ".SFUI-Regular", size: 17), .systemFont(ofSize: 17))
    }

    func testEachFamilyIsNotedOnce() {
        let findings = Findings.during {
            for name in ["Gill Sans", "GillSans-Bold", "GillSans-LightItalic"] { _ = UIFont(name: name, size: 17) }
        }
        XCTAssertEqual(findings.diagnostics.map(\.code), ["text.stand-in-font"])
        XCTAssertEqual(
            findings.diagnostics.map(\.message),
            ["The font family 'Gill Sans' is not available; another one takes its place."])
    }
}
