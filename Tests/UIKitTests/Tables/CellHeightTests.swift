import XCTest

@testable import UIKit

/// The heights that cells' constraints give rows.
@preconcurrency @MainActor final class CellHeightTests: XCTestCase {
    private func height(_ constrain: (UIView, UIView) -> [NSLayoutConstraint]) -> CGFloat {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(box)
        NSLayoutConstraint.activate(constrain(box, cell.contentView))
        return cell.systemLayoutSizeFitting(
            CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    func testConstraintsThatLeaveNoHeightGiveTheUsualOne() {
        XCTAssertEqual(
            height { box, content in
                [
                    box.heightAnchor.constraint(equalToConstant: 30),
                    box.centerYAnchor.constraint(equalTo: content.centerYAnchor),
                ]
            }, TableMetrics.rowHeight)
        XCTAssertEqual(
            height { box, content in
                [
                    box.heightAnchor.constraint(equalToConstant: 30),
                    box.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -4),
                ]
            }, TableMetrics.rowHeight)
    }

    func testConstraintsFromTopToBottomGiveTheHeight() {
        XCTAssertEqual(
            height { box, content in
                [
                    box.heightAnchor.constraint(equalToConstant: 30),
                    box.topAnchor.constraint(equalTo: content.topAnchor),
                    box.bottomAnchor.constraint(equalTo: content.bottomAnchor),
                ]
            }, 30, accuracy: 1)
    }
}
