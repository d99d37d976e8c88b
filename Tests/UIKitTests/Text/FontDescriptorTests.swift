import Foundation
import XCTest

@_spi(Testing) @testable import UIKit

/// Descriptors: what they say, which fonts they find, and what others are made from them.
@preconcurrency @MainActor final class FontDescriptorTests: XCTestCase {
    func testAFontComesBackFromItsDescriptor() throws {
        let fonts: [UIFont] = [
            .systemFont(ofSize: 17), .systemFont(ofSize: 20, weight: .black), .italicSystemFont(ofSize: 13),
            .monospacedSystemFont(ofSize: 12, weight: .bold), .monospacedDigitSystemFont(ofSize: 12, weight: .medium),
            .preferredFont(forTextStyle: .headline), .preferredFont(forTextStyle: .body),
            .preferredFont(forTextStyle: .largeTitle), try XCTUnwrap(UIFont(name: "HelveticaNeue-Bold", size: 15)),
        ]
        for font in fonts {
            XCTAssertEqual(UIFont(descriptor: font.fontDescriptor, size: 0), font)
            XCTAssertEqual(UIFont(descriptor: font.fontDescriptor, size: 31), font.withSize(31))
        }
    }

    func testBoldAndItalicLetters() throws {
        let body = UIFont.preferredFont(forTextStyle: .body)
        let bold = try XCTUnwrap(body.fontDescriptor.withSymbolicTraits(.traitBold))
        XCTAssertEqual(bold.symbolicTraits, .traitBold)
        let font = UIFont(descriptor: bold, size: 0)
        XCTAssertEqual(font.descriptor.weight, .semibold)
        XCTAssertEqual(font.pointSize, body.pointSize)
        XCTAssertEqual(font.leadingOfStyle, body.leadingOfStyle)

        let title = UIFont.preferredFont(forTextStyle: .title1).fontDescriptor
        XCTAssertEqual(
            UIFont(descriptor: try XCTUnwrap(title.withSymbolicTraits(.traitBold)), size: 0).descriptor.weight, .bold)

        let both = try XCTUnwrap(body.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
        XCTAssertEqual(both.symbolicTraits, [.traitBold, .traitItalic])
        XCTAssertTrue(UIFont(descriptor: both, size: 0).descriptor.isItalic)
        // They take the place of those of before.
        XCTAssertEqual(both.withSymbolicTraits(.traitItalic)?.symbolicTraits, .traitItalic)
        XCTAssertEqual(try XCTUnwrap(both.withSymbolicTraits([])).symbolicTraits, [])
        let headline = UIFont.preferredFont(forTextStyle: .headline).fontDescriptor
        XCTAssertEqual(headline.symbolicTraits, .traitBold)
        XCTAssertNil(body.fontDescriptor.withSymbolicTraits(.traitCondensed))
    }

    func testFacesOfAFamily() throws {
        let regular = try XCTUnwrap(UIFont(name: "Avenir Next", size: 14)).fontDescriptor
        let bold = try XCTUnwrap(regular.withSymbolicTraits(.traitBold))
        XCTAssertEqual(UIFont(descriptor: bold, size: 0).fontName, "AvenirNext-Bold")
        XCTAssertEqual(UIFont(descriptor: bold, size: 0).familyName, "Avenir Next")
        XCTAssertEqual(
            UIFont(descriptor: regular.withFace("Demi Bold Italic"), size: 0).fontName, "AvenirNext-DemiBoldItalic")
        XCTAssertEqual(UIFont(descriptor: regular.withFamily("Arial"), size: 9).fontName, "ArialMT")
        XCTAssertEqual(bold.postscriptName, "AvenirNext-Bold")
        // DejaVu Sans Mono has no slanted face here.
        let mono = UIFontDescriptor(name: "DejaVuSansMono", size: 10)
        XCTAssertNotNil(mono.withSymbolicTraits(.traitBold))
        XCTAssertNil(mono.withSymbolicTraits(.traitItalic))
    }

    func testAttributes() {
        let heavy = UIFontDescriptor(fontAttributes: [
            .size: 21, .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy],
        ])
        XCTAssertEqual(UIFont(descriptor: heavy, size: 0), .systemFont(ofSize: 21, weight: .heavy))
        XCTAssertEqual(heavy.pointSize, 21)
        XCTAssertEqual(heavy.withSize(30).pointSize, 30)
        XCTAssertEqual(UIFontDescriptor().pointSize, 0)
        XCTAssertEqual(UIFont(descriptor: UIFontDescriptor(), size: 0).pointSize, 12)

        let digits = UIFont.systemFont(ofSize: 17).fontDescriptor.addingAttributes([
            .featureSettings: [[UIFontDescriptor.FeatureKey.featureIdentifier: 6, .typeIdentifier: 0]]
        ])
        XCTAssertEqual(
            UIFont(descriptor: digits, size: 0), .monospacedDigitSystemFont(ofSize: 17, weight: .regular))

        let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
        XCTAssertEqual(body.object(forKey: .textStyle) as? String, "UICTFontTextStyleBody")
        XCTAssertEqual(body.object(forKey: .size) as? CGFloat, 17)
        XCTAssertEqual(body.object(forKey: .family) as? String, ".AppleSystemUIFont")
        XCTAssertNil(body.object(forKey: .cascadeList))
        XCTAssertEqual(body, UIFont.preferredFont(forTextStyle: .body).fontDescriptor)
        XCTAssertNotEqual(body, body.withSize(18))
        XCTAssertNotEqual(body, body.withDesign(.monospaced))
    }

    func testDesigns() throws {
        let font = UIFont.systemFont(ofSize: 15, weight: .medium)
        let mono = try XCTUnwrap(font.fontDescriptor.withDesign(.monospaced))
        XCTAssertEqual(UIFont(descriptor: mono, size: 0), .monospacedSystemFont(ofSize: 15, weight: .medium))
        XCTAssertTrue(mono.symbolicTraits.contains(.traitMonoSpace))
        let findings = Findings.during {
            let rounded = font.fontDescriptor.withDesign(.rounded)
            XCTAssertEqual(rounded.map { UIFont(descriptor: $0, size: 0) }, font)
        }
        XCTAssertEqual(
            findings.diagnostics.map(\.message),
            ["The font family 'SF Pro Rounded' is not available; another one takes its place."])
        XCTAssertNil(UIFontDescriptor(name: "HelveticaNeue", size: 12).withDesign(.serif))
    }

    func testFamilies() {
        XCTAssertTrue(UIFont.familyNames.contains("Helvetica Neue"))
        XCTAssertFalse(UIFont.familyNames.contains("Inter"))
        XCTAssertEqual(
            UIFont.fontNames(forFamilyName: "Arial"),
            ["ArialMT", "Arial-ItalicMT", "Arial-BoldMT", "Arial-BoldItalicMT"])
        XCTAssertEqual(UIFont.fontNames(forFamilyName: "DejaVu Sans"), ["DejaVuSans", "DejaVuSans-Bold"])
        XCTAssertEqual(UIFont.fontNames(forFamilyName: "No Such Family"), [])
        for family in UIFont.familyNames {
            for name in UIFont.fontNames(forFamilyName: family) { XCTAssertNotNil(UIFont(name: name, size: 12), name) }
        }
    }
}
