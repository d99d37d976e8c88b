/// A class of tests, as XCTest finds them by itself where there is an Objective-C runtime.
package struct TestCaseDescription: Sendable, Equatable {
    package struct Test: Sendable, Equatable {
        /// Empty for one that stands for all that the test case makes when it runs.
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
    /// The module of the library by which it makes tests when it runs, and gives them as `allTests`; nil for no such.
    package var maker: String?

    package init(name: String, tests: [Test], maker: String? = nil) {
        self.name = name
        self.tests = tests
        self.maker = maker
    }
}

/// The subclasses of XCTestCase that another module can name, in the order of their names.
///
/// Xcode's execution order is "Alphabetical" unless a test plan says "Random", and a test may count on what an earlier one left.
///
/// Tests are methods without parameters and results whose names begin with `test`; those that a class inherits from
/// another class of the module are its own too. A generic class is no test case, since nobody says of what; what it
/// declares for all its types is its subclasses'.
///
/// - Parameter libraries: What modules have to write tests with. The tests that they make are not known before they run.
func testCases(in index: ModuleIndex, libraries: [TestLibrary] = []) -> [TestCaseDescription] {
    index.types.compactMap { type in
        guard !type.isPrivate, !index.isGeneric(type), type.kind == .class else { return nil }
        let library = index.library(of: type, among: libraries)
        guard library != nil || index.isTestCase(type) else { return nil }
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
        if library?.makesTests == true {
            tests.append(
                TestCaseDescription.Test(name: "", isAsync: false, file: type.place.file, line: type.place.line))
        }
        tests.sort { $0.name < $1.name }
        let maker = library.flatMap { $0.makesTests ? $0.module : nil }
        return tests.isEmpty ? nil : TestCaseDescription(name: type.name, tests: tests, maker: maker)
    }.sorted { $0.name < $1.name }
}

extension ModuleIndex {
    /// The module whose test case a class descends from, and whether that one makes tests.
    fileprivate func library(
        of type: TypeDeclaration, among libraries: [TestLibrary]
    ) -> (module: String, makesTests: Bool)? {
        let chain = chain(of: type)
        // The first class of another module, as the module itself sees it or by its name alone.
        let foreign = chain.first { !isOwn($0) }?.name ?? chain.last?.inherited.first
        guard let foreign, let library = libraries.first(where: { $0.testCases.contains(foreign) }) else { return nil }
        return (library.module, library.madeTests[foreign] != nil)
    }
}

extension Method {
    fileprivate var isTest: Bool {
        name.hasPrefix("test") && labels.isEmpty && !returnsValue && !isStatic && !isPrivate && !isUnavailable
    }
}
