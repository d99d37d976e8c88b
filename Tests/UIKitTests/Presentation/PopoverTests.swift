import DisplayProtocol
import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

private final class PopoverDelegate: NSObject, UIPopoverPresentationControllerDelegate {
    var style = UIModalPresentationStyle.none
    var prepare: (UIPopoverPresentationController) -> Void = { _ in }
    var wrap: ((UIViewController) -> UIViewController)?
    var log: [String] = []

    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { style }
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
        prepare(popoverPresentationController)
    }
    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { wrap?(controller.presentedViewController) }
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
        log.append("willPresent \(style.rawValue) \(transitionCoordinator != nil)")
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        log.append("didDismiss")
    }
}

@preconcurrency @MainActor final class PopoverTests: PresentationTestCase {
    private var m: PresentationProbe!
    private var source: UIView!
    private var popover: UIPopoverPresentationController { m.popoverPresentationController! }

    override func begin() {
        super.begin()
        usePad()
        m = modal("M", .popover)
        m.preferredContentSize = CGSize(width: 200, height: 150)
        source = UIView(frame: CGRect(x: 300, y: 400, width: 100, height: 50))
        a.view.addSubview(source)
    }

    override func end() {
        (m, source) = (nil, nil)
        super.end()
    }

    private func usePad() {
        UIScreen.main.adopt(ScreenConfiguration.device(named: "iPad Pro 11-inch")!)
        settle()
    }

    private func usePhone() {
        UIScreen.main.adopt(UIScreen.defaultConfiguration)
        settle()
    }

    private func show() {
        a.present(m, animated: true)
        settle()
    }

    private var bubble: CGRect { popover.presentedView!.frame }

    func test_6_20_withoutASource() {
        show()
        XCTAssertEqual(exceptions.map(\.name), [.genericException])
        XCTAssertEqual(
            reasons,
            [
                "UIPopoverPresentationController (<UIPopoverPresentationController>) should have a non-nil sourceView or "
                    + "barButtonItem set before the presentation occurs."
            ])
        XCTAssertNil(a.presentedViewController)
        expect([])
    }

    func test_6_20_theDelegateMaySupplyIt() {
        let delegate = PopoverDelegate()
        delegate.prepare = { $0.sourceView = self.source }
        popover.delegate = delegate
        show()
        XCTAssertEqual(exceptions.count, 0)
        XCTAssertNotNil(m.view.window)
        XCTAssertEqual(delegate.log, ["willPresent -1 true"])
    }

    func test_6_36_compactWidthAdapts() {
        usePhone()
        popover.sourceView = source
        show()
        XCTAssertTrue(popover.adaptiveSheetPresentationController.presentedView?.window === window)
        XCTAssertEqual(popover.adaptiveSheetPresentationController.presentedView?.frame.minY, 69)
        m.dismiss(animated: true)
        settle()
        // No source is needed there.
        let n = modal("N", .popover)
        a.present(n, animated: true)
        settle()
        XCTAssertEqual(exceptions.count, 0)
        XCTAssertNotNil(n.view.window)
    }

    func test_6_36_noneKeepsThePopover() {
        usePhone()
        let delegate = PopoverDelegate()
        popover.delegate = delegate
        popover.sourceView = source
        source.frame = CGRect(x: 100, y: 200, width: 100, height: 50)
        show()
        XCTAssertEqual(bubble.size, CGSize(width: 200, height: 163))
    }

    func test_6_36_anotherStyleAndAnotherController() {
        usePhone()
        let delegate = PopoverDelegate()
        delegate.style = .fullScreen
        let wrapper = modal("W")
        delegate.wrap = { presented in
            wrapper.addChild(presented)
            return wrapper
        }
        popover.delegate = delegate
        popover.sourceView = source
        show()
        XCTAssertTrue(a.presentedViewController === wrapper)
        XCTAssertEqual(wrapper.view.frame, window?.bounds)
        XCTAssertEqual(delegate.log, ["willPresent 0 true"])
        a.dismiss(animated: true)
        settle()
        XCTAssertNil(a.presentedViewController)
        XCTAssertTrue(a.view.superview === window)
    }

    func testBelowTheSource() {
        popover.sourceView = source
        show()
        XCTAssertEqual(bubble, CGRect(x: 250, y: 450, width: 200, height: 163))
        // The content goes on under the arrow.
        XCTAssertEqual(m.view.convert(m.view.bounds, to: nil), CGRect(x: 250, y: 450, width: 200, height: 163))
        XCTAssertEqual(m.view.safeAreaInsets, UIEdgeInsets(top: 13, left: 0, bottom: 0, right: 0))
        XCTAssertEqual(popover.arrowDirection, .up)
        XCTAssertEqual(m.traitCollection.horizontalSizeClass, .compact)
    }

    func testOtherDirections() {
        popover.sourceView = source
        let expected: [(UIPopoverArrowDirection, CGRect)] = [
            (.down, CGRect(x: 250, y: 237, width: 200, height: 163)),
            (.left, CGRect(x: 400, y: 350, width: 213, height: 150)),
            (.right, CGRect(x: 87, y: 350, width: 213, height: 150)),
        ]
        for (direction, frame) in expected {
            popover.sourceView = source
            popover.permittedArrowDirections = direction
            show()
            XCTAssertEqual(bubble, frame)
            XCTAssertEqual(popover.arrowDirection, direction)
            m.dismiss(animated: false)
            settle()
        }
    }

    func testSourceRectAtTheEdge() {
        popover.sourceView = source
        popover.sourceRect = CGRect(x: 500, y: 0, width: 30, height: 30)
        show()
        // Kept 10 points away from the edge; the arrow still points to the middle of the rectangle.
        XCTAssertEqual(bubble.maxX, 824)
        XCTAssertEqual(bubble.minY, 430)
    }

    func testBarButtonItem() {
        let item = UIBarButtonItem(title: "Add", style: .plain, target: nil, action: nil)
        item.customView = source
        popover.sourceItem = item
        XCTAssertTrue(popover.barButtonItem === item)
        show()
        XCTAssertEqual(bubble.minY, 450)
    }

    func testTapBesideDismisses() {
        let delegate = PopoverDelegate()
        popover.delegate = delegate
        popover.sourceView = source
        show()
        _ = log.drain()
        tap(100, 1000)
        expect(["M.viewWillDisappear(true)", "M.viewDidDisappear(true)"])
        XCTAssertEqual(delegate.log.last, "didDismiss")
    }

    func testPassthroughViews() {
        var hits = 0
        let button = UIButton(frame: CGRect(x: 0, y: 900, width: 200, height: 100))
        button.addAction(UIAction { _ in hits += 1 }, for: .touchUpInside)
        a.view.addSubview(button)
        popover.sourceView = source
        popover.passthroughViews = [button]
        show()
        tap(100, 950)
        XCTAssertEqual(hits, 1)
        XCTAssertNotNil(m.view.window)
        tap(100, 850)
        XCTAssertNil(m.view.window)
    }

    func testPreferredContentSizeMovesIt() {
        popover.sourceView = source
        show()
        m.preferredContentSize = CGSize(width: 300, height: 100)
        settle()
        XCTAssertEqual(bubble, CGRect(x: 200, y: 450, width: 300, height: 113))
    }
}
