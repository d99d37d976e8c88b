import Foundation

/// Reads a `.podspec` as far as it is a list of assignments, which nearly all are.
///
/// The file is a program in Ruby; nothing of it is run. What stands under a condition is taken to hold, and what is computed is
/// left out.
struct PodspecReader {
    private var spec = Podspec()
    /// What is assigned to names of the program's own.
    private var variables: [String: [String]] = [:]
    /// What each `end` that is still to come ends: the name of a part, or nothing.
    private var blocks: [Block] = []

    private struct Block {
        var variable: String?
        var part: String?
    }

    static func read(_ text: String) -> Podspec {
        var reader = PodspecReader()
        for statement in RubyStatements.split(text) { reader.read(statement) }
        return reader.spec
    }

    private mutating func read(_ statement: String) {
        if statement == "end" || statement.hasPrefix("end ") || statement.hasPrefix("end.") {
            _ = blocks.popLast()
            return
        }
        if let match = statement.firstMatch(of: #/^Pod::Spec\.new\s+do\s*\|\s*(\w+)\s*\|/#) {
            blocks.append(Block(variable: String(match.1)))
        } else if let match = statement.firstMatch(
            of:
                #/^\w+\.(?:default_)?(?:subspec|test_spec|app_spec)\b[\s(]*['"]?([^'"|)]*)['"]?\)?\s*do\s*\|\s*(\w+)\s*\|/#
        ) {
            let isPart = statement.contains("subspec")
            let name = (blocks.last { $0.part != nil }?.part).map { $0 + "/" + match.1 } ?? String(match.1)
            if isPart { spec.parts[name] = spec.parts[name] ?? Podspec.Part() }
            blocks.append(Block(variable: isPart ? String(match.2) : nil, part: isPart ? name : nil))
        } else if statement.firstMatch(of: #/^(if|unless|case|begin|def|while)\b|\bdo(\s*\|[^|]*\|)?$/#) != nil {
            blocks.append(blocks.last ?? Block())
        } else if let match = statement.firstMatch(of: #/^(\w+)((?:\.\w+)+)\s*(\+?=|\s|\()\s*(.+)$/#),
            let block = blocks.last(where: { $0.variable == String(match.1) })
        {
            assign(match.2.split(separator: ".").map(String.init), String(match.4), in: block)
        } else if let match = statement.firstMatch(of: #/^(\w+)\s*=\s*(.+)$/#) {
            variables[String(match.1)] = values(String(match.2))
        }
    }

    private mutating func assign(_ path: [String], _ value: String, in block: Block) {
        var path = path
        if path.count > 1 {
            // What is for other systems alone is nothing to build here.
            guard path.removeFirst() == "ios" else { return }
        }
        let words = values(value)
        switch path[0] {
        case "name": spec.name = words.first ?? spec.name
        case "module_name": spec.moduleName = words.first
        case "swift_version", "swift_versions": spec.swiftVersions = words
        case "default_subspec", "default_subspecs": spec.defaultParts = words
        default:
            var part = block.part.flatMap { spec.parts[$0] } ?? (block.part == nil ? spec.common : Podspec.Part())
            switch path[0] {
            case "source_files": part.sources += words
            case "exclude_files": part.excluded += words
            case "resource", "resources": part.resources += words
            case "resource_bundle", "resource_bundles": part.bundles.merge(bundles(value)) { $0 + $1 }
            case "dependency": part.dependencies += words.prefix(1)
            default: return
            }
            if let name = block.part { spec.parts[name] = part } else { spec.common = part }
        }
    }

    /// The texts of a value: of one, of a list, of what a name stands for.
    private func values(_ value: String) -> [String] {
        if let match = value.firstMatch(of: #/^%[wW]?[\[({<](.*)[\])}>]/#) {
            return match.1.split(whereSeparator: \.isWhitespace).map(String.init)
        }
        let quoted = value.matches(of: #/'([^']*)'|"([^"]*)"/#).map { String($0.1 ?? $0.2 ?? "") }
        if !quoted.isEmpty { return quoted.map(filled) }
        if let known = variables[value.trimmingCharacters(in: .whitespaces)] { return known }
        // `[5.0]`
        return value.matches(of: #/\d+(?:\.\d+)*/#).map { String($0.0) }
    }

    /// A text with the pod's name, and names of the program's own, where it asks for them.
    private func filled(_ text: String) -> String {
        text.replacing(#/#\{\s*([\w.]+)\s*\}/#) { match in
            match.1.hasSuffix(".name") ? spec.name : variables[String(match.1)]?.first ?? ""
        }
    }

    /// `{ 'Name' => ['a', 'b'], 'Other' => 'c' }`
    private func bundles(_ value: String) -> [String: [String]] {
        var result: [String: [String]] = [:]
        let keys = value.matches(of: #/(?:'([^']*)'|"([^"]*)"|(\w+))\s*=>|\b(\w+):\s/#)
        for (index, key) in keys.enumerated() {
            let end = index + 1 < keys.count ? keys[index + 1].range.lowerBound : value.endIndex
            let name = String(key.1 ?? key.2 ?? key.3 ?? key.4 ?? "")
            result[filled(name), default: []] += values(String(value[key.range.upperBound..<end]))
        }
        return result
    }
}

/// The statements of a program in Ruby, each on one line and without comments.
enum RubyStatements {
    static func split(_ text: String) -> [String] {
        var result: [String] = []
        var open = ""
        var endOfText: Substring?
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            if let end = endOfText {
                if line.trimmingCharacters(in: .whitespaces) == end { endOfText = nil }
                continue
            }
            let line = withoutComment(line)
            if let match = line.firstMatch(of: #/<<[-~]?['"]?([A-Z_]+)['"]?/#) { endOfText = match.1 }
            open += (open.isEmpty ? "" : " ") + line.trimmingCharacters(in: .whitespaces)
            if isOpen(open) { continue }
            if !open.isEmpty { result.append(open) }
            open = ""
        }
        return open.isEmpty ? result : result + [open]
    }

    private static func withoutComment(_ line: Substring) -> Substring {
        var quote: Character?
        var previous: Character?
        for (index, character) in zip(line.indices, line) {
            if let current = quote {
                if character == current, previous != "\\" { quote = nil }
            } else if character == "'" || character == "\"" {
                quote = character
            } else if character == "#" {
                return line[..<index]
            }
            previous = character
        }
        return line
    }

    /// Whether a statement goes on in the next line.
    private static func isOpen(_ statement: String) -> Bool {
        var depth = 0
        var quote: Character?
        for character in statement {
            if let current = quote {
                if character == current { quote = nil }
            } else {
                switch character {
                case "'", "\"": quote = character
                case "[", "{", "(": depth += 1
                case "]", "}", ")": depth -= 1
                default: break
                }
            }
        }
        return depth > 0 || [",", "=", "+", "\\"].contains { statement.hasSuffix($0) }
    }
}
