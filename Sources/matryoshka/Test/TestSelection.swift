import Foundation

/// Which of the tests are run.
struct TestSelection {
    /// A machine's part of the tests: the second of eight.
    struct Shard: Equatable {
        var number: Int
        var count: Int

        /// - Parameter text: The number and how many there are, such as `2/8`.
        init(_ text: String) throws {
            let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
            guard parts.count == 2, let number = parts[0], let count = parts[1], count > 0 else {
                throw CommandFailure(
                    "--shard \(text): write the number of the shard and how many there are, such as 2/8",
                    exitCode: .validationFailure)
            }
            guard (1...count).contains(number) else {
                throw CommandFailure(
                    "--shard \(text): there are the shards 1/\(count) to \(count)/\(count)",
                    exitCode: .validationFailure)
            }
            (self.number, self.count) = (number, count)
        }
    }

    /// The names of tests and of their types; all tests if there are none.
    var only: [String]
    var skip: [String]
    var shard: Shard?

    /// The tests of a bundle.
    struct Bundle {
        var name: String
        var tests: [ListedTest]
    }

    /// The tests to run, for each bundle.
    ///
    /// - Throws: Where a name means no test.
    func choose(from bundles: [Bundle]) throws -> [[ListedTest]] {
        for name in only + skip where !bundles.contains(where: { Self.contains($0, name) }) {
            let suites = bundles.flatMap(\.tests).map { $0.suite.isEmpty ? $0.name : $0.suite }
            let names = suites.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
            throw CommandFailure(
                "there is no test '\(name)'; the test cases are: \(names.joined(separator: ", "))",
                exitCode: .validationFailure)
        }
        var chosen = bundles.map { bundle in
            bundle.tests.filter { test in
                (only.isEmpty || only.contains { Self.means($0, test, in: bundle) })
                    && !skip.contains { Self.means($0, test, in: bundle) }
            }
        }
        if let shard { chosen = Self.part(shard, of: chosen, in: bundles) }
        return chosen
    }

    private static func contains(_ bundle: Bundle, _ name: String) -> Bool {
        bundle.tests.contains { means(name, $0, in: bundle) }
    }

    /// A name may begin with the bundle's, as xcodebuild has it, unless it is a test's or a type's without it.
    private static func means(_ name: String, _ test: ListedTest, in bundle: Bundle) -> Bool {
        if test.isNamed(name) { return true }
        guard !bundle.tests.contains(where: { $0.isNamed(name) }) else { return false }
        if name == bundle.name { return true }
        return name.hasPrefix(bundle.name + "/") && test.isNamed(String(name.dropFirst(bundle.name.count + 1)))
    }

    // Choice (projects): tests are dealt out in turn in the order of their names. Machines that have the same sources and
    // options agree without a word, and no shard has two tests more than another.
    private static func part(_ shard: Shard, of chosen: [[ListedTest]], in bundles: [Bundle]) -> [[ListedTest]] {
        let names = zip(bundles, chosen).flatMap { bundle, tests in tests.map { "\(bundle.name)/\($0.text)" } }
        let own = Set(
            Set(names).sorted().enumerated().filter { $0.offset % shard.count == shard.number - 1 }.map(\.element))
        return zip(bundles, chosen).map { bundle, tests in tests.filter { own.contains("\(bundle.name)/\($0.text)") } }
    }
}
