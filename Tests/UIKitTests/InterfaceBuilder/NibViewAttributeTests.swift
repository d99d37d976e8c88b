import Foundation
import XCTest

@_spi(Testing) @testable import UIKit

@preconcurrency @MainActor final class NibViewAttributeTests: XCTestCase {
    func testGeometryAndFlags() throws {
        let view = try XCTUnwrap(
            UINib.view(
                """
                <view contentMode="scaleAspectFit" hidden="YES" opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" \
                userInteractionEnabled="NO" clearsContextBeforeDrawing="NO" tag="42" alpha="0.5" restorationIdentifier="r" \
                semanticContentAttribute="forceRightToLeft" translatesAutoresizingMaskIntoConstraints="NO" id="v">
                <rect key="frame" x="10" y="20.5" width="100" height="50"/>
                <autoresizingMask key="autoresizingMask" flexibleMinX="YES" widthSizable="YES" flexibleMaxY="YES"/>
                <accessibility key="accessibilityConfiguration" label="L" hint="H" identifier="I">
                <accessibilityTraits key="traits" button="YES" header="YES" keyboardKey="YES"/><bool key="isElement" value="YES"/></accessibility>
                </view>
                """))
        XCTAssertEqual(view.frame, CGRect(x: 10, y: 20.5, width: 100, height: 50))
        XCTAssertEqual(view.autoresizingMask, [.flexibleLeftMargin, .flexibleWidth, .flexibleBottomMargin])
        XCTAssertEqual(view.contentMode, .scaleAspectFit)
        XCTAssertTrue(view.isHidden)
        XCTAssertFalse(view.isOpaque)
        XCTAssertTrue(view.clipsToBounds)
        XCTAssertTrue(view.isMultipleTouchEnabled)
        XCTAssertFalse(view.isUserInteractionEnabled)
        XCTAssertFalse(view.clearsContextBeforeDrawing)
        XCTAssertEqual(view.tag, 42)
        XCTAssertEqual(view.alpha, 0.5)
        XCTAssertEqual(view.restorationIdentifier, "r")
        XCTAssertEqual(view.semanticContentAttribute, .forceRightToLeft)
        XCTAssertFalse(view.translatesAutoresizingMaskIntoConstraints)
        XCTAssertEqual(view.accessibilityLabel, "L")
        XCTAssertEqual(view.accessibilityHint, "H")
        XCTAssertEqual(view.accessibilityIdentifier, "I")
        XCTAssertEqual(view.accessibilityTraits, [.button, .header, .keyboardKey])
        XCTAssertTrue(view.isAccessibilityElement)
    }

    func testViewHeldByItsFrameKeepsIt() throws {
        let view = try XCTUnwrap(
            UINib.view("<view fixedFrame=\"YES\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"v\"/>"))
        XCTAssertTrue(view.translatesAutoresizingMaskIntoConstraints)
    }

    private func background(_ attributes: String, resources: String = "", in folder: NibFolder = NibFolder())
        -> UIColor?
    {
        UINib.view(
            "<view id=\"v\"><color key=\"backgroundColor\" \(attributes)/></view>", resources: resources, in: folder)?
            .backgroundColor
    }

    func testColorsByComponents() {
        XCTAssertEqual(
            background(
                "red=\"1\" green=\"0.5\" blue=\"0.0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\""),
            .orange)
        XCTAssertEqual(
            background("red=\"0.0\" green=\"0.0\" blue=\"1\" alpha=\"1\" colorSpace=\"calibratedRGB\""), .blue)
        XCTAssertEqual(
            background(
                "white=\"1\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"genericGamma22GrayColorSpace\""),
            .white)
        XCTAssertEqual(background("white=\"0.0\" alpha=\"0.0\" colorSpace=\"calibratedWhite\""), .clear)
        XCTAssertEqual(
            background("cyan=\"0\" magenta=\"1\" yellow=\"1\" black=\"0\" alpha=\"1\" colorSpace=\"deviceCMYK\""), .red)
    }

    func testSystemColorsFollowTheTraits() {
        let color = background("systemColor=\"systemBackgroundColor\"")
        XCTAssertEqual(color?.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)), .white)
        XCTAssertEqual(
            color?.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)),
            UIColor(red: 0, green: 0, blue: 0, alpha: 1))
        XCTAssertTrue(
            background("cocoaTouchSystemColor=\"groupTableViewBackgroundColor\"") === UIColor.groupTableViewBackground)
        let older =
            "xcode11CocoaTouchSystemColor=\"systemGreenColor\" cocoaTouchSystemColor=\"darkTextColor\" red=\"0\" green=\"1\" blue=\"0\" alpha=\"1\""
        XCTAssertTrue(background(older) === UIColor.systemGreen)
    }

    func testUnknownSystemColorUsesTheResource() {
        let resource =
            "<systemColor name=\"futureColor\"><color red=\"0\" green=\"0\" blue=\"1\" alpha=\"1\" colorSpace=\"custom\"/></systemColor>"
        XCTAssertEqual(background("systemColor=\"futureColor\"", resources: resource), .blue)
    }

    func testNamedColors() {
        let resource = "<namedColor name=\"Brand\"><color white=\"1\" alpha=\"1\" colorSpace=\"custom\"/></namedColor>"
        XCTAssertEqual(background("name=\"Brand\"", resources: resource), .white)
        let folder = NibFolder()
        folder.write(
            """
            {"images": {}, "data": {}, "colors": {"Brand": [
              {"idiom": "universal", "appearance": null, "red": 1, "green": 0, "blue": 0, "alpha": 1},
              {"idiom": "universal", "appearance": "dark", "red": 0, "green": 1, "blue": 0, "alpha": 1}]}}
            """, to: "Assets.json")
        let color = background("name=\"Brand\"", resources: resource, in: folder)
        XCTAssertEqual(color?.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)), .red)
        XCTAssertEqual(color?.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)), .green)
    }

    func testNilColorAndNoColor() {
        XCTAssertNil(UINib.view("<view id=\"v\"><nil key=\"backgroundColor\"/></view>")?.backgroundColor)
        XCTAssertNil(UINib.view("<view id=\"v\"/>")?.backgroundColor)
    }
}
