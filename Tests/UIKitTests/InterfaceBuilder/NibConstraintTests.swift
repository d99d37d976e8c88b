import Foundation
import XCTest

@_spi(Testing) @testable import UIKit

/// A constraint of an app's own, as one that follows the keyboard.
final class KeyboardConstraint: NSLayoutConstraint {
    private(set) var awoken: [CGFloat] = []
    override func awakeFromNib() {
        super.awakeFromNib()
        awoken.append(constant)
    }
}

@preconcurrency @MainActor final class NibConstraintTests: XCTestCase {
    /// A view `v` of 200 by 100 points with a subview `s`.
    private func view(_ constraints: String, _ extra: String = "") throws -> UIView {
        let view = try XCTUnwrap(
            UINib.view(
                """
                <view id="v"><rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
                <subviews><view id="s" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="1" y="1" width="9" height="9"/></view></subviews>
                <viewLayoutGuide key="safeArea" id="sa"/><viewLayoutGuide key="layoutMargins" id="lm"/>
                <constraints>\(constraints)</constraints>\(extra)</view>
                """))
        view.layoutIfNeeded()
        return view
    }

    private let corner =
        "<constraint firstItem=\"s\" firstAttribute=\"leading\" secondItem=\"v\" secondAttribute=\"leading\" constant=\"10\" id=\"1\"/>"
        + "<constraint firstItem=\"s\" firstAttribute=\"top\" secondItem=\"sa\" secondAttribute=\"top\" constant=\"5\" id=\"2\"/>"

    func testFrameFromConstraints() throws {
        let view = try view(
            corner
                + "<constraint firstAttribute=\"trailing\" secondItem=\"s\" secondAttribute=\"trailing\" constant=\"20\" id=\"3\"/>"
                + "<constraint firstItem=\"s\" firstAttribute=\"height\" secondItem=\"s\" secondAttribute=\"width\" multiplier=\"1:2\" id=\"4\"/>"
        )
        XCTAssertEqual(view.subviews[0].frame, CGRect(x: 10, y: 5, width: 170, height: 85))
    }

    func testConstraintsOfAnAppsClass() throws {
        let view = try view(
            corner
                + "<constraint firstItem=\"s\" firstAttribute=\"width\" constant=\"30\" identifier=\"own\" customClass=\"KeyboardConstraint\" customModule=\"UIKitTests\" id=\"3\"/>"
        )
        let own = try XCTUnwrap((view.constraints + view.subviews[0].constraints).first { $0.identifier == "own" })
        XCTAssertEqual((own as? KeyboardConstraint)?.awoken, [30])
        XCTAssertEqual(view.subviews[0].frame.width, 30)
    }

    func testRelationPriorityIdentifierAndMultiplier() throws {
        let view = try view(
            "<constraint firstItem=\"s\" firstAttribute=\"width\" relation=\"greaterThanOrEqual\" secondItem=\"v\" secondAttribute=\"width\" multiplier=\"0.25\" constant=\"-2\" priority=\"750\" identifier=\"wide\" id=\"1\"/>"
        )
        let constraint = try XCTUnwrap(view.constraints.first { $0.identifier == "wide" })
        XCTAssertTrue(constraint.firstItem === view.subviews[0])
        XCTAssertEqual(constraint.firstAttribute, .width)
        XCTAssertEqual(constraint.relation, .greaterThanOrEqual)
        XCTAssertEqual(constraint.multiplier, 0.25)
        XCTAssertEqual(constraint.constant, -2)
        XCTAssertEqual(constraint.priority, .defaultHigh)
        XCTAssertTrue(constraint.isActive)
    }

    func testPlaceholderAndExcludedConstraintsAreNotInstalled() throws {
        let view = try view(
            corner
                + "<constraint firstItem=\"s\" firstAttribute=\"width\" constant=\"50\" placeholder=\"YES\" id=\"3\"/>"
                + "<constraint firstItem=\"s\" firstAttribute=\"width\" constant=\"60\" id=\"4\"/>"
                + "<constraint firstItem=\"s\" firstAttribute=\"width\" constant=\"70\" id=\"5\"/>"
                + "<constraint firstItem=\"s\" firstAttribute=\"height\" constant=\"30\" id=\"6\"/>",
            "<variation key=\"default\"><mask key=\"constraints\"><exclude reference=\"4\"/><exclude reference=\"5\"/></mask></variation>"
                + "<variation key=\"widthClass=compact\"><mask key=\"constraints\"><include reference=\"5\"/></mask></variation>"
                + "<variation key=\"widthClass=regular\"><mask key=\"constraints\"><include reference=\"4\"/></mask></variation>"
        )
        XCTAssertEqual(view.subviews[0].frame, CGRect(x: 10, y: 5, width: 70, height: 30))
    }

    func testVariationOfConstant() throws {
        let view = try view(
            corner + "<constraint firstItem=\"s\" firstAttribute=\"width\" constant=\"50\" id=\"3\">"
                + "<variation key=\"widthClass=regular\" constant=\"1\"/><variation key=\"heightClass=regular-widthClass=compact\" constant=\"80\"/></constraint>"
                + "<constraint firstItem=\"s\" firstAttribute=\"height\" constant=\"30\" id=\"4\"/>")
        XCTAssertEqual(view.subviews[0].frame.width, 80)
    }

    func testSubviewExcludedForTheSizeClassIsMadeButNotAdded() throws {
        let view = try view(
            "", "<variation key=\"default\"><mask key=\"subviews\"><exclude reference=\"s\"/></mask></variation>")
        XCTAssertEqual(view.subviews.count, 0)
    }

    func testMarginsGuide() throws {
        let view = try view(
            "<constraint firstItem=\"s\" firstAttribute=\"leading\" secondItem=\"lm\" secondAttribute=\"leading\" id=\"1\"/>"
                + "<constraint firstItem=\"s\" firstAttribute=\"top\" secondItem=\"v\" secondAttribute=\"topMargin\" id=\"2\"/>"
                + "<constraint firstItem=\"s\" firstAttribute=\"width\" constant=\"5\" id=\"3\"/><constraint firstItem=\"s\" firstAttribute=\"height\" constant=\"5\" id=\"4\"/>",
            "<edgeInsets key=\"layoutMargins\" top=\"3\" left=\"7\" bottom=\"0.0\" right=\"0.0\"/>")
        XCTAssertEqual(view.subviews[0].frame, CGRect(x: 7, y: 3, width: 5, height: 5))
    }

    func testConstraintAboutAMissingObjectIsReported() throws {
        let findings = Findings.during {
            _ = try? view(
                corner + "<constraint firstItem=\"gone\" firstAttribute=\"width\" constant=\"1\" id=\"3\"/>")
        }
        XCTAssertEqual(findings.diagnostics.map(\.code), ["interface-builder.dangling-constraint"])
        XCTAssertEqual(findings.diagnostics.first?.line, 7)
    }
}
