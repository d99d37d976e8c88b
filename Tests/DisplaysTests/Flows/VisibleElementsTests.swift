import Foundation
import XCTest

@testable import DisplayProtocol
@testable import Displays

final class VisibleElementsTests: XCTestCase {
    private let screen = CGSize(width: 100, height: 200)

    /// A view whose window frame is its frame: all superviews are at the window's origin.
    private func view(
        _ text: String? = nil, _ x: Double = 0, _ y: Double = 0, _ width: Double = 100, _ height: Double = 200,
        _ subviews: [Tree.View] = [], change: (inout Tree.View) -> Void = { _ in }
    ) -> Tree.View {
        let frame = CGRect(x: x, y: y, width: width, height: height)
        var view = Tree.View(class: "UIView", id: 0, frame: frame, windowFrame: frame)
        view.text = text
        view.subviews = subviews
        change(&view)
        return view
    }

    private func visible(_ views: Tree.View...) -> [String] {
        elements(views).compactMap(\.view.text)
    }

    private func elements(_ views: [Tree.View]) -> [VisibleElement] {
        Tree(time: 0, windows: [.init(isKey: true, view: view(nil, 0, 0, 100, 200, views), rootViewController: nil)])
            .visibleElements(on: screen)
    }

    func testHiddenAndTransparentViewsAreNotVisibleNorIsWhatIsInThem() {
        let inner = view("inner", 0, 0, 10, 10)
        XCTAssertEqual(visible(view("a", 0, 0, 10, 10, [inner])), ["a", "inner"])
        XCTAssertEqual(visible(view("a", 0, 0, 10, 10, [inner]) { $0.isHidden = true }), [])
        XCTAssertEqual(visible(view("a", 0, 0, 10, 10, [inner]) { $0.alpha = 0 }), [])
        let faint = view("inner", 0, 0, 10, 10) { $0.alpha = 0.05 }
        XCTAssertEqual(visible(view("a", 0, 0, 10, 10, [faint]) { $0.alpha = 0.1 }), ["a"], "alphas multiply")
    }

    func testViewsOutsideTheScreenAreNotVisible() {
        XCTAssertEqual(
            visible(view("left", -10, 0, 10, 10), view("in", 99, 199, 50, 50), view("empty", 5, 5, 0, 9)), ["in"])
    }

    func testViewsOutsideAnAncestorThatClipsAreNotVisible() {
        let inner = view("inner", 0, 60, 10, 10)
        XCTAssertEqual(visible(view("a", 0, 0, 100, 50, [inner])), ["a", "inner"])
        XCTAssertEqual(visible(view("a", 0, 0, 100, 50, [inner]) { $0.clipsToBounds = true }), ["a"])
        let closed = view("closed", 0, 0, 100, 0, [inner]) { $0.clipsToBounds = true }
        XCTAssertEqual(visible(closed), [], "a menu of no height")
    }

    func testWhatAnOpaqueViewHidesIsNotVisible() {
        let label = view("label", 10, 10, 20, 20)
        let cover = view("cover", 0, 0, 50, 50) { $0.hasOpaqueBackground = true }
        XCTAssertEqual(visible(label, cover), ["cover"])
        XCTAssertEqual(visible(cover, label), ["cover", "label"])
        XCTAssertEqual(visible(view("wide", 10, 10, 80, 20), cover), ["wide", "cover"], "part of it can be seen")
        var faint = cover
        faint.alpha = 0.9
        XCTAssertEqual(visible(label, faint), ["label", "cover"])
        let button = view("button", 0, 0, 50, 50, [cover])
        XCTAssertEqual(visible(button), ["button", "cover"], "a view is not hidden by its own subviews")
    }

    func testWhatIsCoveredIsNoPartOfAnElement() {
        let bar = view("bar", 0, 0, 100, 40) { $0.hasOpaqueBackground = true }
        let row = view("row", 0, 25, 100, 20)
        let shown = elements([row, view("line", 0, 39.8, 100, 0.4), view("gone", 0, 10, 100, 30), bar])
        XCTAssertEqual(shown.compactMap(\.view.text), ["row", "bar"])
        XCTAssertEqual(shown.first { $0.view.text == "row" }?.frame, CGRect(x: 0, y: 40, width: 100, height: 5))
        let post = view("post", 20, 0, 20, 100) { $0.hasOpaqueBackground = true }
        XCTAssertEqual(
            visible(view("thin", 0, 30, 50, 0.25), post), ["thin", "post"], "a thin line that goes on beside it")
    }

    func testWhatCanBeTappedComesBeforeATitle() {
        let title = view("Add", 0, 0, 50, 20)
        let button = view(nil, 0, 50, 50, 20, [view("Add", 0, 50, 50, 20)]) { $0.takesTaps = true }
        let matches = elements([title, button]).matching(text: "Add", id: nil)
        XCTAssertEqual(matches.map(\.frame.minY), [0, 50])
        XCTAssertEqual(matches.choose(nil)?.frame.minY, 50)
        XCTAssertEqual(matches.choose(0)?.frame.minY, 0)
        XCTAssertEqual(matches.choose(1)?.frame.minY, 50)
        XCTAssertNil(matches.choose(2))
        XCTAssertEqual(elements([title]).matching(text: "Add", id: nil).choose(nil)?.frame.minY, 0)
    }

    func testTextMatchesAsTheVeryTextOrAsAWholeRegularExpressionWhateverTheCase() {
        func matches(_ pattern: String, _ text: String) -> Bool { TextPattern(pattern).matches(text) }
        XCTAssertTrue(matches("Menu", "Menu"))
        XCTAssertTrue(matches("menu", "MENU"))
        XCTAssertFalse(matches("Menu", "Menu 2"))
        XCTAssertFalse(matches("One|Two", "One more"))
        XCTAssertTrue(matches("Menu .*", "Menu\u{20}2"))
        XCTAssertTrue(matches("a.*b", "a\nb"))
        XCTAssertFalse(matches("One", "One\nTwo"))
        XCTAssertTrue(matches("What? (really", "What? (really"))
        XCTAssertTrue(matches("1 + 1 (two)", "1 + 1 (two)"))
        XCTAssertFalse(matches("^$", "a"))
    }

    func testOfAButtonAndItsLabelTheLabelCounts() {
        let button = view("Menu", 0, 0, 80, 40, [view("Menu", 10, 10, 60, 20)])
        let found = ElementSelector(text: "Menu").matches(in: elements([button]))
        XCTAssertEqual(found.map(\.frame), [CGRect(x: 10, y: 10, width: 60, height: 20)])
    }

    func testMatchesAreOrderedTopToBottomAndLeftToRight() {
        let row = [
            view("a", 50, 20, 10, 10), view("a", 0, 20, 10, 10),
            view("a", 90, 0, 10, 10) { $0.accessibilityIdentifier = "x" },
        ]
        XCTAssertEqual(
            ElementSelector(text: "a").matches(in: elements(row)).map(\.frame.origin),
            [CGPoint(x: 90, y: 0), CGPoint(x: 0, y: 20), CGPoint(x: 50, y: 20)])
        XCTAssertEqual(ElementSelector(text: "a", id: "X").matches(in: elements(row)).count, 1)
        XCTAssertEqual(ElementSelector(text: "b", id: "x").matches(in: elements(row)).count, 0)
    }

    func testLabelsPlaceholdersAndIdentifiersAreFound() {
        let field = view(nil, 0, 0, 10, 10) {
            $0.placeholder = "Name"
            $0.accessibilityLabel = "Your name"
            $0.accessibilityIdentifier = "field"
        }
        for selector in [ElementSelector(text: "Name"), .init(text: "your NAME"), .init(id: "field")] {
            XCTAssertEqual(selector.matches(in: elements([field])).count, 1)
        }
        XCTAssertEqual(ElementSelector(text: "field").matches(in: elements([field])).count, 0)
    }
}
