package import Catalogue
internal import SwiftParser
internal import SwiftSyntax

/// The parts of a module that are SwiftUI's: wrappers of its views and previews of them.
///
/// Left out is a declaration whose signature names what is SwiftUI's, or what is left out already: a type that conforms to
/// one of SwiftUI's protocols or stores one of its values, an extension of such a type, or a single member. Lines and columns
/// stay where they are. Nothing but previews is left out where the code of other declarations works with SwiftUI, where the app
/// starts with it, or where a module that does so imports this one.
struct SwiftUIParts {
    /// The sources without the parts, as many as before.
    private(set) var sources: [SourceFile]
    /// The names of what is left out.
    private(set) var names: Set<String> = []
    /// A note for each file from which something is left out.
    private(set) var diagnostics: [Diagnostic] = []
    /// Whether something of the module works only with SwiftUI.
    private(set) var needsSwiftUI = false

    /// - Parameter leftOut: The names of what is left out of the modules that this one imports.
    init(_ sources: [SourceFile], conditions: Conditions, keepsAll: Bool = false, leftOut: Set<String> = []) {
        self.sources = sources
        let words = ["import \(SwiftUINames.module)"] + leftOut
        guard sources.contains(where: { source in words.contains { source.text.contains($0) } }) else { return }
        let files = concurrently(sources.indices) { SwiftUIFile(sources[$0], conditions: conditions) }
        guard !leftOut.isEmpty || files.contains(where: { !$0.imports.isEmpty }) else { return }
        let own = files.reduce(into: Set<String>()) { $0.formUnion($1.declaredNames) }
        var search = SwiftUISearch(swiftUI: SwiftUINames.all.subtracting(own), leftOut: leftOut.subtracting(own))
        while files.contains(where: { search.look(at: $0) }) {}
        let isSupported = conditions.catalogue.isSupported(SwiftUINames.module)
        needsSwiftUI =
            search.startsApp || files.contains(where: search.stillNeedsSwiftUI)
            || search.isNeeded(whatIsLeftOutOf: files)
        if !needsSwiftUI, !(keepsAll && isSupported) {
            for (number, file) in files.enumerated() { leaveOut(search.parts[file.path] ?? [], of: file, number) }
        } else if isSupported {
            leaveOutPreviews(of: files)
        }
    }

    /// Leaves out what only Xcode shows, and what is only for that.
    private mutating func leaveOutPreviews(of files: [SwiftUIFile]) {
        var search = SwiftUISearch(swiftUI: ["PreviewProvider"])
        while files.contains(where: { search.look(at: $0) }) {}
        for (number, file) in files.enumerated() {
            guard let parts = search.parts[file.path], !parts.isEmpty else { continue }
            let bytes = Array(file.text.utf8)
            var edits = Edits()
            for part in parts { edits.blank(part.range, in: bytes) }
            sources[number].text = edits.applied(to: bytes).text
        }
    }

    private mutating func leaveOut(_ parts: [SwiftUIFile.Part], of file: SwiftUIFile, _ number: Int) {
        if file.path.hasSuffix("/GeneratedAssetSymbols+SwiftUI.swift") {
            // Written for SwiftUI alone; a nested type of the app's may have the name of one that it extends.
            sources[number].text = ""
            return
        }
        guard !parts.isEmpty || !file.imports.isEmpty else { return }
        let bytes = Array(file.text.utf8)
        var edits = Edits()
        let keepsCombine = file.uses.contains { use in
            SwiftUINames.combine.contains(use.name) && !parts.contains { $0.range.contains(use.offset) }
        }
        let imports = keepsCombine ? "import UIKit; import Combine" : "import UIKit"
        for range in file.imports { edits.replace(range, in: bytes, padding: imports) }
        for part in parts { edits.blank(part.range, in: bytes) }
        sources[number].text = edits.applied(to: bytes).text
        guard let first = parts.min(by: { $0.range.lowerBound < $1.range.lowerBound }) else { return }
        for part in parts { names.formUnion(part.names) }
        let list = parts.sorted { $0.range.lowerBound < $1.range.lowerBound }.map { "'\($0.title)'" }.uniqued()
        let shown = list.prefix(6).joined(separator: ", ") + (list.count > 6 ? " and \(list.count - 6) more" : "")
        let place = LineTable(file: file.path, bytes: bytes).place(at: first.range.lowerBound)
        diagnostics.append(place.warning("left out, since it is for SwiftUI, which nothing else here needs: \(shown)"))
    }
}

/// Whether a module works only with SwiftUI: it starts with it, or its code shows views of SwiftUI's.
package func needsSwiftUI(_ files: [SourceFile], flags: Set<String>, catalogue: FrameworkCatalogue) -> Bool {
    SwiftUIParts(files, conditions: Conditions(flags: flags, catalogue: catalogue), keepsAll: true).needsSwiftUI
}

/// The search for what is SwiftUI's, which goes on until nothing more is found.
private struct SwiftUISearch {
    /// What is SwiftUI's, and what is left out.
    var names: Set<String>
    /// What is left out, by the file's path.
    private(set) var parts: [String: [SwiftUIFile.Part]] = [:]
    private(set) var startsApp = false
    private let swiftUI: Set<String>

    init(swiftUI: Set<String>, leftOut: Set<String> = []) {
        names = swiftUI.union(leftOut)
        self.swiftUI = swiftUI
    }

    /// Whether something more of a file is SwiftUI's.
    mutating func look(at file: SwiftUIFile) -> Bool {
        let known = parts[file.path] ?? []
        // What only names SwiftUI's words without importing it means other things by them.
        let names = file.imports.isEmpty ? names.subtracting(swiftUI) : names
        // Tests call what their class has to make views with.
        let tested = names.subtracting(swiftUI).union(known.map(\.title))
        let found = file.parts.filter { part in
            (!part.signature.isDisjoint(with: names) || !part.tested.isDisjoint(with: tested))
                && !known.contains { $0.range.contains(part.range) }
        }
        let new = found.filter { part in !found.contains { $0.range != part.range && $0.range.contains(part.range) } }
        guard !new.isEmpty else { return false }
        parts[file.path] = known.filter { old in !new.contains { $0.range.contains(old.range) } } + new
        for part in new {
            self.names.formUnion(part.names)
            if part.startsApp { startsApp = true }
        }
        return true
    }

    /// Whether what is left of a file works with SwiftUI.
    func stillNeedsSwiftUI(_ file: SwiftUIFile) -> Bool {
        guard !file.imports.isEmpty else { return false }
        let parts = parts[file.path] ?? []
        return file.uses.contains { use in
            swiftUI.contains(use.name) && !parts.contains { $0.range.contains(use.offset) }
        }
    }

    /// Whether what is left of any file works with a type of the module that would be left out.
    func isNeeded(whatIsLeftOutOf files: [SwiftUIFile]) -> Bool {
        let types = files.reduce(into: Set<String>()) { types, file in
            for part in parts[file.path] ?? [] where part.isWholeType { types.formUnion(part.names) }
        }
        return files.contains { file in
            let leftOut = parts[file.path] ?? []
            return file.uses.contains { use in
                types.contains(use.name) && !leftOut.contains { $0.range.contains(use.offset) }
            }
        }
    }
}

extension Range<Int> {
    fileprivate func contains(_ other: Range<Int>) -> Bool {
        lowerBound <= other.lowerBound && other.upperBound <= upperBound
    }
}
