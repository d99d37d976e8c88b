import Foundation

/// What the repository says about facts: tests that are named by them, and choices that are marked in the sources.
struct FactEvidence {
    struct Test {
        let number: FactNumber?
        /// Class and method.
        let name: String
    }

    struct Mark {
        let numbers: [FactNumber]
        let path: String
        let line: Int
        let text: String
    }

    var tests: [Test] = []
    var marks: [Mark] = []
    var problems: [String] = []

    /// Looks for methods named like `test_2_05_whatHappens`.
    mutating func readTests(_ source: String) {
        var type = ""
        for line in source.split(separator: "\n") {
            // Not a class that a test keeps beside it: those of tests descend from a test case.
            if line.contains("class "), let match = line.firstMatch(of: /\bclass (\w+)\s*:\s*\w*TestCase\b/) {
                type = String(match.1)
            }
            guard line.contains("func test_"), let match = line.firstMatch(of: /func (test_(\d+)_(\d+)_\w+)\(/) else {
                continue
            }
            tests.append(Test(number: FactNumber("\(match.2).\(match.3)"), name: "\(type).\(match.1)"))
        }
    }

    /// Looks for comments of the form `// Choice (2.30, 16.8): what was chosen.`
    mutating func readMarks(_ source: String, path: String) {
        for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            guard line.contains("//"), let start = line.firstMatch(of: /\/\/.*[Cc]hoices? \(?\d/) else { continue }
            let place = "\(path):\(index + 1)"
            guard let match = line[start.range.lowerBound...].prefixMatch(of: /\/\/\/? Choice \(([^)]*)\): (.+)/) else {
                problems.append("\(place): write `// Choice (2.30): what was chosen.`")
                continue
            }
            let numbers = match.1.split(separator: ", ").map { (String($0), FactNumber($0)) }
            for (text, number) in numbers where number == nil {
                problems.append("\(place): \(text) is no number of a fact")
            }
            marks.append(Mark(numbers: numbers.compactMap(\.1), path: path, line: index + 1, text: String(match.2)))
        }
    }
}

extension FactEvidence {
    /// Reads all tests and sources below a repository's root, in the order of their paths.
    init(repository: URL) throws {
        for (path, source) in try Self.swiftFiles(in: "Tests", of: repository)
        where !path.hasPrefix("Tests/DocumentationTests/") { readTests(source) }
        for (path, source) in try Self.swiftFiles(in: "Sources", of: repository) { readMarks(source, path: path) }
    }

    private static func swiftFiles(in folder: String, of repository: URL) throws -> [(path: String, source: String)] {
        let names = try FileManager.default.subpathsOfDirectory(atPath: repository.appendingPathComponent(folder).path)
        return try names.filter { $0.hasSuffix(".swift") }.sorted().map { name in
            let path = "\(folder)/\(name)"
            return (path, try String(contentsOf: repository.appendingPathComponent(path), encoding: .utf8))
        }
    }
}
