import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// Tokens before the text of a search field, and suggestions below it.
@preconcurrency @MainActor final class SearchTokenTests: NavigationTestCase {
    private final class Listener: NSObject, UISearchTextFieldDelegate, UISearchResultsUpdating {
        let log: EventLog
        init(_ log: EventLog) { self.log = log }
        func textFieldDidChangeSelection(_ textField: UITextField) {}
        func searchTextField(
            _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
        ) -> NSItemProvider { NSItemProvider(object: "copied \(token.representedObject ?? "")" as NSString) }
        func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion) {
            log.add("field(\(suggestion.localizedSuggestion ?? ""))")
        }
        func updateSearchResults(for searchController: UISearchController) { log.add("update") }
        func updateSearchResults(
            for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
        ) { log.add("selecting(\(searchSuggestion.representedObject ?? ""))") }
    }

    private func token(_ text: String) -> UISearchToken {
        let token = UISearchToken(icon: UIImage(systemName: "tag"), text: text)
        token.representedObject = text
        return token
    }

    private func field() -> (UISearchTextField, Listener) {
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        let field = UISearchTextField(frame: CGRect(x: 20, y: 100, width: 340, height: 36))
        let listener = Listener(log)
        field.delegate = listener
        field.addAction(UIAction { [log] _ in log.add("changed") }, for: .editingChanged)
        controller.view.addSubview(field)
        show(controller)
        return (field, listener)
    }

    private func texts(_ field: UISearchTextField) -> [String] { field.tokens.map(\.text) }

    func testTokensStandBeforeTheText() {
        let (field, _) = field()
        field.text = "day"
        let alone = field.textRect(forBounds: field.bounds)
        field.tokens = [token("Red")]
        field.insertToken(token("Blue"), at: 1)
        field.insertToken(token("Green"), at: 0)
        settle()
        XCTAssertEqual(texts(field), ["Green", "Red", "Blue"])
        XCTAssertEqual(field.text, "day")
        let beside = field.textRect(forBounds: field.bounds)
        XCTAssertEqual(beside.minX, field.strip.frame.maxX, accuracy: 1e-9)
        XCTAssertEqual(field.strip.frame.minX, alone.minX, accuracy: 1e-9)
        XCTAssertEqual(beside.maxX, alone.maxX, accuracy: 1e-9)
        field.removeToken(at: 1)
        XCTAssertEqual(texts(field), ["Green", "Blue"])
        expect([])
    }

    func testManyTokensLeaveRoomForTheText() {
        let (field, _) = field()
        field.tokens = (0..<9).map { token("Number \($0)") }
        settle()
        XCTAssertEqual(field.textRect(forBounds: field.bounds).width, 90, accuracy: 0.5)
        XCTAssertEqual(field.strip.views[8].frame.maxX + 4, field.strip.bounds.width, accuracy: 0.5)
        XCTAssertLessThan(field.strip.views[0].frame.maxX, 0)
    }

    func testPositionsBeforeTheTextAreThoseOfTokens() throws {
        let (field, _) = field()
        field.text = "day"
        field.tokens = [token("Red"), token("Blue")]
        let begin = field.beginningOfDocument
        XCTAssertEqual(field.offset(from: begin, to: field.endOfDocument), 5)
        XCTAssertEqual(field.offset(from: begin, to: field.textualRange.start), 2)
        XCTAssertEqual(field.compare(field.positionOfToken(at: 1), to: field.textualRange.start), .orderedAscending)
        XCTAssertNil(field.position(from: begin, offset: 6))
        let second = try XCTUnwrap(field.position(from: begin, offset: 1))
        let range = try XCTUnwrap(field.textRange(from: second, to: field.endOfDocument))
        XCTAssertEqual(field.tokens(in: range).map(\.text), ["Blue"])
        XCTAssertEqual(field.text(in: range), "day")
        XCTAssertEqual(field.tokens(in: field.textualRange).count, 0)
        field.replaceTextualPortion(of: field.textualRange, with: token("Day"), at: 2)
        XCTAssertEqual(texts(field), ["Red", "Blue", "Day"])
        XCTAssertEqual(field.text, "")
    }

    func testBackspaceBeforeTheTextSelectsATokenAndThenDeletesIt() {
        let (field, _) = field()
        field.tokens = [token("Red"), token("Blue")]
        field.becomeFirstResponder()
        settle()
        _ = log.drain()
        field.typeDelete()
        XCTAssertEqual(field.selectedTextRange.map { field.tokens(in: $0).map(\.text) }, ["Blue"])
        expect([])
        field.typeDelete()
        XCTAssertEqual(texts(field), ["Red"])
        XCTAssertEqual(field.selectedTextRange?.isEmpty, true)
        expect(["changed"])
        field.typeDelete()
        field.typeText("x")
        XCTAssertEqual(texts(field), [])
        XCTAssertEqual(field.text, "x")
        expect(["changed"])
    }

    func testTokensThatMayNotBeDeletedStay() {
        let (field, _) = field()
        field.tokens = [token("Red")]
        field.allowsDeletingTokens = false
        field.becomeFirstResponder()
        for _ in 0..<3 { field.typeDelete() }
        XCTAssertEqual(texts(field), ["Red"])
        XCTAssertFalse(field.canPerformAction(Selector("cut:"), withSender: nil))
    }

    func testATapSelectsATokenWhichCanBeCopied() {
        let (field, listener) = field()
        field.tokens = [token("Red"), token("Blue")]
        settle()
        let place = field.strip.convert(field.strip.views[0].center, to: nil)
        withExtendedLifetime(listener) {
            touch(.began, place.x, place.y)
            touch(.ended, place.x, place.y)
            XCTAssertEqual(field.selectedTextRange.map { field.tokens(in: $0).map(\.text) }, ["Red"])
            XCTAssertTrue(field.canPerformAction(Selector("copy:"), withSender: nil))
            field.copy(nil)
            settle()
            XCTAssertEqual(UIPasteboard.general.string, "copied Red")
            field.selectedTextRange = field.textualRange
            XCTAssertEqual(field.selectedTextRange.map { field.tokens(in: $0).count }, 0)
        }
    }

    func testTheClearButtonTakesTokensAway() throws {
        let (field, _) = field()
        field.tokens = [token("Red")]
        field.becomeFirstResponder()
        settle()
        _ = log.drain()
        try XCTUnwrap(field.clearButton).sendActions(for: .touchUpInside)
        XCTAssertEqual(texts(field), [])
        expect(["changed"])
    }

    func testSuggestionsOfASearchTakeThePlaceOfResults() throws {
        let a = probe("A")
        let results = UIViewController()
        let search = UISearchController(searchResultsController: results)
        a.navigationItem.searchController = search
        a.navigationItem.hidesSearchBarWhenScrolling = false
        _ = showNavigation(a)
        let listener = Listener(log)
        search.searchResultsUpdater = listener
        search.isActive = true
        settle()
        search.searchBar.searchTextField.tokens = [token("Red")]
        let suggestion = UISearchSuggestionItem(localizedSuggestion: "Apples")
        suggestion.representedObject = 7
        search.searchSuggestions = [
            suggestion, UISearchSuggestionItem(localizedSuggestion: "Pears", iconImage: UIImage(systemName: "leaf")),
        ]
        settle()
        _ = log.drain()
        let list = try XCTUnwrap(search.view.subviews.compactMap { $0 as? SearchSuggestionList }.first)
        XCTAssertFalse(list.isHidden)
        XCTAssertTrue(results.view.isHidden)
        XCTAssertEqual(list.visibleCells.count, 2)
        list.tableView(list, didSelectRowAt: IndexPath(row: 0, section: 0))
        expect(["selecting(7)"])
        search.searchSuggestions = nil
        XCTAssertTrue(list.isHidden)
        XCTAssertFalse(results.view.isHidden)
        search.isActive = false
        settle()
        XCTAssertEqual(search.searchBar.searchTextField.tokens.count, 0)
    }

    func testSuggestionsOfAFieldAloneAreShownBelowItWhileItIsEdited() throws {
        let (field, listener) = field()
        field.searchSuggestions = [UISearchSuggestionItem(localizedSuggestion: "Apples")]
        settle()
        func list() -> SearchSuggestionList? {
            field.window?.subviews.compactMap { $0 as? SearchSuggestionList }.first
        }
        XCTAssertNil(list())
        field.becomeFirstResponder()
        settle()
        let shown = try XCTUnwrap(list())
        XCTAssertEqual(shown.frame, CGRect(x: 20, y: 140, width: 340, height: 44))
        _ = log.drain()
        withExtendedLifetime(listener) { shown.tableView(shown, didSelectRowAt: IndexPath(row: 0, section: 0)) }
        expect(["field(Apples)"])
        field.resignFirstResponder()
        settle()
        XCTAssertNil(list())
    }
}
