import Foundation
import XCTest

@testable import Displays

final class CrashNoticeFilterTests: XCTestCase {
    private let notice = "\n*** Signal 4: Backtracing from 0x7fa544cf9361... done ***\n\n"
    private let failure = "App/App.swift:12: Fatal error: on purpose\n"

    /// Passes a text through in pieces of that many bytes.
    private func filter(_ text: String, pieces: Int) -> String {
        var filter = CrashNoticeFilter()
        var output: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            output += filter.pass(rest.prefix(pieces))
            rest = rest.dropFirst(pieces)
        }
        return String(decoding: output + filter.finish(), as: UTF8.self)
    }

    func testTheNoticeIsTakenOutHoweverItArrives() {
        for pieces in 1...80 {
            XCTAssertEqual(filter(notice, pieces: pieces), "")
            XCTAssertEqual(filter(failure + notice, pieces: pieces), failure)
            XCTAssertEqual(filter(failure + notice + "more\n", pieces: pieces), failure + "more\n")
            XCTAssertEqual(filter("a\n\n" + notice + "\nb", pieces: pieces), "a\n\n\nb")
            XCTAssertEqual(filter(String(notice.dropLast(12)), pieces: pieces), "")
        }
    }

    func testTheRuntimesComplaintIsTakenOut() {
        let complaint = "swift-runtime: failed to suspend thread 12 while processing a crash\n"
        for pieces in 1...80 {
            XCTAssertEqual(filter(failure + complaint + "more\n", pieces: pieces), failure + "more\n")
            XCTAssertEqual(filter("swift-runtime: fine\nswift\n", pieces: pieces), "swift-runtime: fine\nswift\n")
        }
    }

    func testWhatAnAppSaysItselfIsLeftAlone() {
        for text in [
            "", "\n", "\n\n", "\n\n\n*", "*** Signal", "*** Signal 4: mine\n", "\n*** Terminating app\n",
            "a *** Signal 4",
            "a" + String(notice.dropFirst()), "*** Signal x: Backtracing from 0x1\n", "no end", "****\n\n**\n* \n",
            "*** Signal 4: Backtracing from 0y",
        ] {
            for pieces in 1...80 { XCTAssertEqual(filter(text, pieces: pieces), text) }
        }
    }
}
