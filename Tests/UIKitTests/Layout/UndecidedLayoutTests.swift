import Foundation
import XCTest

@testable import UIKit

/// Where views lie that constraints do not decide, and that sizes are never negative.
///
/// Public test suites of layout libraries that run on UIKit show what it does with single inequalities.
@preconcurrency @MainActor final class UndecidedLayoutTests: LayoutTestCase {
    private typealias Attribute = NSLayoutConstraint.Attribute

    /// The frame of a view with one inequality in a root of 300x200.
    private func frame(
        _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation, _ constant: CGFloat, toRoot: Bool = true,
        priority: Float, _ change: (UIView, UIView) -> Void
    ) -> CGRect {
        let root = root()
        let view = box(in: root)
        change(view, root)
        let constraint = NSLayoutConstraint(
            item: view, attribute: attribute, relatedBy: relation, toItem: toRoot ? root : nil, attribute: attribute,
            multiplier: 1, constant: constant)
        constraint.priority = UILayoutPriority(priority)
        constraint.isActive = true
        root.layoutIfNeeded()
        return view.frame
    }

    /// No constraint, and no size of its own, says anything of the view: what the app gave it is its place.
    func testAViewThatNoConstraintDescribesKeepsItsFrame() {
        let holder = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let (free, tied, inner) = (UIView(), UIView(), UIView())
        for view in [free, tied] {
            view.translatesAutoresizingMaskIntoConstraints = false
            holder.addSubview(view)
        }
        inner.translatesAutoresizingMaskIntoConstraints = false
        tied.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.topAnchor.constraint(equalTo: tied.layoutMarginsGuide.topAnchor),
            inner.bottomAnchor.constraint(equalTo: tied.layoutMarginsGuide.bottomAnchor),
            inner.leadingAnchor.constraint(equalTo: tied.layoutMarginsGuide.leadingAnchor),
            inner.trailingAnchor.constraint(equalTo: tied.layoutMarginsGuide.trailingAnchor),
            inner.widthAnchor.constraint(equalToConstant: 30), inner.heightAnchor.constraint(equalToConstant: 10),
        ])
        free.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        holder.layoutIfNeeded()
        XCTAssertEqual(free.frame, CGRect(x: 10, y: 20, width: 30, height: 40))
        XCTAssertEqual(tied.frame.size, CGSize(width: 46, height: 26))
        free.frame.size.width = 50
        holder.setNeedsLayout()
        holder.layoutIfNeeded()
        XCTAssertEqual(free.frame, CGRect(x: 10, y: 20, width: 50, height: 40))
    }

    func testAPlaceThatIsBoundedIsAtTheBound() {
        let relations: [NSLayoutConstraint.Relation] = [.lessThanOrEqual, .greaterThanOrEqual]
        for priority: Float in [751, 1000] {
            for relation in relations {
                func frame(_ attribute: Attribute, _ constant: CGFloat) -> CGRect {
                    self.frame(attribute, relation, constant, priority: priority) { view, _ in
                        view.widthAnchor.constraint(equalToConstant: 100).isActive = true
                        view.heightAnchor.constraint(equalToConstant: 60).isActive = true
                    }
                }
                XCTAssertEqual(frame(.top, 23), rect(0, 23, 100, 60))
                XCTAssertEqual(frame(.bottom, -23), rect(0, 117, 100, 60))
                XCTAssertEqual(frame(.leading, 23), rect(23, 0, 100, 60))
                XCTAssertEqual(frame(.right, -23), rect(177, 0, 100, 60))
            }
        }
    }

    func testALengthThatIsBoundedIsAsShortAsCanBe() {
        for priority: Float in [751, 1000] {
            for toRoot in [false, true] {
                for centred in [false, true] {
                    func length(_ relation: NSLayoutConstraint.Relation, _ attribute: Attribute) -> CGFloat {
                        let frame = frame(attribute, relation, 23, toRoot: toRoot, priority: priority) { view, root in
                            guard centred else { return }
                            view.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
                            view.centerYAnchor.constraint(equalTo: root.centerYAnchor).isActive = true
                        }
                        return attribute == .width ? frame.width : frame.height
                    }
                    XCTAssertEqual(length(.lessThanOrEqual, .width), 0)
                    XCTAssertEqual(length(.lessThanOrEqual, .height), 0)
                    XCTAssertEqual(length(.greaterThanOrEqual, .width), toRoot ? 323 : 23, accuracy: 0.34)
                    XCTAssertEqual(length(.greaterThanOrEqual, .height), toRoot ? 223 : 23, accuracy: 0.34)
                }
            }
        }
    }

    /// Whichever way its distances are written, and whether heights are known before or after.
    func testAChainWithoutAPlaceBeginsAtTheTop() {
        for priority: Float in [751, 1000] {
            for (isTurned, isLate, distance) in [
                (false, false, 10), (false, true, 10), (true, false, 10), (true, true, 10), (false, true, 0),
                (true, true, 0),
            ] as [(Bool, Bool, CGFloat)] {
                let root = root()
                let views = (0..<3).map { _ in box(in: root) }
                func add(_ constraint: NSLayoutConstraint) {
                    constraint.priority = UILayoutPriority(priority)
                    constraint.isActive = true
                }
                func decideHeights() { for view in views { add(view.heightAnchor.constraint(equalToConstant: 30)) } }
                if !isLate { decideHeights() }
                for (first, next) in zip(views, views.dropFirst()) {
                    add(
                        isTurned
                            ? first.bottomAnchor.constraint(equalTo: next.topAnchor, constant: -distance)
                            : next.topAnchor.constraint(equalTo: first.bottomAnchor, constant: distance))
                }
                if isLate { decideHeights() }
                root.layoutIfNeeded()
                XCTAssertEqual(
                    views.map(\.frame.minY), [0, 30 + distance, 60 + 2 * distance],
                    "\(priority) \(isTurned) \(isLate) \(distance)")
            }
        }
    }

    func testSizesAreNeverNegative() {
        let root = root()
        let (first, second) = (box(in: root), box(in: root))
        NSLayoutConstraint.activate([
            first.leftAnchor.constraint(equalTo: root.leftAnchor),
            second.leftAnchor.constraint(equalTo: first.rightAnchor),
            second.rightAnchor.constraint(equalTo: root.leftAnchor, constant: 40),
        ])
        let wish = first.widthAnchor.constraint(equalToConstant: 70)
        wish.priority = .defaultHigh
        wish.isActive = true
        root.layoutIfNeeded()
        XCTAssertEqual([first.frame.minX, first.frame.width, second.frame.minX, second.frame.width], [0, 40, 40, 0])
        root.reportBrokenConstraints()
        XCTAssertEqual(findings, [])
    }

    /// A required negative size contradicts nothing but itself, and only it breaks.
    func testARequiredNegativeSizeBreaks() {
        let root = root()
        let view = box(nil, 10, in: root)
        let width = view.widthAnchor.constraint(equalToConstant: -16)
        width.isActive = true
        root.layoutIfNeeded()
        root.reportBrokenConstraints()
        XCTAssertEqual(view.frame, rect(0, 0, 0, 10))
        XCTAssertEqual(findings.count, 1)
        XCTAssertEqual(findings[0].components(separatedBy: "\(width)").count - 1, 2)
        width.constant = 16
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame, rect(0, 0, 16, 10))
    }

    /// Constraints that break while there is no room hold again as soon as there is.
    func testInsetsLargerThanTheSuperview() {
        let root = root(0, 0)
        let view = box(in: root)
        pin(view, to: root, inset: 20)
        root.layoutIfNeeded()
        XCTAssertEqual(view.bounds.size, .zero)
        XCTAssertEqual(findings.count, 2)
        XCTAssertTrue(findings.allSatisfy { $0.contains(" == 0   (active)") })
        findings = []
        root.bounds.size = CGSize(width: 300, height: 200)
        root.layoutIfNeeded()
        root.reportBrokenConstraints()
        XCTAssertEqual(view.frame, rect(20, 20, 260, 160))
        XCTAssertEqual(findings, [])
    }

    func testFittingSizesAreNeverNegative() {
        let view = UIView()
        let (first, second) = (box(in: view), box(nil, 10, in: view))
        NSLayoutConstraint.activate([
            first.topAnchor.constraint(equalTo: view.topAnchor),
            second.topAnchor.constraint(equalTo: first.bottomAnchor),
            view.bottomAnchor.constraint(equalTo: second.bottomAnchor, constant: 4),
        ])
        XCTAssertEqual(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height, 14)
    }
}
