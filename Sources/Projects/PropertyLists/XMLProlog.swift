import Foundation

/// What precedes a document's root element: the XML declaration, comments and a document type.
enum XMLProlog {
    /// The document with its type declaration blanked out, so that lines keep their numbers.
    ///
    /// Refuses declarations that define entities, encodings in which they could hide, and, unless they are to be skipped,
    /// document types altogether.
    static func check(
        _ data: Data, file: String, documentType: XMLElements.DocumentType
    ) throws(ProjectError) -> Data {
        var bytes = [UInt8](data)
        var position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        if bytes.prefix(512).contains(0) {
            throw .refused(file: file, line: nil, reason: "text is not UTF-8")
        }
        // Anything else could be an encoding, which the parser would recognise and this check would not see through.
        guard nextMark(in: bytes, from: position) != nil else {
            throw .malformed(file: file, line: nil, reason: "not an XML document")
        }
        while let mark = nextMark(in: bytes, from: position) {
            position = mark
            let line = bytes[..<mark].count { $0 == UInt8(ascii: "\n") } + 1
            if matches("<?", bytes, mark) {
                guard let close = find("?>", bytes, mark) else { break }
                if matches("<?xml", bytes, mark) {
                    try checkEncoding(String(decoding: bytes[mark..<close], as: UTF8.self), file: file, line: line)
                }
                position = close
            } else if matches("<!--", bytes, mark) {
                guard let close = find("-->", bytes, mark + 4) else { break }
                position = close
            } else if matches("<!", bytes, mark) {
                if documentType == .refused {
                    throw .refused(file: file, line: line, reason: "document types and entities are not accepted")
                }
                guard let close = find(">", bytes, mark) else { break }
                if bytes[mark..<close].contains(UInt8(ascii: "[")) {
                    throw .refused(file: file, line: line, reason: "entity declarations are not accepted")
                }
                for index in mark..<close where bytes[index] != UInt8(ascii: "\n") { bytes[index] = UInt8(ascii: " ") }
                position = close
            } else {
                break
            }
        }
        return Data(bytes)
    }

    /// The next "<", if only space lies before it.
    private static func nextMark(in bytes: [UInt8], from position: Int) -> Int? {
        var index = position
        while index < bytes.count, bytes[index] <= UInt8(ascii: " ") { index += 1 }
        return index < bytes.count && bytes[index] == UInt8(ascii: "<") ? index : nil
    }

    private static func matches(_ text: String, _ bytes: [UInt8], _ position: Int) -> Bool {
        bytes[position...].starts(with: text.utf8)
    }

    /// The position just after the next `text`.
    private static func find(_ text: String, _ bytes: [UInt8], _ position: Int) -> Int? {
        var index = position
        while index < bytes.count {
            if matches(text, bytes, index) { return index + text.utf8.count }
            index += 1
        }
        return nil
    }

    private static func checkEncoding(_ declaration: String, file: String, line: Int) throws(ProjectError) {
        guard let range = declaration.range(of: "encoding") else { return }
        let value = declaration[range.upperBound...].drop { $0.isWhitespace || "=\"'".contains($0) }
        let name = value.prefix { !$0.isWhitespace && !"\"'?".contains($0) }
        guard ["utf-8", "utf8", "us-ascii", "ascii", "iso-8859-1"].contains(name.lowercased()) else {
            throw .refused(file: file, line: line, reason: "encoding '\(name)' is not accepted, only UTF-8")
        }
    }
}
