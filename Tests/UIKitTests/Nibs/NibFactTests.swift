import Foundation
import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

@preconcurrency @MainActor final class NibFactTests: XCTestCase {
    private lazy var folder = NibFolder(for: self)

    private func write(_ name: String, tag: Int, outlet: String = "view", to path: String? = nil) {
        let objects =
            Xib.owner("<outlet property=\"\(outlet)\" destination=\"v\" id=\"o\"/>")
            + "<view id=\"v\" tag=\"\(tag)\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"600\" height=\"600\"/>"
            + "<autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\" heightSizable=\"YES\"/></view>"
        folder.write(Xib.document(objects), to: path ?? "\(name).xib")
    }

    func test_9_10_givenNameWins() {
        write("Other", tag: 1)
        write("PanelController", tag: 2)
        XCTAssertEqual(PanelController(nibName: "Other", bundle: folder.bundle).view.tag, 1)
    }

    func testBundlesHaveNibsUnderTheNameThatAppsAskFor() {
        write("Built", tag: 3, to: "Built.nib")
        write("Built", tag: 4, to: "Built.xib")
        XCTAssertEqual(PanelController(nibName: "Built", bundle: folder.bundle).view.tag, 3)
    }

    func test_9_10_classNameWithoutControllerComesFirst() {
        write("PanelController", tag: 2)
        XCTAssertEqual(PanelController(nibName: nil, bundle: folder.bundle).view.tag, 2)
        write("Panel", tag: 3)
        XCTAssertEqual(PanelController(nibName: nil, bundle: folder.bundle).view.tag, 3)
    }

    func test_9_10_onlyControllerIsStrippedAndSuperclassesDoNotCount() {
        write("Dashboard", tag: 4)
        XCTAssertEqual(Dashboard(nibName: nil, bundle: folder.bundle).view.tag, 4)
        write("NibTestController", tag: 5)
        write("NibTest", tag: 5)
        let controller = SubPanelController(nibName: nil, bundle: folder.bundle)
        XCTAssertEqual(controller.view.tag, 0)
        XCTAssertEqual(controller.view.frame, UIScreen.main.bounds)
    }

    func test_9_11_modulePrefixIsNotPartOfTheName() {
        write("UIKitTests.PanelController", tag: 6)
        XCTAssertEqual(PanelController(nibName: nil, bundle: folder.bundle).view.tag, 0)
    }

    func test_9_12_overriddenNibNameIsHonouredAndNotStripped() {
        write("PanelController", tag: 7)
        write("Panel", tag: 8)
        XCTAssertEqual(RenamedController(nibName: nil, bundle: folder.bundle).view.tag, 7)
    }

    func test_9_13_nothingIsReadBeforeTheView() {
        write("Panel", tag: 9)
        NibDocumentCache.removeAll()
        let controller = PanelController(nibName: "Panel", bundle: folder.bundle)
        XCTAssertEqual(NibDocumentCache.parseCount, 0)
        XCTAssertEqual(controller.nibName, "Panel")
        XCTAssertFalse(controller.isViewLoaded)
        _ = controller.view
        XCTAssertEqual(NibDocumentCache.parseCount, 1)
        XCTAssertEqual(controller.log, ["viewDidLoad 9"])
    }

    func test_9_14_languageFoldersAndDeviceVariantsComeFirst() {
        write("Panel", tag: 1)
        XCTAssertEqual(PanelController(nibName: nil, bundle: folder.bundle).view.tag, 1)
        write("Panel", tag: 2, to: "Panel~iphone.xib")
        write("Panel", tag: 6, to: "Panel~ipad.xib")
        XCTAssertEqual(PanelController(nibName: nil, bundle: folder.bundle).view.tag, 2)
        write("Panel", tag: 3, to: "Base.lproj/Panel.xib")
        XCTAssertEqual(PanelController(nibName: nil, bundle: folder.bundle).view.tag, 3)
        write("Panel", tag: 4, to: "en.lproj/Panel.xib")
        XCTAssertEqual(PanelController(nibName: nil, bundle: folder.bundle).view.tag, 4)
        write("Panel", tag: 5, to: "en.lproj/Panel~iphone.xib")
        XCTAssertEqual(PanelController(nibName: nil, bundle: folder.bundle).view.tag, 5)
    }

    func test_9_15_viewOutletNotSet() {
        folder.write(Xib.document(Xib.owner() + "<view id=\"v\"/>"), to: "Panel.xib")
        let findings = Findings.during {
            let controller = PanelController(nibName: "Panel", bundle: folder.bundle)
            controller.loadView()
        }
        XCTAssertEqual(
            findings.exceptions,
            [
                NSException(
                    name: .internalInconsistencyException,
                    reason:
                        "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"Panel\" nib but the view outlet was not set."
                )
            ])
    }

    func test_9_16_explicitNibIsMissing() {
        let findings = Findings.during {
            _ = UINib(nibName: "Nowhere", bundle: folder.bundle).instantiate(withOwner: nil)
        }
        let words =
            "Could not load NIB in bundle: 'NSBundle <\(folder.bundle.bundlePath)> (loaded)' with name 'Nowhere'"
        XCTAssertEqual(findings.exceptions, [NSException(name: .internalInconsistencyException, reason: words)])
        let controller = PanelController(nibName: "Nowhere", bundle: folder.bundle)
        let loading = Findings.during { controller.loadView() }
        XCTAssertEqual(loading.exceptions.first, NSException(name: .internalInconsistencyException, reason: words))
    }

    func test_9_17_outletWithoutProperty() {
        write("Panel", tag: 1, outlet: "vieww")
        var controller: PanelController?
        let findings = Findings.during {
            controller = PanelController(nibName: "Panel", bundle: folder.bundle)
            controller?.loadView()
        }
        let words =
            "[\(objectText(controller)) setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key vieww."
        XCTAssertEqual(findings.exceptions.first, NSException(name: .undefinedKeyException, reason: words))
    }

    func test_9_18_badRuntimeAttributeIsLoggedOnly() {
        var view: BadgeView?
        let findings = Findings.during {
            view =
                UINib.view(
                    """
                    <view id="v" customClass="BadgeView" customModule="UIKitTests"><userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="number" keyPath="nothing"><real key="value" value="1"/></userDefinedRuntimeAttribute>
                    <userDefinedRuntimeAttribute type="size" keyPath="radius"><size key="value" width="1" height="1"/></userDefinedRuntimeAttribute>
                    <userDefinedRuntimeAttribute type="number" keyPath="count"><integer key="value" value="3"/></userDefinedRuntimeAttribute>
                    </userDefinedRuntimeAttributes></view>
                    """) as? BadgeView
        }
        XCTAssertEqual(view?.count, 3)
        XCTAssertEqual(findings.exceptions, [])
        XCTAssertEqual(
            findings.diagnostics.map(\.message),
            [
                "Failed to set (nothing) user defined inspected property on (UIKitTests.BadgeView): [\(objectText(view)) setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key nothing.",
                "Failed to set (radius) user defined inspected property on (UIKitTests.BadgeView): 'radius' is of type CGFloat and cannot hold a CGSize",
            ])
        XCTAssertEqual(findings.diagnostics.map(\.line), [5, 6])
    }

    /// As key-value coding does, which asks the text for its number.
    func testTextsBecomeTheNumbersThatPropertiesHold() {
        let findings = Findings.during {
            let view =
                UINib.view(
                    """
                    <view id="v" customClass="BadgeView" customModule="UIKitTests"><userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="string" keyPath="layer.cornerRadius" value="10"/>
                    <userDefinedRuntimeAttribute type="string" keyPath="radius" value="2.5pt"/>
                    <userDefinedRuntimeAttribute type="string" keyPath="count" value="-7"/>
                    <userDefinedRuntimeAttribute type="string" keyPath="layer.masksToBounds" value="YES"/>
                    <userDefinedRuntimeAttribute type="string" keyPath="alpha" value="wide"/>
                    </userDefinedRuntimeAttributes></view>
                    """) as? BadgeView
            XCTAssertEqual(view?.layer.cornerRadius, 10)
            XCTAssertEqual(view?.radius, 2.5)
            XCTAssertEqual(view?.count, -7)
            XCTAssertEqual(view?.layer.masksToBounds, true)
            XCTAssertEqual(view?.alpha, 0)
        }
        XCTAssertEqual(findings.diagnostics.map(\.message), [])
    }

    func test_9_20_resultIsTopLevelObjectsAnewEachTime() {
        let owner = NibOwner()
        let xib = Xib.document(
            Xib.owner("<outlet property=\"view\" destination=\"b\" id=\"o\"/>")
                + "<view id=\"a\" tag=\"1\"><subviews><view id=\"s\" tag=\"2\"/></subviews></view><view id=\"b\" tag=\"3\"/>"
        )
        let nib = UINib(data: Data(xib.utf8), bundle: folder.bundle)
        let first = nib.instantiate(withOwner: owner)
        XCTAssertEqual(first.compactMap { ($0 as? UIView)?.tag }, [1, 3])
        XCTAssertEqual(first.count, 2)
        XCTAssertTrue(owner.view === first[1] as? UIView)
        let second = nib.instantiate(withOwner: owner)
        XCTAssertFalse(first[0] as? UIView === second[0] as? UIView)
        XCTAssertTrue(owner.view === second[1] as? UIView)
    }

    func test_9_20_ownersAwakeFromNibIsNotCalled() {
        let owner = BadgeView(coder: NSCoder())!
        owner.log = []
        _ = UINib.objects(
            Xib.document(
                Xib.owner("<outlet property=\"peer\" destination=\"v\" id=\"o\"/>")
                    + "<view id=\"v\" customClass=\"BadgeView\" customModule=\"UIKitTests\"/>"), owner: owner)
        XCTAssertEqual(owner.log, [])
    }

    func test_9_20_outletsOfNoOwner() {
        let xib = Xib.document(
            Xib.owner("<outlet property=\"view\" destination=\"v\" id=\"o\"/>") + "<view id=\"v\"/>")
        for owner in [nil, UIView()] {
            let findings = Findings.during { _ = UINib.objects(xib, owner: owner) }
            XCTAssertEqual(findings.exceptions.map(\.name), [.undefinedKeyException])
            XCTAssertTrue(findings.exceptions[0].reason?.hasSuffix("for the key view.") ?? false)
        }
    }

    func test_9_21_rootViewFillsTheScreen() {
        write("Panel", tag: 1)
        let controller = PanelController(nibName: "Panel", bundle: folder.bundle)
        XCTAssertEqual(controller.view.frame, CGRect(x: 0, y: 0, width: 393, height: 852))
        XCTAssertEqual(controller.view.autoresizingMask, [.flexibleWidth, .flexibleHeight])
    }

    func testAControllersViewIsPlacedByItsContainerThoughTheDocumentCallsItTranslated() {
        folder.write(
            Xib.document(
                Xib.owner("<outlet property=\"view\" destination=\"v\" id=\"o\"/>")
                    + "<view id=\"v\" translatesAutoresizingMaskIntoConstraints=\"NO\">"
                    + "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"375\" height=\"667\"/></view>"), to: "Panel.xib")
        let controller = PanelController(nibName: "Panel", bundle: folder.bundle)
        XCTAssertTrue(controller.view.translatesAutoresizingMaskIntoConstraints)
        let screen = TestScreen()
        screen.show(UINavigationController(rootViewController: controller))
        XCTAssertEqual(controller.view.frame, CGRect(x: 0, y: 0, width: 393, height: 852))
    }

    func test_9_30_unknownClassIsLoggedAndTheFrameworksIsMade() {
        var view: UIView?
        let findings = Findings.during {
            view = UINib.view(
                "<view id=\"v\" tag=\"5\" customClass=\"Nope\" customModule=\"App\" customModuleProvider=\"target\"/>")
        }
        XCTAssertEqual(view.map { type(of: $0) == UIView.self }, true)
        XCTAssertEqual(view?.tag, 5)
        XCTAssertEqual(findings.diagnostics.map(\.message), ["Unknown class _TtC3App4Nope in Interface Builder file."])
        XCTAssertEqual(findings.diagnostics.map(\.line), [4])
    }
}
