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
        let patterns = [
            #/@(?:interface|protocol)\s+(\w+)/#, #/NS_(?:ENUM|OPTIONS)\s*\(\s*\w+\s*,\s*(\w+)/#,
            #/^\s*#define\s+(\w+)/#,
            #/^\s*(?:typedef\b.*|\})\s*\*?(\w+)\s*;/#,
            #/^\s*(?:extern|FOUNDATION_EXPORT|UIKIT_EXTERN|static)\b.*?\b(\w+)\s*(?:=.*)?;/#,
            #/^\w[\w\s\*]*?\b(\w+)\s*\([^;{]*\)\s*[;{]/#,
        ]
        var names: [String: String] = [:]
        for header in headers {
            guard let data = FileManager.default.contents(atPath: header.path), data.count < mostBytes else { continue }
            for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
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

    /// The headers of a target's own that its Swift code would see: the bridging header with what it includes, and those
    /// beside the sources that are left out.
    static func headers(bridging: URL?, beside sources: [URL], among known: [URL]) -> [URL] {
        let byName = Dictionary(known.map { ($0.lastPathComponent, $0) }) { first, _ in first }
        var found = sources.map { $0.deletingPathExtension().appendingPathExtension("h") }.filter(FileReading.exists)
        guard let bridging, let data = FileManager.default.contents(atPath: bridging.path) else { return found }
        found.append(bridging)
        for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
            guard let match = line.firstMatch(of: #/#(?:import|include)\s*["<]([^">]+)[">]/#) else { continue }
            let path = String(match.output.1)
            let beside = bridging.deletingLastPathComponent().appendingPathComponent(path)
            let header = FileReading.exists(beside) ? beside : byName[(path as NSString).lastPathComponent]
            if let header, !found.contains(header) { found.append(header) }
        }
        return found
    }
}
