import XCTest

@testable import Displays

final class CompilerMessagesTests: XCTestCase {
    private func shown(_ text: String) -> [String] {
        var messages = CompilerMessages(framework: "/M/Sources")
        return text.split(separator: "\n").map(String.init).filter { messages.shows($0) }
    }

    func testNotesInTheFrameworkAreLeftOutAfterWarnings() {
        XCTAssertEqual(
            shown(
                """
                /App/A.swift:3:5: warning: never used
                3 | let a = f()
                /M/Sources/UIKit/UIView.swift:9:1: \u{1B}[1mnote: \u{1B}[0mdeclared here
                9 | open class UIView
                UIKit.UIView:2:3: note: declared here
                2 | class UIView
                /App/B.swift:1:1: note: added here
                1 | import UIKit
                """),
            [
                "/App/A.swift:3:5: warning: never used", "3 | let a = f()", "/App/B.swift:1:1: note: added here",
                "1 | import UIKit",
            ])
    }

    func testEverythingElseStays() {
        let text = """
            <unknown>:0: error: no such module
            /App/A.swift:3:5: error: missing argument: warning: none
            /M/Sources/UIKit/UIView.swift:9:1: note: declared here
            9 | open class UIView
            """
        XCTAssertEqual(shown(text).joined(separator: "\n"), text)
    }
}
