import Foundation
import TestProtocol

/// Tests of one bundle and one library that a process runs.
struct TestBatch {
    /// The place of the bundle among all.
    var bundle: Int
    var library: TestOrders.Library
    /// Nil for all of the bundle: those that only the library finds are among them.
    var tests: [ListedTest]?

    /// What there is to run of a bundle.
    ///
    /// - Parameters:
    ///   - chosen: The tests to run, some of the bundle's.
    ///   - all: The bundle's tests.
    ///   - processes: How many processes there are for them.
    static func batches(_ chosen: [ListedTest], of all: [ListedTest], bundle: Int, processes: Int) -> [TestBatch] {
        TestOrders.Library.allCases.flatMap { library -> [TestBatch] in
            let own = chosen.filter { $0.library == library }
            guard !own.isEmpty else { return [] }
            if processes > 1 {
                return parts(own, count: processes).map { TestBatch(bundle: bundle, library: library, tests: $0) }
            }
            let isAll = own.count == all.filter { $0.library == library }.count
            return [TestBatch(bundle: bundle, library: library, tests: isAll ? nil : own)]
        }
    }

    /// Parts of about the same number of tests. Those of a class or of a suite beside all types stay together, since they
    /// may share what they set up.
    private static func parts(_ tests: [ListedTest], count: Int) -> [[ListedTest]] {
        var groups: [(key: String, tests: [ListedTest])] = []
        for test in tests {
            let suite = test.suite.prefix { $0 != "/" }
            let key = suite.isEmpty ? test.text : String(suite)
            if let place = groups.firstIndex(where: { $0.key == key }) {
                groups[place].tests.append(test)
            } else {
                groups.append((key, [test]))
            }
        }
        var parts = [[ListedTest]](repeating: [], count: min(count, groups.count))
        for group in groups.sorted(by: { $0.tests.count > $1.tests.count }) {
            let smallest = parts.indices.min { parts[$0].count < parts[$1].count } ?? 0
            parts[smallest] += group.tests
        }
        return parts
    }
}
