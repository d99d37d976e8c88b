import Foundation
import XCTest

@_spi(Testing) @testable import UIKit

@preconcurrency @MainActor final class NibControlTests: XCTestCase {
    func testButtonWithStates() throws {
        let button = try XCTUnwrap(
            UINib.view(
                """
                <button id="b" buttonType="system" contentHorizontalAlignment="left" contentVerticalAlignment="top" \
                lineBreakMode="tailTruncation" selected="YES" tag="4">
                <fontDescription key="fontDescription" type="system" pointSize="22"/>
                <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
                <state key="normal" title="Go" image="star.fill" catalog="system">
                <color key="titleColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></state>
                <state key="disabled" title="No"/>
                <state key="highlighted"><string key="title">Two
                lines</string></state>
                </button>
                """) as? UIButton)
        XCTAssertEqual(button.buttonType, .system)
        XCTAssertEqual(button.contentHorizontalAlignment, .left)
        XCTAssertEqual(button.contentVerticalAlignment, .top)
        XCTAssertTrue(button.isSelected)
        XCTAssertEqual(button.title(for: .normal), "Go")
        XCTAssertEqual(button.title(for: .disabled), "No")
        XCTAssertEqual(button.title(for: .highlighted), "Two\nlines")
        XCTAssertEqual(button.titleColor(for: .normal), .red)
        XCTAssertEqual(button.image(for: .normal)?.isSymbolImage, true)
        XCTAssertEqual(button.titleLabel?.font, .systemFont(ofSize: 22))
        XCTAssertEqual(button.titleLabel?.lineBreakMode, .byTruncatingTail)
        XCTAssertEqual(button.contentEdgeInsets, UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    }

    func testImageReferencesSayHowAPictureIsDrawn() throws {
        func picture(_ attributes: String) throws -> UIImage {
            let button = try XCTUnwrap(
                UINib.view(
                    "<button id=\"b\"><state key=\"normal\" title=\"Go\"><imageReference key=\"image\" "
                        + "image=\"star.fill\" catalog=\"system\" \(attributes)/></state></button>") as? UIButton)
            return try XCTUnwrap(button.image(for: .normal))
        }
        let (small, large) = (try picture("symbolScale=\"small\""), try picture("symbolScale=\"large\""))
        XCTAssertTrue(large.isSymbolImage)
        XCTAssertEqual(
            large.size,
            UIImage(systemName: "star.fill", withConfiguration: UIImage.SymbolConfiguration(scale: .large))?.size)
        XCTAssertLessThan(small.size.width, large.size.width)
        XCTAssertEqual(try picture("renderingMode=\"original\"").renderingMode, .alwaysOriginal)
        XCTAssertEqual(try picture("renderingMode=\"template\"").renderingMode, .alwaysTemplate)
    }

    /// Members of a subclass may not be there yet when its observers are called.
    func testWhatADocumentDoesNotSayIsNotSet() throws {
        let watching = try XCTUnwrap(
            UINib.view(
                #"<button id="b" customClass="WatchingButton" customModule="UIKitTests" userInteractionEnabled="YES"/>"#
            )
                as? WatchingButton)
        XCTAssertEqual(watching.log, [])
        let selected = try XCTUnwrap(
            UINib.view(
                #"<button id="b" customClass="WatchingButton" customModule="UIKitTests" selected="YES" enabled="NO"/>"#)
                as? WatchingButton)
        XCTAssertEqual(selected.log, [])
        XCTAssertTrue(selected.isSelected)
        XCTAssertFalse(selected.isEnabled)
    }

    func testButtonWithConfiguration() throws {
        let button = try XCTUnwrap(
            UINib.view(
                """
                <button id="b" buttonType="system"><state key="normal" title="Button"/>
                <buttonConfiguration key="configuration" style="filled" title="Buy" imagePadding="6" cornerStyle="capsule">
                <color key="baseBackgroundColor" systemColor="systemRedColor"/>
                <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
                </buttonConfiguration></button>
                """) as? UIButton)
        XCTAssertEqual(button.configuration?.title, "Buy")
        XCTAssertEqual(button.configuration?.imagePadding, 6)
        XCTAssertEqual(button.configuration?.cornerStyle, .capsule)
        XCTAssertTrue(button.configuration?.baseBackgroundColor === UIColor.systemRed)
        XCTAssertEqual(
            button.configuration?.contentInsets, NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }

    func testAConfigurationHasAttributedTextsAndABackground() throws {
        let button = try XCTUnwrap(
            UINib.view(
                """
                <button id="b" buttonType="system"><state key="normal" title="Button"/>
                <buttonConfiguration key="configuration" style="plain">
                <attributedString key="attributedTitle"><fragment content="Sign "/><fragment content="up">
                <attributes><color key="NSColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></attributes>
                </fragment></attributedString>
                <attributedString key="attributedSubtitle"/>
                <backgroundConfiguration key="background" strokeWidth="2" strokeOutset="1">
                <color key="backgroundColor" systemColor="systemGreenColor"/></backgroundConfiguration>
                </buttonConfiguration></button>
                """) as? UIButton)
        let configuration = try XCTUnwrap(button.configuration)
        XCTAssertEqual(configuration.title, "Sign up")
        XCTAssertNil(configuration.attributedSubtitle)
        let title = try XCTUnwrap(configuration.styledTitle(or: nil, color: .blue))
        let colors = [0, 5].map { title.attribute(.foregroundColor, at: $0, effectiveRange: nil) as? UIColor }
        XCTAssertEqual(colors, [.blue, .red])
        XCTAssertTrue(configuration.background.backgroundColor === UIColor.systemGreen)
        XCTAssertEqual(configuration.background.strokeWidth, 2)
        XCTAssertEqual(configuration.background.strokeOutset, 1)
    }

    /// What the states show is left from before the button had a configuration.
    func testAConfiguredButtonShowsNothingOfItsStates() throws {
        let button = try XCTUnwrap(
            UINib.view(
                """
                <button id="b" buttonType="system"><state key="normal" title="Button" image="star" catalog="system"/>
                <buttonConfiguration key="configuration" style="plain" image="trash" catalog="system"/></button>
                """) as? UIButton)
        XCTAssertNil(button.title(for: .normal))
        XCTAssertNil(button.currentTitle)
        XCTAssertNil(button.currentImage)
        button.sizeToFit()
        button.layoutIfNeeded()
        XCTAssertEqual(button.titleLabel?.isHidden, true)
        XCTAssertNotNil(button.imageView?.image)
        XCTAssertTrue(button.imageView?.image === button.configuration?.image)
    }

    func testTextsOfAConfigurationHaveTheirFonts() throws {
        let button = try XCTUnwrap(
            UINib.view(
                """
                <button id="b" buttonType="system"><state key="normal" title="Button"/>
                <buttonConfiguration key="configuration" style="plain" title="Buy" subtitle="now" titleAlignment="trailing" buttonSize="large">
                <fontDescription key="titleFontDescription" type="boldSystem" pointSize="21"/>
                <fontDescription key="subtitleFontDescription" type="system" pointSize="9"/>
                </buttonConfiguration></button>
                """) as? UIButton)
        let configuration = try XCTUnwrap(button.configuration)
        let title = configuration.styledTitle(or: nil, color: .red)
        let subtitle = configuration.styledSubtitle(color: .red)
        XCTAssertEqual(title?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont, .boldSystemFont(ofSize: 21))
        XCTAssertEqual(subtitle?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont, .systemFont(ofSize: 9))
        XCTAssertEqual(configuration.titleAlignment, .trailing)
        XCTAssertEqual(configuration.buttonSize, .large)
    }

    func testActionsReachOwnerObjectsAndTheResponderChain() throws {
        let owner = NibOwner()
        let objects = UINib.objects(
            Xib.document(
                Xib.owner()
                    + """
                    <button id="b"><connections>
                    <action selector="tap:" destination="-1" eventType="touchUpInside" id="1"/>
                    <action selector="lost:" destination="-2" eventType="touchDown" id="2"/>
                    </connections></button>
                    <barButtonItem id="i" title="T" style="done"><connections><action selector="tap:" destination="-1" id="3"/></connections></barButtonItem>
                    <tapGestureRecognizer id="g" numberOfTapsRequired="2"><connections><action selector="tap:" destination="-1" id="4"/></connections></tapGestureRecognizer>
                    """), owner: owner)
        let button = try XCTUnwrap(objects[0] as? UIButton)
        button.sendActions(for: .touchUpInside)
        XCTAssertEqual(owner.log, ["tap UIButton"])
        XCTAssertEqual(button.allControlEvents, [.touchUpInside, .touchDown])
        XCTAssertEqual(button.actions(forTarget: nil, forControlEvent: .touchDown), ["lost:"])
        let item = try XCTUnwrap(objects[1] as? UIBarButtonItem)
        XCTAssertTrue(item.target === owner)
        XCTAssertEqual(item.action, Selector("tap:"))
        XCTAssertEqual(item.style, .done)
        XCTAssertEqual((objects[2] as? UITapGestureRecognizer)?.numberOfTapsRequired, 2)
    }

    func test_9_19_actionThatTheTargetLacksIsNoErrorAtLoad() throws {
        let owner = NibOwner()
        var button: UIButton?
        let loading = Findings.during {
            button =
                UINib.objects(
                    Xib.document(
                        Xib.owner()
                            + "<button id=\"b\"><connections><action selector=\"nothing:\" destination=\"-1\" eventType=\"touchUpInside\" id=\"1\"/></connections></button>"
                    ), owner: owner
                ).first as? UIButton
        }
        XCTAssertEqual(loading.exceptions, [])
        let firing = Findings.during { button?.sendActions(for: .touchUpInside) }
        XCTAssertEqual(firing.exceptions.map(\.name), [.invalidArgumentException])
        XCTAssertTrue(
            firing.exceptions.first?.reason?.hasPrefix(
                "-[UIKitTests.NibOwner nothing:]: unrecognized selector sent to instance") ?? false)
    }

    func testGestureRecognizersJoinTheirView() throws {
        let objects = UINib.objects(
            Xib.document(
                """
                <view id="v"><connections>
                <outletCollection property="gestureRecognizers" destination="g" appends="YES" id="1"/>
                <outletCollection property="gestureRecognizers" destination="h" appends="YES" id="2"/>
                </connections></view>
                <swipeGestureRecognizer id="g" direction="left"/>
                <pongPressGestureRecognizer id="h" minimumPressDuration="0.75" allowableMovement="5"/>
                """))
        let view = try XCTUnwrap(objects[0] as? UIView)
        XCTAssertEqual(view.gestureRecognizers?.count, 2)
        XCTAssertEqual((view.gestureRecognizers?[0] as? UISwipeGestureRecognizer)?.direction, .left)
        XCTAssertEqual((view.gestureRecognizers?[1] as? UILongPressGestureRecognizer)?.minimumPressDuration, 0.75)
    }

    func testNavigationBarWithItems() throws {
        let bar = try XCTUnwrap(
            UINib.view(
                """
                <navigationBar id="n" barStyle="black" translucent="NO" largeTitles="YES" clipsSubviews="YES"><items>
                <navigationItem id="i" title="Title" prompt="P" largeTitleDisplayMode="never">
                <barButtonItem key="leftBarButtonItem" systemItem="done" id="a"/>
                <rightBarButtonItems><barButtonItem id="b" title="B" width="30" enabled="NO"/><barButtonItem id="c" title="C"/></rightBarButtonItems>
                <view key="titleView" id="t" tag="9"/>
                </navigationItem></items>
                <textAttributes key="titleTextAttributes"><color key="textColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom"/></textAttributes>
                </navigationBar>
                """) as? UINavigationBar)
        XCTAssertEqual(bar.barStyle, .black)
        XCTAssertFalse(bar.clipsToBounds)
        XCTAssertFalse(bar.isTranslucent)
        XCTAssertTrue(bar.prefersLargeTitles)
        XCTAssertEqual(bar.titleTextAttributes?[.foregroundColor] as? UIColor, .red)
        let item = try XCTUnwrap(bar.topItem)
        XCTAssertEqual(item.title, "Title")
        XCTAssertEqual(item.prompt, "P")
        XCTAssertEqual(item.largeTitleDisplayMode, .never)
        XCTAssertEqual(item.leftBarButtonItem?.systemItem, .done)
        XCTAssertEqual(item.rightBarButtonItems?.map(\.title), ["B", "C"])
        XCTAssertEqual(item.rightBarButtonItem?.isEnabled, false)
        XCTAssertEqual(item.rightBarButtonItem?.width, 30)
        XCTAssertEqual(item.titleView?.tag, 9)
    }

    func testStackAndScrollViews() throws {
        let stack = try XCTUnwrap(
            UINib.view(
                "<stackView id=\"s\" axis=\"vertical\" distribution=\"equalSpacing\" alignment=\"center\" spacingType=\"standard\" layoutMarginsRelativeArrangement=\"YES\"><subviews><label id=\"a\"/><label id=\"b\"/></subviews></stackView>"
            ) as? UIStackView)
        XCTAssertEqual(stack.axis, .vertical)
        XCTAssertEqual(stack.distribution, .equalSpacing)
        XCTAssertEqual(stack.alignment, .center)
        XCTAssertEqual(stack.spacing, 8)
        XCTAssertTrue(stack.isLayoutMarginsRelativeArrangement)
        XCTAssertEqual(stack.arrangedSubviews.count, 2)
        let scroll = try XCTUnwrap(
            UINib.view(
                "<scrollView id=\"s\" pagingEnabled=\"YES\" scrollEnabled=\"NO\" bounces=\"NO\" alwaysBounceVertical=\"YES\" showsVerticalScrollIndicator=\"NO\" keyboardDismissMode=\"onDrag\" contentInsetAdjustmentBehavior=\"never\"><inset key=\"contentInset\" minX=\"1\" minY=\"2\" maxX=\"3\" maxY=\"4\"/></scrollView>"
            ) as? UIScrollView)
        XCTAssertTrue(scroll.isPagingEnabled)
        XCTAssertFalse(scroll.isScrollEnabled)
        XCTAssertFalse(scroll.bounces)
        XCTAssertTrue(scroll.alwaysBounceVertical)
        XCTAssertFalse(scroll.showsVerticalScrollIndicator)
        XCTAssertEqual(scroll.keyboardDismissMode, .onDrag)
        XCTAssertEqual(scroll.contentInsetAdjustmentBehavior, .never)
        XCTAssertEqual(scroll.contentInset, UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    }

    func testStatesAreThereWithoutTheirSetters() throws {
        let button = try XCTUnwrap(
            UINib.view(
                """
                <button id="b" customClass="EagerButton" customModule="UIKitTests" selected="YES" enabled="NO" highlighted="YES"/>
                """) as? EagerButton)
        XCTAssertEqual(button.state, [.selected, .disabled, .highlighted])
    }

    func testSwitchAndProgress() throws {
        let control = try XCTUnwrap(
            UINib.view(
                "<switch id=\"s\" on=\"NO\" enabled=\"NO\"><color key=\"onTintColor\" systemColor=\"systemRedColor\"/></switch>"
            ) as? UISwitch)
        XCTAssertFalse(control.isOn)
        XCTAssertFalse(control.isEnabled)
        XCTAssertTrue(control.onTintColor === UIColor.systemRed)
        XCTAssertEqual((UINib.view("<switch id=\"s\" on=\"YES\"/>") as? UISwitch)?.isOn, true)
        let progress = try XCTUnwrap(UINib.view("<progressView id=\"p\" progress=\"0.25\"/>") as? UIProgressView)
        XCTAssertEqual(progress.progress, 0.25)
    }

    /// What Interface Builder writes on nearly every element is understood without a word.
    func testCommonAttributesAreAllRead() {
        let common =
            "opaque=\"NO\" clipsSubviews=\"YES\" contentMode=\"left\" fixedFrame=\"YES\" userLabel=\"u\" misplaced=\"YES\" placeholderIntrinsicWidth=\"9\" clearsContextBeforeDrawing=\"NO\" multipleTouchEnabled=\"YES\" horizontalHuggingPriority=\"251\" verticalHuggingPriority=\"251\" verticalCompressionResistancePriority=\"751\" horizontalCompressionResistancePriority=\"751\" insetsLayoutMarginsFromSafeArea=\"NO\" preservesSuperviewLayoutMargins=\"YES\" translatesAutoresizingMaskIntoConstraints=\"NO\" tag=\"1\" alpha=\"0.5\" hidden=\"YES\""
        let own = [
            "view": "", "stackView": "axis=\"vertical\" distribution=\"fill\" alignment=\"top\" spacing=\"3\"",
            "label":
                "text=\"t\" textAlignment=\"natural\" lineBreakMode=\"tailTruncation\" baselineAdjustment=\"alignBaselines\" adjustsFontSizeToFit=\"NO\" numberOfLines=\"0\"",
            "button":
                "buttonType=\"system\" contentHorizontalAlignment=\"center\" contentVerticalAlignment=\"center\" lineBreakMode=\"middleTruncation\"",
            "imageView": "userInteractionEnabled=\"NO\"",
            "tableView":
                "style=\"plain\" separatorStyle=\"default\" rowHeight=\"-1\" estimatedRowHeight=\"-1\" sectionHeaderHeight=\"28\" sectionFooterHeight=\"28\" alwaysBounceVertical=\"YES\" dataMode=\"prototypes\"",
            "navigationBar": "barStyle=\"default\" translucent=\"NO\"",
            "switch": "on=\"YES\" contentHorizontalAlignment=\"center\" contentVerticalAlignment=\"center\"",
            "tableViewCell":
                "selectionStyle=\"default\" indentationWidth=\"10\" reuseIdentifier=\"r\" rowHeight=\"44\" accessoryType=\"none\"",
        ]
        for (name, attributes) in own {
            let findings = Findings.during { _ = UINib.view("<\(name) id=\"x\" \(common) \(attributes)/>") }
            XCTAssertEqual(findings.diagnostics.map(\.message), [], name)
        }
    }
}
