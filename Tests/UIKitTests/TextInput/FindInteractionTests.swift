import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// The bar for finding text, and searches in text views.
@preconcurrency @MainActor final class FindInteractionTests: ScreenTestCase {
    private func make(_ text: String) throws -> (UITextView, UIFindInteraction) {
        let controller = UIViewController()
        let view = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 200))
        view.text = text
        view.selectedRange = NSRange(location: 0, length: 0)
        XCTAssertNil(view.findInteraction)
        view.isFindInteractionEnabled = true
        controller.view.addSubview(view)
        TestScreen().show(controller)
        return (view, try XCTUnwrap(view.findInteraction))
    }

    private func navigator(_ view: UITextView) -> FindNavigator? {
        view.window?.subviews.compactMap { $0 as? FindNavigator }.first
    }

    private func places(_ view: UITextView, _ style: UITextSearchFoundTextStyle) -> [Int] {
        view.found.filter { $0.value == style }.map(\.key.location).sorted()
    }

    private func type(_ text: String) {
        for key in TypedKey.keys(of: text) { _ = key.press() }
        TestEnvironment.advance(by: 0.5)
    }

    func testTheBarStandsAboveTheKeyboardAndFinds() throws {
        let (view, find) = try make("One two one, two. Ones")
        find.presentFindNavigator(showingReplace: false)
        TestEnvironment.advance(by: 1)
        let bar = try XCTUnwrap(navigator(view))
        XCTAssertTrue(find.isFindNavigatorVisible)
        XCTAssertEqual(bar.frame.maxY, InputViews.shared.frame.minY, accuracy: 0.5)
        XCTAssertEqual(bar.frame.height, 56)
        type("one")
        XCTAssertEqual(find.searchText, "one")
        XCTAssertEqual(places(view, .highlighted), [0])
        XCTAssertEqual(places(view, .found), [8, 18])
        XCTAssertEqual(find.activeFindSession?.resultCount, 3)
        find.findNext()
        XCTAssertEqual(places(view, .highlighted), [8])
        find.findPrevious()
        find.findPrevious()
        XCTAssertEqual(places(view, .highlighted), [18])
        XCTAssertEqual(find.activeFindSession?.highlightedResultIndex, 2)
        find.dismissFindNavigator()
        TestEnvironment.advance(by: 1)
        XCTAssertNil(navigator(view))
        XCTAssertEqual(view.found.count, 0)
        XCTAssertNil(find.activeFindSession)
        XCTAssertEqual(find.searchText, "one")
    }

    func testWhatWasFoundIsReplaced() throws {
        let (view, find) = try make("one two one one")
        find.searchText = "one"
        find.replacementText = "1"
        find.presentFindNavigator(showingReplace: true)
        TestEnvironment.advance(by: 1)
        let bar = try XCTUnwrap(navigator(view))
        XCTAssertEqual(bar.frame.height, 104)
        XCTAssertEqual(places(view, .highlighted), [0])
        bar.onAction(.replace)
        XCTAssertEqual(view.text, "1 two one one")
        XCTAssertEqual(places(view, .highlighted), [6])
        bar.onAction(.replaceAll)
        XCTAssertEqual(view.text, "1 two 1 1")
        XCTAssertEqual(view.found.count, 0)
    }

    func testTextThatCannotBeEditedIsNotReplaced() throws {
        let (view, find) = try make("one")
        view.isEditable = false
        find.presentFindNavigator(showingReplace: true)
        TestEnvironment.advance(by: 1)
        XCTAssertEqual(navigator(view)?.frame.height, 56)
        XCTAssertEqual(find.activeFindSession?.supportsReplacement, false)
    }

    func testWordsMatchAsTheOptionsSay() throws {
        let (view, _) = try make("one onerous someone one")
        func found(_ method: UITextSearchOptions.WordMatchMethod) -> [Int] {
            var places: [UITextRange] = []
            let aggregator = UITextSearchAggregator(onEnd: { places = $0 }, onChange: {})
            view.performTextSearch(
                queryString: "one", options: UITextSearchOptions(method, []), resultAggregator: aggregator)
            return places.map { view.offset(from: view.beginningOfDocument, to: $0.start) }
        }
        XCTAssertEqual(found(.contains), [0, 4, 16, 20])
        XCTAssertEqual(found(.startsWith), [0, 4, 20])
        XCTAssertEqual(found(.fullWord), [0, 20])
    }

    func testAnInteractionThatIsTakenAwayTakesItsBar() throws {
        let (view, find) = try make("one")
        find.presentFindNavigator(showingReplace: false)
        TestEnvironment.advance(by: 1)
        let window = try XCTUnwrap(view.window)
        view.isFindInteractionEnabled = false
        XCTAssertNil(view.findInteraction)
        XCTAssertFalse(window.subviews.contains { $0 is FindNavigator })
    }
}
