import Foundation
import XCTest

@testable import Displays

final class CrashReportTests: XCTestCase {
    /// As Swift's backtracer writes it, shortened.
    private let text = """
        { "timestamp": "2026-01-21T20:41:22.766016Z", "kind": "crashReport", "description": "Illegal instruction",
          "faultAddress": "0x00007fa544cf9361", "platform": "Linux (Debian GNU/Linux 12 (bookworm))",
          "architecture": "x86_64", "threads": [
            { "name": "other", "frames": [ { "kind": "programCounter", "address": "0x1", "description": "wait + 3" } ] },
            { "name": "My App", "crashed": true, "registers": { "rax": "0x0000000000000000" }, "frames": [
              { "kind": "programCounter", "address": "0x00007fa544cf9361", "symbol": "$ss17_assert", "offset": 225,
                "description": "_assertionFailure(_:_:file:line:flags:) + 225", "image": "libswiftCore.so" },
              { "kind": "returnAddress", "address": "0x0000557ecb967c17", "symbol": "$s5Crash", "offset": 118,
                "description": "Model.+ infix(_:) + 118", "image": "My App", "sourceLocation":
                { "file": "/home/a/App/Model.swift", "line": 45, "column": 9 } },
              { "kind": "returnAddress", "address": "0x1", "inlined": true, "description": "Model.take()",
                "image": "My App", "sourceLocation": { "file": "/home/a/App/Model.swift", "line": 3, "column": 1 } },
              { "kind": "returnAddress", "address": "0x2", "offset": 208, "description": "UIAction.perform(from:) + 208",
                "image": "libUIKit.so", "sourceLocation":
                { "file": "/sdk/Sources/UIKit/Controls/UIAction.swift", "line": 49, "column": 9 } },
              { "kind": "returnAddress", "address": "0x6", "image": "My App",
                "description": "closure #1 in static Model.__objectiveC.getter + 60", "sourceLocation":
                { "file": "/home/a/App/Model.swift", "line": 9, "column": 1 } },
              { "kind": "omittedFrames", "count": 12 },
              { "kind": "returnAddress", "address": "0x5", "description": "partial apply for closure #1 + 4", "image": "My App" },
              { "kind": "returnAddress", "address": "0x5", "description": "thunk for @callee_guaranteed () -> ()" },
              { "kind": "returnAddress", "address": "0x3", "system": true, "description": "static App.$main() + 34",
                "image": "My App", "sourceLocation": { "file": "//<compiler-generated>", "line": 0, "column": 0 } },
              { "kind": "returnAddress", "address": "0x4", "description": "matryoshka_register + 4", "image": "My App",
                "sourceLocation": { "file": "/cache/generated/Registration.swift", "line": 4, "column": 0 } },
              { "kind": "truncated" } ] } ] }
        """

    func testTheStackOfTheThreadThatCrashed() throws {
        let report = try XCTUnwrap(CrashReport(Data(text.utf8)))
        XCTAssertEqual(report.description, "Illegal instruction")
        XCTAssertEqual(
            report.backtrace(appImage: "My App"),
            [
                StackFrame(function: "_assertionFailure(_:_:file:line:flags:)", isApp: false),
                StackFrame(
                    function: "Model.+ infix(_:)", file: "/home/a/App/Model.swift", line: 45, isApp: true),
                StackFrame(function: "Model.take()", file: "/home/a/App/Model.swift", line: 3, isApp: true),
                StackFrame(
                    function: "UIAction.perform(from:)", file: "/sdk/Sources/UIKit/Controls/UIAction.swift", line: 49,
                    isApp: false),
                // The translation's own, whatever line it lies in.
                StackFrame(function: "closure #1 in static Model.__objectiveC.getter", isApp: false),
                StackFrame(function: "static App.$main()", isApp: false),
                StackFrame(function: "matryoshka_register", isApp: false),
            ])
    }

    func testAnEndlessRecursionIsNamedAndNotToldInFull() throws {
        let frame = """
            { "description": "Model.count() + 9", "image": "My App", "sourceLocation":
              { "file": "/home/a/App/Model.swift", "line": 3, "column": 1 } }
            """
        let start = "{ \"description\": \"main + 1\", \"image\": \"libc.so\" }"
        func report(depth: Int) throws -> CrashReport {
            let frames = Array(repeating: frame, count: depth) + [start]
            return try XCTUnwrap(
                CrashReport(Data("{ \"threads\": [ { \"frames\": [ \(frames.joined(separator: ", ")) ] } ] }".utf8)))
        }
        let endless = try report(depth: 48)
        XCTAssertEqual(endless.overflowingFunction(appImage: "My App"), "Model.count()")
        XCTAssertEqual(
            endless.backtrace(appImage: "My App").map(\.function),
            ["Model.count()", "Model.count()", "Model.count()", "main"])
        XCTAssertNil(try report(depth: 5).overflowingFunction(appImage: "My App"))
        XCTAssertNil(endless.overflowingFunction(appImage: "Another"))
    }

    func testAnEndIsToldWithThePlacesInTheApp() {
        let end = AppEnd(
            reason: "Swift/Array.swift:692: Fatal error: Index out of range", signal: SIGILL,
            backtrace: [
                StackFrame(function: "_assertionFailure()", isApp: false),
                StackFrame(function: "List.cell()", file: "/App/List.swift", line: 60, isApp: true),
                StackFrame(function: "UITableView.tile()", file: "/sdk/UITableView.swift", line: 4, isApp: false),
                StackFrame(function: "List.show()", file: "/App/List.swift", line: 9, isApp: true),
            ])
        XCTAssertEqual(
            end.text(for: "Lists"),
            """
            Lists crashed (SIGILL): Swift/Array.swift:692: Fatal error: Index out of range
                /App/List.swift:60: List.cell()
                /App/List.swift:9: List.show()
            """)
        XCTAssertEqual(
            AppEnd(reason: "it ended with status 0", status: 0).text(for: "A"), "A ended: it ended with status 0")
    }

    func testWhatIsNoReportIsNone() {
        for text in ["", "{", "{}", "[]", "{\"threads\": 3}", String(text.dropLast(3))] {
            XCTAssertNil(CrashReport(Data(text.utf8)))
        }
        XCTAssertEqual(CrashReport(Data("{\"threads\": []}".utf8))?.backtrace(appImage: "A"), [])
        XCTAssertNil(CrashReport(contentsOf: URL(fileURLWithPath: "/nowhere/crash.json")))
    }
}
