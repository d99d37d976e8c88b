import CoreGraphics
import XCTest

@testable import UIKit

@preconcurrency @MainActor final class NavigationBarTests: XCTestCase {
    private func bar(_ items: UINavigationItem..., width: CGFloat = 393) -> UINavigationBar {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: width, height: 44))
        bar.items = items
        bar.layoutIfNeeded()
        return bar
    }

    private func views<View: UIView>(_ type: View.Type, in bar: UINavigationBar) -> [View] {
        bar.content.subviews.compactMap { $0 as? View }.filter { !$0.isHidden }
    }

    private func title(of bar: UINavigationBar) -> UILabel? { views(UILabel.self, in: bar).first }

    func testTheTitleIsInTheMiddle() throws {
        let bar = bar(UINavigationItem(title: "Second"))
        let title = try XCTUnwrap(title(of: bar))
        XCTAssertEqual(title.text, "Second")
        XCTAssertEqual(title.frame.midX, 196.5, accuracy: 0.34)
        XCTAssertEqual(title.frame.minY, 35.0 / 3, accuracy: 0.34)
        XCTAssertEqual(title.frame.height, 61.0 / 3, accuracy: 1e-9)
        XCTAssertEqual(title.frame.minY + title.baselines.first, 28, accuracy: 1e-9)
        XCTAssertEqual(bar.intrinsicContentSize.height, 44)
    }

    func testButtonsStandAtTheMargins() throws {
        let item = UINavigationItem(title: "Title")
        item.leftBarButtonItem = UIBarButtonItem(title: "Menu", style: .plain, target: nil, action: nil)
        item.rightBarButtonItem = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
        for (width, margin) in [(CGFloat(393), CGFloat(16)), (430, 20)] {
            let bar = bar(item, width: width)
            let labels = views(BarButton.self, in: bar).map { button in
                button.layoutIfNeeded()
                return button.convert(button.subviews[0].frame, to: bar)
            }
            XCTAssertEqual(labels[0].minX, margin, accuracy: 0.34)
            XCTAssertEqual(labels[1].maxX, width - margin, accuracy: 0.34)
        }
    }

    func testConstraintsSizeTheAppsOwnViews() throws {
        let button = UIButton(type: .custom)
        button.setImage(UIGraphicsImageRenderer(size: CGSize(width: 38, height: 50)).image { _ in }, for: .normal)
        button.widthAnchor.constraint(equalToConstant: 25).isActive = true
        button.heightAnchor.constraint(equalToConstant: 25).isActive = true
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        let outer = UIView()
        outer.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.widthAnchor.constraint(equalToConstant: 60), inner.heightAnchor.constraint(equalToConstant: 20),
            inner.topAnchor.constraint(equalTo: outer.topAnchor),
            inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
            inner.leftAnchor.constraint(equalTo: outer.leftAnchor),
            inner.rightAnchor.constraint(equalTo: outer.rightAnchor),
        ])
        let item = UINavigationItem()
        item.rightBarButtonItem = UIBarButtonItem(customView: button)
        item.leftBarButtonItem = UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10)))
        item.titleView = outer
        let bar = bar(item)
        XCTAssertEqual(button.frame.size, CGSize(width: 25, height: 25))
        XCTAssertEqual(button.convert(button.bounds, to: bar).maxX, 393 - 16)
        XCTAssertEqual(item.leftBarButtonItem?.customView?.frame.size, CGSize(width: 30, height: 10))
        XCTAssertEqual(outer.convert(outer.bounds, to: bar).size, CGSize(width: 60, height: 20))
        XCTAssertEqual(outer.convert(outer.bounds, to: bar).midX, 196.5, accuracy: 0.5)
        XCTAssertEqual(inner.frame, CGRect(x: 0, y: 0, width: 60, height: 20))
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
        toolbar.items = [UIBarButtonItem(customView: button)]
        toolbar.layoutIfNeeded()
        XCTAssertEqual(button.frame.size, CGSize(width: 25, height: 25))
    }

    func testChangesShowAtOnce() {
        let item = UINavigationItem(title: "One")
        let bar = bar(item)
        item.title = "Two"
        XCTAssertEqual(title(of: bar)?.text, "Two")
        let button = UIBarButtonItem(title: "Menu", style: .plain, target: nil, action: nil)
        item.rightBarButtonItem = button
        XCTAssertEqual(views(BarButton.self, in: bar).map(\.item?.title), ["Menu"])
        button.isEnabled = false
        XCTAssertEqual(views(BarButton.self, in: bar).map(\.isEnabled), [false])
        item.rightBarButtonItem = nil
        XCTAssertTrue(views(BarButton.self, in: bar).isEmpty)
        button.title = "Nobody looks"
        let view = UIView()
        item.titleView = view
        XCTAssertTrue(view.superview === bar.content)
        XCTAssertNil(title(of: bar))
    }

    func test_5_28_backButton() throws {
        let (root, top) = (UINavigationItem(title: "First"), UINavigationItem(title: "Second"))
        let bar = bar(root, top)
        func backText() -> String? {
            bar.layoutIfNeeded()
            return views(BackButton.self, in: bar).first?.subviews.compactMap { $0 as? UILabel }.first?.text
        }
        XCTAssertEqual(backText(), "First")
        root.title = nil
        XCTAssertEqual(backText(), "Back")
        root.backBarButtonItem = UIBarButtonItem(title: "Home", style: .plain, target: nil, action: nil)
        XCTAssertEqual(backText(), "Home")
        top.leftBarButtonItem = UIBarButtonItem(title: "Cancel", style: .plain, target: nil, action: nil)
        XCTAssertNil(backText())
        top.leftItemsSupplementBackButton = true
        XCTAssertEqual(backText(), "Home")
        top.hidesBackButton = true
        XCTAssertNil(backText())
    }

    func testALongTitleShortensTheBackButton() {
        let bar = bar(
            UINavigationItem(title: "A long name of a screen"), UINavigationItem(title: "A title of some length"))
        let back = views(BackButton.self, in: bar)[0]
        XCTAssertEqual(back.shown, .short)
        let title = title(of: bar)!
        XCTAssertGreaterThan(title.frame.minX, back.frame.maxX)
        XCTAssertEqual(title.frame.width, title.intrinsicContentSize.width)
    }

    func testPushAndPopAskTheDelegate() {
        final class Delegate: NSObject, UINavigationBarDelegate {
            var events: [String] = []
            var allowsPop = true
            func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
                events.append("shouldPush")
                return true
            }
            func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
                events.append("didPush")
            }
            func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
                events.append("shouldPop")
                return allowsPop
            }
            func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
                events.append("didPop")
            }
        }
        let (root, top) = (UINavigationItem(title: "First"), UINavigationItem(title: "Second"))
        let bar = bar(root)
        let delegate = Delegate()
        bar.delegate = delegate
        bar.pushItem(top, animated: false)
        XCTAssertTrue(bar.topItem === top)
        XCTAssertTrue(bar.backItem === root)
        delegate.allowsPop = false
        XCTAssertNil(bar.popItem(animated: false))
        delegate.allowsPop = true
        views(BackButton.self, in: bar)[0].sendActions(for: .touchUpInside)
        XCTAssertTrue(bar.topItem === root)
        XCTAssertEqual(delegate.events, ["shouldPush", "didPush", "shouldPop", "shouldPop", "didPop"])
    }

    func testATopAttachedBarColoursTheStatusBar() {
        final class Delegate: NSObject, UINavigationBarDelegate {
            func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }
        }
        let delegate = Delegate()
        let window = UIWindow(frame: UIScreen.main.bounds)
        defer { UIApplication.shared.removeAllWindows() }
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 59, width: 393, height: 44))
        window.addSubview(bar)
        bar.layoutIfNeeded()
        XCTAssertEqual(bar.background.frame, CGRect(x: 0, y: 0, width: 393, height: 44))
        bar.delegate = delegate
        bar.layoutIfNeeded()
        XCTAssertEqual(bar.background.frame, CGRect(x: 0, y: -59, width: 393, height: 103))
    }

    func testAppearances() {
        let bar = bar(UINavigationItem(title: "One"))
        bar.isTranslucent = false
        bar.barTintColor = .red
        XCTAssertEqual(bar.background.backgroundColor, .red)
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = .blue
        bar.standardAppearance = appearance
        XCTAssertEqual(bar.background.backgroundColor, .blue)
        // The bar has a copy.
        appearance.backgroundColor = .green
        XCTAssertEqual(bar.background.backgroundColor, .blue)
        bar.standardAppearance.backgroundColor = .green
        XCTAssertEqual(bar.background.backgroundColor, .green)
        bar.isAtScrollEdge = true
        XCTAssertNil(bar.background.backgroundColor)
    }

    func testBarButtonsSendTheirAction() {
        final class Target: UIResponder {
            var senders: [UIBarButtonItem?] = []
            override class var __objectiveC: ObjectiveCTable {
                ObjectiveCTable(
                    name: "Target",
                    methods: [
                        "tap:": { object, arguments in
                            (object as? Target)?.senders.append(arguments[0] as? UIBarButtonItem)
                            return nil
                        }
                    ])
            }
        }
        let target = Target()
        let item = UINavigationItem(title: "One")
        let button = UIBarButtonItem(title: "Menu", style: .plain, target: target, action: Selector("tap:"))
        item.leftBarButtonItem = button
        let bar = bar(item)
        views(BarButton.self, in: bar)[0].sendActions(for: .touchUpInside)
        XCTAssertEqual(target.senders.count, 1)
        XCTAssertTrue(target.senders.first.flatMap { $0 } === button)
    }

    func testTheTreeNamesBarButtons() {
        let item = UINavigationItem(title: "One")
        item.leftBarButtonItem = UIBarButtonItem(title: "Menu", style: .plain, target: nil, action: nil)
        item.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
        let window = UIWindow(frame: UIScreen.main.bounds)
        defer { UIApplication.shared.removeAllWindows() }
        window.addSubview(bar(item))
        window.isHidden = false
        let content = TreeBuilder.tree().windows[0].view.subviews[0].subviews[1]
        let buttons = content.subviews.filter { $0.class == "BarButton" }
        XCTAssertEqual(buttons.map(\.text), ["Menu", nil])
        XCTAssertEqual(buttons.map(\.accessibilityLabel), [nil, "Add"])
    }
}
