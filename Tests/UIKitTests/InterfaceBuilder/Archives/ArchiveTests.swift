import Foundation
import XCTest

@_spi(Testing) @testable import UIKit

/// Xibs in the format of Xcode 3 and 4.
@preconcurrency @MainActor final class ArchiveTests: XCTestCase {
    private lazy var folder = NibFolder(for: self)

    private func document(_ text: String, file: String = "Old.xib") throws -> NibDocument {
        try NibDocument(data: Data(text.utf8), file: file)
    }

    /// The top-level objects, made with nothing to report but what is given.
    private func load(
        _ text: String, owner: AnyObject? = nil, reports: [String] = [], line: UInt = #line
    ) throws -> [Any] {
        let document = try document(text)
        findClassesHere(document.root)
        let outlet = "<outlet property=\"view\" destination=\"v\" id=\"1\"/>"
        folder.write(Xib.document(Xib.owner(outlet) + "<view id=\"v\" tag=\"5\"/>"), to: "PanelController.xib")
        var objects: [Any] = []
        let findings = Findings.during {
            objects =
                NibInstantiation(document, owner: owner, externalObjects: [:], bundle: folder.bundle).run()
        }
        // Fonts of then are drawn with others, which is told once.
        let messages = findings.diagnostics.map(\.message).filter { !$0.hasPrefix("The font family") }
        XCTAssertEqual(messages, reports, line: line)
        XCTAssertEqual(findings.exceptions.map(\.reason), [], line: line)
        return objects
    }

    /// The format knows no modules: the classes of an app's own are those of these tests here.
    private func findClassesHere(_ element: NibElement) {
        if let name = element.attributeValue("customClass"), !name.hasPrefix("UI") {
            element.replace("customModule", "UIKitTests")
        }
        for child in element.children { findClassesHere(child) }
    }

    // MARK: Objects

    func testGeometryResizingAndLooksOfViews() throws {
        let owner = ArchivedOwner()
        let objects = try load(ArchivedXib.settings, owner: owner)
        XCTAssertEqual(objects.count, 2)
        let view = try XCTUnwrap(objects.first as? UIView)
        XCTAssertTrue(owner.view === view)
        XCTAssertEqual(view.frame, CGRect(x: 0, y: 20, width: 320, height: 460))
        XCTAssertEqual(view.autoresizingMask, [.flexibleWidth, .flexibleHeight])
        XCTAssertEqual(view.backgroundColor, UIColor(white: 0.75, alpha: 1))
        XCTAssertEqual(
            view.subviews.map { "\(type(of: $0))" },
            [
                "UILabel", "UITextField", "UISwitch", "UISwitch", "UISlider", "UISegmentedControl", "UIButton",
                "BadgeImageView", "UIToolbar",
            ])
        XCTAssertEqual(view.subviews.map(\.isHidden), [false, false, false, true, false, false, false, false, false])
        XCTAssertEqual(view.subviews[3].autoresizingMask, [.flexibleRightMargin, .flexibleBottomMargin])
        XCTAssertEqual(view.subviews[8].autoresizingMask, [.flexibleWidth, .flexibleTopMargin])
        XCTAssertEqual(view.subviews[8].frame, CGRect(x: 0, y: 416, width: 320, height: 44))
    }

    func testLabel() throws {
        let label = try XCTUnwrap(
            (try load(ArchivedXib.settings, owner: ArchivedOwner()).first as? UIView)?.subviews[0] as? UILabel)
        XCTAssertEqual(label.text, "Account")
        XCTAssertEqual(label.font, .boldSystemFont(ofSize: 19))
        XCTAssertEqual(label.textColor, UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
        XCTAssertEqual(label.shadowColor, UIColor(white: 0, alpha: 0.5))
        XCTAssertEqual(label.shadowOffset, CGSize(width: 0, height: -1))
        XCTAssertEqual(label.textAlignment, .center)
        XCTAssertEqual(label.lineBreakMode, .byTruncatingMiddle)
        XCTAssertEqual(label.numberOfLines, 2)
        XCTAssertTrue(label.adjustsFontSizeToFitWidth)
        XCTAssertEqual(label.minimumScaleFactor, 10 / 19)
        XCTAssertFalse(label.isUserInteractionEnabled)
        XCTAssertEqual(label.contentMode, .left)
    }

    func testControls() throws {
        let view = try XCTUnwrap(try load(ArchivedXib.settings, owner: ArchivedOwner()).first as? UIView)
        let field = try XCTUnwrap(view.subviews[1] as? UITextField)
        XCTAssertEqual(field.borderStyle, .roundedRect)
        XCTAssertEqual(field.placeholder, "Name")
        XCTAssertEqual(field.clearButtonMode, .whileEditing)
        XCTAssertEqual(field.autocapitalizationType, .words)
        XCTAssertEqual(field.autocorrectionType, .no)
        XCTAssertEqual(field.keyboardType, .emailAddress)
        XCTAssertEqual(field.returnKeyType, .done)
        XCTAssertTrue(field.isSecureTextEntry)
        XCTAssertEqual(view.subviews[2...3].compactMap { ($0 as? UISwitch)?.isOn }, [true, false])
        let slider = try XCTUnwrap(view.subviews[4] as? UISlider)
        XCTAssertEqual([slider.minimumValue, slider.value, slider.maximumValue], [10, 25, 50])
        XCTAssertFalse(slider.isContinuous)
        let segments = try XCTUnwrap(view.subviews[5] as? UISegmentedControl)
        XCTAssertEqual((0..<3).map { segments.titleForSegment(at: $0) }, ["One", "Two", "Three"])
        XCTAssertEqual((0..<3).map { segments.isEnabledForSegment(at: $0) }, [true, true, false])
        XCTAssertEqual(segments.widthForSegment(at: 1), 90)
        XCTAssertEqual(segments.selectedSegmentIndex, 1)
        let button = try XCTUnwrap(view.subviews[6] as? UIButton)
        XCTAssertEqual(button.buttonType, .system)
        XCTAssertEqual(button.title(for: .normal), "Save")
        XCTAssertEqual(button.title(for: .highlighted), "Saving")
        XCTAssertEqual(button.titleColor(for: .highlighted), UIColor(white: 1, alpha: 1))
        XCTAssertEqual(button.titleColor(for: .normal), UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
        XCTAssertEqual(button.contentHorizontalAlignment, .left)
        XCTAssertEqual(button.contentVerticalAlignment, .bottom)
        XCTAssertEqual(button.titleLabel?.font, .boldSystemFont(ofSize: 19))
        let bar = try XCTUnwrap(view.subviews[8] as? UIToolbar)
        XCTAssertEqual(bar.barStyle, .black)
        XCTAssertEqual(bar.items?.map(\.title), ["Done", nil])
        XCTAssertEqual(bar.items?.first?.style, .done)
    }

    func testClassesConnectionsRuntimeAttributesAndAccessibility() throws {
        let owner = ArchivedOwner()
        let objects = try load(ArchivedXib.settings, owner: owner)
        let view = try XCTUnwrap(objects.first as? UIView)
        let image = try XCTUnwrap(view.subviews[7] as? BadgeImageView)
        XCTAssertTrue(owner.picture === image)
        XCTAssertEqual(image.radius, 2.5)
        XCTAssertEqual(image.fill, UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
        XCTAssertEqual([image.alpha, CGFloat(image.tag)], [0.5, 7])
        XCTAssertEqual(image.accessibilityLabel, "Portrait")
        XCTAssertEqual(image.accessibilityTraits, [.button, .image])
        XCTAssertTrue(image.isAccessibilityElement)
        let recognizer = try XCTUnwrap(objects.last as? UITapGestureRecognizer)
        XCTAssertEqual(recognizer.numberOfTapsRequired, 2)
        XCTAssertTrue(image.gestureRecognizers?.contains(recognizer) ?? false)
        (view.subviews[6] as? UIButton)?.sendActions(for: .touchUpInside)
        XCTAssertEqual(owner.log, ["tap UIButton"])
        let item = try XCTUnwrap((view.subviews[8] as? UIToolbar)?.items?.first)
        XCTAssertTrue(item.target === owner)
        XCTAssertEqual(item.action, Selector("tap:"))
    }

    func testCellWithListsAsObjects() throws {
        let cell = try XCTUnwrap(try load(ArchivedXib.cell).first as? FruitCell)
        XCTAssertEqual(cell.reuseIdentifier, "Fruit")
        XCTAssertEqual(cell.accessoryType, .disclosureIndicator)
        XCTAssertEqual(cell.selectionStyle, .none)
        let label = try XCTUnwrap(cell.titleLabel)
        XCTAssertTrue(label.superview === cell.contentView)
        XCTAssertEqual(label.text, "Äpfel")
        XCTAssertEqual(label.textColor, .darkText)
        XCTAssertFalse(label.adjustsFontSizeToFitWidth)
        XCTAssertEqual(label.font.pointSize, 14)
        XCTAssertEqual(label.frame, CGRect(x: 68, y: 17, width: 175, height: 23))
    }

    func testMainWindow() throws {
        let owner = ArchivedOwner()
        let objects = try load(ArchivedXib.mainWindow, owner: owner)
        let delegate = try XCTUnwrap(owner.delegate)
        let window = try XCTUnwrap(objects[1] as? UIWindow)
        XCTAssertTrue(delegate.window === window)
        let navigation = try XCTUnwrap(window.rootViewController as? UINavigationController)
        let panel = try XCTUnwrap(navigation.viewControllers.first as? PanelController)
        XCTAssertEqual(panel.navigationItem.title, "Fruit")
        XCTAssertNotNil(panel.navigationItem.rightBarButtonItem)
        XCTAssertEqual(panel.nibName, "PanelController")
        panel.loadViewIfNeeded()
        XCTAssertEqual(panel.log, ["viewDidLoad 5"])
    }

    func testConstraints() throws {
        let view = try XCTUnwrap(try load(ArchivedXib.constraints).first as? UIView)
        let inner = try XCTUnwrap(view.subviews.first)
        XCTAssertTrue(view.translatesAutoresizingMaskIntoConstraints)
        XCTAssertFalse(inner.translatesAutoresizingMaskIntoConstraints)
        XCTAssertEqual(inner.constraints.map(\.constant), [60, 30])
        XCTAssertEqual(view.constraints.map(\.relation), [.greaterThanOrEqual, .equal])
        view.layoutIfNeeded()
        XCTAssertEqual(inner.frame.size, CGSize(width: 60, height: 30))
        XCTAssertEqual(inner.frame.minY, 40)
    }

    func testControllersWithTheirViewsInTheirContainers() throws {
        let text = ArchivedXib.document(
            """
            <object class="IBUITabBarController" id="1">
            <object class="IBUITabBar" key="IBUITabBar" id="2"><string key="NSFrame">{{0, 431}, {320, 49}}</string></object>
            <array class="NSMutableArray" key="IBUIViewControllers">
            <object class="IBUINavigationController" id="3">
            <object class="IBUITabBarItem" key="IBUITabBarItem" id="4"><int key="IBUISystemItemIdentifier">7</int><reference key="IBUITabBar"/></object>
            <array class="NSMutableArray" key="IBUIViewControllers"><object class="IBUIViewController" id="5">
            <object class="IBUIView" key="IBUIView" id="6"><int key="NSvFlags">274</int><int key="IBUITag">9</int></object>
            </object></array>
            </object>
            </array>
            </object>
            """ + ArchivedXib.owner)
        let tabs = try XCTUnwrap(try load(text).first as? UITabBarController)
        let navigation = try XCTUnwrap(tabs.viewControllers?.first as? UINavigationController)
        let controller = try XCTUnwrap(navigation.viewControllers.first)
        XCTAssertFalse(controller.isViewLoaded)
        XCTAssertEqual(controller.view.tag, 9)
        XCTAssertEqual(controller.view.autoresizingMask, [.flexibleWidth, .flexibleHeight])
    }

    // MARK: What has no effect

    func testUnknownPropertiesAndClassesAreReportedWithTheirLines() throws {
        let text = ArchivedXib.document(
            """
            <object class="IBUIView" id="1">
            <bool key="IBUISpins">YES</bool>
            <array class="NSMutableArray" key="NSSubviews">
            <object class="IBUIRollingDice" id="2"/>
            </array>
            </object>
            """ + ArchivedXib.owner)
        _ = try load(
            text,
            reports: [
                "element 'rollingDice' is not supported and is left out", "without effect: view.spins (line 14)",
            ])
    }

    // MARK: Broken documents

    private func failure(_ text: String) -> String? {
        do {
            _ = try document(text)
            return nil
        } catch { return "\(error)" }
    }

    func testOtherArchivesAreRefused() {
        let cocoaTouch = "com.apple.InterfaceBuilder3.CocoaTouch.XIB"
        XCTAssertEqual(
            failure("\n<archive type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" version=\"7.10\"><data/></archive>"),
            "Old.xib:2: not for iOS: its type is com.apple.InterfaceBuilder3.Cocoa.XIB")
        XCTAssertEqual(failure("<archive><data/></archive>"), "Old.xib:1: not an Interface Builder document")
        XCTAssertEqual(
            failure("<archive type=\"\(cocoaTouch)\" version=\"9.00\"><data/></archive>"),
            "Old.xib:1: an archive of version '9.00'; those of Xcode 3 and 4 are 7 and 8")
        XCTAssertEqual(
            failure("<archive type=\"\(cocoaTouch)\" version=\"8.00\"/>"), "Old.xib:1: an archive without data")
        XCTAssertEqual(
            failure("<archive type=\"\(cocoaTouch)\" version=\"8.00\">\n<data/></archive>"),
            "Old.xib:2: an archive without root objects")
        XCTAssertEqual(
            failure(ArchivedXib.document("<reference ref=\"77\"/>" + ArchivedXib.owner)),
            "Old.xib:14: refers to object '77', which is not in the document")
    }

    func testObjectsInThemselvesAndChainsOfObjectsEnd() throws {
        let loop = ArchivedXib.document(
            """
            <object class="IBUIView" id="1"><array key="NSSubviews"><reference ref="1"/><object class="IBUIView" id="2">
            <array key="NSSubviews"><reference ref="1"/><reference ref="2"/></array></object></array></object>
            """ + ArchivedXib.owner)
        let view = try XCTUnwrap(try load(loop).first as? UIView)
        XCTAssertEqual(view.subviews.map(\.subviews.count), [0])
        let chain = (1...2000).map {
            "<object class=\"IBUIView\" id=\"\($0)\"><array key=\"NSSubviews\"><reference ref=\"\($0 + 1)\"/></array></object>"
        }
        let text = ArchivedXib.document(chain.joined() + "<object class=\"IBUIView\" id=\"2001\"/>" + ArchivedXib.owner)
        XCTAssertEqual(failure(text), "Old.xib:14: nested deeper than 512 objects")
    }

    /// Documents that lost or mixed up parts are refused with a line, or loaded as far as they go.
    func testBrokenArchivesDoNotTrap() throws {
        let seed = ProcessInfo.processInfo.environment["MATRYOSHKA_SEED"].flatMap { UInt64($0) }
        var random = SplitMix64(seed: seed ?? 20_261_121)
        let values = [
            "-1", "1e300", "nan", "", "{{1e300, nan}, {}}", "YES", "99999999999999999999", "191373211", "49100", "0",
            "1000", "NSColor", "IBUIView", "IBUITableViewCell", "NSSubviews", "IBUIBackgroundColor", "MSAxIDEAA", "=",
        ]
        var outcomes = (read: 0, refused: 0)
        for turn in 0..<400 {
            var lines = ArchivedXib.all[turn % ArchivedXib.all.count].components(separatedBy: "\n")
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let place = Int.random(in: 2..<lines.count, using: &random)
                let other = Int.random(in: 2..<lines.count, using: &random)
                switch Int.random(in: 0..<5, using: &random) {
                case 0: lines.remove(at: place)
                case 1: lines.swapAt(place, other)
                case 2: lines.insert(lines[other], at: place)
                default: lines[place] = mixed(lines[place], values, &random)
                }
            }
            do {
                let document = try document(lines.joined(separator: "\n"))
                outcomes.read += 1
                _ = Findings.during {
                    _ = NibInstantiation(document, owner: ArchivedOwner(), externalObjects: [:], bundle: folder.bundle)
                        .run()
                }
            } catch {
                outcomes.refused += 1
                let message = "\(error)"
                XCTAssertNotNil(message.range(of: "^Old.xib:[0-9]+: [^\n]+$", options: .regularExpression), message)
            }
        }
        XCTAssertGreaterThan(outcomes.read, 40)
        XCTAssertGreaterThan(outcomes.refused, 40)
    }

    /// Puts another value in the place of one of a line's.
    private func mixed(_ line: String, _ values: [String], _ random: inout SplitMix64) -> String {
        var parts = line.components(separatedBy: "\"")
        guard parts.count > 2, let value = values.randomElement(using: &random) else { return line }
        if Bool.random(using: &random), let end = line.range(of: "</"), let start = line.range(of: ">"),
            start.upperBound <= end.lowerBound
        {
            return line.replacingCharacters(in: start.upperBound..<end.lowerBound, with: value)
        }
        parts[1 + 2 * Int.random(in: 0..<(parts.count / 2), using: &random)] = value
        return parts.joined(separator: "\"")
    }
}
