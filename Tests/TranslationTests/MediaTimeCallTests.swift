import Translation
import XCTest

/// Calls of timers and delays, which UIKit has under labels of its own.
final class MediaTimeCallTests: XCTestCase {
    private func assert(
        _ source: String, becomes expected: String, file: StaticString = #filePath, line: UInt = #line
    ) {
        let text = translated("import UIKit\n" + source, file: file, line: line).text
        XCTAssertEqual(text, "import UIKit\n" + expected, file: file, line: line)
    }

    func test_timersWithBlocks() {
        assert(
            "let t = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in f() }",
            becomes: "let t = Timer.scheduledTimer(__withTimeInterval: 1, repeats: true) { _ in f() }")
        assert(
            "let t = Timer(timeInterval: 1, repeats: false, block: b)",
            becomes: "let t = Timer(__timeInterval: 1, repeats: false, block: b)")
        assert(
            "let t = Timer.init(\n  fire: Date(),\n  interval: 1, repeats: false) { _ in }",
            becomes: "let t = Timer.init(\n  __fire: Date(),\n  interval: 1, repeats: false) { _ in }")
        assert(
            "let t: Timer = .scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }",
            becomes: "let t: Timer = .scheduledTimer(__withTimeInterval: 1, repeats: true) { _ in }")
        assert(
            "let t = Foundation.Timer(timeInterval: 1, repeats: true) { _ in Timer(timeInterval: 2, repeats: true, block: b) }",
            becomes: """
                let t = Foundation.Timer(__timeInterval: 1, repeats: true) { _ in \
                Timer(__timeInterval: 2, repeats: true, block: b) }
                """)
    }

    func test_workItems() {
        assert(
            "DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: item)",
            becomes: "DispatchQueue.main.asyncAfter(__deadline: .now() + 1, execute: item)")
        assert(
            "queue?.asyncAfter(wallDeadline: .now() + 1, execute: item)",
            becomes: "queue?.asyncAfter(__wallDeadline: .now() + 1, execute: item)")
    }

    func test_otherCallsStay() {
        for source in [
            "DispatchQueue.main.asyncAfter(deadline: .now() + 1) { f() }",
            "DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: { f() })",
            "DispatchQueue.main.asyncAfter(deadline: .now() + 1, qos: .userInitiated, execute: f)",
            "Timer.scheduledTimer(timeInterval: 1, target: a, selector: s, userInfo: nil, repeats: true)",
            "Clock.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }",
            "Kitchen.Timer(timeInterval: 1, repeats: true) { _ in }", "Timer(name: \"tea\", repeats: true)",
        ] {
            assert(source, becomes: source)
        }
    }

    func test_theAppsOwnNamesAreItsOwn() {
        let timer =
            "class Timer { init(timeInterval: Int, repeats: Bool) {} }\nlet t = Timer(timeInterval: 1, repeats: true)"
        assert(timer, becomes: timer)
        let delay =
            "struct Q { func asyncAfter(deadline: Int, execute: Int) {} }\nQ().asyncAfter(deadline: 1, execute: 2)"
        assert(delay, becomes: delay)
    }

    func test_filesWithoutUIKitImportIt() {
        XCTAssertEqual(
            translated("import Foundation\nlet t = Timer(timeInterval: 1, repeats: true) { _ in }").text,
            "import Foundation; import UIKit\nlet t = Timer(__timeInterval: 1, repeats: true) { _ in }")
    }
}
