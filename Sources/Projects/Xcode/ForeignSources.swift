import Foundation

/// Sources of other languages than Swift.
enum ForeignSources {
    /// What is said where a target is built without them.
    static func warning(_ files: [String], target: String) -> String {
        let verb = files.count == 1 ? "is" : "are"
        return "\(ProjectError.list(files)) in target '\(target)' \(verb) left out: only Swift is supported"
    }

    /// How large a header may be whose names are worth to be known.
    private static let mostBytes = 1 << 20

    /// The names that headers declare, each with its header's name: classes, protocols, types, functions and macros.
    ///
    /// They explain why Swift code does not find them, so a name that is overlooked only costs an explanation.
    static func declarations(in headers: [URL]) -> [String: String] {
        // A category, which has parentheses behind its class, declares no class.
        let patterns = [
            #/@(?:interface|protocol)\s+(\w+)\b(?!\s*\()/#, #/NS_(?:ENUM|OPTIONS)\s*\(\s*\w+\s*,\s*(\w+)/#,
            #/^\s*#define\s+(\w+)/#,
            #/^\s*(?:typedef\b.*|\})\s*\*?(\w+)\s*;/#,
            #/^\s*(?:extern|FOUNDATION_EXPORT|UIKIT_EXTERN|static)\b.*?\b(\w+)\s*(?:=.*)?;/#,
            #/^\w[\w\s\*]*?\b(\w+)\s*\([^;{]*\)\s*[;{]/#,
        ]
        var names: [String: String] = [:]
        for header in headers {
            for line in lines(of: header) {
                // What a line only announces is declared elsewhere.
                if line.contains("@class ") || line.hasPrefix("#import") || line.hasPrefix("#include") { continue }
                for pattern in patterns {
                    guard let name = line.firstMatch(of: pattern).map({ String($0.output.1) }) else { continue }
                    if names[name] == nil { names[name] = header.lastPathComponent }
                }
            }
        }
        return names
    }

    /// Headers with those of the project's own that they include, also through others.
    static func headers(from first: [URL], among known: [URL]) -> [URL] {
        let byName = Dictionary(known.map { ($0.lastPathComponent, $0) }) { first, _ in first }
        var found = first.filter(FileReading.exists)
        var next = 0
        while next < found.count {
            let including = found[next]
            next += 1
            for line in lines(of: including) {
                guard let match = line.firstMatch(of: #/#\s*(?:import|include)\s*["<]([^">]+)[">]/#) else { continue }
                let path = String(match.output.1)
                let beside = including.deletingLastPathComponent().appendingPathComponent(path)
                let header = FileReading.exists(beside) ? beside : byName[(path as NSString).lastPathComponent]
                if let header, !found.contains(header) { found.append(header) }
            }
        }
        return found
    }

    /// The modules that headers import, as `@import Name;` or by a header of theirs: `#import <Name/Name.h>`.
    static func modules(in headers: [URL]) -> Set<String> {
        headers.flatMap(lines).reduce(into: []) { modules, line in
            let match =
                line.prefixMatch(of: #/\s*@import\s+(\w+)/#)
                ?? line.prefixMatch(
                    of: #/\s*#\s*(?:import|include)\s*<(\w+)\//#)
            if let match { modules.insert(String(match.output.1)) }
        }
    }

    private static func lines(of header: URL) -> [Substring] {
        guard let data = FileManager.default.contents(atPath: header.path), data.count < mostBytes else { return [] }
        return String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
    }
}
