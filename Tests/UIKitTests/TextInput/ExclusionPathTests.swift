import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// Areas of a text container that lines leave free.
@preconcurrency @MainActor final class ExclusionPathTests: ScreenTestCase {
    private let words = Array(repeating: "word", count: 80).joined(separator: " ")

    private func textView(_ paths: [UIBezierPath]) -> UITextView {
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        let view = UITextView(frame: CGRect(x: 20, y: 80, width: 300, height: 400))
        view.font = .systemFont(ofSize: 16)
        view.text = words
        view.textContainer.exclusionPaths = paths
        controller.view.addSubview(view)
        TestScreen().show(controller)
        return view
    }

    /// The rectangles of the lines, in the container's coordinates.
    private func lines(_ view: UITextView) -> [CGRect] {
        let layout = view.textLayout(width: view.bounds.width)
        return layout.lines.map {
            CGRect(
                x: $0.x + view.textContainer.lineFragmentPadding, y: $0.top, width: $0.width, height: $0.bottom - $0.top
            )
        }
    }

    func testLinesEndBeforeAnAreaAtTheRight() {
        let view = textView([UIBezierPath(rect: CGRect(x: 200, y: 0, width: 100, height: 50))])
        let lines = lines(view)
        for line in lines where line.minY < 50 { XCTAssertLessThanOrEqual(line.maxX, 195 + 0.01) }
        XCTAssertGreaterThan(lines.filter { $0.minY >= 50 }.map(\.maxX).max() ?? 0, 200)
    }

    func testLinesBeginBehindAnAreaAtTheLeft() {
        let view = textView([UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 50))])
        let lines = lines(view)
        for line in lines where line.minY < 50 { XCTAssertEqual(line.minX, 105, accuracy: 0.01) }
        XCTAssertEqual(lines.last?.minX ?? 0, 5, accuracy: 0.01)
    }

    func testLinesStandOnBothSidesOfAnAreaAndAreReadFromTheLeft() throws {
        let view = textView([UIBezierPath(rect: CGRect(x: 120, y: 20, width: 60, height: 40))])
        let layout = view.textLayout(width: view.bounds.width)
        let rows = Dictionary(grouping: layout.lines.indices) { layout.lines[$0].top }
        let pair = try XCTUnwrap(rows.values.first { $0.count == 2 }?.sorted())
        let (left, right) = (layout.lines[pair[0]], layout.lines[pair[1]])
        XCTAssertLessThanOrEqual(left.x + left.width + 5, 115.01)
        XCTAssertEqual(right.x + 5, 185, accuracy: 0.01)
        XCTAssertLessThanOrEqual(left.range.upperBound, right.range.lowerBound)
        // A finger finds the side that it is on.
        let (y, top) = ((left.top + left.bottom) / 2, view.textContainerInset.top)
        let found = view.offset(closestTo: CGPoint(x: right.x + 5, y: y + top))
        XCTAssertEqual(found, right.range.lowerBound)
        XCTAssertEqual(view.offset(closestTo: CGPoint(x: 5, y: y + top)), left.range.lowerBound)
    }

    func testAllTextIsSetOnceAroundACircle() {
        let view = textView([UIBezierPath(ovalIn: CGRect(x: 80, y: 30, width: 140, height: 140))])
        let layout = view.textLayout(width: view.bounds.width)
        var place = 0
        for line in layout.lines {
            XCTAssertEqual(line.range.lowerBound, place)
            place = line.range.upperBound
            if place < words.utf16.count, Array(words.utf16)[place] == 32 { place += 1 }
        }
        XCTAssertEqual(layout.lines.last?.range.upperBound, words.utf16.count)
        let center = CGPoint(x: 150, y: 100)
        for rect in lines(view) where rect.minY < 170 && rect.maxY > 30 {
            for corner in [
                CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
                CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
            ] {
                XCTAssertGreaterThan(hypot(corner.x - center.x, corner.y - center.y), 69)
            }
        }
    }

    func testNothingStandsBesideAnAreaThatIsAsWideAsTheContainer() {
        let view = textView([UIBezierPath(rect: CGRect(x: 0, y: 0, width: 300, height: 100))])
        XCTAssertEqual(lines(view).map(\.minY).min() ?? 0, 100, accuracy: 1.01)
        view.textContainer.exclusionPaths = []
        XCTAssertEqual(lines(view).map(\.minY).min() ?? 9, 0, accuracy: 0.01)
    }

    func testALayoutManagerSetsLinesAroundAnAreaToo() {
        let storage = NSTextStorage(string: words, attributes: [.font: UIFont.systemFont(ofSize: 16)])
        let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: 300, height: 0)))
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        let before = manager.usedRect(for: container).height
        container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 150, y: 0, width: 150, height: 60))]
        XCTAssertGreaterThan(manager.usedRect(for: container).height, before)
        XCTAssertLessThanOrEqual(manager.lineFragmentUsedRect(forGlyphAt: 0, effectiveRange: nil).maxX, 150.01)
    }
}
