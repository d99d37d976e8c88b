import Foundation

/// Reads property lists in the three formats that Xcode writes.
enum PropertyListFile {
    private static let largest = 64

    /// The value in the file, whose name in messages is `name`.
    static func read(_ url: URL, name: String) throws(ProjectError) -> PlistValue {
        try parse(try FileReading.contents(of: url, name: name, limitInMegabytes: largest), name: name)
    }

    static func parse(_ data: Data, name: String) throws(ProjectError) -> PlistValue {
        if data.starts(with: Data("bplist".utf8)) { return try binary(data, name: name) }
        let first = data.drop { $0 <= UInt8(ascii: " ") || $0 >= 0x80 }.prefix(2)
        if first.elementsEqual("<?".utf8) || first.elementsEqual("<!".utf8) || first.elementsEqual("<p".utf8) {
            return try PropertyListXMLReader.read(data, name: name)
        }
        do throws(OpenStepParser.Failure) {
            return try OpenStepParser.parse(data)
        } catch {
            throw .malformed(file: name, line: error.line, reason: error.reason)
        }
    }

    private static func binary(_ data: Data, name: String) throws(ProjectError) -> PlistValue {
        do {
            // Decoding checks the types, which casts from Any do not do alike on every platform.
            return try PropertyListDecoder().decode(DecodedPlist.self, from: data).value
        } catch {
            throw .malformed(file: name, line: nil, reason: "malformed binary property list")
        }
    }
}

/// A property list value as the decoder finds it.
private struct DecodedPlist: Decodable {
    let value: PlistValue

    init(from decoder: any Decoder) throws {
        guard decoder.codingPath.count < 200 else {
            throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "nested too deeply"))
        }
        let container = try decoder.singleValueContainer()
        if let value = try? container.decode(String.self) {
            self.value = .string(value)
        } else if let value = try? container.decode(Bool.self) {
            self.value = .boolean(value)
        } else if let value = try? container.decode(Int.self) {
            self.value = .integer(value)
        } else if let value = try? container.decode(Double.self) {
            self.value = .real(value)
        } else if let value = try? container.decode(Date.self) {
            self.value = .date(value)
        } else if let value = try? container.decode(Data.self) {
            self.value = .data(value)
        } else if (try? decoder.unkeyedContainer()) != nil {
            self.value = .array(try container.decode([DecodedPlist].self).map(\.value))
        } else {
            self.value = .dictionary(try container.decode([String: DecodedPlist].self).mapValues(\.value))
        }
    }
}
