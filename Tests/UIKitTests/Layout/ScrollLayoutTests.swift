import Foundation
import XCTest

@testable import UIKit

/// What constraints between a scroll view and other views speak of: its content, or its frame.
@preconcurrency @MainActor final class ScrollLayoutTests: LayoutTestCase {
    private func scrollView(in root: UIView) -> UIScrollView {
        let scroll = UIScrollView()
        scroll.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(scroll)
        pin(scroll, to: root)
        return scroll
    }

    private func constrain(
        _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, to other: UIView,
        _ otherAttribute: NSLayoutConstraint.Attribute, constant: CGFloat = 0
    ) {
        NSLayoutConstraint(
            item: view, attribute: attribute, relatedBy: .equal, toItem: other, attribute: otherAttribute,
            multiplier: 1, constant: constant
        ).isActive = true
    }

    func testEdgesOfTheScrollViewSizeTheContent() {
        let root = root()
        let scroll = scrollView(in: root)
        let content = box(nil, 500, in: scroll)
        pin(content, to: scroll, inset: 10)
        content.widthAnchor.constraint(equalTo: scroll.widthAnchor, constant: -20).isActive = true
        root.layoutIfNeeded()
        XCTAssertEqual(scroll.frame, rect(0, 0, 300, 200))
        XCTAssertEqual(content.frame, rect(10, 10, 280, 500))
        XCTAssertEqual(scroll.contentSize, CGSize(width: 300, height: 520))
        scroll.contentOffset = CGPoint(x: 0, y: 40)
        root.layoutIfNeeded()
        XCTAssertEqual(content.frame, rect(10, 10, 280, 500))
        root.bounds.size.width = 200
        root.layoutIfNeeded()
        XCTAssertEqual(scroll.contentSize, CGSize(width: 200, height: 520))
        root.reportBrokenConstraints()
        XCTAssertEqual(findings, [])
    }

    /// Views deeper in the content tie the content's edges, too, and views outside tie the frame's.
    func testDepthDecidesWhatEdgesAre() {
        let root = root()
        let scroll = box(nil, nil, in: root) as UIView
        let inner = UIScrollView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(inner)
        pin(inner, to: scroll)
        pin(scroll, to: root, inset: 20)
        let middle = UIView(frame: rect(30, 40, 10, 10))
        inner.addSubview(middle)
        let deep = box(50, 60, in: middle)
        let beside = box(5, 5, in: root)
        NSLayoutConstraint.activate([
            deep.leftAnchor.constraint(equalTo: middle.leftAnchor),
            deep.topAnchor.constraint(equalTo: middle.topAnchor),
            inner.rightAnchor.constraint(equalTo: deep.rightAnchor, constant: 7),
            inner.bottomAnchor.constraint(equalTo: deep.bottomAnchor, constant: 8),
            beside.rightAnchor.constraint(equalTo: inner.rightAnchor),
            beside.bottomAnchor.constraint(equalTo: inner.bottomAnchor),
        ])
        root.layoutIfNeeded()
        XCTAssertEqual(inner.contentSize, CGSize(width: 87, height: 108))
        XCTAssertEqual(beside.frame, rect(275, 175, 5, 5))
        XCTAssertEqual(findings, [])
    }

    /// The centre is that of the frame, and does not move as the content is scrolled.
    func testCentresAreTheFrames() {
        let root = root()
        let scroll = scrollView(in: root)
        let content = box(nil, 900, in: scroll)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: scroll.topAnchor),
            content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
            content.centerXAnchor.constraint(equalTo: scroll.centerXAnchor),
        ])
        let mark = box(10, 10, in: scroll)
        mark.centerYAnchor.constraint(equalTo: scroll.centerYAnchor).isActive = true
        root.layoutIfNeeded()
        scroll.contentOffset = CGPoint(x: 0, y: 300)
        root.layoutIfNeeded()
        XCTAssertEqual(scroll.contentSize, CGSize(width: 300, height: 900))
        XCTAssertEqual(mark.frame.midY, 100)
        XCTAssertEqual(findings, [])
    }

    func testMarginsOfTheScrollViewLieInTheContent() {
        let root = root()
        let scroll = scrollView(in: root)
        scroll.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let content = box(400, 500, in: scroll)
        constrain(content, .leading, to: scroll, .leadingMargin)
        constrain(content, .trailing, to: scroll, .trailingMargin)
        constrain(content, .top, to: scroll, .topMargin)
        constrain(content, .bottom, to: scroll, .bottomMargin)
        root.layoutIfNeeded()
        XCTAssertEqual(scroll.contentSize, CGSize(width: 406, height: 504))
        XCTAssertEqual(content.frame, rect(2, 1, 400, 500))
        scroll.layoutMargins.top = 11
        root.layoutIfNeeded()
        XCTAssertEqual(scroll.contentSize, CGSize(width: 406, height: 514))
        XCTAssertEqual(findings, [])
    }

    /// Constraints that name no end of the content leave its size to the app.
    func testASizeThatNoConstraintEndsStays() {
        let root = root()
        let scroll = scrollView(in: root)
        let content = box(50, 60, in: scroll)
        scroll.contentSize = CGSize(width: 1000, height: 2000)
        constrain(content, .left, to: scroll, .left)
        constrain(content, .top, to: scroll, .top)
        root.layoutIfNeeded()
        XCTAssertEqual(scroll.contentSize, CGSize(width: 1000, height: 2000))
        constrain(scroll, .bottom, to: content, .bottom, constant: 5)
        root.layoutIfNeeded()
        XCTAssertEqual(scroll.contentSize, CGSize(width: 1000, height: 65))
    }

    func testContentFromRightToLeft() {
        let root = root()
        let scroll = scrollView(in: root)
        scroll.semanticContentAttribute = .forceRightToLeft
        let (first, second) = (box(200, 10, in: scroll), box(300, 10, in: scroll))
        constrain(first, .leading, to: scroll, .leading, constant: 5)
        constrain(second, .leading, to: first, .trailing, constant: 6)
        constrain(second, .trailing, to: scroll, .trailing, constant: -7)
        root.layoutIfNeeded()
        XCTAssertEqual([first.frame.minX, second.frame.minX], [313, 7])
        XCTAssertEqual(scroll.contentSize.width, 518)
    }

    /// A table's rows say how large its content is; what is tied to its edges lies in it.
    func testTheContentOfATableHasItsOwnSize() {
        let root = root()
        let table = UITableView(frame: rect(0, 0, 300, 200))
        root.addSubview(table)
        let label = box(nil, 20, in: table)
        constrain(label, .leading, to: table, .leading, constant: 10)
        constrain(label, .trailing, to: table, .trailing, constant: -10)
        constrain(label, .centerY, to: table, .centerY)
        root.layoutIfNeeded()
        root.layoutIfNeeded()
        XCTAssertEqual(label.frame, rect(10, 90, 280, 20))
        XCTAssertEqual(table.contentSize.width, 300)
        XCTAssertEqual(findings, [])
    }

    func testAStackOfViewsWithoutSizeInAScrollView() {
        let root = root()
        let scroll = scrollView(in: root)
        let (image, label, text) = (UIImageView(), UILabel(), UITextView())
        label.text = "Label"
        let stack = UIStackView(arrangedSubviews: [image, label, text])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(stack)
        pin(stack, to: scroll)
        stack.widthAnchor.constraint(equalTo: scroll.widthAnchor).isActive = true
        root.layoutIfNeeded()
        for view in stack.arrangedSubviews {
            XCTAssertGreaterThanOrEqual(view.frame.minY, 0)
            XCTAssertEqual(view.frame.width, 300)
        }
        XCTAssertEqual(label.frame.height, label.intrinsicContentSize.height, accuracy: 0.34)
        XCTAssertEqual(scroll.contentSize.height, text.frame.maxY, accuracy: 0.34)
        root.reportBrokenConstraints()
        XCTAssertEqual(findings, [])
    }

    func testAFittingSizeDoesNotCountContent() {
        let root = UIView()
        let scroll = scrollView(in: root)
        pin(box(400, 500, in: scroll), to: scroll)
        XCTAssertEqual(root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), .zero)
        scroll.heightAnchor.constraint(equalToConstant: 30).isActive = true
        XCTAssertEqual(
            root.systemLayoutSizeFitting(
                CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel), CGSize(width: 100, height: 30))
    }
}
