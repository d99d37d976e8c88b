import Foundation
import FoundationSettings
import XCTest

@_spi(Testing) @testable import UIKit

/// What a scene holds besides its controller's view, and its texts in other languages.
@preconcurrency @MainActor final class StoryboardContentTests: StoryboardTestCase {
    private typealias Text = StoryboardText

    private func controller(_ scene: String) throws -> UIViewController {
        var made: UIViewController?
        let findings = Findings.during {
            made = folder.storyboard(scene, initial: "a").instantiateInitialViewController()
            made?.loadViewIfNeeded()
        }
        XCTAssertEqual(findings.diagnostics.map(\.message), [])
        XCTAssertEqual(findings.exceptions, [])
        return try XCTUnwrap(made)
    }

    func testRecognizersBesideTheControllerReachTheirViewsAndTargets() throws {
        let stop = try controller(
            Text.scene(
                "a", class: "Stop", attributes: "title=\"A\"",
                view: """
                    <view contentMode="scaleToFill" id="box"><rect key="frame" x="0" y="0" width="9" height="9"/>\
                    <connections><outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="c"/>\
                    </connections></view>
                    """,
                beside: """
                    <tapGestureRecognizer numberOfTapsRequired="2" id="tap"><connections>\
                    <action selector="tap:" destination="a" id="t"/></connections></tapGestureRecognizer>
                    """))
        let recognizer = try XCTUnwrap(stop.view.subviews.first?.gestureRecognizers?.first as? UITapGestureRecognizer)
        XCTAssertEqual(recognizer.numberOfTapsRequired, 2)
        XCTAssertEqual(stop.view.subviews.first?.gestureRecognizers?.count, 1)
    }

    func testViewsBesideTheControllerAreOutlets() throws {
        let stop = try controller(
            Text.scene(
                "a", class: "Stop", connections: "<outlet property=\"label\" destination=\"lab\" id=\"o\"/>",
                beside: "<label opaque=\"NO\" contentMode=\"left\" text=\"Aside\" id=\"lab\"/>"))
        XCTAssertEqual((stop as? Stop)?.label?.text, "Aside")
        XCTAssertNil((stop as? Stop)?.label?.superview)
        XCTAssertTrue(Stop.log.contains("?.awakeFromNib speed=0 label=true item=false loaded=false"))
    }

    func testAViewBesideTheControllerMayBeItsView() throws {
        let text = Text.scene(
            "a", class: "Stop", view: nil, connections: "<outlet property=\"view\" destination=\"own\" id=\"o\"/>",
            beside: "<view contentMode=\"scaleToFill\" tag=\"7\" id=\"own\"/>")
        let made = try XCTUnwrap(folder.storyboard(text, initial: "a").instantiateInitialViewController())
        XCTAssertFalse(made.isViewLoaded)
        XCTAssertEqual(made.view.tag, 7)
    }

    /// What a guide does whose container has a nib of its own and is a storyboard's initial scene.
    func testAControllerThatNamesANibLeavesItsSceneAside() throws {
        NamesANib.bundle = folder.bundle
        folder.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
            targetRuntime="iOS.CocoaTouch"><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="NamesANib" customModule="UIKitTests">\
            <connections><outlet property="view" destination="v" id="o"/></connections></placeholder>
            <view contentMode="scaleToFill" tag="7" id="v"><rect key="frame" x="0.0" y="0.0" width="9" height="9"/></view>
            </objects></document>
            """, to: "Menu.xib")
        let made = try controller(Text.scene("a", class: "NamesANib"))
        XCTAssertEqual(made.view.tag, 7)
        XCTAssertNotNil(made.storyboard)
    }

    func testOutletCollectionsKeepTheirOrder() throws {
        let labels = ["x", "y", "z"].map { "<label opaque=\"NO\" contentMode=\"left\" text=\"\($0)\" id=\"l\($0)\"/>" }
        let outlets = ["z", "x", "y"].map {
            "<outletCollection property=\"labels\" destination=\"l\($0)\" collectionClass=\"NSMutableArray\" appends=\"YES\" id=\"c\($0)\"/>"
        }
        let stop = try controller(
            Text.scene("a", class: "Stop", view: labels.joined(), connections: outlets.joined()))
        XCTAssertEqual((stop as? Stop)?.labels.map(\.text), ["z", "x", "y"])
    }

    func testDelegatesOfContainersAndCollectionsAreOutlets() throws {
        let scenes = """
            <scene sceneID="s"><objects><collectionViewController id="a" sceneMemberID="viewController">
            <collectionView key="view" contentMode="scaleToFill" dataMode="prototypes" id="c">
            <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="10" minimumInteritemSpacing="10" id="l"/>
            <connections><outlet property="dataSource" destination="a" id="o1"/><outlet property="delegate" destination="a" id="o2"/></connections>
            </collectionView>
            <connections><outlet property="collectionView" destination="c" id="o3"/></connections>
            </collectionViewController></objects></scene>
            """
        let controller = try XCTUnwrap(controller(scenes) as? UICollectionViewController)
        XCTAssertTrue(controller.collectionView.dataSource === controller)
        XCTAssertTrue(controller.collectionView.delegate === controller)
        XCTAssertFalse(controller.collectionView === controller.view)
    }

    func testLayoutGuidesOfBars() throws {
        let scene = """
            <scene sceneID="s"><objects><viewController id="a" sceneMemberID="viewController">
            <layoutGuides><viewControllerLayoutGuide type="top" id="top"/><viewControllerLayoutGuide type="bottom" id="bot"/></layoutGuides>
            <view key="view" contentMode="scaleToFill" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews><view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="b"/></subviews>
            <constraints>
            <constraint firstItem="b" firstAttribute="top" secondItem="top" secondAttribute="bottom" constant="8" id="c1"/>
            <constraint firstItem="bot" firstAttribute="top" secondItem="b" secondAttribute="bottom" constant="8" id="c2"/>
            <constraint firstItem="b" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="c3"/>
            <constraint firstAttribute="trailing" secondItem="b" secondAttribute="trailing" id="c4"/>
            </constraints></view></viewController></objects></scene>
            """
        let controller = try controller(scene)
        show(controller)
        // The island takes 59 points of an iPhone 15, the home indicator 34.
        XCTAssertEqual(controller.view.subviews.first?.frame, CGRect(x: 0, y: 67, width: 393, height: 743))
        XCTAssertEqual(controller.topLayoutGuide.length, 59)
        XCTAssertEqual(controller.bottomLayoutGuide.length, 34)
    }

    func testToolbarAndTabBarItemsAndExtent() throws {
        let stop = try controller(
            Text.scene(
                "a", attributes: "hidesBottomBarWhenPushed=\"YES\" extendedLayoutIncludesOpaqueBars=\"YES\"",
                content: """
                    <extendedEdge key="edgesForExtendedLayout" top="YES"/>\
                    <toolbarItems><barButtonItem systemItem="flexibleSpace" id="f"/><barButtonItem title="Go" id="g"/></toolbarItems>\
                    <tabBarItem key="tabBarItem" title="" systemItem="favorites" id="t"/>\
                    <simulatedToolbarMetrics key="simulatedBottomBarMetrics"/>
                    """))
        XCTAssertEqual(stop.toolbarItems?.map(\.title), [nil, "Go"])
        XCTAssertEqual(stop.tabBarItem.title, "Favorites")
        XCTAssertEqual(stop.edgesForExtendedLayout, .top)
        XCTAssertTrue(stop.extendedLayoutIncludesOpaqueBars)
        XCTAssertTrue(stop.hidesBottomBarWhenPushed)
    }

    func testWhatHasNoEffectIsSaidOnceTheViewIsThere() throws {
        let storyboard = folder.storyboard(
            Text.scene("a", attributes: "warp=\"9\"", view: "<view id=\"v\" shields=\"1\"/>"), initial: "a")
        var controller: UIViewController?
        XCTAssertEqual(
            Findings.during { controller = storyboard.instantiateInitialViewController() }.diagnostics.count, 0)
        XCTAssertEqual(
            Findings.during { controller?.loadViewIfNeeded() }.diagnostics.map(\.message),
            ["without effect: view.shields (line 4), viewController.warp (line 4)"])
    }

    // MARK: Texts in other languages

    private let translated = """
        <label opaque="NO" contentMode="left" text="Hello" id="lab-1"/>\
        <button opaque="NO" contentMode="scaleToFill" id="but-1"><state key="normal" title="Go"/>\
        <state key="selected" title="Gone"/></button>\
        <segmentedControl opaque="NO" contentMode="scaleToFill" segmentControlStyle="plain" id="seg-1">\
        <segments><segment title="One"/><segment title="Two"/></segments></segmentedControl>\
        <label opaque="NO" contentMode="left" id="lab-2"><string key="text">Two
        lines</string></label>
        """

    private func localized(_ strings: String, in file: String) throws -> [String?] {
        folder.write(
            Text.document(Text.scene("a", attributes: "title=\"Title\"", view: translated), initial: "a"),
            to: "Base.lproj/Main.storyboard")
        folder.write(strings, to: file)
        let storyboard = UIStoryboard(name: "Main", bundle: folder.bundle)
        let controller = try XCTUnwrap(storyboard.instantiateInitialViewController())
        let views = controller.view.subviews
        let button = views[1] as? UIButton
        return [
            controller.title, (views[0] as? UILabel)?.text, button?.title(for: .normal), button?.title(for: .selected),
            (views[2] as? UISegmentedControl)?.titleForSegment(at: 1), (views[3] as? UILabel)?.text,
        ]
    }

    func testStringsOfTheRunsLanguageReplaceThoseOfTheBase() throws {
        let strings = """
            /* Class = "UILabel"; text = "Hello"; ObjectID = "lab-1"; */
            "lab-1.text" = "Hi";
            "but-1.normalTitle" = "Leave";
            "seg-1.segmentTitles[1]" = "Second";
            "lab-2.text" = "One line";
            "a.title" = "Name";
            "nobody.text" = "x";
            """
        XCTAssertEqual(
            try localized(strings, in: "en.lproj/Main.strings"), ["Name", "Hi", "Leave", "Gone", "Second", "One line"])
    }

    func testTheLanguageOfTheRunComesAsAnArgument() throws {
        let domain = UserDefaults.argumentDomain
        let before = UserDefaults.standard.volatileDomain(forName: domain)
        defer {
            // An empty domain does not take the place of one that has values.
            UserDefaults.standard.removeVolatileDomain(forName: domain)
            UserDefaults.standard.setVolatileDomain(before, forName: domain)
            Preferences.reload()
        }
        UserDefaults.standard.setVolatileDomain(["AppleLanguages": ["de-AT", "fr"]], forName: domain)
        Preferences.reload()
        XCTAssertEqual(
            try localized("\"lab-1.text\" = \"Hallo\";", in: "de.lproj/Main.strings"),
            ["Title", "Hallo", "Go", "Gone", "Two", "Two\nlines"])
    }

    func testStringsOfOtherLanguagesAreLeftAlone() throws {
        XCTAssertEqual(
            try localized("\"lab-1.text\" = \"Hallo\";", in: "de.lproj/Main.strings"),
            ["Title", "Hello", "Go", "Gone", "Two", "Two\nlines"])
    }

    func testBrokenStringsAreRefusedByName() throws {
        folder.write(Text.document(Text.scene("a"), initial: "a"), to: "Base.lproj/Main.storyboard")
        folder.write("{ broken", to: "en.lproj/Main.strings")
        let findings = Findings.during { _ = UIStoryboard(name: "Main", bundle: folder.bundle) }
        XCTAssertEqual(findings.exceptions.map(\.reason), ["Main.strings: not a table of strings"])
    }
}

/// A controller that takes its view from a nib, wherever it is made.
final class NamesANib: UIViewController {
    static var bundle: Bundle?

    required init(coder: NSCoder) { super.init(nibName: "Menu", bundle: Self.bundle) }
}
