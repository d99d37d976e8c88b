internal import Catalogue
internal import Dispatch
internal import SwiftParser
internal import SwiftSyntax

/// Sources of any version of Swift as today's compiler takes them. No line moves.
struct Migration {
    struct File {
        var text: String
        /// From the text back to what the author wrote.
        var map: SourceMap
        var changes: [MigratedModule.Change]
    }

    /// By the number of the source; one that needs no change is missing.
    private(set) var files: [Int: File] = [:]
    /// What the sources turned out to be.
    private(set) var age: SwiftAge

    /// - Parameter version: The version that the project says; without one the sources tell by the names they use.
    init(_ sources: [SourceFile], version: String?, conditions: Conditions) {
        let said = version.flatMap(SwiftAge.init(setting:))
        age = said ?? .current
        guard said != .current else { return }
        let table = NameTable.since(said ?? .two)
        let bytes = sources.map { Array($0.text.utf8) }
        let old = sources.indices.filter { table.isMentioned(in: bytes[$0]) }
        guard !old.isEmpty else { return }
        let trees = concurrently(sources.indices) { Parser.parse(source: sources[$0].text) }
        let own = OwnNames(trees)
        for file in old {
            let renaming = Renaming(file, bytes: bytes[file], table: table, own: own, conditions: conditions)
            renaming.walk(trees[file])
            guard !renaming.edits.isEmpty else { continue }
            age = min(age, renaming.changes.map(\.fact.age).min() ?? age)
            let (text, map) = renaming.edits.applied(to: bytes[file])
            let lines = LineTable(file: sources[file].path, bytes: bytes[file])
            files[file] = File(
                text: text, map: map,
                changes: renaming.changes.map { MigratedModule.Change($0.fact, at: lines.place(at: $0.offset)) })
        }
    }
}

/// Does work for each number, as much at a time as there are processors.
func concurrently<Result>(_ numbers: Range<Int>, _ work: (Int) -> Result) -> [Result] {
    // Each iteration writes an element of its own.
    nonisolated(unsafe) let results = UnsafeMutableBufferPointer<Result?>.allocate(capacity: numbers.count)
    results.initialize(repeating: nil)
    defer {
        results.deinitialize()
        results.deallocate()
    }
    nonisolated(unsafe) let work = work
    DispatchQueue.concurrentPerform(iterations: numbers.count) { results[$0] = work(numbers.lowerBound + $0) }
    return results.compactMap { $0 }
}

extension Migration {
    /// Diagnostics of migrated text, at the places of what the author wrote. The lines are the same.
    func atOriginals(_ diagnostics: [Diagnostic], of sources: [SourceFile]) -> [Diagnostic] {
        let changed = Dictionary(files.map { (sources[$0.key].path, $0.key) }, uniquingKeysWith: min)
        var tables: [Int: (original: LineTable, migrated: LineTable)] = [:]
        return diagnostics.map { diagnostic in
            guard let number = changed[diagnostic.file], let file = files[number] else { return diagnostic }
            let lines =
                tables[number]
                ?? (
                    LineTable(file: diagnostic.file, bytes: Array(sources[number].text.utf8)),
                    LineTable(file: diagnostic.file, bytes: Array(file.text.utf8))
                )
            tables[number] = lines
            guard let offset = lines.migrated.offset(line: diagnostic.line, column: diagnostic.column) else {
                return diagnostic
            }
            var moved = diagnostic
            moved.column = lines.original.place(at: file.map.original(offset).offset).column
            return moved
        }
    }
}

extension SwiftAge {
    /// The compiler's oldest mode is for all that is older.
    var languageMode: String? { self == .current ? nil : "4" }
}
