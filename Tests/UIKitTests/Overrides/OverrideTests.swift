import UIKit
import XCTest

/// Members that an app overrides: the framework keeps its own books whatever they say, and asks them where UIKit does.
@preconcurrency @MainActor final class OverrideTests: ScreenTestCase {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

    override func end() {
        window.isHidden = true
        super.end()
    }

    // MARK: What the framework knows by itself

    private final class LyingView: UIView {
        var windowChanges = 0
        override func didMoveToWindow() { windowChanges += 1 }
        override var window: UIWindow? { nil }
        override var superview: UIView? { nil }
        override var subviews: [UIView] { [] }
        override func isDescendant(of view: UIView) -> Bool { true }
    }

    func testAViewThatDeniesItsPlaceIsInItAllTheSame() {
        let (outer, inner) = (LyingView(frame: .zero), UIView(frame: .zero))
        window.isHidden = false
        window.addSubview(outer)
        outer.addSubview(inner)
        XCTAssertTrue(inner.window === window)
        XCTAssertTrue(inner.superview === outer)
        XCTAssertEqual(window.subviews, [outer])
        outer.removeFromSuperview()
        XCTAssertNil(inner.window)
        XCTAssertEqual(outer.windowChanges, 2)
        XCTAssertEqual(window.subviews, [])
    }

    private final class LyingController: UIViewController {
        var log: [String] = []
        override var parent: UIViewController? { nil }
        override var children: [UIViewController] { [] }
        override var viewIfLoaded: UIView? { nil }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            log.append("viewWillAppear")
        }
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            log.append("viewWillDisappear")
        }
        override func didMove(toParent parent: UIViewController?) {
            super.didMove(toParent: parent)
            log.append(parent == nil ? "didMove(nil)" : "didMove")
        }
    }

    func testControllersThatDenyTheirFamilyAreTold() {
        let (container, child) = (LyingController(), LyingController())
        container.addChild(child)
        container.view.addSubview(child.view)
        child.didMove(toParent: container)
        window.rootViewController = container
        window.isHidden = false
        XCTAssertEqual(container.log, ["viewWillAppear"])
        XCTAssertEqual(child.log, ["didMove", "viewWillAppear"])
        container.beginAppearanceTransition(false, animated: false)
        XCTAssertEqual(child.log, ["didMove", "viewWillAppear", "viewWillDisappear"])
        container.endAppearanceTransition()
        child.removeFromParent()
        XCTAssertEqual(child.log, ["didMove", "viewWillAppear", "viewWillDisappear", "didMove(nil)"])
    }

    func testAnOverrideThatOnlyCallsSuperChangesNothing() {
        func frames(_ controller: UIViewController, _ view: UIView) -> [CGRect] {
            window.rootViewController = controller
            controller.view.addSubview(view)
            view.translatesAutoresizingMaskIntoConstraints = false
            view.setContentHuggingPriority(.required, for: .vertical)
            let guide = UILayoutGuide()
            view.addLayoutGuide(guide)
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: controller.view.layoutMarginsGuide.leadingAnchor),
                view.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor),
                view.widthAnchor.constraint(equalToConstant: 120), view.heightAnchor.constraint(equalToConstant: 40),
                guide.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            ])
            window.layoutIfNeeded()
            return [
                view.frame, view.convert(view.bounds, to: nil), guide.layoutFrame.standardized, controller.view.frame,
            ]
        }
        window.isHidden = false
        let expected = frames(UIViewController(), UIView())
        XCTAssertEqual(expected[0].size, CGSize(width: 120, height: 40))
        XCTAssertEqual(frames(OverriddenViewController(), OverriddenView()), expected)
    }

    // MARK: What UIKit asks

    private final class CoveredWindow: UIWindow {
        override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0) }
    }

    func testAWindowSaysWhatCoversIt() {
        let window = CoveredWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        let controller = UIViewController()
        window.rootViewController = controller
        window.isHidden = false
        defer { window.isHidden = true }
        XCTAssertEqual(controller.view.safeAreaInsets, UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
        XCTAssertEqual(
            controller.view.safeAreaLayoutGuide.layoutFrame, CGRect(x: 0, y: 44, width: 400, height: 722))
    }

    private final class TightView: UIView {
        override var layoutMargins: UIEdgeInsets {
            get { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
            set {}
        }
        override var translatesAutoresizingMaskIntoConstraints: Bool {
            get { false }
            set {}
        }
    }

    func testAViewSaysItsMarginsAndWhoPlacesIt() {
        let view = TightView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        XCTAssertEqual(view.layoutMarginsGuide.layoutFrame, CGRect(x: 2, y: 1, width: 94, height: 96))
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        outer.addSubview(view)
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 7),
            view.topAnchor.constraint(equalTo: outer.topAnchor), view.widthAnchor.constraint(equalToConstant: 50),
            view.heightAnchor.constraint(equalToConstant: 60),
        ])
        outer.layoutIfNeeded()
        XCTAssertEqual(view.frame, CGRect(x: 7, y: 0, width: 50, height: 60))
    }

    private final class BorrowingController: UIViewController {
        let borrowed = UIView(frame: .zero)
        override var view: UIView! {
            get { borrowed }
            set { XCTFail("nobody loads a view in place of the borrowed one") }
        }
    }

    func testTheWindowShowsTheViewThatItsControllerAnswers() {
        let controller = BorrowingController()
        window.rootViewController = controller
        window.isHidden = false
        XCTAssertTrue(controller.borrowed.window === window)
    }

    private final class ShapeView: UIView {
        override class var layerClass: AnyClass { CAShapeLayer.self }
        override var layer: CAShapeLayer { unsafeDowncast(super.layer, to: CAShapeLayer.self) }
    }

    func testALayerIsDeclaredMoreNarrowly() {
        let view = ShapeView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        view.layer.lineWidth = 3
        XCTAssertEqual(view.layer.lineWidth, 3)
        XCTAssertTrue((view as UIView).layer === view.layer)
        XCTAssertEqual(view.layer.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    // MARK: Stand-ins for tests

    private final class CompactTraits: UITraitCollection, @unchecked Sendable {
        override var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
    }

    private final class Screen: UIScreen {
        override var bounds: CGRect { CGRect(x: 0, y: 0, width: 320, height: 480) }
    }

    private final class Tablet: UIDevice {
        override var userInterfaceIdiom: UIUserInterfaceIdiom { .pad }
    }

    func testTraitsScreensAndDevicesHaveStandIns() {
        XCTAssertEqual(CompactTraits().horizontalSizeClass, .compact)
        XCTAssertEqual(CompactTraits().verticalSizeClass, .unspecified)
        XCTAssertEqual(CompactTraits(userInterfaceStyle: .dark).userInterfaceStyle, .dark)
        XCTAssertEqual(Screen().bounds.size, CGSize(width: 320, height: 480))
        XCTAssertEqual(Tablet().model, "iPad")
        XCTAssertEqual(UIUserInterfaceIdiom.vision.rawValue, 6)
    }
}
