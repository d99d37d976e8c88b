import Foundation
import XCTest

/// How the guides' listings become apps: cut, joined, and changed only where the written list says so.
final class GuideListingTests: XCTestCase {
    func testTheGuidesHaveTheListings() throws {
        for (guide, form, count) in [
            ("001-implementing-a-container-ko.md", GuideListings.Form.fenced, 7),
            ("003-app-architecture-lecture.md", .fenced, 18), ("004-two-tab-quickstart-swift3.md", .unfenced, 4),
        ] {
            // Outside of the assertion, which would take the skip for a failure.
            let listings = try GuideListings(guide, form: form).listings
            XCTAssertEqual(listings.count, count, guide)
        }
    }

    func testEveryEditAppliesAsOftenAsStatedAndNothingElseChanges() throws {
        for app in GuideApp.all {
            let guide = try GuideListings(app.guide, form: app.form)
            for source in app.sources {
                let before = try source.joined(from: guide)
                // Throws where an edit applies more or less often.
                let after = try source.text(from: guide)
                XCTAssertTrue(after.hasPrefix(source.opening) && after.hasSuffix(source.closing))
                let body = after.dropFirst(source.opening.count).dropLast(source.closing.count)
                let added = source.edits.map(\.replacement) + [source.members]
                assertOnly(
                    Self.lines(String(body)).difference(from: Self.lines(before)),
                    removes: source.edits.map(\.find), adds: added, in: "\(app.name)/\(source.name)")
                for edit in source.edits { XCTAssertFalse(edit.reason.isEmpty) }
            }
        }
    }

    /// All lines of the listings are joined in their order, but for the ellipses and what goes around the members; the
    /// type's last brace moves to the end.
    func testJoiningKeepsEveryLine() throws {
        for app in GuideApp.all {
            let guide = try GuideListings(app.guide, form: app.form)
            for source in app.sources {
                var expected = guide.listings[source.listings[0]]
                if source.listings.count > 1 { XCTAssertEqual(expected.removeLast(), "}") }
                for index in source.listings.dropFirst() {
                    var listing = guide.listings[index]
                    if listing[0].hasPrefix("class ") {
                        XCTAssertTrue(expected.contains(listing.removeFirst()))
                        XCTAssertEqual(listing.removeLast(), "}")
                    }
                    expected += listing
                }
                if source.listings.count > 1 { expected.append("}") }
                expected.removeAll { ["...", "    ...", "\t..."].contains($0) }
                XCTAssertEqual(Self.lines(try source.joined(from: guide)), expected, source.name)
            }
        }
    }

    private static func lines(_ text: String) -> [String] {
        var lines = text.components(separatedBy: "\n")
        if lines.last == "" { lines.removeLast() }
        return lines
    }

    private static func element(_ change: CollectionDifference<String>.Change) -> String {
        switch change {
        case .insert(_, let line, _), .remove(_, let line, _): line
        }
    }

    private func assertOnly(
        _ difference: CollectionDifference<String>, removes: [String], adds: [String], in name: String
    ) {
        func isExplained(_ line: String, by texts: [String]) -> Bool {
            texts.contains { text in Self.lines(text).contains { line == $0 || (!$0.isEmpty && line.contains($0)) } }
        }
        for line in difference.removals.map(Self.element) {
            XCTAssertTrue(isExplained(line, by: removes), "\(name) lost: \(line)")
        }
        for line in difference.insertions.map(Self.element) {
            XCTAssertTrue(isExplained(line, by: adds), "\(name) got: \(line)")
        }
    }

    /// With a file's edits left out that are for the compiler, it reports just the lines that they change, at their
    /// places. It is one file at a time because the compiler need not go on to others after errors in one.
    func testTodaysCompilerRejectsJustTheLinesThatAreEditedForIt() throws {
        let runner = try CommandRunner()
        for app in [GuideApp.helloWorld, .dropDownMenu, .twoTabs] {
            let guide = try GuideListings(app.guide, form: app.form)
            for source in app.sources {
                let edits = source.edits.filter { $0.cause == .compiler }
                guard !edits.isEmpty else { continue }
                let folder = try app.install(variant: "Without edits in \(source.name)") { file, edit in
                    file.name != source.name || edit.cause != .compiler
                }
                let result = try runner.run("run", folder)
                XCTAssertEqual(result.status, 1, app.name)
                let lines = Self.lines(try source.text(from: guide) { $0.cause != .compiler })
                let expected = lines.indices.filter { index in edits.contains { lines[index].contains($0.find) } }
                let places = result.errorLines.filter { $0.contains(": error: ") }
                    .map { $0.split(separator: ":").prefix(2).joined(separator: ":") }
                XCTAssertEqual(
                    Set(places), Set(expected.map { "\(folder)/\(source.name):\($0 + 1)" }), result.errors)
            }
        }
    }

    func testADelegateMethodOfOldIsNotCalled() throws {
        let runner = try CommandRunner()
        let folder = try GuideApp.twoTabs.install(variant: "Uncalled") { $1.cause != .neverCalled }
        let result = try runner.run("run", folder, "--trace", "trace.jsonl")
        XCTAssertEqual(result.status, 0, result.errors)
        // No controller is told anything; all that is said is why the screen is black.
        let events = try runner.contents(of: "trace.jsonl").split(separator: "\n")
        XCTAssertEqual(events.count, 1)
        XCTAssertTrue(events.first?.contains("\"code\":\"application.no-window\"") ?? false)
    }
}
