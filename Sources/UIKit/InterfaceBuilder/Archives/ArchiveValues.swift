import Foundation

/// The values of a document in the format of Xcode 3 and 4: an archive of objects, which stand where they are met
/// first and are referred to everywhere else.
@MainActor struct ArchiveValues {
    let file: String
    private var objects: [String: NibElement] = [:]

    init(_ root: NibElement, file: String) {
        self.file = file
        collect(root)
    }

    private mutating func collect(_ element: NibElement) {
        if let id = element.attributeValue("id"), objects[id] == nil { objects[id] = element }
        for child in element.children { collect(child) }
    }

    func error(_ element: NibElement, _ reason: String) -> NibError {
        NibError(file: file, line: element.line, reason: reason)
    }

    /// What an element stands for: itself, or the object that it refers to; nil for nothing.
    func resolve(_ element: NibElement) throws(NibError) -> NibElement? {
        _ = element.key
        switch element.name {
        case "nil": return nil
        case "reference":
            guard let id = element["ref"] else { return nil }
            guard let target = objects[id] else {
                throw error(element, "refers to object '\(id)', which is not in the document")
            }
            _ = target.id
            return target
        default: return element
        }
    }

    /// The value that an object has for a key.
    func value(_ key: String, of object: NibElement) throws(NibError) -> NibElement? {
        _ = object["class"]
        guard let child = object.children.first(where: { $0.attributeValue("key") == key }) else { return nil }
        return try resolve(child)
    }

    /// The members of an array.
    func members(_ array: NibElement?) throws(NibError) -> [NibElement] {
        guard let array else { return [] }
        _ = array["class"]
        var result: [NibElement] = []
        for child in array.children where child.attributeValue("key") != "EncodedWithXMLCoder" {
            if let member = try resolve(child) { result.append(member) }
        }
        return result
    }

    /// The members of an array of which some are nothing, in their places.
    func places(_ array: NibElement?) throws(NibError) -> [NibElement?] {
        guard let array else { return [] }
        _ = array["class"]
        var result: [NibElement?] = []
        for child in array.children where child.attributeValue("key") != "EncodedWithXMLCoder" {
            let member = try resolve(child)
            result.append(member?["class"] == "NSNull" ? nil : member)
        }
        return result
    }

    /// The entries of a dictionary in any of the three ways of writing one: keys in attributes, two lists, or numbered
    /// pairs.
    func entries(_ dictionary: NibElement?) throws(NibError) -> [(key: String, value: NibElement)] {
        guard let dictionary else { return [] }
        _ = dictionary["class"]
        var result: [(key: String, value: NibElement)] = []
        if let keys = try value("dict.sortedKeys", of: dictionary) {
            let values = try members(value("dict.values", of: dictionary))
            for (key, value) in zip(try members(keys), values) { result.append((text(key), value)) }
            return result
        }
        for child in dictionary.children {
            guard let key = child.key, key != "EncodedWithXMLCoder", let value = try resolve(child) else { continue }
            if key.hasPrefix("NS.object.") { continue }
            guard key.hasPrefix("NS.key.") else {
                result.append((key, value))
                continue
            }
            if let object = try self.value("NS.object.\(key.dropFirst(7))", of: dictionary) {
                result.append((text(value), object))
            }
        }
        return result
    }

    // MARK: Simple values

    func text(_ element: NibElement) -> String {
        if let value = element["value"] { return value }
        guard element["base64-UTF8"] == "YES" else { return element.text }
        return String(decoding: Self.bytes(element.text), as: UTF8.self)
    }

    func number(_ element: NibElement) -> Double? {
        let text = text(element).trimmingCharacters(in: .whitespacesAndNewlines)
        guard let value = Double(text), value.isFinite else { return nil }
        return value
    }

    func integer(_ element: NibElement) -> Int? { number(element).flatMap { Int(exactly: $0) } }

    /// The numbers of a text such as `{{0, 20}, {320, 460}}`.
    func numbers(_ element: NibElement) -> [Double] {
        text(element).split { "{}, ".contains($0) }.compactMap { Double($0) }.filter(\.isFinite)
    }

    /// The numbers in the bytes of a colour: text, of which the last letter is a zero byte.
    func components(_ element: NibElement) -> [Double] {
        let text = String(decoding: Self.bytes(element.text).filter { $0 != 0 }, as: UTF8.self)
        return text.split(separator: " ").compactMap { Double($0) }.filter(\.isFinite)
    }

    /// Base 64 without the signs that fill its last group; in place of two there is an `A`.
    private static func bytes(_ text: String) -> Data {
        var letters = text.filter { !$0.isWhitespace && $0 != "=" }
        if letters.count % 4 == 1 { letters.removeLast() }
        letters += String(repeating: "=", count: (4 - letters.count % 4) % 4)
        return Data(base64Encoded: letters) ?? Data()
    }
}
