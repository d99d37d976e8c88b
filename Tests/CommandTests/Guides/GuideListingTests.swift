import Foundation
import XCTest

/// How the guides' listings become apps: cut, joined, and changed only where the written list says so.
final class GuideListingTests: XCTestCase {
    func testTheGuidesHaveTheListings() throws {
        for (guide, form, count) in [
            ("000-container-view-controllers.md", GuideListings.Form.fenced, 8),
            ("001-implementing-a-container-ko.md", .fenced, 7),
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

    /// An error in a listing of another year is at the place where the guide has it.
    func testAnErrorIsAtThePlaceOfTheListing() throws {
        let runner = try CommandRunner()
        let folder = URL(fileURLWithPath: try GuideApp.writtenMenu.install())
        let file = folder.appendingPathComponent("MenuViewController.swift")
        let text = try String(contentsOf: file, encoding: .utf8)
        let line = "activeVC.didMoveToParentViewController(self)"
        let wrong = text.replacingOccurrences(of: line, with: line + "; activeVC.undeclared()")
        try Data(wrong.utf8).write(to: file)
        defer { try? Data(text.utf8).write(to: file) }
        let result = try runner.run("run", folder.path)
        XCTAssertEqual(result.status, 1)
        let lines = wrong.components(separatedBy: "\n")
        let number = try XCTUnwrap(lines.firstIndex { $0.contains("undeclared") })
        let before = lines[number].components(separatedBy: "undeclared")[0]
        XCTAssertTrue(
            result.errors.contains("MenuViewController.swift:\(number + 1):\(before.utf8.count + 1): error: "),
            result.errors)
    }
}
