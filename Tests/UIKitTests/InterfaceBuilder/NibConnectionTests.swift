import Foundation
import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

@preconcurrency @MainActor final class NibConnectionTests: XCTestCase {
    private let badge = "customClass=\"BadgeView\" customModule=\"UIKitTests\""

    func testAttributesAreThereInInitAndOutletsInAwake() throws {
        let view = try XCTUnwrap(
            UINib.view(
                """
                <view id="v" tag="7" \(badge)>
                <subviews><view id="s"/></subviews>
                <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="number" keyPath="radius"><real key="value" value="2.5"/></userDefinedRuntimeAttribute>
                </userDefinedRuntimeAttributes>
                <connections><outlet property="peer" destination="s" id="o"/></connections>
                </view>
                """) as? BadgeView)
        XCTAssertEqual(view.log, ["init tag 7 subviews 1 peer false", "awake radius 2.5 peer true"])
    }

    func testObjectsOfAnyClassAwake() throws {
        let objects = UINib.objects(
            Xib.document(
                Xib.owner() + "<customObject id=\"a\" customClass=\"AwakeningObject\" customModule=\"UIKitTests\"/>"))
        let object = try XCTUnwrap(objects.first as? AwakeningObject)
        XCTAssertEqual(object.log, ["awake"])
        NSObject().awakeFromNib()
    }

    private final class Delegate: NSObject, UIApplicationDelegate {}

    /// The name is one from before the app was renamed; the delegate's module is the app's.
    func testTheTargetsModuleIsTheAppsWhateverItsName() {
        let delegate = Delegate()
        UIApplication.shared.delegate = delegate
        defer { UIApplication.shared.delegate = nil }
        let stale = "customClass=\"BadgeView\" customModule=\"Older\""
        XCTAssertTrue(UINib.view("<view id=\"v\" \(stale) customModuleProvider=\"target\"/>") is BadgeView)
    }

    /// On iOS an object is asked what it implements, whatever its class says.
    func testADelegateWhoseClassDoesNotSayThatItIsOneIsLeftOut() throws {
        var messages: [String] = []
        DiagnosticsChannel.shared.observers.append { messages.append($0.message) }
        defer { DiagnosticsChannel.shared.reset() }
        let table = try XCTUnwrap(
            UINib.view(
                """
                <tableView id="t" contentMode="scaleToFill"><subviews><view id="s"/></subviews>
                <connections><outlet property="delegate" destination="s" id="o"/></connections></tableView>
                """) as? UITableView)
        XCTAssertNil(table.delegate)
        XCTAssertEqual(
            messages,
            ["The outlet 'delegate' is of type Optional<UITableViewDelegate> and cannot hold a UIView and is left out"])
    }

    func testOutletsForwardsAndBackwardsAndCollectionsInOrder() {
        let owner = NibOwner()
        let objects = UINib.objects(
            Xib.document(
                Xib.owner(
                    """
                    <outlet property="badge" destination="b" id="1"/>
                    <outletCollection property="views" destination="c" id="2"/>
                    <outletCollection property="views" destination="a" collectionClass="NSMutableArray" id="3"/>
                    <outletCollection property="views" destination="b" id="4"/>
                    """)
                    + "<view id=\"a\"><connections/></view><view id=\"b\" \(badge)>"
                    + "<connections><outlet property=\"peer\" destination=\"a\" id=\"5\"/></connections></view><view id=\"c\"/>"
            ), owner: owner)
        let views = objects.compactMap { $0 as? UIView }
        XCTAssertTrue(owner.badge === views[1])
        XCTAssertTrue(owner.badge?.peer === views[0])
        XCTAssertEqual(owner.views, [views[2], views[0], views[1]])
    }

    private final class Counting: NSObject, ObjectiveCExposed {
        var views: [UIView] = []
        var count: Int?

        class var __objectiveC: ObjectiveCTable {
            ObjectiveCTable(
                name: "Counting",
                properties: [
                    "views": { o, v in (o as! Counting).views = try __objectiveCCast(v, "views") },
                    "label": { o, _ in (o as! Counting).count = (o as! Counting).views.count },
                ])
        }
    }

    /// An outlet's observer counts the buttons of a collection.
    func testCollectionsAreThereWhenOutletsAreSet() {
        let owner = Counting()
        UINib.objects(
            Xib.document(
                Xib.owner(
                    """
                    <outlet property="label" destination="a" id="1"/>
                    <outletCollection property="views" destination="a" id="2"/>
                    <outletCollection property="views" destination="b" id="3"/>
                    """) + "<view id=\"a\"/><view id=\"b\"/>"), owner: owner)
        XCTAssertEqual(owner.count, 2)
    }

    /// Known by its outlets alone, which do not keep what they are connected to.
    private final class WeakOwner: NSObject, ObjectiveCExposed {
        weak var view: UIView?
        weak var controller: UIViewController?

        class var __objectiveC: ObjectiveCTable {
            ObjectiveCTable(
                name: "WeakOwner",
                properties: [
                    "view": { o, v in (o as! WeakOwner).view = try __objectiveCCast(v, "view") },
                    "controller": { o, v in (o as! WeakOwner).controller = try __objectiveCCast(v, "controller") },
                ])
        }
    }

    func testTopLevelObjectsLiveUntilTheTurnIsOver() {
        TestEnvironment.reset()
        let owner = WeakOwner()
        UINib.objects(
            Xib.document(
                Xib.owner(
                    """
                    <outlet property="view" destination="v" id="1"/>
                    <outlet property="controller" destination="c" id="2"/>
                    """) + "<view id=\"v\"/><viewController id=\"c\"/>"),
            owner: owner)
        XCTAssertNotNil(owner.view)
        XCTAssertNotNil(owner.controller)
        let kept = owner.controller
        TestEnvironment.runUntilIdle()
        XCTAssertNil(owner.view)
        XCTAssertTrue(owner.controller === kept)
    }

    func testCustomClassIsFoundWithoutModuleInTheFramework() {
        XCTAssertTrue(NibClasses.find("UIView", module: nil) == UIView.self)
        XCTAssertTrue(NibClasses.find("BadgeView", module: "UIKitTests") == BadgeView.self)
        XCTAssertNil(NibClasses.find("BadgeView", module: nil))
        XCTAssertNil(NibClasses.find("BadgeView", module: "Older"))
        XCTAssertNil(NibClasses.find("A.B", module: "C"))
    }

    func testCustomClassOfTheWrongKindIsReported() {
        var view: UIView?
        let findings = Findings.during {
            view = UINib.view("<view id=\"v\" customClass=\"NibOwner\" customModule=\"UIKitTests\"/>")
        }
        XCTAssertNotNil(view)
        XCTAssertEqual(findings.diagnostics.map(\.code), ["interface-builder.wrong-class"])
    }

    func testExternalObjectsStandForPlaceholders() throws {
        let outside = UIView()
        let xib = Xib.document(
            "<placeholder placeholderIdentifier=\"Other\" id=\"x\"/><view id=\"v\" \(badge)>"
                + "<connections><outlet property=\"peer\" destination=\"x\" id=\"o\"/></connections></view>")
        let objects = UINib(data: Data(xib.utf8), bundle: nil).instantiate(
            withOwner: nil, options: [.externalObjects: ["Other": outside]])
        XCTAssertEqual(objects.count, 1)
        XCTAssertTrue(try XCTUnwrap(objects.first as? BadgeView).peer === outside)
    }

    func testRuntimeAttributesOfEveryType() throws {
        let view = try XCTUnwrap(
            UINib.view(
                """
                <view id="v" \(badge)><userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="boolean" keyPath="isRound" value="YES"/>
                <userDefinedRuntimeAttribute type="number" keyPath="radius"><integer key="value" value="4"/></userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="number" keyPath="count"><real key="value" value="5"/></userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="number" keyPath="ratio"><real key="value" value="0.25"/></userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="string" keyPath="caption" value="hi"/>
                <userDefinedRuntimeAttribute type="color" keyPath="fill"><color key="value" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="calibratedRGB"/></userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="point" keyPath="spot"><point key="value" x="1" y="2"/></userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="size" keyPath="extent"><size key="value" width="3" height="4"/></userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="rect" keyPath="area"><rect key="value" x="1" y="2" width="3" height="4"/></userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="image" keyPath="symbol" value="heart.fill" catalog="system"/>
                <userDefinedRuntimeAttribute type="range" keyPath="span"><range key="value" location="5" length="6"/></userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/></userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
                <userDefinedRuntimeAttribute type="color" keyPath="layer.borderColor"><color key="value" white="1" alpha="1" colorSpace="calibratedWhite"/></userDefinedRuntimeAttribute>
                </userDefinedRuntimeAttributes></view>
                """) as? BadgeView)
        XCTAssertTrue(view.isRound)
        XCTAssertEqual(view.radius, 4)
        XCTAssertEqual(view.count, 5)
        XCTAssertEqual(view.ratio, 0.25)
        XCTAssertEqual(view.caption, "hi")
        XCTAssertEqual(view.fill, .red)
        XCTAssertEqual(view.spot, CGPoint(x: 1, y: 2))
        XCTAssertEqual(view.extent, CGSize(width: 3, height: 4))
        XCTAssertEqual(view.area, CGRect(x: 1, y: 2, width: 3, height: 4))
        XCTAssertEqual(view.symbol?.isSymbolImage, true)
        XCTAssertEqual(view.span, NSRange(location: 5, length: 6))
        XCTAssertEqual(view.layer.cornerRadius, 8)
        XCTAssertTrue(view.layer.masksToBounds)
        XCTAssertEqual(view.layer.borderColor, .white)
    }

    func testUnknownElementIsReportedWithItsLineAndLeftOut() {
        var view: UIView?
        let findings = Findings.during {
            view = UINib.view(
                "<view id=\"v\">\n<subviews>\n<holodeck id=\"h\"><rect key=\"frame\"/></holodeck>\n<view id=\"s\"/>\n</subviews></view>"
            )
        }
        XCTAssertEqual(view?.subviews.count, 1)
        XCTAssertEqual(findings.diagnostics.map(\.code), ["interface-builder.unknown-element"])
        XCTAssertEqual(
            findings.diagnostics.map(\.message),
            ["element 'holodeck' is not supported and is left out"])
        XCTAssertEqual(findings.diagnostics.map(\.line), [6])
    }

    func testUnknownAttributesAreReportedInOneLine() {
        let findings = Findings.during {
            _ = UINib.view(
                "<view id=\"v\" warp=\"9\" userLabel=\"x\">\n<subviews><view id=\"s\" warp=\"8\" shields=\"YES\"/></subviews></view>"
            )
        }
        XCTAssertEqual(
            findings.diagnostics.map(\.message),
            ["without effect: view.warp (line 4), view.shields (line 5)"])
    }
}
