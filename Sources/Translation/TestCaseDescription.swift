/// A class of tests, as XCTest finds them by itself where there is an Objective-C runtime.
package struct TestCaseDescription: Sendable, Equatable {
    package struct Test: Sendable, Equatable {
        package var name: String
        package var isAsync: Bool
        /// Where it is declared: the file's path, and the line, counted from 1.
        package var file: String
        package var line: Int
    }

    /// The Swift name without the module, nested names with dots: `Outer.Inner`.
    package var name: String
    /// In the order of their names.
    package var tests: [Test]
}

/// The subclasses of XCTestCase that another module can name, in the order of their names.
///
/// Xcode's execution order is "Alphabetical" unless a test plan says "Random", and a test may count on what an earlier one left.
///
/// Tests are methods without parameters and results whose names begin with `test`; those that a class inherits from
/// another class of the module are its own too. A generic class is no test case, since nobody says of what; what it
/// declares for all its types is its subclasses'.
func testCases(in index: ModuleIndex) -> [TestCaseDescription] {
    index.types.compactMap { type in
        guard !type.isPrivate, !index.isGeneric(type), index.isTestCase(type) else { return nil }
        var tests: [TestCaseDescription.Test] = []
        for type in index.chain(of: type).reversed() {
            let extensions = type.extensions.filter { !$0.isConstrained }
            for method in ([type.body] + extensions.map(\.body)).flatMap(\.methods) where method.isTest {
                let test = TestCaseDescription.Test(
                    name: method.name, isAsync: method.isAsync, file: method.place.file, line: method.place.line)
                if let place = tests.firstIndex(where: { $0.name == test.name }) {
                    tests[place] = test
                } else {
                    tests.append(test)
                }
            }
        }
        tests.sort { $0.name < $1.name }
        return tests.isEmpty ? nil : TestCaseDescription(name: type.name, tests: tests)
    }.sorted { $0.name < $1.name }
}

extension Method {
    fileprivate var isTest: Bool {
        name.hasPrefix("test") && labels.isEmpty && !returnsValue && !isStatic && !isPrivate && !isUnavailable
    }
}
