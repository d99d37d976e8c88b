import Foundation
import XCTest

@testable import Displays

final class StackTraceFilterTests: XCTestCase {
    private let trace = """
        Current stack trace:
        0    libswiftCore.so                    0x00007f662595f130 swift_reportError + 33
        1    My App                             0x0000556772cbb736 <unavailable> + 75574
        12   libc.so.6                          0x00007f6623a45280 __libc_start_main + 133

        """
    private let failure = "App/App.swift:12: Fatal error: on purpose\n"

    /// Passes a text through in pieces of that many bytes.
    private func filter(_ text: String, pieces: Int = .max) -> String {
        var filter = StackTraceFilter()
        var output: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            output += filter.pass(rest.prefix(pieces))
            rest = rest.dropFirst(pieces)
        }
        return String(decoding: output + filter.finish(), as: UTF8.self)
    }

    func testATraceAfterAFailureIsTakenOutHoweverItArrives() {
        for text in ["", "two\n", "Current\n"] {
            for pieces in 1...100 {
                XCTAssertEqual(filter(failure + text + trace, pieces: pieces), failure + text)
                XCTAssertEqual(filter(failure + trace + "more\n", pieces: pieces), failure + "more\n")
            }
        }
    }

    func testATraceThatIsCutOff() {
        XCTAssertEqual(filter(failure + String(trace.dropLast(20))), failure)
        XCTAssertEqual(filter(failure + "Current stack trace:\n"), failure + "Current stack trace:\n")
    }

    func testWhatAnAppSaysItselfIsLeftAlone() {
        for text in [
            trace, "Current stack trace:\nmine\n", failure + "Current stack trace:\nmine\n1 of them\n",
            failure + "Current stack", failure + "Current stack trace:\n12", failure, "\n\n\r\n", "no end",
        ] {
            for pieces in 1...100 { XCTAssertEqual(filter(text, pieces: pieces), text) }
        }
    }

    func testNothingIsHeldBackThatCannotBelongToATrace() {
        var filter = StackTraceFilter()
        func pass(_ text: String) -> String { String(decoding: filter.pass(Array(text.utf8)), as: UTF8.self) }
        XCTAssertEqual(pass("Curr"), "Curr")
        XCTAssertEqual(pass("\n" + failure), "\n" + failure)
        XCTAssertEqual(pass("Curr"), "")
        XCTAssertEqual(pass("ants"), "Currants")
        XCTAssertEqual(pass(" are red"), " are red")
    }

    func testLongLines() {
        let long = String(repeating: "x", count: 100_000)
        XCTAssertEqual(filter(long + failure + trace), long + failure)
        XCTAssertEqual(filter(failure + long + "\n" + trace, pieces: 1000), failure + long + "\n")
        XCTAssertEqual(
            filter(failure + "Current stack trace:\n1" + long + "\n", pieces: 1000),
            failure + "Current stack trace:\n1" + long + "\n")
    }
}
