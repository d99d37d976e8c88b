import XCTest

@testable import Displays

final class CompilerMessagesTests: XCTestCase {
    private func taken(_ text: String) -> CompilerMessages {
        var messages = CompilerMessages()
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) { messages.take(String(line)) }
        return messages
    }

    func testMessagesAreTakenApartWithTheirNotes() {
        let found = taken(
            """
            /App/A.swift:3:5: warning: never used
            let a = f()
                ^
            /App/A.swift:7:9: error: missing argument: warning: none
            f(1: 2)
            ~^~~~~~
              , x: Int
            UIKit.UIView:2:3: note: declared here
            class UIView
            ^
            /App/B:C.swift:1:1: error: no such module 'D'
            import D
            ^
            """)
        XCTAssertEqual(
            found.messages,
            [
                CompilerMessage(kind: .warning, file: "/App/A.swift", line: 3, column: 5, text: "never used"),
                CompilerMessage(
                    kind: .error, file: "/App/A.swift", line: 7, column: 9, text: "missing argument: warning: none",
                    notes: [
                        CompilerMessage(kind: .note, file: "UIKit.UIView", line: 2, column: 3, text: "declared here")
                    ]),
                CompilerMessage(kind: .error, file: "/App/B:C.swift", line: 1, column: 1, text: "no such module 'D'"),
            ])
        XCTAssertEqual(found.otherLines, [])
    }

    func testTheSameMessageCountsOnce() {
        let text = "/App/A.swift:3:5: error: wrong\nlet a = f()\n    ^"
        XCTAssertEqual(taken(text + "\n" + text).messages.count, 1)
    }

    /// A line of the source may look like a line of carets, or like a message of another kind.
    func testTheLineBelowAMessageIsTheSources() {
        let found = taken("/App/A.swift:1:1: error: wrong\n^~^\n^~~\nStack dump:\n0. Program arguments")
        XCTAssertEqual(found.messages.count, 1)
        XCTAssertEqual(found.otherLines, ["Stack dump:", "0. Program arguments"])
    }

    func testWhatHasNoPlaceIsNoMessage() {
        let lines = [
            "<unknown>:0: error: no such module", "/b/c.swift:(.text+0x1): undefined reference to `g'",
            "error: link command failed",
        ]
        let found = taken(lines.joined(separator: "\n"))
        XCTAssertEqual(found.messages, [])
        XCTAssertEqual(found.otherLines, lines)
    }
}
