import UIKitTesting
import XCTest

@testable import UIKit

@preconcurrency @MainActor final class TextCheckerTests: ScreenTestCase {
    private let checker = UITextChecker()

    private func misspelled(_ text: String, from start: Int = 0, wrap: Bool = false) -> String? {
        let whole = NSRange(location: 0, length: text.utf16.count)
        let range = checker.rangeOfMisspelledWord(
            in: text, range: whole, startingAt: start, wrap: wrap, language: "en")
        return range.location == NSNotFound ? nil : (text as NSString).substring(with: range)
    }

    override func end() {
        UITextChecker.unlearnWord("zzxq")
        super.end()
    }

    func testWordsAreFoundThatNoDictionaryHas() {
        XCTAssertTrue(UITextChecker.availableLanguages.contains("en_US"))
        XCTAssertNil(misspelled("silkworm"))
        XCTAssertNil(misspelled("I don't mind, it’s 3rd of 12."))
        XCTAssertEqual(misspelled("the qick brown fxo"), "qick")
        XCTAssertEqual(misspelled("the qick brown fxo", from: 5), "fxo")
        XCTAssertNil(misspelled("qick brown", from: 5))
        XCTAssertEqual(misspelled("qick brown", from: 5, wrap: true), "qick")
        XCTAssertNil(misspelled(""))
    }

    func testNotFoundHasNoLength() {
        let range = checker.rangeOfMisspelledWord(
            in: "word", range: NSRange(location: 0, length: 4), startingAt: 0, wrap: false, language: "en")
        XCTAssertEqual(range, NSRange(location: NSNotFound, length: 0))
    }

    func testGuessesAndCompletions() throws {
        let whole = NSRange(location: 0, length: 4)
        let guesses = try XCTUnwrap(checker.guesses(forWordRange: whole, in: "helo", language: "en_US"))
        XCTAssertTrue(guesses.contains("hello"), "\(guesses)")
        let completions = try XCTUnwrap(checker.completions(forPartialWordRange: whole, in: "Swif", language: "en"))
        XCTAssertTrue(completions.contains("Swift"), "\(completions)")
        XCTAssertEqual(completions, completions.sorted())
        XCTAssertTrue(completions.allSatisfy { $0.hasPrefix("Swif") })
    }

    func testWordsAreIgnoredAndLearned() {
        XCTAssertEqual(misspelled("a zzxq"), "zzxq")
        UITextChecker.learnWord("zzxq")
        XCTAssertTrue(UITextChecker.hasLearnedWord("zzxq"))
        XCTAssertNil(misspelled("a zzxq"))
        UITextChecker.unlearnWord("zzxq")
        XCTAssertEqual(misspelled("a zzxq"), "zzxq")
        checker.ignoreWord("zzxq")
        XCTAssertNil(misspelled("a zzxq"))
        XCTAssertFalse(UITextChecker.hasLearnedWord("zzxq"))
    }

    func testALanguageWithoutDictionaryIsReported() {
        XCTAssertNil(checker.guesses(forWordRange: NSRange(location: 0, length: 2), in: "aa", language: "xx"))
        XCTAssertEqual(DiagnosticsChannel.shared.limits.map(\.diagnostic.code), ["framework.plugin"])
    }
}
