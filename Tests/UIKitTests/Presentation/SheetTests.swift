import DisplayProtocol
import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// A delegate that logs what it hears of a person's dismissals.
final class LoggingSheetDelegate: NSObject, UISheetPresentationControllerDelegate {
    let log: EventLog
    var mayDismiss = true
    var style: UIModalPresentationStyle?

    init(_ log: EventLog) { self.log = log }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        log.add("shouldDismiss")
        return mayDismiss
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        log.add("willDismiss")
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { log.add("didDismiss") }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        log.add("didAttemptToDismiss")
    }
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {
        log.add("detent \(sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "nil")")
    }
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        style ?? .none
    }
}

/// The screen is that of an iPhone 15: 393 by 852 points, 59 of them above the safe area and 34 below it.
@preconcurrency @MainActor final class SheetTests: PresentationTestCase {
    private var m: PresentationProbe!
    private var delegate: LoggingSheetDelegate!

    override func begin() {
        super.begin()
        delegate = LoggingSheetDelegate(log)
        m = modal("M", .pageSheet)
        m.presentationController?.delegate = delegate
    }

    override func end() {
        (m, delegate) = (nil, nil)
        super.end()
    }

    private var sheet: UISheetPresentationController { m.sheetPresentationController! }
    private var card: CGRect { sheet.presentedView!.frame }

    private func show(_ detents: [UISheetPresentationController.Detent] = [.large()]) {
        sheet.detents = detents
        a.present(m, animated: true)
        settle()
        _ = log.drain()
    }

    // MARK: Facts

    func test_6_26_swipeDown() {
        show()
        drag(from: CGPoint(x: 200, y: 120), to: CGPoint(x: 200, y: 700))
        lift(200, 700)
        expect([
            "shouldDismiss", "willDismiss", "M.viewWillDisappear(true)", "M.viewDidDisappear(true)", "didDismiss",
        ])
        XCTAssertNil(a.presentedViewController)
        XCTAssertNil(m.view.window)
        XCTAssertEqual(a.appearance.state, .appeared)
        XCTAssertTrue(a.view.transform.isIdentity)
        XCTAssertEqual(a.view.frame, window?.bounds)
    }

    func test_6_26_nobodyIsAskedForADismissalInCode() {
        show()
        m.dismiss(animated: true)
        settle()
        expect(["M.viewWillDisappear(true)", "M.viewDidDisappear(true)"])
    }

    func test_6_27_modal() {
        m.isModalInPresentation = true
        show()
        let rest = card
        drag(from: CGPoint(x: 200, y: 120), to: CGPoint(x: 200, y: 500))
        XCTAssertGreaterThan(card.minY, rest.minY)
        XCTAssertLessThan(card.minY, rest.minY + 120)
        lift(200, 500)
        expect(["didAttemptToDismiss"])
        XCTAssertEqual(card, rest)
        XCTAssertTrue(a.presentedViewController === m)
    }

    func test_6_27_delegateRefuses() {
        delegate.mayDismiss = false
        show()
        drag(from: CGPoint(x: 200, y: 120), to: CGPoint(x: 200, y: 500))
        lift(200, 500)
        expect(["shouldDismiss", "didAttemptToDismiss"])
        XCTAssertTrue(a.presentedViewController === m)
    }

    func test_6_27_aChildCanBeModal() {
        let child = PresentationProbe("C", log)
        child.isModalInPresentation = true
        m.loadViewIfNeeded()
        add(child, to: m)
        show()
        drag(from: CGPoint(x: 200, y: 120), to: CGPoint(x: 200, y: 500))
        lift(200, 500)
        expect(["didAttemptToDismiss"])
    }

    func test_6_28_swipeTakenBack() {
        show()
        let rest = card
        drag(from: CGPoint(x: 200, y: 120), to: CGPoint(x: 200, y: 220))
        expect(["shouldDismiss", "willDismiss", "M.viewWillDisappear(true)"])
        lift(200, 220)
        expect(["M.viewWillAppear(true)", "M.viewIsAppearing(true)", "M.viewDidAppear(true)"])
        XCTAssertEqual(card, rest)
        XCTAssertTrue(a.presentedViewController === m)
        XCTAssertFalse(m.isBeingDismissed)
        // And it can be dragged once more.
        drag(from: CGPoint(x: 200, y: 120), to: CGPoint(x: 200, y: 700))
        lift(200, 700)
        XCTAssertEqual(log.drain().last, "didDismiss")
    }

    func test_6_25_aDraggedSheetIsFreed() {
        weak var weakM: UIViewController?
        do {
            let m = modal("M", .pageSheet)
            weakM = m
            a.present(m, animated: true)
        }
        settle()
        drag(from: CGPoint(x: 200, y: 120), to: CGPoint(x: 200, y: 220))
        lift(200, 220)
        XCTAssertNotNil(weakM)
        drag(from: CGPoint(x: 200, y: 120), to: CGPoint(x: 200, y: 700))
        lift(200, 700)
        XCTAssertNil(weakM)
    }

    func test_6_26_aQuickThrowIsEnough() {
        show()
        drag(from: CGPoint(x: 200, y: 120), to: CGPoint(x: 200, y: 260), steps: 4)
        lift(200, 260, resting: false)
        XCTAssertEqual(log.drain().last, "didDismiss")
    }

    func test_6_26_tapBeside() {
        show([.medium()])
        tap(200, 200)
        expect([
            "shouldDismiss", "willDismiss", "M.viewWillDisappear(true)", "M.viewDidDisappear(true)", "didDismiss",
        ])
    }

    func test_6_27_tapBesideAModalOne() {
        m.isModalInPresentation = true
        show([.medium()])
        tap(200, 200)
        expect(["didAttemptToDismiss"])
    }

    // MARK: Places

    func testLarge() {
        show()
        XCTAssertEqual(card, CGRect(x: 0, y: 69, width: 393, height: 783))
        XCTAssertEqual(m.view.safeAreaInsets, UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
        // What is below has stepped back: 20 points at each side, 10 above the card.
        let behind = a.view.frame
        XCTAssertEqual(behind.minX, 20, accuracy: 1e-6)
        XCTAssertEqual(behind.maxX, 373, accuracy: 1e-6)
        XCTAssertEqual(behind.minY, 59, accuracy: 1e-6)
    }

    func testNestedSheets() {
        show()
        let n = modal("N", .pageSheet)
        m.present(n, animated: true)
        settle()
        XCTAssertEqual(n.sheetPresentationController?.presentedView?.frame, card(of: n))
        XCTAssertEqual(card.minX, 20, accuracy: 1e-6)
        XCTAssertEqual(card.minY, 59, accuracy: 1e-6)
        n.dismiss(animated: true)
        settle()
        XCTAssertEqual(card, CGRect(x: 0, y: 69, width: 393, height: 783))
    }

    private func card(of controller: UIViewController) -> CGRect { CGRect(x: 0, y: 69, width: 393, height: 783) }

    func testMedium() {
        show([.large(), .medium()])
        XCTAssertEqual(card, CGRect(x: 0, y: 426, width: 393, height: 426))
        XCTAssertTrue(a.view.transform.isIdentity)
        sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
        settle()
        XCTAssertEqual(card, CGRect(x: 0, y: 69, width: 393, height: 783))
        XCTAssertFalse(a.view.transform.isIdentity)
        expect([])
    }

    func testCustomDetents() {
        var maximum: CGFloat = 0
        var height: CGFloat? = 200
        show([
            .custom(identifier: .init("small")) { context in
                maximum = context.maximumDetentValue
                return height
            }, .large(),
        ])
        XCTAssertEqual(maximum, 783 - 34)
        XCTAssertEqual(card, CGRect(x: 0, y: 852 - 234, width: 393, height: 234))
        height = 300
        sheet.invalidateDetents()
        settle()
        XCTAssertEqual(card.height, 334)
        height = nil
        sheet.invalidateDetents()
        settle()
        XCTAssertEqual(card.height, 783)
    }

    func testDraggingBetweenDetents() {
        show([.medium(), .large()])
        drag(from: CGPoint(x: 200, y: 450), to: CGPoint(x: 200, y: 200))
        XCTAssertEqual(card.minY, 426 - 240, accuracy: 1e-6)
        lift(200, 200)
        expect(["detent com.apple.UIKit.large"])
        XCTAssertEqual(card.minY, 69)
        drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 400))
        lift(200, 400)
        expect(["detent com.apple.UIKit.medium"])
        XCTAssertEqual(card.minY, 426)
    }

    func testPullingBeyondTheTop() {
        show()
        drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 100))
        XCTAssertLessThan(card.minY, 69)
        XCTAssertGreaterThan(card.minY, 69 - 120)
        XCTAssertEqual(card.maxY, 852, accuracy: 1e-6)
        lift(200, 100)
        XCTAssertEqual(card.minY, 69)
        expect([])
    }

    func testLargestUndimmedDetent() {
        sheet.largestUndimmedDetentIdentifier = .medium
        var hits = 0
        let button = UIButton(frame: CGRect(x: 0, y: 100, width: 393, height: 100))
        button.addAction(UIAction { _ in hits += 1 }, for: .touchUpInside)
        a.view.addSubview(button)
        show([.medium(), .large()])
        tap(200, 150)
        XCTAssertEqual(hits, 1)
        sheet.selectedDetentIdentifier = .large
        settle()
        XCTAssertNil(
            button.hitTest(.zero, with: nil).flatMap {
                window?.hitTest(CGPoint(x: 200, y: 90), with: nil) === $0 ? $0 : nil
            })
        expect([])
    }

    func testScrollingContent() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 783))
        scroll.contentSize = CGSize(width: 393, height: 3000)
        m.loadViewIfNeeded()
        m.view.addSubview(scroll)
        show([.medium(), .large()])
        // Upwards: the sheet grows first.
        drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 400))
        lift(200, 400)
        XCTAssertEqual(card.minY, 69)
        XCTAssertEqual(scroll.contentOffset.y, 0)
        // Then the content scrolls.
        drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 400))
        lift(200, 400)
        XCTAssertEqual(card.minY, 69)
        XCTAssertEqual(scroll.contentOffset.y, 290)
        // Downwards: the content comes back before the sheet moves.
        drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 400))
        lift(200, 400)
        XCTAssertEqual(scroll.contentOffset.y, 200)
        scroll.contentOffset = .zero
        drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 600))
        lift(200, 600)
        XCTAssertEqual(card.minY, 426)
        XCTAssertEqual(scroll.contentOffset.y, 0)
    }

    func testScrollingThatDoesNotExpand() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 783))
        scroll.contentSize = CGSize(width: 393, height: 3000)
        m.loadViewIfNeeded()
        m.view.addSubview(scroll)
        sheet.prefersScrollingExpandsWhenScrolledToEdge = false
        show([.medium(), .large()])
        drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 400))
        lift(200, 400)
        XCTAssertEqual(card.minY, 426)
        XCTAssertEqual(scroll.contentOffset.y, 290)
    }

    func testLandscape() {
        show()
        InterfaceRotation.shared.deviceTurned(to: .landscapeLeft)
        settle()
        XCTAssertEqual(card, CGRect(x: 0, y: 0, width: 852, height: 393))
        XCTAssertTrue(a.view.transform.isIdentity)
        XCTAssertEqual(a.view.frame, CGRect(x: 0, y: 0, width: 852, height: 393))
        InterfaceRotation.shared.deviceTurned(to: .portrait)
        settle()
        XCTAssertEqual(card, CGRect(x: 0, y: 69, width: 393, height: 783))
        XCTAssertEqual(a.view.frame.minX, 20, accuracy: 1e-6)
        m.dismiss(animated: true)
        settle()
        XCTAssertEqual(a.view.frame, CGRect(x: 0, y: 0, width: 393, height: 852))
    }

    func testEdgeAttachedInCompactHeight() {
        m.preferredContentSize = CGSize(width: 400, height: 0)
        sheet.prefersEdgeAttachedInCompactHeight = true
        sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
        InterfaceRotation.shared.deviceTurned(to: .landscapeLeft)
        settle()
        show()
        XCTAssertEqual(card, CGRect(x: 226, y: 20, width: 400, height: 373))
    }

    func testPad() {
        UIScreen.main.adopt(ScreenConfiguration.device(named: "iPad Pro 11-inch")!)
        settle()
        let n = modal("N", .formSheet)
        a.present(n, animated: true)
        settle()
        XCTAssertEqual(
            n.sheetPresentationController?.presentedView?.frame, CGRect(x: 147, y: 287, width: 540, height: 620))
        XCTAssertEqual(n.traitCollection.horizontalSizeClass, .compact)
        XCTAssertEqual(n.traitCollection.userInterfaceLevel, .elevated)
        XCTAssertTrue(a.view.transform.isIdentity)
        n.preferredContentSize = CGSize(width: 300, height: 400)
        settle()
        XCTAssertEqual(
            n.sheetPresentationController?.presentedView?.frame, CGRect(x: 267, y: 397, width: 300, height: 400))
        n.dismiss(animated: false)
        settle()
        show()
        XCTAssertEqual(card.width, 712)
        XCTAssertEqual(m.traitCollection.horizontalSizeClass, .compact)
    }

    func testAdaptedToFullScreen() {
        delegate.style = .fullScreen
        a.present(m, animated: true)
        settle()
        XCTAssertEqual(m.view.frame, window?.bounds)
        XCTAssertNil(a.view.window)
        XCTAssertTrue(m.presentationController === sheet)
        m.dismiss(animated: true)
        settle()
        XCTAssertTrue(a.view.superview === window)
    }
}
