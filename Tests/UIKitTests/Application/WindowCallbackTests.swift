import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// `didMoveToWindow()`: when it comes, and that it comes once.
@preconcurrency @MainActor final class WindowCallbackTests: ContainmentTestCase {
    /// Logs its moves with what it has there.
    private final class Mover: UIView {
        let name: String
        let log: EventLog
        var whenMoved: () -> Void = {}

        init(_ name: String, _ log: EventLog) {
            self.name = name
            self.log = log
            super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        }

        required init?(coder: NSCoder) { fatalError("made in code") }

        override func didMoveToWindow() {
            super.didMoveToWindow()
            let place = window == nil ? "nowhere" : "window"
            log.add("\(name) \(place) \(style(traitCollection)) top=\(Int(safeAreaInsets.top))")
            whenMoved()
        }
        override func didMoveToSuperview() {
            super.didMoveToSuperview()
            log.add("\(name) superview \(superview != nil)")
        }
    }

    private func mover(_ name: String) -> Mover { Mover(name, log) }

    private func showBox() -> UIView {
        let root = UIViewController()
        show(root)
        let box = UIView(frame: root.view.bounds)
        root.view.addSubview(box)
        settle()
        _ = log.drain()
        return box
    }

    func testTraitsAndInsetsAreThoseOfTheNewPlace() {
        let box = showBox()
        box.overrideUserInterfaceStyle = .dark
        let view = mover("view")
        view.addSubview(mover("inner"))
        // What was in a light place does not predict its traits any more.
        box.superview?.addSubview(view)
        view.removeFromSuperview()
        _ = log.drain()
        box.addSubview(view)
        expect(["view window dark top=59", "inner window dark top=59", "view superview true"])
        view.removeFromSuperview()
        expect(["view nowhere dark top=0", "inner nowhere dark top=0", "view superview false"])
    }

    func testASubviewAddedInTheCallbackIsToldOnce() {
        let box = showBox()
        let (view, late) = (mover("view"), mover("late"))
        view.whenMoved = { [unowned view] in if late.superview == nil { view.addSubview(late) } }
        box.addSubview(view)
        expect(["view window light top=59", "late window light top=59", "late superview true", "view superview true"])
    }

    func testASubviewTakenOutInTheCallbackIsNotToldOfTheWindow() {
        let box = showBox()
        let (view, early) = (mover("view"), mover("early"))
        view.addSubview(early)
        _ = log.drain()
        view.whenMoved = { early.removeFromSuperview() }
        box.addSubview(view)
        expect([
            "view window light top=59", "early nowhere light top=0", "early superview false", "view superview true",
        ])
    }
}
