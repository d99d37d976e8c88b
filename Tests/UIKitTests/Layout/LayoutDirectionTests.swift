import Foundation
import XCTest

@testable import UIKit

/// Where leading and trailing edges are.
@preconcurrency @MainActor final class LayoutDirectionTests: LayoutTestCase {
    func testTheContainerDecidesTheDirection() {
        let root = root(393, 100)
        root.semanticContentAttribute = .forceRightToLeft
        let view = box(100, 10, in: root)
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 23).isActive = true
        let other = box(50, 10, in: root)
        other.leadingAnchor.constraint(equalTo: view.trailingAnchor, constant: 7).isActive = true
        root.layoutIfNeeded()
        XCTAssertEqual([view.frame.minX, other.frame.minX], [270, 213])
    }

    func testAViewOfAnotherDirectionIsMirroredInsideOnly() {
        let root = root(300, 100)
        let view = box(100, 10, in: root)
        view.semanticContentAttribute = .forceRightToLeft
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 23).isActive = true
        let inner = box(20, 10, in: view)
        inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 5).isActive = true
        root.layoutIfNeeded()
        XCTAssertEqual([view.frame.minX, inner.frame.minX], [23, 75])
    }

    func testAHolderFurtherUpDecides() {
        let root = root(300, 100)
        root.semanticContentAttribute = .forceRightToLeft
        let middle = UIView(frame: rect(0, 0, 200, 100))
        root.addSubview(middle)
        let view = box(20, 10, in: middle)
        root.addConstraint(view.leadingAnchor.constraint(equalTo: middle.leadingAnchor, constant: 5))
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame.minX, 175)
    }

    func testADirectionThatChangesMirrorsWhatTheViewHolds() {
        let root = root(300, 100)
        let view = box(100, 10, in: root)
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 23).isActive = true
        let (first, second) = (SizedView(40, 10), SizedView(60, 10))
        let stack = UIStackView(arrangedSubviews: [first, second])
        stack.frame = rect(0, 50, 100, 10)
        root.addSubview(stack)
        root.layoutIfNeeded()
        XCTAssertEqual([view.frame.minX, first.frame.minX, second.frame.minX], [23, 0, 40])
        root.semanticContentAttribute = .forceRightToLeft
        stack.semanticContentAttribute = .forceRightToLeft
        root.layoutIfNeeded()
        XCTAssertEqual([view.frame.minX, first.frame.minX, second.frame.minX], [177, 60, 0])
        root.semanticContentAttribute = .unspecified
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame.minX, 23)
    }

    /// Distances between an edge of reading and a centre count along the line of reading, too.
    func testLeadingEdgesBesideCentres() {
        let root = root(300, 100)
        root.semanticContentAttribute = .forceRightToLeft
        let view = box(100, 10, in: root)
        view.leadingAnchor.constraint(equalTo: root.centerXAnchor, constant: 10).isActive = true
        let centred = box(20, 10, in: root)
        centred.centerXAnchor.constraint(equalTo: root.centerXAnchor, constant: 10).isActive = true
        root.layoutIfNeeded()
        XCTAssertEqual([view.frame.maxX, centred.frame.midX], [140, 160])
    }

    func testMeasuringIsMirrored() {
        let view = UIView()
        view.semanticContentAttribute = .forceRightToLeft
        let (first, second) = (SizedView(70, 30), SizedView(20, 30))
        for inner in [first, second] { view.addSubview(inner) }
        NSLayoutConstraint.activate([
            first.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
            second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 4),
            view.trailingAnchor.constraint(equalTo: second.trailingAnchor, constant: 8),
        ])
        XCTAssertEqual(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width, 110)
    }
}
