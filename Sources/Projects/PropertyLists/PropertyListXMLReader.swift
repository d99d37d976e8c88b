import Foundation
import XMLReading

/// Builds a property list from its XML form, naming the line of what does not belong.
final class PropertyListXMLReader {
    private enum Level {
        case root
        case array([PlistValue])
        case dictionary([String: PlistValue], key: String?)
        case leaf(line: Int)
    }

    private let name: String
    private var levels: [Level] = []
    private var result: PlistValue?
    private var line = 1

    static func read(_ data: Data, name: String) throws(ProjectError) -> PlistValue {
        let reader = PropertyListXMLReader(name: name)
        try XMLElements.walk(
            data, file: name, documentType: .skipped,
            start: { (element) throws(ProjectError) in try reader.start(element) },
            end: { (element, text) throws(ProjectError) in try reader.end(element, text: text) })
        guard let result = reader.result else {
            throw .malformed(file: name, line: nil, reason: "property list is empty")
        }
        return result
    }

    private init(name: String) {
        self.name = name
    }

    private func failure(_ reason: String) -> ProjectError {
        .malformed(file: name, line: line, reason: reason)
    }

    private func start(_ element: XMLStartTag) throws(ProjectError) {
        line = element.line
        switch (levels.last, element.name) {
        case (nil, "plist"): return levels.append(.root)
        case (nil, _): throw failure("expected <plist>, found <\(element.name)>")
        case (.leaf, _): throw failure("unexpected <\(element.name)>")
        case (.root, _) where result != nil: throw failure("unexpected <\(element.name)>")
        case (.dictionary(_, key: nil), let name) where name != "key": throw failure("expected <key>, found <\(name)>")
        case (.dictionary(_, key: _?), "key"): throw failure("key without a value")
        default: break
        }
        switch element.name {
        case "dict": levels.append(.dictionary([:], key: nil))
        case "array": levels.append(.array([]))
        case "string", "integer", "real", "true", "false", "date", "data", "key": levels.append(.leaf(line: line))
        default: throw failure("unknown element <\(element.name)>")
        }
    }

    private func end(_ element: String, text: String) throws(ProjectError) {
        guard let level = levels.popLast() else { return }
        switch level {
        case .root: return
        case .array(let values): try add(.array(values))
        case .dictionary(let values, let key):
            guard key == nil else { throw failure("key '\(key ?? "")' without a value") }
            try add(.dictionary(values))
        case .leaf(let line):
            self.line = line
            if element == "key", case .dictionary(let values, key: nil) = levels.last {
                levels[levels.count - 1] = .dictionary(values, key: text)
            } else if element == "key" {
                // Elsewhere Foundation reads it as a string.
                try add(.string(text))
            } else {
                try add(try leaf(element, text: text))
            }
        }
    }

    private func add(_ value: PlistValue) throws(ProjectError) {
        switch levels.popLast() {
        case .root:
            result = value
            levels.append(.root)
        case .array(var values):
            values.append(value)
            levels.append(.array(values))
        case .dictionary(var values, key: let key?):
            values[key] = value
            levels.append(.dictionary(values, key: nil))
        default:
            throw failure("value outside a property list")
        }
    }

    private func leaf(_ element: String, text: String) throws(ProjectError) -> PlistValue {
        let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
        switch element {
        case "string": return .string(text)
        case "true": return .boolean(true)
        case "false": return .boolean(false)
        case "integer":
            let hex = trimmed.hasPrefix("0x") ? Int(trimmed.dropFirst(2), radix: 16) : nil
            if let value = hex ?? Int(trimmed) { return .integer(value) }
        case "real":
            if let value = Double(trimmed) { return .real(value) }
        case "date":
            if let value = try? Date(trimmed, strategy: .iso8601) { return .date(value) }
        default:
            if let value = Data(base64Encoded: text.filter { !$0.isWhitespace }) { return .data(value) }
        }
        throw failure("<\(element)> does not hold one")
    }
}
