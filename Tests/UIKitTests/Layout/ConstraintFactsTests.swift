import DisplayProtocol
import Foundation
import QuartzCore
import XCTest

@testable import UIKit

@preconcurrency @MainActor final class ConstraintFactsTests: LayoutTestCase {
    func test_12_02_controllerCallbacksBracketItsOwnViewOnly() {
        final class Controller: UIViewController {
            var seen: [String] = []
            let outer = UIView()
            let inner = UIView()
            override func viewDidLoad() {
                for (view, parent) in [(outer, view!), (inner, outer)] {
                    view.translatesAutoresizingMaskIntoConstraints = false
                    parent.addSubview(view)
                    view.topAnchor.constraint(equalTo: parent.topAnchor, constant: 10).isActive = true
                    view.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: 10).isActive = true
                    view.widthAnchor.constraint(equalToConstant: 50).isActive = true
                    view.heightAnchor.constraint(equalToConstant: 50).isActive = true
                }
            }
            override func viewWillLayoutSubviews() { seen.append("will \(outer.frame.width) \(inner.frame.width)") }
            override func viewDidLayoutSubviews() { seen.append("did \(outer.frame.width) \(inner.frame.width)") }
        }
        let controller = Controller()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        _ = VirtualTime.runUntilIdle(limit: 10)
        XCTAssertEqual(controller.seen, ["will 0.0 0.0", "did 50.0 0.0"])
        XCTAssertEqual(controller.inner.frame, rect(10, 10, 50, 50))
    }

    func test_12_05_viewsTranslateTheirMask() {
        XCTAssertTrue(UIView().translatesAutoresizingMaskIntoConstraints)
        XCTAssertTrue(UIViewController().view.translatesAutoresizingMaskIntoConstraints)
    }

    func test_12_06_frameWinsOverExplicitConstraints() {
        let root = root()
        let view = UIView(frame: rect(5, 6, 70, 80))
        root.addSubview(view)
        view.widthAnchor.constraint(equalToConstant: 100).isActive = true
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame, rect(5, 6, 70, 80))
        XCTAssertEqual(findings.count, 1)
        view.translatesAutoresizingMaskIntoConstraints = false
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame.width, 100)
        XCTAssertEqual(findings.count, 1)
    }

    func test_12_06_aNewFrameWinsToo() {
        let root = root()
        let view = UIView(frame: rect(0, 0, 70, 80))
        root.addSubview(view)
        view.widthAnchor.constraint(lessThanOrEqualToConstant: 100).isActive = true
        root.layoutIfNeeded()
        XCTAssertEqual(findings, [])
        view.frame = rect(0, 0, 170, 80)
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame, rect(0, 0, 170, 80))
        XCTAssertEqual(findings.count, 1)
        view.frame = rect(0, 0, 90, 80)
        root.layoutIfNeeded()
        XCTAssertTrue(root.layoutEngine.broken.isEmpty)
    }

    func test_12_09_unsatisfiableSetIsLoggedAndBroken() throws {
        let root = root()
        let view = box(50, 20, in: root)
        let first = try XCTUnwrap(view.constraints.first)
        let second = view.widthAnchor.constraint(equalToConstant: 80)
        second.isActive = true
        root.layoutIfNeeded()
        XCTAssertEqual(
            findings,
            [
                """
                Unable to simultaneously satisfy constraints.
                (
                    "\(first)",
                    "\(second)"
                )

                Will attempt to recover by breaking constraint
                \(second)

                Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
                """
            ])
        XCTAssertEqual(view.frame.size, CGSize(width: 50, height: 20))
        XCTAssertEqual(
            second.description,
            "<NSLayoutConstraint:\(addressText(second)) UIView:\(addressText(view)).width == 80   (active)>")
    }

    /// The trace tells it of the controller in whose view it happened, so that the inspector finds it there.
    func test_12_09_theTraceNamesTheNearestController() throws {
        let controller = UIViewController()
        controller.title = "Form"
        controller.view.frame = rect(0, 0, 200, 200)
        let view = box(50, 20, in: controller.view)
        view.widthAnchor.constraint(equalToConstant: 80).isActive = true
        var events: [TraceEvent] = []
        let observer = TraceRecorder.shared.addObserver { events.append($0) }
        controller.view.layoutIfNeeded()
        TraceRecorder.shared.removeObserver(observer)
        let event = try XCTUnwrap(events.first { $0.event == "diagnostic" })
        XCTAssertEqual(event.id, controller.traceIdentifier)
        XCTAssertEqual(event.class, "UIViewController")
        XCTAssertEqual(event.title, "Form")
        XCTAssertEqual(event.fields["objects"], ["<UIView>"])
    }

    func test_12_10_theLastAddedBreaksAndComesBack() {
        let root = root()
        let view = box(50, 20, in: root)
        let second = view.widthAnchor.constraint(equalToConstant: 80)
        second.isActive = true
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame.width, 50)
        view.constraints[0].isActive = false
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame.width, 80)
        XCTAssertEqual(findings.count, 1)
    }

    func test_12_11_wishesNeverConflict() {
        let root = root()
        let view = box(nil, 20, in: root)
        for (width, priority) in [(50, 750), (80, 751), (30, 999), (20, 250)] {
            let constraint = view.widthAnchor.constraint(equalToConstant: CGFloat(width))
            constraint.priority = UILayoutPriority(Float(priority))
            constraint.isActive = true
        }
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame.width, 30)
        XCTAssertEqual(findings, [])
    }

    func test_12_12_noCommonAncestorRaises() {
        let (first, second) = (UIView(), UIView())
        let constraint = first.topAnchor.constraint(equalTo: second.topAnchor)
        constraint.isActive = true
        XCTAssertEqual(exceptions.map(\.name), [.genericException])
        XCTAssertTrue(
            exceptions[0].reason!.hasPrefix("Unable to activate constraint with anchors <NSLayoutYAxisAnchor:0x"))
        XCTAssertTrue(exceptions[0].reason!.contains("because they have no common ancestor."))
        XCTAssertFalse(constraint.isActive)
    }

    func test_12_13_removalDropsWhatTiesToTheOutside() {
        let root = root()
        let sibling = box(10, 10, in: root)
        let view = box(20, 20, in: root)
        let inner = box(5, 5, in: view)
        let toRoot = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 3)
        let toSibling = inner.topAnchor.constraint(equalTo: sibling.bottomAnchor)
        let inside = inner.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 7)
        sibling.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        let top = view.topAnchor.constraint(equalTo: root.topAnchor)
        NSLayoutConstraint.activate([top, toRoot, toSibling, inside])
        root.layoutIfNeeded()
        XCTAssertEqual(inner.frame, rect(7, 10, 5, 5))
        view.removeFromSuperview()
        XCTAssertEqual([top, toRoot, toSibling, inside].map(\.isActive), [false, false, false, true])
        XCTAssertEqual(view.constraints.count, 3)
        XCTAssertEqual(root.constraints.count, 1)
        root.addSubview(view)
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame, rect(0, 0, 20, 20))
        XCTAssertEqual(inner.frame, rect(7, 0, 5, 5))
        XCTAssertEqual(findings, [])
    }

    func test_12_14_theNearestCommonAncestorHolds() {
        let root = root()
        let container = box(100, 100, in: root)
        let child = box(in: container)
        let grandchild = box(in: child)
        let height = child.heightAnchor.constraint(equalToConstant: 40)
        let edge = child.topAnchor.constraint(equalTo: container.topAnchor)
        let across = grandchild.topAnchor.constraint(equalTo: container.topAnchor)
        let own = grandchild.widthAnchor.constraint(equalTo: child.widthAnchor)
        NSLayoutConstraint.activate([height, edge, across, own])
        XCTAssertEqual(child.constraints, [height, own])
        XCTAssertEqual(Array(container.constraints.suffix(2)), [edge, across])
        child.removeConstraints(child.constraints)
        XCTAssertEqual([height, edge, across, own].map(\.isActive), [false, true, true, false])
    }

    private func slidingView() -> (UIView, UIView, NSLayoutConstraint) {
        let (_, controller) = shownWindow()
        let view = box(100, nil, in: controller.view)
        view.leftAnchor.constraint(equalTo: controller.view.leftAnchor).isActive = true
        view.topAnchor.constraint(equalTo: controller.view.topAnchor).isActive = true
        let height = view.heightAnchor.constraint(equalToConstant: 0)
        height.isActive = true
        _ = VirtualTime.runUntilIdle(limit: 10)
        XCTAssertEqual(view.frame, rect(0, 0, 100, 0))
        return (controller.view, view, height)
    }

    func test_12_15_constantAloneJumpsAtTheNextPass() {
        let (superview, view, height) = slidingView()
        UIView.animate(withDuration: 1) {
            height.constant = 60
            superview.setNeedsLayout()
        }
        XCTAssertEqual(view.frame.height, 0)
        _ = VirtualTime.runUntilIdle(limit: 0)
        FramePipeline.shared.runFrame()
        XCTAssertEqual(view.frame.height, 60)
        XCTAssertEqual(view.layer.animationKeys() ?? [], [])
    }

    func test_12_16_layoutOfTheSuperviewInTheBlockAnimates() {
        let (superview, view, height) = slidingView()
        height.constant = 60
        UIView.animate(withDuration: 1) { superview.layoutIfNeeded() }
        XCTAssertEqual(view.frame.height, 60)
        XCTAssertFalse((view.layer.animationKeys() ?? []).isEmpty)
    }

    func test_12_17_layoutOfTheConstrainedViewClimbs() {
        let (_, view, height) = slidingView()
        UIView.animate(withDuration: 1) {
            height.constant = 60
            view.layoutIfNeeded()
        }
        XCTAssertEqual(view.frame.height, 60)
        XCTAssertFalse((view.layer.animationKeys() ?? []).isEmpty)
    }

    func test_12_18_constantReadsBackAtOnce() {
        let (_, view, height) = slidingView()
        height.constant = 33
        XCTAssertEqual(height.constant, 33)
        XCTAssertEqual(view.frame.height, 0)
    }

    func test_12_19_aFrameSetOnAConstrainedViewSnapsBack() {
        let (superview, view, _) = slidingView()
        UIView.animate(withDuration: 0.2) { view.frame = rect(50, 50, 10, 10) }
        XCTAssertEqual(view.frame, rect(50, 50, 10, 10))
        _ = VirtualTime.runUntilIdle(limit: 10)
        XCTAssertEqual(view.frame, rect(50, 50, 10, 10))
        superview.setNeedsLayout()
        _ = VirtualTime.runUntilIdle(limit: 10)
        XCTAssertEqual(view.frame, rect(0, 0, 100, 0))
    }

    func test_12_20_completionComesAfterTheDuration() {
        let (superview, view, height) = slidingView()
        var events: [String] = []
        height.constant = 60
        UIView.animate(withDuration: 0.5) {
            superview.layoutIfNeeded()
            events.append("block \(view.frame.height)")
        } completion: { finished in
            events.append("completion \(finished)")
        }
        events.append("after")
        _ = VirtualTime.runUntilIdle(limit: 10)
        XCTAssertEqual(events, ["block 60.0", "after", "completion true"])
    }
}
