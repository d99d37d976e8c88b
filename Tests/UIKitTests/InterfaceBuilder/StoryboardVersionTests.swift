import Foundation
import XCTest

@_spi(Testing) @testable import UIKit

/// Whole documents in the words of five generations of Xcode, from 4 to 16. None of them has anything to report.
@preconcurrency @MainActor final class StoryboardVersionTests: StoryboardTestCase {
    /// The initial controller of a document, shown.
    private func start(_ text: String) throws -> UIViewController {
        folder.write(text, to: "Main.storyboard")
        var made: UIViewController?
        let findings = Findings.during {
            made = UIStoryboard(name: "Main", bundle: folder.bundle).instantiateInitialViewController()
            if let made { show(made) }
        }
        XCTAssertEqual(findings.diagnostics.map(\.message), [])
        XCTAssertEqual(findings.exceptions.map(\.reason), [])
        return try XCTUnwrap(made)
    }

    private func document(_ attributes: String, _ scenes: String, _ rest: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8" standalone="no"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \(attributes) \
        propertyAccessControl="none">
            \(rest)
            <scenes>\(scenes)</scenes>
        </document>
        """
    }

    private func scene(_ id: String, _ objects: String) -> String {
        """
        <scene sceneID="s-\(id)"><objects>\(objects)
        <placeholder placeholderIdentifier="IBFirstResponder" id="f-\(id)" userLabel="First Responder" \
        sceneMemberID="firstResponder"/></objects><point key="canvasLocation" x="138" y="0.0"/></scene>
        """
    }

    private func stop(_ id: String, _ content: String) -> String {
        """
        <viewController id="\(id)" title="\(id.uppercased())" customClass="Stop" customModule="UIKitTests" \
        sceneMemberID="viewController">\(content)</viewController>
        """
    }

    // MARK: Xcode 12

    /// Columns by what Xcode 12 and later write for a split view of two, whose controllers each get a stack.
    func testAColumnStyle() throws {
        let split = try XCTUnwrap(
            start(
                document(
                    "version=\"3.0\" toolsVersion=\"22155\" initialViewController=\"split\"",
                    scene(
                        "split",
                        """
                        <splitViewController allowDoubleColumnStyle="YES" preferredDisplayMode="twoBeside" id="split" \
                        sceneMemberID="viewController"><connections>
                        <segue destination="a" kind="relationship" relationship="masterViewController" id="r1"/>
                        <segue destination="b" kind="relationship" relationship="detailViewController" id="r2"/>
                        </connections></splitViewController>
                        """) + scene("a", stop("a", "")) + scene("b", stop("b", "")))) as? UISplitViewController)
        XCTAssertEqual(split.style, .doubleColumn)
        XCTAssertEqual(split.preferredDisplayMode, .twoBesideSecondary)
        let stack = try XCTUnwrap(split.viewController(for: .primary)?.navigationController)
        XCTAssertEqual(stack.viewControllers.first?.title, "A")
    }

    // MARK: Xcode 5

    /// `push` and `modal` segues, colours of the system by their old names, and what was simulated on the canvas.
    func testXcode5() throws {
        let first = """
            <layoutGuides><viewControllerLayoutGuide type="top" id="top"/><viewControllerLayoutGuide type="bottom" id="bot"/></layoutGuides>
            <view key="view" contentMode="scaleToFill" id="v">
                <rect key="frame" x="0.0" y="0.0" width="320" height="568"/>
                <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                <subviews>
                    <label opaque="NO" clipsSubviews="YES" userInteractionEnabled="NO" contentMode="left" \
            horizontalHuggingPriority="251" verticalHuggingPriority="251" text="Old" lineBreakMode="tailTruncation" \
            baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="l">
                        <rect key="frame" x="20" y="84" width="42" height="21"/>
                        <fontDescription key="fontDescription" type="boldSystem" pointSize="17"/>
                        <color key="textColor" cocoaTouchSystemColor="darkTextColor"/>
                        <nil key="highlightedColor"/>
                    </label>
                </subviews>
                <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="calibratedWhite"/>
                <constraints>
                    <constraint firstItem="l" firstAttribute="top" secondItem="top" secondAttribute="bottom" constant="20" id="c1"/>
                    <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="20" id="c2"/>
                </constraints>
            </view>
            <extendedEdge key="edgesForExtendedLayout" bottom="YES"/>
            <navigationItem key="navigationItem" title="Old" id="n"/>
            <simulatedOrientationMetrics key="simulatedOrientationMetrics"/>
            <connections>
                <segue destination="b" kind="push" identifier="push" id="s1"/>
                <segue destination="c" kind="modal" identifier="modal" modalTransitionStyle="crossDissolve" id="s2"/>
            </connections>
            """
        let text = document(
            "version=\"1.0\" toolsVersion=\"5053\" systemVersion=\"12F45\" targetRuntime=\"iOS.CocoaTouch\" useAutolayout=\"YES\" initialViewController=\"nav\"",
            scene(
                "nav",
                """
                <navigationController definesPresentationContext="YES" id="nav" sceneMemberID="viewController">
                <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar"><autoresizingMask key="autoresizingMask"/></navigationBar>
                <connections><segue destination="a" kind="relationship" relationship="rootViewController" id="r"/></connections>
                </navigationController>
                """) + scene("a", stop("a", first)) + scene("b", stop("b", ""))
                + scene("c", stop("c", "")),
            """
            <dependencies><deployment defaultVersion="1552" identifier="iOS"/><development version="5000" identifier="xcode"/>
            <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="3733"/></dependencies>
            <simulatedMetricsContainer key="defaultSimulatedMetrics"><simulatedStatusBarMetrics key="statusBar"/>
            <simulatedOrientationMetrics key="orientation"/><simulatedScreenMetrics key="destination" type="retina4"/>
            </simulatedMetricsContainer>
            """)
        let navigation = try XCTUnwrap(try start(text) as? UINavigationController)
        let root = try XCTUnwrap(navigation.topViewController)
        let label = try XCTUnwrap(root.view.subviews.compactMap { $0 as? UILabel }.first)
        XCTAssertEqual(label.font, .boldSystemFont(ofSize: 17))
        XCTAssertEqual(label.textColor, .darkText)
        XCTAssertEqual(root.edgesForExtendedLayout, .bottom)
        // The view begins below the bar.
        XCTAssertEqual(label.frame.minX, 20, accuracy: 1e-9)
        XCTAssertEqual(label.frame.minY, 20, accuracy: 1e-9)
        root.performSegue(withIdentifier: "push", sender: nil)
        settle()
        XCTAssertEqual(navigation.topViewController?.title, "B")
        navigation.popViewController(animated: false)
        settle()
        root.performSegue(withIdentifier: "modal", sender: nil)
        XCTAssertEqual(root.presentedViewController?.title, "C")
        XCTAssertEqual(root.presentedViewController?.modalTransitionStyle, .crossDissolve)
    }

    // MARK: Xcode 7

    /// A square canvas for any size, with parts for some sizes, and a stack view in its first words.
    func testXcode7() throws {
        let content = """
            <view key="view" contentMode="scaleToFill" id="v">
                <rect key="frame" x="0.0" y="0.0" width="600" height="600"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                <subviews>
                    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="wide">
                        <rect key="frame" x="0.0" y="0.0" width="100" height="600"/>
                        <animations/>
                    </view>
                    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="small" ambiguous="YES" misplaced="YES">
                        <rect key="frame" x="0.0" y="0.0" width="600" height="100"/>
                        <animations/>
                        <constraints><constraint firstAttribute="height" constant="100" id="h">
                            <variation key="heightClass=compact" constant="50"/>
                            <variation key="heightClass=regular-widthClass=compact" constant="80"/>
                        </constraint></constraints>
                    </view>
                </subviews>
                <animations/>
                <constraints>
                    <constraint firstItem="wide" firstAttribute="width" constant="100" id="w1"/>
                    <constraint firstItem="small" firstAttribute="top" secondItem="v" secondAttribute="top" id="s1"/>
                    <constraint firstItem="small" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="s2"/>
                    <constraint firstAttribute="trailing" secondItem="small" secondAttribute="trailing" id="s3"/>
                    <constraint firstAttribute="trailing" secondItem="small" secondAttribute="trailing" constant="200" id="s4"/>
                </constraints>
                <variation key="default">
                    <mask key="subviews"><exclude reference="wide"/><exclude reference="small"/></mask>
                    <mask key="constraints"><exclude reference="w1"/><exclude reference="s1"/><exclude reference="s2"/>\
            <exclude reference="s3"/><exclude reference="s4"/></mask>
                </variation>
                <variation key="heightClass=regular-widthClass=compact">
                    <mask key="subviews"><include reference="small"/></mask>
                    <mask key="constraints"><include reference="s1"/><include reference="s2"/><include reference="s4"/></mask>
                </variation>
                <variation key="widthClass=regular">
                    <mask key="subviews"><include reference="wide"/></mask>
                    <mask key="constraints"><include reference="w1"/></mask>
                </variation>
            </view>
            <extendedEdge key="edgesForExtendedLayout"/>
            <size key="freeformSize" width="600" height="600"/>
            """
        let controller = try start(
            document(
                "version=\"3.0\" toolsVersion=\"9531\" systemVersion=\"15B42\" targetRuntime=\"iOS.CocoaTouch\" useAutolayout=\"YES\" useTraitCollections=\"YES\" initialViewController=\"a\"",
                scene("a", stop("a", content)),
                """
                <dependencies><deployment identifier="iOS"/>
                <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="9529"/></dependencies>
                """))
        let screen = UIScreen.main.bounds
        XCTAssertEqual(
            controller.view.subviews.map(\.frame), [CGRect(x: 0, y: 0, width: screen.width - 200, height: 80)])
    }

    // MARK: Xcode 10

    /// The safe area, fonts that come with the app, attributed texts, and what is said to who cannot see.
    func testXcode10() throws {
        let content = """
            <view key="view" contentMode="scaleToFill" id="v">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                <subviews>
                    <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Named" textAlignment="natural" \
            lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" \
            translatesAutoresizingMaskIntoConstraints="NO" id="l">
                        <accessibility key="accessibilityConfiguration" hint="What it is called" label="Name" identifier="name">
                            <accessibilityTraits key="traits" staticText="YES" header="YES"/>
                        </accessibility>
                        <fontDescription key="fontDescription" name="NoSuchFont-Semibold" family="No Such Font" pointSize="21"/>
                        <nil key="textColor"/><nil key="highlightedColor"/>
                    </label>
                    <textView clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" editable="NO" \
            textAlignment="natural" selectable="NO" translatesAutoresizingMaskIntoConstraints="NO" id="t">
                        <attributedString key="attributedText"><fragment content="Thick"><attributes>
                            <color key="NSColor" red="0.0" green="0.0" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                            <font key="NSFont" size="18" name="NoSuchFont-Bold"/>
                        </attributes></fragment><fragment><string key="content"> and
            thin</string><attributes><font key="NSFont" metaFont="system"/>
                            <integer key="NSUnderline" value="1"/></attributes></fragment></attributedString>
                        <textInputTraits key="textInputTraits" autocapitalizationType="sentences"/>
                    </textView>
                </subviews>
                <color key="backgroundColor" name="Paper"/>
                <constraints>
                    <constraint firstItem="l" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="8" id="c1"/>
                    <constraint firstItem="l" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="8" id="c2"/>
                    <constraint firstItem="t" firstAttribute="top" secondItem="l" secondAttribute="bottom" id="c3"/>
                    <constraint firstItem="t" firstAttribute="leading" secondItem="l" secondAttribute="leading" id="c4"/>
                    <constraint firstItem="t" firstAttribute="width" constant="300" id="c5"/>
                    <constraint firstItem="safe" firstAttribute="bottom" secondItem="t" secondAttribute="bottom" id="c6"/>
                </constraints>
                <viewLayoutGuide key="safeArea" id="safe"/>
            </view>
            """
        let controller = try start(
            document(
                "version=\"3.0\" toolsVersion=\"14460.31\" targetRuntime=\"iOS.CocoaTouch\" useAutolayout=\"YES\" useTraitCollections=\"YES\" useSafeAreas=\"YES\" colorMatched=\"YES\" initialViewController=\"a\"",
                scene("a", stop("a", content)),
                """
                <device id="retina4_7" orientation="portrait"><adaptation id="fullscreen"/></device>
                <dependencies><deployment identifier="iOS"/>
                <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="14460.20"/>
                <capability name="Named colors" minToolsVersion="9.0"/>
                <capability name="Safe area layout guides" minToolsVersion="9.0"/></dependencies>
                <customFonts key="customFonts"><array key="NoSuchFont.ttf"><string>NoSuchFont-Semibold</string></array></customFonts>
                <resources><namedColor name="Paper"><color red="1" green="0.5" blue="0.0" alpha="1" \
                colorSpace="custom" customColorSpace="sRGB"/></namedColor></resources>
                """))
        let label = try XCTUnwrap(controller.view.subviews[0] as? UILabel)
        XCTAssertEqual(label.font, .systemFont(ofSize: 21, weight: .semibold))
        XCTAssertEqual(label.frame.minY, UIScreen.main.configuration.safeAreaInsets.top + 8)
        XCTAssertEqual(
            [label.accessibilityLabel, label.accessibilityHint, label.accessibilityIdentifier],
            ["Name", "What it is called", "name"])
        XCTAssertEqual(label.accessibilityTraits, [.staticText, .header])
        let text = try XCTUnwrap((controller.view.subviews[1] as? UITextView)?.attributedText)
        XCTAssertEqual(text.string, "Thick and\nthin")
        XCTAssertEqual(
            text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont, .systemFont(ofSize: 18, weight: .bold))
        XCTAssertEqual(text.attribute(.underlineStyle, at: 6, effectiveRange: nil) as? Int, 1)
        XCTAssertEqual(controller.view.backgroundColor, UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    }

    // MARK: Xcode 13

    /// Buttons with configurations, and popovers that their button shows.
    func testXcode13() throws {
        let content = """
            <view key="view" contentMode="scaleToFill" id="v">
                <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                <subviews>
                    <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" \
            contentVerticalAlignment="center" buttonType="system" lineBreakMode="middleTruncation" \
            translatesAutoresizingMaskIntoConstraints="NO" id="b">
                        <rect key="frame" x="20" y="100" width="120" height="50"/>
                        <state key="normal" title="Button"/>
                        <buttonConfiguration key="configuration" style="tinted" image="star" catalog="system" \
            imagePlacement="trailing" imagePadding="4" cornerStyle="capsule" title="Rate" subtitle="1 to 5">
                            <directionalEdgeInsets key="contentInsets" top="6" leading="10" bottom="6" trailing="10"/>
                            <color key="baseForegroundColor" systemColor="systemGreenColor"/>
                        </buttonConfiguration>
                        <connections><segue destination="p" kind="popoverPresentation" popoverAnchorView="b" id="s">\
            <popoverArrowDirection key="popoverArrowDirection" up="YES" left="YES"/></segue></connections>
                    </button>
                </subviews>
                <viewLayoutGuide key="safeArea" id="safe"/>
                <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                <constraints>
                    <constraint firstItem="b" firstAttribute="top" secondItem="safe" secondAttribute="top" id="c1"/>
                    <constraint firstItem="b" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="20" id="c2"/>
                </constraints>
            </view>
            """
        let popover =
            "<size key=\"freeformSize\" width=\"200\" height=\"90\"/><size key=\"preferredContentSize\" width=\"200\" height=\"90\"/>"
        let controller = try start(
            document(
                "version=\"3.0\" toolsVersion=\"19529\" targetRuntime=\"iOS.CocoaTouch\" useAutolayout=\"YES\" useTraitCollections=\"YES\" useSafeAreas=\"YES\" colorMatched=\"YES\" initialViewController=\"a\"",
                scene("a", stop("a", content)) + scene("p", stop("p", popover)),
                """
                <device id="retina6_1" orientation="portrait" appearance="light"/>
                <dependencies><deployment identifier="iOS"/>
                <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="19519"/>
                <capability name="Image references" minToolsVersion="12.0"/></dependencies>
                <resources><image name="star" catalog="system" width="128" height="116"/></resources>
                """))
        let button = try XCTUnwrap(controller.view.subviews[0] as? UIButton)
        let configuration = try XCTUnwrap(button.configuration)
        XCTAssertEqual([configuration.title, configuration.subtitle], ["Rate", "1 to 5"])
        XCTAssertEqual(configuration.imagePlacement, .trailing)
        XCTAssertEqual(configuration.imagePadding, 4)
        XCTAssertEqual(configuration.cornerStyle, .capsule)
        XCTAssertEqual(configuration.baseForegroundColor, .systemGreen)
        XCTAssertNotNil(configuration.image)
        button.sendActions(for: .touchUpInside)
        let presented = try XCTUnwrap(controller.presentedViewController)
        XCTAssertEqual(presented.preferredContentSize, CGSize(width: 200, height: 90))
        XCTAssertTrue(presented.popoverPresentationController?.sourceView === button)
        XCTAssertEqual(presented.popoverPresentationController?.permittedArrowDirections, [.up, .left])
    }

    // MARK: Xcode 16

    /// A layout of the app's own, and a reference to another document.
    func testXcode16() throws {
        folder.write(
            StoryboardText.document(
                StoryboardText.scene("x", class: "Stop", attributes: "title=\"X\" storyboardIdentifier=\"Detail\"")),
            to: "Detail.storyboard")
        let collection = """
            <collectionViewController id="g" sceneMemberID="viewController">
            <collectionView key="view" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" \
            dataMode="prototypes" id="cv"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                <collectionViewLayout key="collectionViewLayout" id="lay" customClass="BrickLayout" \
            customModule="UIKitTests" customModuleProvider="target"/>
                <cells><collectionViewCell opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" \
            contentMode="center" reuseIdentifier="Brick" id="c"><rect key="frame" x="0.0" y="0.0" width="128" height="128"/>
                    <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                    <collectionViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES" \
            multipleTouchEnabled="YES" contentMode="center" insetsLayoutMarginsFromSafeArea="NO" id="ccv">
                        <rect key="frame" x="0.0" y="0.0" width="128" height="128"/>
                        <autoresizingMask key="autoresizingMask"/></collectionViewCellContentView>
                </collectionViewCell></cells>
                <connections><outlet property="dataSource" destination="g" id="o1"/><outlet property="delegate" destination="g" id="o2"/></connections>
            </collectionView>
            <connections><segue destination="ref" kind="showDetail" identifier="detail" id="s"/></connections>
            </collectionViewController>
            """
        let controller = try start(
            document(
                "version=\"3.0\" toolsVersion=\"23504\" targetRuntime=\"iOS.CocoaTouch\" useAutolayout=\"YES\" useTraitCollections=\"YES\" useSafeAreas=\"YES\" colorMatched=\"YES\" initialViewController=\"g\"",
                scene("g", collection)
                    + scene(
                        "ref",
                        "<viewControllerPlaceholder storyboardName=\"Detail\" referencedIdentifier=\"Detail\" id=\"ref\" sceneMemberID=\"viewController\"/>"
                    ),
                """
                <device id="retina6_12" orientation="portrait" appearance="light"/>
                <dependencies><deployment identifier="iOS"/>
                <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="23506"/>
                <capability name="System colors in document resources" minToolsVersion="11.0"/></dependencies>
                """))
        let view = try XCTUnwrap((controller as? UICollectionViewController)?.collectionView)
        XCTAssertTrue(view.collectionViewLayout is BrickLayout)
        XCTAssertEqual(view.contentSize, CGSize(width: 77, height: 33))
        controller.performSegue(withIdentifier: "detail", sender: nil)
        XCTAssertEqual(controller.presentedViewController?.title, "X")
    }
}

/// A layout of an app's own: bricks of one size.
final class BrickLayout: UICollectionViewLayout {
    override var collectionViewContentSize: CGSize { CGSize(width: 77, height: 33) }
}
