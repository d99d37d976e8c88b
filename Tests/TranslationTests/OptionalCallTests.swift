import Foundation
import Translation
import XCTest

/// Calls of methods that frameworks' protocols leave to their classes.
final class OptionalCallTests: XCTestCase {
    private func line(_ call: String, _ more: String = "") -> String {
        let source = "import UIKit\n\(call)\n\(more)"
        return translated(source).text.split(separator: "\n").dropFirst().first.map(String.init) ?? ""
    }

    func testTheObjectIsAsked() {
        XCTAssertEqual(
            line("let a = proxy?.scrollViewDidScroll?(view)"),
            "let a = __objectiveCResponding(proxy, \"scrollViewDidScroll\", [])?.scrollViewDidScroll(view)")
        XCTAssertEqual(
            line("x.delegate.tableView?(table, heightForRowAt: path)"),
            "__objectiveCResponding(x.delegate, \"tableView\", [\"heightForRowAt\"])?"
                + ".tableView(table, heightForRowAt: path)")
        XCTAssertEqual(
            line("if list.delegate?.numberOfSections?(in: list) == 2 {}"),
            "if __objectiveCResponding(list.delegate, \"numberOfSections\", [\"in\"])?.numberOfSections(in: list) == 2 {}"
        )
    }

    func testPatternsOfOptionalsLookAtAnOptional() {
        XCTAssertEqual(
            line("switch input.keyboardAppearance { case .dark?: a(); default: b() }"),
            "switch (input.keyboardAppearance) as Swift.Optional { case .dark?: a(); default: b() }")
        XCTAssertEqual(
            line("switch x { case let y?: a(y); case nil: b() }"),
            "switch (x) as Swift.Optional { case let y?: a(y); case nil: b() }")
        XCTAssertEqual(
            line("if case .dark? = input.keyboardAppearance {}"),
            "if case .dark? = (input.keyboardAppearance) as Swift.Optional {}")
        // A cast says its type itself; the elements of a tuple are what they are.
        XCTAssertEqual(
            line("switch x as? Int { case let y?: a(y); default: b() }"),
            "switch x as? Int { case let y?: a(y); default: b() }")
        XCTAssertEqual(
            line("switch (x, y) { case (let a?, _): a(); default: b() }"),
            "switch (x, y) { case (let a?, _): a(); default: b() }")
        XCTAssertEqual(line("switch x { case .dark: a(); default: b() }"), "switch x { case .dark: a(); default: b() }")
    }

    func testWhatIsCalledForCertainIsNotAsked() {
        XCTAssertEqual(
            line("let a = table.dataSource!.tableView!(table, titleForHeaderInSection: 1)"),
            "let a = table.dataSource!.tableView(table, titleForHeaderInSection: 1)")
    }

    func testADoublesAnswerIsNoClosure() {
        XCTAssertEqual(
            line(
                "let a = field.delegate!.textFieldShouldReturn!(field)",
                "class Mock { var textFieldShouldReturn: Bool = false }"),
            "let a = field.delegate!.textFieldShouldReturn(field)")
    }

    func testClosuresAndTheModulesOwnStay() {
        XCTAssertEqual(line("x.completion?(true)"), "x.completion?(true)")
        XCTAssertEqual(
            line("x.scrollViewDidScroll?(view)", "class X { var scrollViewDidScroll: ((UIScrollView) -> Void)? }"),
            "x.scrollViewDidScroll?(view)")
        XCTAssertEqual(
            line(
                "x.calendar?(view, didSelect: day)",
                "@objc protocol P { @objc optional func calendar(_ view: UIView, didSelect day: Int) }"),
            "x.calendar?(view, didSelect: day)")
    }

    func testTheModulesOwnAreValuesByTheirFullNames() {
        let list = "@objc protocol List { @objc optional func list(_ list: UIView, didOpen row: Int) -> Bool }"
        XCTAssertEqual(
            line("guard let open = x.delegate?.list(_:didOpen:) else { return }", list),
            "guard let open = x.delegate?.__optional_list___didOpen_ else { return }")
        XCTAssertEqual(
            line("if let open = x.list(_:didOpen:) { open(v, 1) }", list),
            "if let open = x.__optional_list___didOpen_ { open(v, 1) }")
        XCTAssertEqual(line("let open = x.list(_:didClose:)", list), "let open = x.list(_:didClose:)")
        // A class's own method of that name is no optional one.
        XCTAssertEqual(line("f(x.list(_:didOpen:))", list), "f(x.list(_:didOpen:))")
        let twice = list.replacingOccurrences(
            of: " }", with: "; @objc optional func list(_ list: UIView, didOpen name: String) -> Bool }")
        XCTAssertFalse(translated("import UIKit\n" + twice).text.contains("__optional_"))
        let text = translated("import UIKit\n" + list).text
        XCTAssertTrue(
            text.contains(
                "var __optional_list___didOpen_: ((UIView, Int) -> Bool)? { "
                    + "__objectiveCHas(self, [\"list:didOpen:\"]) ? { p0, p1 in let result: Bool = "
                    + "__objectiveCCall(self, \"list:didOpen:\", [p0, p1]); return result } : nil }"), text)
    }

    /// A name without labels could be a closure's, so that the translation has to know it.
    func testTheNamesWithoutLabelsAreKnown() throws {
        var root = URL(fileURLWithPath: #filePath)
        for _ in 0..<3 { root.deleteLastPathComponent() }
        let known = try String(
            contentsOf: root.appendingPathComponent("Sources/Translation/OptionalCall.swift"), encoding: .utf8)
        for folder in ["Sources/UIKit", "Companions"] {
            let place = root.appendingPathComponent(folder)
            for path in try FileManager.default.subpathsOfDirectory(atPath: place.path)
            where path.hasSuffix("Delegate.swift") {
                let text = try String(contentsOf: place.appendingPathComponent(path), encoding: .utf8)
                for name in unlabelled(in: text) {
                    XCTAssertTrue(known.contains("\"\(name)\""), "\(path): \(name)")
                }
            }
        }
    }

    /// The methods of delegates' protocols with one argument that has no label.
    private func unlabelled(in text: String) -> [String] {
        var isInside = false
        var names: [String] = []
        for line in text.split(separator: "\n") {
            if line.contains("public protocol"), line.contains("Delegate:") { isInside = true }
            if line.hasPrefix("}") { isInside = false }
            guard isInside, let match = line.firstMatch(of: /^    func (\w+)\(_ \w+: [\w.]+\)/) else { continue }
            names.append(String(match.1))
        }
        return names
    }
}
