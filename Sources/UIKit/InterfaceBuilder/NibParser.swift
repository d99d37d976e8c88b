import Foundation
import FoundationXML

/// Builds the elements of an Interface Builder document, reading it from front to back.
///
/// Documents by other hands are dealt with as well: a document type, which alone can declare entities, is refused before
/// the XML library sees it, and size and nesting have limits.
final class NibParser: NSObject, XMLParserDelegate {
    static let largestSize = 64 << 20
    static let deepestNesting = 512

    private struct OpenElement {
        let name: String
        let attributes: [String: String]
        let line: Int
        var children: [NibElement] = []
        var text = ""
    }

    private let file: String
    private var open: [OpenElement] = []
    private var root: NibElement?
    private var failure: NibError?

    private init(file: String) {
        self.file = file
    }

    /// - Parameter file: The name that errors give.
    @MainActor static func parse(_ data: Data, file: String) throws(NibError) -> NibElement {
        try check(data, file: file)
        let reader = NibParser(file: file)
        let parser = XMLParser(data: data)
        parser.shouldResolveExternalEntities = false
        parser.delegate = reader
        let isComplete = parser.parse()
        if let failure = reader.failure { throw failure }
        guard let root = reader.root, isComplete else {
            throw NibError(file: file, line: max(1, parser.lineNumber), reason: "malformed XML: unexpected end")
        }
        return root
    }

    private static func check(_ data: Data, file: String) throws(NibError) {
        func refuse(_ reason: String, line: Int? = nil) -> NibError { NibError(file: file, line: line, reason: reason) }
        guard data.count <= largestSize else { throw refuse("larger than \(largestSize >> 20) MB") }
        guard !data.isEmpty else { throw refuse("the file is empty") }
        if data.starts(with: Data("NIBArchive".utf8)) || data.starts(with: Data("bplist".utf8)) {
            throw refuse("a compiled nib; only the xib or storyboard that it was made from is read")
        }
        // In UTF-16 and UTF-32 a document type could pass unseen.
        if data.prefix(512).contains(0) { throw refuse("text is not UTF-8") }
        for mark in ["<!DOCTYPE", "<!ENTITY"] {
            guard let range = data.range(of: Data(mark.utf8)) else { continue }
            let line = data[..<range.lowerBound].count { $0 == UInt8(ascii: "\n") } + 1
            throw refuse("document types and entities are not accepted", line: line)
        }
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        guard failure == nil else { return }
        open.append(OpenElement(name: name, attributes: attributes, line: parser.lineNumber))
        if open.count > Self.deepestNesting { stop(parser, "nested deeper than \(Self.deepestNesting) elements") }
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        guard failure == nil, let last = open.popLast() else { return }
        let element = MainActor.assumeIsolated {
            NibElement(
                name: last.name, attributes: last.attributes, children: last.children, text: last.text, line: last.line)
        }
        if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        guard !open.isEmpty else { return }
        open[open.count - 1].text += string
    }

    func parser(_ parser: XMLParser, foundCDATA block: Data) {
        guard !open.isEmpty else { return }
        open[open.count - 1].text += String(decoding: block, as: UTF8.self)
    }

    func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
        stop(parser, "malformed XML: \(Self.reason((error as NSError).code))")
    }

    private func stop(_ parser: XMLParser, _ reason: String) {
        if failure == nil { failure = NibError(file: file, line: max(1, parser.lineNumber), reason: reason) }
        parser.abortParsing()
    }

    /// What went wrong, for the codes of libxml2 that broken files commonly meet.
    private static func reason(_ code: Int) -> String {
        switch code {
        case 4, 5, 73, 77: "unexpected end"
        case 9, 81: "text is not UTF-8"
        case 26: "unknown entity"
        case 38, 39, 40, 41: "bad attribute"
        case 42: "attribute given twice"
        case 68: "bad name"
        case 76: "end tag does not match"
        case 85, 86: "element after the end"
        default: "error \(code)"
        }
    }
}
