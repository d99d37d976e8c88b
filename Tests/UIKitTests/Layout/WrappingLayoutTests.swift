import Foundation
import XCTest

@testable import UIKit

/// Text that wraps in the width that there is, however firmly it resists being narrower.
@preconcurrency @MainActor final class WrappingLayoutTests: LayoutTestCase {
    private func label(_ text: String, in superview: UIView, _ priority: UILayoutPriority = .required) -> UILabel {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = text
        label.translatesAutoresizingMaskIntoConstraints = false
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            label.setContentCompressionResistancePriority(priority, for: axis)
        }
        superview.addSubview(label)
        return label
    }

    private static let text = String(repeating: "several words ", count: 20)

    func testRequiredResistanceWraps() {
        let root = root(200, 400)
        let label = label(Self.text, in: root)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            label.topAnchor.constraint(equalTo: root.topAnchor),
            root.trailingAnchor.constraint(greaterThanOrEqualTo: label.trailingAnchor, constant: 10),
        ])
        root.layoutIfNeeded()
        root.reportBrokenConstraints()
        XCTAssertEqual(label.frame.width, 180)
        XCTAssertEqual(
            label.frame.height, label.sizeThatFits(CGSize(width: 180, height: 0)).height, accuracy: 0.34)
        root.bounds.size.width = 320
        root.layoutIfNeeded()
        root.reportBrokenConstraints()
        XCTAssertEqual(label.frame.width, 300)
        XCTAssertEqual(findings, [])
    }

    /// Against anything that is not required the line stays whole.
    func testRequiredResistanceWinsOverWishes() {
        let root = root(900, 400)
        let label = label("a few words", in: root)
        let width = label.widthAnchor.constraint(equalToConstant: 20)
        width.priority = UILayoutPriority(999)
        width.isActive = true
        root.layoutIfNeeded()
        XCTAssertEqual(label.frame.width, label.intrinsicContentSize.width, accuracy: 0.34)
    }

    func testOneLineThatIsRequiredBreaksConstraints() {
        let root = root(50, 400)
        let label = label(Self.text, in: root)
        label.numberOfLines = 1
        pin(label, to: root)
        root.layoutIfNeeded()
        root.reportBrokenConstraints()
        XCTAssertEqual(findings.count, 1)
    }

    func testMeasuring() {
        let view = UIView()
        let label = label(Self.text, in: view)
        pin(label, to: view, inset: 5)
        let size = view.systemLayoutSizeFitting(
            CGSize(width: 150, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        XCTAssertEqual(size.width, 150)
        XCTAssertEqual(
            size.height, label.sizeThatFits(CGSize(width: 140, height: 0)).height + 10, accuracy: 0.34)
        XCTAssertEqual(findings, [])
    }

    /// A row whose cell is from right to left and has a stack of an empty image and text that requires its width.
    func testARowIsAsHighAsItsCellWants() {
        final class Rows: NSObject, UITableViewDataSource {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
        }
        let rows = Rows()
        let stack = UIStackView()
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        stack.semanticContentAttribute = .forceRightToLeft
        rows.cell.contentView.semanticContentAttribute = .forceRightToLeft
        rows.cell.contentView.addSubview(stack)
        let label = label(Self.text, in: stack)
        for view in [UIImageView(), label] { stack.addArrangedSubview(view) }
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: rows.cell.contentView.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: rows.cell.contentView.trailingAnchor, constant: -30),
            stack.topAnchor.constraint(equalTo: rows.cell.contentView.topAnchor, constant: 4),
            stack.bottomAnchor.constraint(equalTo: rows.cell.contentView.bottomAnchor, constant: -4),
        ])
        let (_, controller) = shownWindow()
        let table = UITableView(frame: rect(0, 0, 300, 600))
        table.dataSource = rows
        controller.view.addSubview(table)
        _ = VirtualTime.runUntilIdle(limit: 10)
        XCTAssertEqual(stack.frame.minX, 30)
        XCTAssertEqual(stack.frame.width, 250)
        let text = label.sizeThatFits(CGSize(width: 250, height: 0)).height
        XCTAssertGreaterThan(text, 100)
        XCTAssertEqual(label.frame.height, text, accuracy: 0.7)
        XCTAssertEqual(table.rectForRow(at: IndexPath(row: 0, section: 0)).height, text + 8, accuracy: 1)
        XCTAssertEqual(findings, [])
    }

    func testACellIsAsHighAsItsWrappedText() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let label = label(Self.text, in: cell.contentView)
        pin(label, to: cell.contentView, inset: 8)
        let size = cell.systemLayoutSizeFitting(
            CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        XCTAssertGreaterThan(size.height, 100)
        let text = label.sizeThatFits(CGSize(width: 284, height: 0)).height
        XCTAssertEqual(size.height, text + 16, accuracy: 1)
        XCTAssertEqual(findings, [])
    }
}
