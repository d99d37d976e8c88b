import Foundation
import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// Section 12 of the facts: what a layout pass calls, in which order.
@preconcurrency @MainActor final class LayoutPassTests: ContainmentTestCase {
    private final class Logging: UIView {
        let name: String
        let log: EventLog
        init(_ name: String, _ log: EventLog, _ frame: CGRect) {
            self.name = name
            self.log = log
            super.init(frame: frame)
        }
        required init?(coder: NSCoder) { nil }
        override func updateConstraints() {
            log.add("\(name).updateConstraints")
            super.updateConstraints()
        }
        override func layoutSubviews() {
            log.add("\(name).layoutSubviews")
            super.layoutSubviews()
        }
        override func draw(_ rect: CGRect) { log.add("\(name).draw") }
    }

    func test_12_01_theViewHasItsSizeFromViewIsAppearingOn() {
        let (parent, child) = (probe("P"), probe("C"))
        show(parent)
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        parent.view.addSubview(container)
        let box = UIView()
        var sizes: [String] = []
        func note(_ callback: String) {
            child.hooks[callback] = {
                let (own, inner) = (child.view.frame.size, box.frame.size)
                sizes.append(
                    "\(callback) \(Int(own.width))x\(Int(own.height)) \(Int(inner.width))x\(Int(inner.height))")
            }
        }
        for callback in ["viewWillAppear", "viewIsAppearing", "didLayout"] { note(callback) }
        child.hooks["viewDidLoad"] = {
            box.translatesAutoresizingMaskIntoConstraints = false
            child.view.addSubview(box)
            for (first, second) in [
                (box.leftAnchor, child.view.leftAnchor), (box.rightAnchor, child.view.rightAnchor),
            ] { first.constraint(equalTo: second).isActive = true }
            box.topAnchor.constraint(equalTo: child.view.topAnchor).isActive = true
            box.heightAnchor.constraint(equalToConstant: 20).isActive = true
            sizes.append("viewDidLoad \(child.view.frame == UIScreen.main.bounds)")
        }
        parent.addChild(child)
        container.addSubview(child.view)
        child.view.frame = container.bounds
        child.didMove(toParent: parent)
        settle()
        XCTAssertEqual(
            sizes,
            [
                "viewDidLoad true", "viewWillAppear 393x852 0x0", "viewIsAppearing 200x100 0x0",
                "didLayout 200x100 200x20",
            ])
    }

    func test_12_03_constraintsFromBelowLayoutFromAboveThenDrawing() {
        let controller = probe("C")
        controller.logsConstraints = true
        let root = Logging("root", log, UIScreen.main.bounds)
        let leaf = Logging("leaf", log, CGRect(x: 0, y: 0, width: 10, height: 10))
        root.addSubview(leaf)
        leaf.setNeedsUpdateConstraints()
        controller.view = root
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        settle()
        expect(
            [
                "C.viewWillAppear(false)", "leaf.updateConstraints", "C.updateViewConstraints",
                "root.updateConstraints", "C.viewIsAppearing(false)", "C.willLayout", "root.layoutSubviews",
                "C.didLayout", "leaf.layoutSubviews", "root.draw", "leaf.draw", "C.viewDidAppear(false)",
            ], layouts: true)
    }

    func test_12_04_updateViewConstraintsWithoutSuperSkipsTheView() {
        final class Controller: UIViewController {
            var callsSuper = true
            override func updateViewConstraints() { if callsSuper { super.updateViewConstraints() } }
        }
        let controller = Controller()
        let root = Logging("root", log, .zero)
        controller.view = root
        for (callsSuper, expected) in [(true, ["root.updateConstraints"]), (false, [])] {
            controller.callsSuper = callsSuper
            root.setNeedsUpdateConstraints()
            root.updateConstraintsIfNeeded()
            expect(expected)
            XCTAssertEqual(root.needsUpdateConstraints(), false)
        }
    }

    func test_12_26_viewsOffTheScreenAreLaidOutToo() {
        let (parent, child) = (probe("P"), probe("C"))
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        parent.view.addSubview(container)
        parent.addChild(child)
        child.view.frame = container.bounds
        container.addSubview(child.view)
        child.didMove(toParent: parent)
        container.layoutIfNeeded()
        _ = log.drain()
        container.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
        container.layoutIfNeeded()
        expect(["P.willLayout", "P.didLayout", "C.willLayout", "C.didLayout"], layouts: true)
        XCTAssertEqual(child.view.frame, CGRect(x: 0, y: 0, width: 300, height: 200))
        XCTAssertNil(child.view.window)
    }
}
