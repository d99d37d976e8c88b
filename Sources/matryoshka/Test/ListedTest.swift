import TestProtocol
import Translation

/// A test, as lists and options name it.
struct ListedTest: Hashable {
    var library: TestOrders.Library
    /// The class or type around it: `Outer.Inner` of XCTest, `Outer/Inner` of Swift Testing; empty beside all types.
    var suite: String
    /// `testOpens` of XCTest, `opens(count:)` of Swift Testing; empty for all tests that a test case of XCTest makes when it
    /// runs.
    var name: String
    /// Where it is declared: the file's path, and the line, counted from 1.
    var file: String
    var line: Int

    var text: String { suite.isEmpty ? name : name.isEmpty ? suite : "\(suite)/\(name)" }

    /// What stands for it in the orders of a process.
    var selector: String { Self.selector(of: text, library) }

    static func selector(of text: String, _ library: TestOrders.Library) -> String {
        library == .xctest ? text : pattern(of: text)
    }

    /// Whether a person means it by a name: its own, or that of a type around it. Parentheses may be left out.
    func isNamed(_ name: String) -> Bool {
        let name = name.filter { $0 != "`" }
        if name == suite || name == text { return true }
        guard library == .swiftTesting else { return false }
        return suite.hasPrefix(name + "/") || name == text.prefix { $0 != "(" }
    }

    /// A filter of Swift Testing for one test: its identifier begins with the module and ends with the place.
    ///
    /// A name that needs backticks has them in the identifier, and not in ours.
    private static func pattern(of text: String) -> String {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { part -> String in
            let name = part.prefix { $0 != "(" }
            let plain = name.filter { $0 != "`" }
            return "`?\(escaped(plain))`?\(escaped(String(part.dropFirst(name.count))))"
        }
        return "^[^.]*\\." + parts.joined(separator: "/") + "/[^/]*$"
    }

    private static func escaped(_ text: String) -> String {
        text.reduce(into: "") { result, character in
            if "\\^$.|?*+()[]{}/".contains(character) { result.append("\\") }
            result.append(character)
        }
    }
}

extension TestBuilder.Plan {
    /// The tests that the scheme wants: XCTest's by their names, then Swift Testing's in the order of the sources.
    var listedTests: [ListedTest] { Self.list(chosen) }

    /// All tests of the module.
    var declaredTests: [ListedTest] { Self.list(tests.tests) }

    private static func list(_ tests: ModuleTests) -> [ListedTest] {
        tests.testCases.flatMap { testCase in
            testCase.tests.map {
                ListedTest(library: .xctest, suite: testCase.name, name: $0.name, file: $0.file, line: $0.line)
            }
        }
            + tests.swiftTests.map {
                ListedTest(
                    library: .swiftTesting, suite: $0.suites.joined(separator: "/"), name: $0.name, file: $0.file,
                    line: $0.line)
            }
    }
}
