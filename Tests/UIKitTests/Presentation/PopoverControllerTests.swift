import DisplayProtocol
import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

@MainActor private final class OlderDelegate: NSObject, UIPopoverControllerDelegate {
    var allows = false
    var log: [String] = []

    func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool {
        log.append("should")
        return allows
    }
    func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) {
        log.append("did \(popoverController.isPopoverVisible)")
    }
}

@preconcurrency @MainActor final class PopoverControllerTests: PresentationTestCase {
    private var m: PresentationProbe!
    private var source: UIView!

    override func begin() {
        super.begin()
        UIScreen.main.adopt(ScreenConfiguration.device(named: "iPad Pro 11-inch")!)
        settle()
        m = modal("M", .popover)
        source = UIView(frame: CGRect(x: 300, y: 400, width: 100, height: 50))
        a.view.addSubview(source)
    }

    override func end() {
        (m, source) = (nil, nil)
        super.end()
    }

    private func show(_ popover: UIPopoverController) {
        popover.present(from: source.bounds, in: source, permittedArrowDirections: .up, animated: true)
        settle()
    }

    func testItPresentsItsContentBesideTheRectangle() {
        let popover = UIPopoverController(contentViewController: m)
        popover.contentSize(CGSize(width: 200, height: 150))
        XCTAssertFalse(popover.isPopoverVisible)
        XCTAssertEqual(popover.popoverArrowDirection, .unknown)
        show(popover)
        XCTAssertEqual(exceptions.count, 0)
        XCTAssertTrue(popover.isPopoverVisible)
        XCTAssertIdentical(a.presentedViewController, m)
        XCTAssertEqual(popover.popoverArrowDirection, .up)
        // The view reaches under the arrow, which its safe area leaves out.
        XCTAssertEqual(m.view.safeAreaLayoutGuide.layoutFrame.size, CGSize(width: 200, height: 150))
        let frame = m.view.convert(m.view.bounds, to: nil)
        XCTAssertEqual(frame.midX, 350)
        XCTAssertGreaterThanOrEqual(frame.minY, 450)
    }

    func testThePersonIsAskedAndTheAppIsNot() throws {
        let popover = UIPopoverController(contentViewController: m)
        let delegate = OlderDelegate()
        popover.delegate = delegate
        show(popover)
        let presentation = try XCTUnwrap(m.popoverPresentationController?.presentation)
        presentation.dismissByPerson()
        settle()
        XCTAssertEqual(delegate.log, ["should"])
        XCTAssertTrue(popover.isPopoverVisible)
        delegate.allows = true
        presentation.dismissByPerson()
        settle()
        XCTAssertEqual(delegate.log, ["should", "should", "did false"])
        show(popover)
        popover.dismiss(animated: true)
        settle()
        XCTAssertEqual(delegate.log.count, 3)
        XCTAssertFalse(popover.isPopoverVisible)
        XCTAssertNil(a.presentedViewController)
    }

    func testTheContentChangesWhileThePopoverIsThere() {
        let popover = UIPopoverController(contentViewController: m)
        show(popover)
        let n = modal("N", .popover)
        popover.setContentViewController(n, animated: false)
        settle()
        XCTAssertIdentical(a.presentedViewController, n)
        XCTAssertTrue(popover.isPopoverVisible)
    }

    func testAPhoneHasNone() {
        UIScreen.main.adopt(UIScreen.defaultConfiguration)
        settle()
        _ = UIPopoverController(contentViewController: m)
        XCTAssertEqual(exceptions.map(\.name), [.invalidArgumentException])
    }
}

extension UIPopoverController {
    fileprivate func contentSize(_ size: CGSize) { setContentSize(size, animated: false) }
}
