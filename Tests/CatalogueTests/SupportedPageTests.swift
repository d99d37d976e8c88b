import Foundation
import XCTest

@testable import Catalogue

/// Whether the page of what is supported says of the frameworks beside UIKit what their descriptions say.
final class SupportedPageTests: XCTestCase {
    private static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
    private static let page = repository.appendingPathComponent("Sources/UIKit/Matryoshka.docc/WhatIsSupported.md")
    private static let begin = "<!-- Written by `make catalogue` from the files framework.json. -->\n"
    private static let end = "<!-- End of what is written. -->\n"

    private func section(of frameworks: [Framework]) -> String {
        frameworks.sorted { $0.module < $1.module }.map { "\n" + paragraph(of: $0) + "\n" }.joined() + "\n"
    }

    private func paragraph(of framework: Framework) -> String {
        var sentences = ["**\(framework.module).** \(framework.summary)"]
        let keys = framework.infoKeys.sorted { $0.key < $1.key }.map { "`\($0.key)` (\($0.value))" }
        if !keys.isEmpty { sentences.append("It reads from the app's Info.plist: \(keys.joined(separator: ", ")).") }
        sentences += framework.libraries.map { "For \($0.purpose) it opens `\($0.name)`, from `\($0.package)`." }
        if !framework.limits.isEmpty { sentences.append("Limits: " + framework.limits.joined(separator: " ")) }
        return wrapped(sentences.joined(separator: " "))
    }

    private func wrapped(_ text: String) -> String {
        var lines = [""]
        for word in text.split(separator: " ") {
            if let last = lines.last, !last.isEmpty, last.count + word.count >= 130 { lines.append("") }
            lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + word
        }
        return lines.joined(separator: "\n")
    }

    func testThePageIsUpToDate() throws {
        let catalogue = try FrameworkCatalogue(folders: [Self.repository.appendingPathComponent("Companions")])
        let text = try String(contentsOf: Self.page, encoding: .utf8)
        let begin = try XCTUnwrap(text.range(of: Self.begin)), end = try XCTUnwrap(text.range(of: Self.end))
        let new = text.replacingCharacters(
            in: begin.upperBound..<end.lowerBound, with: section(of: catalogue.companions.values.map(\.framework)))
        if ProcessInfo.processInfo.environment["MATRYOSHKA_WRITE_CATALOGUE"] != nil {
            try new.write(to: Self.page, atomically: true, encoding: .utf8)
        }
        XCTAssertTrue(
            try String(contentsOf: Self.page, encoding: .utf8) == new,
            "Sources/UIKit/Matryoshka.docc/WhatIsSupported.md is out of date: run `make catalogue`")
    }

    func testAParagraph() {
        var framework = Framework(module: "WebKit", summary: "Shows pages.")
        XCTAssertEqual(paragraph(of: framework), "**WebKit.** Shows pages.")
        framework.infoKeys = ["NSAppTransportSecurity": "which hosts are allowed"]
        framework.libraries = [.init(name: "wpe-webkit-2.0", package: "libwpewebkit-2.0-dev", purpose: "drawing pages")]
        framework.limits = ["No downloads.", "No plug-ins."]
        let text = paragraph(of: framework)
        XCTAssertEqual(
            text.replacing("\n", with: " "),
            "**WebKit.** Shows pages. It reads from the app's Info.plist: `NSAppTransportSecurity` (which hosts are allowed). "
                + "For drawing pages it opens `wpe-webkit-2.0`, from `libwpewebkit-2.0-dev`. Limits: No downloads. "
                + "No plug-ins.")
        XCTAssertEqual(text.split(separator: "\n").map { $0.count <= 130 }, [true, true])
    }

    /// The tests' own companions are for no app.
    func testTheTestsCompanionsAreNotShipped() throws {
        let catalogue = try FrameworkCatalogue(folders: [Self.repository.appendingPathComponent("Companions")])
        XCTAssertFalse(catalogue.isSupported("Tiny"))
    }
}
