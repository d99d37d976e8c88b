import Foundation

/// What llvm says of the lines that have run, without what the translation adds to a person's files: the tables by which
/// Objective-C's messages find methods. They stand on the line of a type's closing brace.
struct LineCounts {
    /// A part of llvm's own report, which knows the functions of a line.
    private struct Regions: Decodable {
        struct Unit: Decodable { var functions: [Function] }
        struct Function: Decodable {
            var name: String
            var filenames: [String]
            /// The first line, the first column, the last line, the last column, and more.
            var regions: [[Double]]
        }
        var data: [Unit]
    }

    private let lcov: String
    /// The lines that hold nothing but what we generate, by file.
    private var generated: [String: Set<Int>] = [:]

    /// - Parameters:
    ///   - lcov: What `llvm-cov export -format=lcov` prints.
    ///   - regions: What `llvm-cov export -format=text` prints.
    init(lcov: String, regions: String) throws {
        self.lcov = lcov
        let functions = try JSONDecoder().decode(Regions.self, from: Data(regions.utf8)).data.flatMap(\.functions)
        var own: [String: Set<Int>] = [:]
        for function in functions {
            guard let file = function.filenames.first else { continue }
            let lines = Set(function.regions.filter { $0.count > 3 }.flatMap { Int($0[0])...Int($0[2]) })
            if Self.isGenerated(function.name) {
                generated[file, default: []].formUnion(lines)
            } else {
                own[file, default: []].formUnion(lines)
            }
        }
        for (file, lines) in own { generated[file]?.subtract(lines) }
    }

    /// The records of some files: those that we generate are not the person's, and neither is what macros are expanded to.
    func text(of files: Set<String>) -> String {
        lcov.components(separatedBy: "end_of_record\n").compactMap { record in
            let lines = record.split(separator: "\n").map(String.init)
            guard let file = lines.first(where: { $0.hasPrefix("SF:") })?.dropFirst(3), files.contains(String(file))
            else { return nil }
            return own(lines, of: String(file)).joined(separator: "\n") + "\nend_of_record\n"
        }.joined()
    }

    /// A record's lines that are about the person's code, counted anew.
    private func own(_ record: [String], of file: String) -> [String] {
        func isHit(_ line: String) -> Bool { line.split(separator: ",")[0].split(separator: ":").last != "0" }
        var (functions, hitFunctions, lines, hitLines) = (0, 0, 0, 0)
        return record.compactMap { line -> String? in
            if line.hasPrefix("FN:") || line.hasPrefix("FNDA:") {
                guard !Self.isGenerated(line) else { return nil }
                guard line.hasPrefix("FNDA:") else { return line }
                functions += 1
                hitFunctions += isHit(line) ? 1 : 0
            } else if line.hasPrefix("DA:") {
                let parts = line.dropFirst(3).split(separator: ",")
                guard let number = Int(parts[0]), generated[file]?.contains(number) != true else { return nil }
                lines += 1
                hitLines += parts.last == "0" ? 0 : 1
            }
            for (name, count) in [("FNF", functions), ("FNH", hitFunctions), ("LF", lines), ("LH", hitLines)]
            where line.hasPrefix(name + ":") {
                return "\(name):\(count)"
            }
            return line
        }
    }

    private static func isGenerated(_ function: String) -> Bool { function.contains("__objectiveC") }
}
