import Foundation
import XCTest

@testable import UIKit

@preconcurrency @MainActor final class StackViewTests: LayoutTestCase {
    /// Three views of 40x10, 60x30 and 20x20 in a stack of 200x50.
    private func frames(
        _ distribution: UIStackView.Distribution, _ alignment: UIStackView.Alignment = .fill,
        axis: NSLayoutConstraint.Axis = .horizontal, spacing: CGFloat = 10, _ change: (UIStackView) -> Void = { _ in }
    ) -> [CGRect] {
        let views = [SizedView(40, 10), SizedView(60, 30), SizedView(20, 20)]
        if distribution == .fill { views[1].setContentHuggingPriority(UILayoutPriority(100), for: axis) }
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = axis
        stack.distribution = distribution
        stack.alignment = alignment
        stack.spacing = spacing
        let root = root()
        root.addSubview(stack)
        stack.frame = axis == .horizontal ? rect(0, 0, 200, 50) : rect(0, 0, 50, 200)
        change(stack)
        root.layoutIfNeeded()
        XCTAssertEqual(findings, [])
        return views.map(\.frame)
    }

    func testDistributions() {
        XCTAssertEqual(frames(.fill), [rect(0, 0, 40, 50), rect(50, 0, 120, 50), rect(180, 0, 20, 50)])
        XCTAssertEqual(
            frames(.fillEqually, spacing: 10), [rect(0, 0, 60, 50), rect(70, 0, 60, 50), rect(140, 0, 60, 50)])
        XCTAssertEqual(
            frames(.fillProportionally, spacing: 10), [rect(0, 0, 60, 50), rect(70, 0, 90, 50), rect(170, 0, 30, 50)])
        XCTAssertEqual(frames(.equalSpacing), [rect(0, 0, 40, 50), rect(80, 0, 60, 50), rect(180, 0, 20, 50)])
        XCTAssertEqual(frames(.equalCentering), [rect(0, 0, 40, 50), rect(75, 0, 60, 50), rect(180, 0, 20, 50)])
    }

    func testAlignments() {
        func tops(_ alignment: UIStackView.Alignment) -> [CGRect] { frames(.equalSpacing, alignment) }
        XCTAssertEqual(tops(.top), [rect(0, 0, 40, 10), rect(80, 0, 60, 30), rect(180, 0, 20, 20)])
        XCTAssertEqual(tops(.center), [rect(0, 20, 40, 10), rect(80, 10, 60, 30), rect(180, 15, 20, 20)])
        XCTAssertEqual(tops(.bottom), [rect(0, 40, 40, 10), rect(80, 20, 60, 30), rect(180, 30, 20, 20)])
        // The baselines of plain views are their top and bottom edges.
        XCTAssertEqual(tops(.firstBaseline), [rect(0, 0, 40, 10), rect(80, 0, 60, 30), rect(180, 0, 20, 20)])
        XCTAssertEqual(tops(.lastBaseline), [rect(0, 40, 40, 10), rect(80, 20, 60, 30), rect(180, 30, 20, 20)])
    }

    func testColumn() {
        XCTAssertEqual(
            // The second view is wider than the stack, whose edges are required.
            frames(.equalSpacing, .leading, axis: .vertical),
            [rect(0, 0, 40, 10), rect(0, 80, 50, 30), rect(0, 180, 20, 20)])
        XCTAssertEqual(
            frames(.fillEqually, .fill, axis: .vertical, spacing: 1),
            [rect(0, 0, 50, 66), rect(0, 67, 50, 66), rect(0, 134, 50, 66)])
    }

    func testMarginsAndCustomSpacing() {
        let result = frames(.fill) { stack in
            stack.isLayoutMarginsRelativeArrangement = true
            stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            stack.setCustomSpacing(30, after: stack.arrangedSubviews[0])
        }
        XCTAssertEqual(result, [rect(2, 1, 40, 46), rect(72, 1, 94, 46), rect(176, 1, 20, 46)])
    }

    func testHiddenViewsCollapse() {
        let result = frames(.fill) { stack in
            stack.arrangedSubviews[0].isHidden = true
        }
        XCTAssertEqual(result[1], rect(0, 0, 170, 50))
        XCTAssertEqual(result[0].width, 0)
    }

    func testHidingAnimates() {
        let (_, controller) = shownWindow()
        let views = [SizedView(40, 10), SizedView(60, 30)]
        let stack = UIStackView(arrangedSubviews: views)
        controller.view.addSubview(stack)
        stack.translatesAutoresizingMaskIntoConstraints = false
        stack.topAnchor.constraint(equalTo: controller.view.topAnchor).isActive = true
        stack.leftAnchor.constraint(equalTo: controller.view.leftAnchor).isActive = true
        _ = VirtualTime.runUntilIdle(limit: 10)
        XCTAssertEqual(stack.frame, rect(0, 0, 100, 30))
        UIView.animate(withDuration: 1) { views[0].isHidden = true }
        XCTAssertEqual(views[1].frame, rect(0, 0, 60, 30))
        XCTAssertFalse((views[1].layer.animationKeys() ?? []).isEmpty)
        views[0].isHidden = false
        _ = VirtualTime.runUntilIdle(limit: 10)
        XCTAssertEqual(views[1].frame, rect(40, 0, 60, 30))
    }

    func testNestedStacksAndFitting() {
        let inner = UIStackView(arrangedSubviews: [SizedView(40, 10), SizedView(60, 30)])
        inner.spacing = 5
        inner.alignment = .center
        let outer = UIStackView(arrangedSubviews: [inner, SizedView(20, 25)])
        outer.axis = .vertical
        outer.spacing = 7
        outer.alignment = .leading
        XCTAssertEqual(
            outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), CGSize(width: 105, height: 62))
        let root = root()
        root.addSubview(outer)
        outer.translatesAutoresizingMaskIntoConstraints = false
        outer.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
        outer.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        root.layoutIfNeeded()
        XCTAssertEqual(outer.frame, rect(0, 0, 105, 62))
        XCTAssertEqual(inner.frame, rect(0, 0, 105, 30))
        XCTAssertEqual(inner.arrangedSubviews.map(\.frame), [rect(0, 10, 40, 10), rect(45, 0, 60, 30)])
        XCTAssertEqual(outer.arrangedSubviews[1].frame, rect(0, 37, 20, 25))
        XCTAssertEqual(findings, [])
    }

    func testOrderAndRemoval() {
        let views = [SizedView(10, 10), SizedView(20, 10), SizedView(30, 10)]
        let stack = UIStackView(arrangedSubviews: [views[0], views[1]])
        stack.insertArrangedSubview(views[2], at: 0)
        XCTAssertEqual(stack.arrangedSubviews, [views[2], views[0], views[1]])
        XCTAssertEqual(stack.subviews, [views[0], views[1], views[2]])
        stack.addArrangedSubview(views[2])
        XCTAssertEqual(stack.arrangedSubviews, views)
        stack.removeArrangedSubview(views[0])
        XCTAssertEqual(stack.arrangedSubviews, [views[1], views[2]])
        XCTAssertTrue(views[0].superview === stack)
        views[1].removeFromSuperview()
        XCTAssertEqual(stack.arrangedSubviews, [views[2]])
        XCTAssertEqual(stack.systemLayoutSizeFitting(.zero).width, 30)
        stack.insertArrangedSubview(UIView(), at: 5)
        XCTAssertEqual(exceptions.map(\.name), [.internalInconsistencyException])
    }

    /// A stack is made of any coder, unlike other views: its subclasses' initialisers say so.
    func testSubclassesAreMadeOfCodersForCertain() {
        class Rating: UIStackView {
            required init(coder: NSCoder) {
                super.init(coder: coder)
                spacing = 8
            }
        }
        XCTAssertEqual(Rating(coder: NSCoder()).spacing, 8)
    }
}
