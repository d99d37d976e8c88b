import QuartzCore
import XCTest

@_spi(Testing) @testable import UIKit

/// Names of Objective-C's and of older systems that apps still write.
@preconcurrency @MainActor final class ObjectiveCNamesTests: XCTestCase {
    private final class Portrait: UIImageView {
        init(name: String) { super.init(image: UIImage(named: name)) }
        required init?(coder: NSCoder) { nil }
    }

    func testClassesNameThemselves() {
        XCTAssertTrue(UITableViewCell.classForCoder() == UITableViewCell.self)
        let table = UITableView(frame: .zero)
        table.register(UITableViewCell.classForCoder(), forCellReuseIdentifier: "cell")
        XCTAssertNotNil(table.dequeueReusableCell(withIdentifier: "cell"))
    }

    func testTheFoundationIsNewerThanAllNamedOnes() {
        XCTAssertGreaterThan(floor(NSFoundationVersionNumber), NSFoundationVersionNumber_iOS_9_x_Max)
        XCTAssertLessThan(NSFoundationVersionNumber_iOS_7_1, NSFoundationVersionNumber_iOS_8_0)
    }

    func testImageViewsOfAppsStartWithAPicture() {
        let view = Portrait(name: "missing")
        XCTAssertFalse(view.isUserInteractionEnabled)
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3)).image { _ in }
        XCTAssertEqual(UIImageView(image: picture).frame, CGRect(x: 0, y: 0, width: 4, height: 3))
        XCTAssertEqual(UIImageView(image: nil, highlightedImage: picture).highlightedImage, picture)
    }

    func testAppearancesCopyToTheirClass() {
        let appearance = UINavigationBarAppearance()
        appearance.backgroundColor = .red
        let copy: UINavigationBarAppearance = appearance.copy()
        XCTAssertFalse(copy === appearance)
        XCTAssertEqual(copy.backgroundColor, .red)
        XCTAssertTrue((appearance as NSObject).copy() is UINavigationBarAppearance)
    }

    func testLayersAndAnimationsKeepTheValuesOfAnyKeys() {
        let (animation, layer) = (CABasicAnimation(keyPath: "opacity"), CALayer())
        XCTAssertNil(animation.value(forKey: "name"))
        animation.setValue("fade", forKey: "name")
        XCTAssertEqual(animation.value(forKey: "name") as? String, "fade")
        layer.setValue(3, forKey: "row")
        XCTAssertEqual(layer.value(forKey: "row") as? Int, 3)
        XCTAssertEqual(layer.presentation()?.value(forKey: "row") as? Int, 3)
        layer.setValue(nil, forKey: "row")
        XCTAssertNil(layer.value(forKey: "row"))
    }

    private final class Documents: UIDocumentBrowserViewController {}

    func testPartsOfOlderAppsAreThere() {
        XCTAssertEqual(Documents().allowedContentTypes, ["public.item"])
        let button = UIButton(type: .system)
        XCTAssertEqual([button.isSpringLoaded, button.showsTouchWhenHighlighted], [false, false])
        button.showsTouchWhenHighlighted = true
        let item = UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)
        item.isSpringLoaded = true
        XCTAssertTrue((item as any UISpringLoadedInteractionSupporting).isSpringLoaded)
        XCTAssertEqual(
            DiagnosticsChannel.shared.limits.map(\.diagnostic.code).suffix(2),
            ["button.glow", "drag-and-drop.spring-loading"])
    }

    func testTextInputHasNoBarOfShortcuts() {
        let field = UITextField()
        XCTAssertTrue(field.inputAssistantItem === field.inputAssistantItem)
        field.inputAssistantItem.leadingBarButtonGroups = []
        XCTAssertFalse(DiagnosticsChannel.shared.limits.contains { $0.diagnostic.code == "keyboard.shortcuts-bar" })
        let button = UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)
        field.inputAssistantItem.trailingBarButtonGroups = [
            UIBarButtonItemGroup(barButtonItems: [button], representativeItem: nil)
        ]
        XCTAssertEqual(DiagnosticsChannel.shared.limits.last?.diagnostic.code, "keyboard.shortcuts-bar")
        XCTAssertEqual(field.textInputMode?.primaryLanguage, Locale.preferredLanguages.first)
        field.passwordRules = UITextInputPasswordRules(descriptor: "minlength: 8;")
        XCTAssertEqual(field.passwordRules?.passwordRulesDescriptor, "minlength: 8;")
    }

    func testTheModeOfAFingerHasItsNameOfIOS() {
        XCTAssertEqual(RunLoop.Mode.tracking, RunLoop.Mode(rawValue: "UITrackingRunLoopMode"))
    }

    func testASteppersEndsGoAlong() {
        let stepper = UIStepper()
        stepper.minimumValue = 600
        XCTAssertEqual([stepper.minimumValue, stepper.maximumValue, stepper.value], [600, 600, 600])
        stepper.maximumValue = 10
        XCTAssertEqual([stepper.minimumValue, stepper.maximumValue, stepper.value], [10, 10, 10])
    }
}
