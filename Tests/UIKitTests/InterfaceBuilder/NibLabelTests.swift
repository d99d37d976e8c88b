import Foundation
import XCTest

@_spi(Testing) @testable import UIKit

@preconcurrency @MainActor final class NibLabelTests: XCTestCase {
    private func label(_ attributes: String, _ children: String = "") throws -> UILabel {
        try XCTUnwrap(UINib.view("<label id=\"l\" \(attributes)>\(children)</label>") as? UILabel)
    }

    private func font(_ attributes: String) throws -> UIFont {
        try label("", "<fontDescription key=\"fontDescription\" \(attributes)/>").font
    }

    func testTextAndStyle() throws {
        let label = try label(
            """
            opaque="NO" userInteractionEnabled="NO" text="Hello" textAlignment="center" lineBreakMode="middleTruncation" \
            numberOfLines="3" baselineAdjustment="alignCenters" adjustsFontSizeToFit="YES" minimumScaleFactor="0.5" \
            enabled="NO" highlighted="YES" horizontalHuggingPriority="251" verticalCompressionResistancePriority="1000"
            """,
            """
            <color key="textColor" systemColor="secondaryLabelColor"/>
            <color key="highlightedColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            <color key="shadowColor" white="0.0" alpha="1" colorSpace="calibratedWhite"/>
            <size key="shadowOffset" width="1" height="2"/>
            """)
        XCTAssertEqual(label.text, "Hello")
        XCTAssertEqual(label.textAlignment, .center)
        XCTAssertEqual(label.lineBreakMode, .byTruncatingMiddle)
        XCTAssertEqual(label.numberOfLines, 3)
        XCTAssertEqual(label.baselineAdjustment, .alignCenters)
        XCTAssertTrue(label.adjustsFontSizeToFitWidth)
        XCTAssertEqual(label.minimumScaleFactor, 0.5)
        XCTAssertFalse(label.isEnabled)
        XCTAssertTrue(label.isHighlighted)
        XCTAssertFalse(label.isUserInteractionEnabled)
        XCTAssertFalse(label.isOpaque)
        XCTAssertTrue(label.textColor === UIColor.secondaryLabel)
        XCTAssertEqual(label.highlightedTextColor, .red)
        XCTAssertEqual(label.shadowColor, UIColor(white: 0, alpha: 1))
        XCTAssertEqual(label.shadowOffset, CGSize(width: 1, height: 2))
        XCTAssertEqual(label.contentHuggingPriority(for: .horizontal), UILayoutPriority(251))
        XCTAssertEqual(label.contentCompressionResistancePriority(for: .vertical), .required)
    }

    /// Documents name only the label that does not shrink its text, and the adjustment of one that is made anew.
    func testALabelThatSaysNothingOfItShrinksItsText() throws {
        let shrinking = try label("text=\"t\" minimumScaleFactor=\"0.5\"")
        XCTAssertTrue(shrinking.adjustsFontSizeToFitWidth)
        XCTAssertEqual(shrinking.baselineAdjustment, .alignCenters)
        XCTAssertFalse(shrinking.allowsDefaultTighteningForTruncation)
        XCTAssertTrue(try label("adjustsLetterSpacingToFitWidth=\"YES\"").allowsDefaultTighteningForTruncation)
        let usual = try label("text=\"t\" baselineAdjustment=\"alignBaselines\" adjustsFontSizeToFit=\"NO\"")
        XCTAssertFalse(usual.adjustsFontSizeToFitWidth)
        XCTAssertEqual(usual.baselineAdjustment, .alignBaselines)
    }

    func testTextOfSeveralLinesIsAnElement() throws {
        XCTAssertEqual(try label("", "<string key=\"text\">one\ntwo</string>").text, "one\ntwo")
        XCTAssertEqual(try label("", "<mutableString key=\"text\">one\ntwo</mutableString>").text, "one\ntwo")
        XCTAssertNil(try label("").text)
    }

    func testFonts() throws {
        XCTAssertEqual(try font("type=\"system\" pointSize=\"13\""), .systemFont(ofSize: 13))
        XCTAssertEqual(
            try font("type=\"system\" weight=\"medium\" pointSize=\"13\""), .systemFont(ofSize: 13, weight: .medium))
        XCTAssertEqual(try font("type=\"boldSystem\" pointSize=\"20\""), .boldSystemFont(ofSize: 20))
        XCTAssertEqual(try font("type=\"italicSystem\" pointSize=\"12\""), .italicSystemFont(ofSize: 12))
        XCTAssertEqual(try font("style=\"UICTFontTextStyleHeadline\""), .preferredFont(forTextStyle: .headline))
        XCTAssertEqual(
            try font("name=\"NoSuchFont-Bold\" family=\"No Such Font\" pointSize=\"11\""),
            .systemFont(ofSize: 11, weight: .bold))
        XCTAssertEqual(try font("type=\"system\" size=\"small\""), .systemFont(ofSize: 12))
    }

    func testAttributedText() throws {
        let text = try XCTUnwrap(
            label(
                "",
                """
                <attributedString key="attributedText">
                <fragment content="Red "><attributes>
                <color key="NSColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="calibratedRGB"/>
                <font key="NSFont" metaFont="system" size="14"/>
                <paragraphStyle key="NSParagraphStyle" alignment="right" lineBreakMode="wordWrapping" lineSpacing="4"/>
                </attributes></fragment>
                <fragment><string key="content">plain</string><attributes/></fragment>
                </attributedString>
                """
            ).attributedText)
        XCTAssertEqual(text.string, "Red plain")
        XCTAssertEqual(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor, .red)
        XCTAssertEqual(text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont, .systemFont(ofSize: 14))
        let style = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
        XCTAssertEqual(style?.alignment, .right)
        XCTAssertEqual(style?.lineSpacing, 4)
    }
}
