import Foundation

/// A Contents.json file, with access that tolerates what is missing.
struct AssetContents {
    let folder: URL
    private let value: JSONValue

    /// Reads the folder's Contents.json; `name` is what messages call it.
    init(folder: URL, name: String) throws(ProjectError) {
        let data = try FileReading.contents(
            of: folder.appendingPathComponent("Contents.json"), name: name, limitInMegabytes: 4)
        self.folder = folder
        value = try JSONValue.parse(data, name: name)
        guard case .object = value else { throw .malformed(file: name, line: nil, reason: "not a JSON object") }
    }

    var properties: JSONValue { value["properties"] }

    func entries(_ key: String) -> [JSONValue] { value[key].array }

    /// The file that an entry names, if it is a name and nothing that leads out of the folder.
    func file(_ entry: JSONValue) -> URL? {
        guard let name = entry["filename"].string, !name.isEmpty, !name.contains("/"), name != "..", name != "." else {
            return nil
        }
        return folder.appendingPathComponent(name)
    }
}

/// A JSON document as a value.
enum JSONValue: Decodable, Sendable {
    case null
    case boolean(Bool)
    case number(Double)
    case text(String)
    case list([JSONValue])
    case object([String: JSONValue])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .boolean(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .text(value)
        } else if let value = try? container.decode([JSONValue].self) {
            self = .list(value)
        } else {
            self = .object(try container.decode([String: JSONValue].self))
        }
    }

    static func parse(_ data: Data, name: String) throws(ProjectError) -> JSONValue {
        if let mistake = JSONMistake.find(in: data) {
            throw .malformed(file: name, line: mistake.line, reason: mistake.reason)
        }
        do {
            return try JSONDecoder().decode(JSONValue.self, from: data)
        } catch {
            throw .malformed(file: name, line: nil, reason: "malformed JSON")
        }
    }

    subscript(key: String) -> JSONValue {
        if case .object(let values) = self { values[key] ?? .null } else { .null }
    }

    var string: String? { if case .text(let value) = self { value } else { nil } }
    var number: Double? { if case .number(let value) = self { value } else { nil } }
    var array: [JSONValue] { if case .list(let values) = self { values } else { [] } }
    var isTrue: Bool { if case .boolean(true) = self { true } else { false } }
    var isNull: Bool { if case .null = self { true } else { false } }
}
