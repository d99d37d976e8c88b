import Foundation
import XCTest

@testable import UIKit

@preconcurrency @MainActor final class VisualFormatTests: LayoutTestCase {
    private func frames(_ formats: String..., options: NSLayoutConstraint.FormatOptions = []) -> [CGRect] {
        let root = root()
        let (a, b) = (box(in: root), box(in: root))
        for format in formats {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: format, options: options, metrics: ["gap": 12, "tall": 40.0],
                    views: ["a": a, "b": b]))
        }
        root.layoutIfNeeded()
        return [a.frame, b.frame]
    }

    func testFormats() {
        XCTAssertEqual(
            frames("H:|-[a(50)]-[b]-10-|", "V:|[a(tall)]", "V:|-gap-[b(==a)]"),
            [rect(8, 0, 50, 40), rect(66, 12, 224, 40)])
        XCTAssertEqual(
            frames("|[a(>=30,<=60,==100@500)][b(a)]", "V:|-(5)-[a(10)]-(>=20@900)-[b(10)]-(150)-|"),
            [rect(0, 5, 60, 10), rect(60, 40, 60, 10)])
        XCTAssertEqual(
            frames("V:|-5-[a(10)]-5-[b(20)]", "H:|-20-[a(30)]", "H:[b(40)]", options: []).map(\.minY), [5, 20])
    }

    func testOptions() {
        let both = frames("V:|[a(10)][b(20)]", options: [.alignAllLeft, .alignAllRight])
        XCTAssertEqual(both[0].minX, both[1].minX)
        let turned = frames("H:|-10-[a(30)]-5-[b(20)]", options: .directionRightToLeft)
        XCTAssertEqual(turned, [rect(260, 0, 30, 0), rect(235, 0, 20, 0)])
    }

    func testProblems() {
        for format in [
            "", "H:", "H:|-[a", "H:|-8[a]", "H:|[a]|[b]", "H:[a(50]", "H:[nobody]", "H:[a(what)]", "[a(1.2.3)]",
        ] {
            exceptions = []
            XCTAssertEqual(frames(format), [.zero, .zero], format)
            XCTAssertEqual(exceptions.map(\.name), [.invalidArgumentException], format)
        }
    }
}
