import CoreGraphics
import DisplayProtocol
import UIKitTesting
import XCTest

@testable import UIKit

/// What trees tell an inspector.
@preconcurrency @MainActor final class TreeDetailTests: ScreenTestCase {
    private func all(_ view: Tree.View) -> [Tree.View] { [view] + view.subviews.flatMap(all) }
    private func node(_ view: UIView, details: Bool = true) -> Tree.View? {
        TreeBuilder.tree(details: details).windows.flatMap { all($0.view) }
            .first { $0.id == InspectionNumbers.number(of: view) }
    }

    // MARK: Numbers

    func testTheFirstTreeCountsInDrawingOrderAndViewsKeepTheirNumbers() {
        let screen = TestScreen()
        let view = screen.show(UIViewController()).view!
        let (one, two) = (UIView(), UIView())
        view.addSubview(two)
        view.addSubview(one)
        func ids() -> [Int] { TreeBuilder.tree().windows.flatMap { all($0.view) }.map(\.id) }
        XCTAssertEqual(ids(), [1, 2, 3, 4])
        view.bringSubviewToFront(two)
        XCTAssertEqual(ids(), [1, 2, 4, 3])
        two.removeFromSuperview()
        view.insertSubview(UIView(), at: 0)
        XCTAssertEqual(ids(), [1, 2, 5, 4])
        view.addSubview(two)
        XCTAssertEqual(ids(), [1, 2, 5, 4, 3])
        XCTAssertTrue(TreeBuilder.view(numbered: 3) === two)
        let id = two.accessibilityNumber
        XCTAssertEqual(id, 3)
        TestEnvironment.reset()
        TestScreen().show(UIViewController())
        XCTAssertEqual(ids(), [1, 2])
        XCTAssertEqual(InspectionNumbers.number(of: two), 3)
    }

    // MARK: Constraints

    func testConstraintsAreInEveryTree() {
        let screen = TestScreen()
        let view = screen.show(UIViewController()).view!
        let label = UILabel()
        label.text = "x"
        label.accessibilityIdentifier = "title"
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        let low = label.topAnchor.constraint(greaterThanOrEqualTo: view.safeAreaLayoutGuide.topAnchor, constant: -4)
        low.priority = .defaultLow
        low.identifier = "below the bar"
        NSLayoutConstraint.activate([
            NSLayoutConstraint(
                item: label, attribute: .leading, relatedBy: .equal, toItem: view, attribute: .leadingMargin,
                multiplier: 1, constant: 8), low,
            label.widthAnchor.constraint(equalToConstant: 50), label.widthAnchor.constraint(equalToConstant: 60),
            label.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.5),
        ])
        screen.runUntilIdle()
        let (held, own) = (node(view, details: false)?.constraints ?? [], node(label)?.constraints ?? [])
        XCTAssertEqual(
            held.map(\.text),
            [
                "UILabel'title'.leading == UIView.leadingMargin + 8",
                "UILabel'title'.top >= UILayoutGuide'UIViewSafeAreaLayoutGuide'.top - 4 @250",
                "UILabel'title'.height == 0.5*UIView.height",
            ])
        XCTAssertEqual(held.map(\.identifier), [nil, "below the bar", nil])
        XCTAssertEqual(held[0].first, .init(view: 3, guide: nil, attribute: "leading"))
        XCTAssertEqual(
            held[1].second, .init(view: 2, guide: "UIViewSafeAreaLayoutGuide", attribute: "top"))
        XCTAssertEqual([held[1].relation, "\(held[1].priority)", "\(held[1].constant)"], [">=", "250.0", "-4.0"])
        XCTAssertEqual(own.map(\.text), ["UILabel'title'.width == 50", "UILabel'title'.width == 60"])
        XCTAssertEqual(own.map(\.isBroken), [false, true])
        XCTAssertNil(own[0].second)
        XCTAssertNil(node(label, details: false)?.details)
        XCTAssertEqual(node(label)?.details?.hasAmbiguousLayout, true)
    }

    // MARK: Views

    func testDetailsOfViews() {
        let screen = TestScreen()
        let controller = screen.show(UIViewController())
        let scroll = UIScrollView(frame: CGRect(x: 10, y: 100, width: 100, height: 100))
        scroll.contentSize = CGSize(width: 100, height: 300)
        scroll.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        scroll.contentOffset = CGPoint(x: 0, y: 50)
        scroll.backgroundColor = UIColor(red: 1, green: 0, blue: 0.5, alpha: 0.5)
        scroll.layer.cornerRadius = 6
        scroll.tag = 7
        scroll.transform = CGAffineTransform(scaleX: 2, y: 2)
        controller.view.addSubview(scroll)
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        label.text = "x"
        scroll.addSubview(label)
        screen.runUntilIdle()
        let details = node(scroll)?.details
        XCTAssertEqual(node(controller.view)?.details?.controller, controller.traceIdentifier)
        XCTAssertNil(details?.controller)
        XCTAssertEqual(details?.backgroundColor, "#FF008080")
        XCTAssertEqual(details?.tintColor, "#007AFFFF")
        XCTAssertEqual(details?.cornerRadius, 6)
        XCTAssertEqual(details?.tag, 7)
        XCTAssertEqual(details?.transform, [2, 0, 0, 2, 0, 0])
        XCTAssertEqual(details?.scroll?.contentOffset, CGPoint(x: 0, y: 50))
        XCTAssertEqual(details?.scroll?.contentSize, CGSize(width: 100, height: 300))
        XCTAssertEqual(details?.scroll?.contentInset, .init(top: 1, left: 2, bottom: 3, right: 4))
        XCTAssertNil(details?.intrinsicWidth)
        XCTAssertEqual(node(label)?.details?.intrinsicHeight, Double(label.intrinsicContentSize.height))
        XCTAssertEqual(node(label)?.details?.huggingPriorities, [250, 250])
        XCTAssertEqual(details?.layoutMargins, .init(top: 8, left: 8, bottom: 8, right: 8))
        XCTAssertEqual(node(controller.view)?.details?.safeAreaInsets?.top, 59)
        XCTAssertEqual(details?.translatesAutoresizingMaskIntoConstraints, true)
    }

    // MARK: Controllers

    func testDetailsOfControllers() {
        let screen = TestScreen()
        let tabs = UITabBarController()
        let (stack, other) = (UINavigationController(rootViewController: UIViewController()), Manual())
        tabs.viewControllers = [stack, other]
        screen.show(tabs)
        let sheet = UIViewController()
        stack.topViewController?.present(sheet, animated: true)
        screen.advance(by: 0.1)
        func root() -> Tree.Controller? { TreeBuilder.tree(details: true).windows.first?.rootViewController }
        let tree = root()
        XCTAssertEqual(tree?.details?.selected, stack.traceIdentifier)
        XCTAssertEqual(tree?.details?.presented, sheet.traceIdentifier)
        XCTAssertEqual(tree?.presented?.map(\.id), [sheet.traceIdentifier])
        XCTAssertEqual(tree?.presented?.first?.details?.presenting, tabs.traceIdentifier)
        XCTAssertEqual(tree?.presented?.first?.details?.isBeingPresented, true)
        XCTAssertEqual(tree?.children.map { $0.details?.isViewLoaded }, [true, false])
        XCTAssertEqual(tree?.children.map { $0.details?.appearanceForwarding }, ["automatic", "manual"])
        XCTAssertEqual(tree?.children.first?.details?.selected, stack.topViewController?.traceIdentifier)
        XCTAssertEqual(tree?.children.map { $0.presented == nil }, [true, true])
        screen.runUntilIdle()
        XCTAssertEqual(root()?.presented?.first?.details?.isBeingPresented, false)
        // Nothing was loaded by being looked at.
        XCTAssertFalse(other.isViewLoaded)
    }

    private final class Manual: UIViewController {
        override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }

    // MARK: Touches

    func testHitTestPath() {
        let screen = TestScreen()
        let view = screen.show(UIViewController()).view!
        let box = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        let label = UILabel(frame: box.bounds)
        view.addSubview(box)
        box.addSubview(label)
        func path(_ x: CGFloat, _ y: CGFloat) -> [Int] {
            HitTestPath.reply(to: .init(request: 9, point: CGPoint(x: x, y: y))).path
        }
        XCTAssertEqual(TreeBuilder.tree().windows.flatMap { all($0.view) }.map(\.id), [1, 2, 3, 4])
        // Labels take no touches.
        XCTAssertEqual(path(150, 150), [1, 2, 3])
        label.isUserInteractionEnabled = true
        XCTAssertEqual(path(150, 150), [1, 2, 3, 4])
        XCTAssertEqual(path(50, 50), [1, 2])
        XCTAssertEqual(path(-5, 50), [])
    }

    // MARK: Pictures

    func testEachViewsOwnPicture() throws {
        let screen = TestScreen()
        let view = screen.show(UIViewController()).view!
        view.backgroundColor = .white
        let red = UIView(frame: CGRect(x: 10, y: 100, width: 20, height: 10))
        red.backgroundColor = .red
        let blue = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
        blue.backgroundColor = .blue
        red.addSubview(blue)
        let clear = UIView(frame: CGRect(x: 0, y: 200, width: 10, height: 10))
        let (hidden, thin) = (UIView(frame: blue.frame), UIView(frame: CGRect(x: 0, y: 0, width: 0.1, height: 9)))
        hidden.isHidden = true
        thin.backgroundColor = .red
        let off = UIView(frame: CGRect(x: -5, y: 300, width: 10, height: 10))
        off.backgroundColor = .green
        let stripe = CALayer()
        stripe.frame = CGRect(x: 5, y: 0, width: 5, height: 5)
        stripe.backgroundColor = UIColor.black.cgColor
        off.layer.addSublayer(stripe)
        for part in [red, clear, hidden, thin, off] { view.addSubview(part) }
        screen.runUntilIdle()
        let reply = LayerPictures.reply(to: .init(request: 4))
        XCTAssertEqual(reply.request, 4)
        XCTAssertEqual(reply.layers.map(\.depth), [0, 1, 2, 3, 2, 2])
        XCTAssertEqual(
            reply.layers.map(\.view), [view.superview!, view, red, blue, clear, off].map(InspectionNumbers.number))
        XCTAssertEqual(reply.layers.map { $0.png != nil }, [false, true, true, true, false, true])
        XCTAssertEqual(reply.layers[5].frame.rectangle, CGRect(x: 0, y: 300, width: 5, height: 10))
        let picture = try XCTUnwrap(reply.layers[2].png.flatMap { Bitmap(pngData: $0) })
        XCTAssertEqual([picture.width, picture.height], [40, 20])
        // Red all over: the blue view is not in it.
        XCTAssertEqual(Set(pixels(picture)), [0xFFFF_0000])
        let last = try XCTUnwrap(reply.layers[5].png.flatMap { Bitmap(pngData: $0) })
        XCTAssertEqual([last.width, last.height], [10, 20])
        XCTAssertEqual(Set(pixels(last)), [0xFF00_FF00, 0xFF00_0000])
    }

    private func pixels(_ bitmap: Bitmap) -> [UInt32] {
        (0..<bitmap.height).flatMap { y in
            (0..<bitmap.width).map { x in
                bitmap.baseAddress.load(fromByteOffset: y * bitmap.stride + x * 4, as: UInt32.self)
            }
        }
    }
}
