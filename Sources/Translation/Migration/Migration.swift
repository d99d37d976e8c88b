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
        /// What a person has to look at.
        var questions: [Diagnostic] = []
        /// Which versions the changed names were of.
        var ages: Set<SwiftAge>
    }

    /// By the number of the source; one that needs no change is missing.
    private(set) var files: [Int: File] = [:]
    /// The trees of files that need no change, where they had to be looked into: by the number of the source.
    private(set) var trees: [Int: SourceFileSyntax] = [:]
    /// What the sources turned out to be.
    private(set) var age: SwiftAge

    /// - Parameter version: The version that the project says; without one the sources tell by the names they use.
    init(_ sources: [SourceFile], version: String?, conditions: Conditions) {
        let said = version.flatMap(SwiftAge.init(setting:))
        age = said ?? .current
        guard said != .current else { return }
        let bytes = sources.map { Array($0.text.utf8) }
        let oldest =
            said ?? (concurrently(sources.indices) { NameTable.isNewer(bytes[$0]) }.contains(true) ? .three : .two)
        let table = NameTable.since(oldest)
        let mentions = concurrently(sources.indices) { table.isMentioned(in: bytes[$0]) }
        let old = sources.indices.filter { mentions[$0] }
        guard !old.isEmpty || said == .two else { return }
        let trees = concurrently(sources.indices) { file in
            // A copy with native UTF-8 storage: parsing reads its bytes in place.
            var text = sources[file].text
            text.makeContiguousUTF8()
            return Parser.parse(source: text)
        }
        if said != .two {
            rename(old, of: sources, bytes, trees, by: table, conditions)
            age = min(age, files.values.flatMap(\.ages).min() ?? age)
        }
        if age == .two { rewrite(sources, bytes, trees, by: table, conditions) }
        for file in sources.indices where files[file] == nil { self.trees[file] = trees[file] }
    }

    /// Gives old names those of today, where nothing else is old.
    private mutating func rename(
        _ old: [Int], of sources: [SourceFile], _ bytes: [[UInt8]], _ trees: [SourceFileSyntax], by table: NameTable,
        _ conditions: Conditions
    ) {
        let own = OwnNames(trees)
        let renamed = concurrently(old.indices) { number -> File? in
            let file = old[number]
            let renaming = Renaming(file, bytes: bytes[file], table: table, own: own, conditions: conditions)
            renaming.walk(trees[file])
            guard !renaming.edits.isEmpty else { return nil }
            let (text, map) = renaming.edits.withInsertionsFirst.applied(to: bytes[file])
            let lines = LineTable(file: sources[file].path, bytes: bytes[file])
            return File(
                text: text, map: map, changes: renaming.changes.map { .init($0.fact, at: lines.place(at: $0.offset)) },
                ages: Set(renaming.changes.map(\.fact.age)))
        }
        for (file, result) in zip(old, renamed) { files[file] = result }
    }

    /// Brings sources of Swift 2 to today's: first what the parser does not know, then names and what else changed.
    private mutating func rewrite(
        _ sources: [SourceFile], _ bytes: [[UInt8]], _ trees: [SourceFileSyntax], by table: NameTable,
        _ conditions: Conditions
    ) {
        files = [:]
        let readable = concurrently(sources.indices) {
            ReadableSource(bytes[$0], tree: trees[$0], path: sources[$0].path)
        }
        let parsed = readable.map(\.tree)
        let own = OwnNames(parsed)
        let rewritten = concurrently(sources.indices) { file -> File? in
            let first = readable[file]
            let renaming = SwiftTwoRenaming(file, bytes: first.bytes, table: table, own: own, conditions: conditions)
            renaming.walk(first.tree)
            guard !renaming.edits.isEmpty || !first.changes.isEmpty else { return nil }
            let (text, map) = renaming.edits.withInsertionsFirst.applied(to: first.bytes)
            // Lines are the same before and after.
            let lines = LineTable(file: sources[file].path, bytes: first.bytes)
            return File(
                text: text, map: map.after(first.map),
                changes: first.changes
                    + renaming.forms.map { .init(old: $0.old, new: $0.new, place: lines.place(at: $0.offset)) }
                    + renaming.changes.map { .init($0.fact, at: lines.place(at: $0.offset)) },
                questions: first.questions
                    + renaming.questions.map { lines.place(at: $0.offset).warning($0.text) },
                ages: [.two])
        }
        for (file, result) in zip(sources.indices, rewritten) { files[file] = result }
    }
}

/// A source of Swift 2 in forms that today's parser knows.
private struct ReadableSource {
    private(set) var bytes: [UInt8]
    private(set) var tree: SourceFileSyntax
    private(set) var map = SourceMap()
    private(set) var changes: [MigratedModule.Change] = []
    private(set) var questions: [Diagnostic] = []

    init(_ bytes: [UInt8], tree: SourceFileSyntax, path: String) {
        (self.bytes, self.tree) = (bytes, tree)
        // What follows a form that the parser does not know is seen only when that is rewritten.
        for _ in 0..<8 {
            let syntax = OldSyntax(bytes: self.bytes)
            syntax.walk(self.tree)
            guard !syntax.edits.isEmpty || !syntax.questions.isEmpty else { return }
            let lines = LineTable(file: path, bytes: self.bytes)
            changes += syntax.changes.map { .init(old: $0.old, new: $0.new, place: lines.place(at: $0.offset)) }
            questions += syntax.questions.map { lines.place(at: $0.offset).warning($0.text) }
            guard !syntax.edits.isEmpty else { return }
            let (text, step) = syntax.edits.applied(to: self.bytes)
            map = step.after(map)
            self.bytes = Array(text.utf8)
            self.tree = Parser.parse(source: text)
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
