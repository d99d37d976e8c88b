import Foundation
import FoundationXML

/// One start tag of an XML document.
struct XMLElement {
    let name: String
    let attributes: [String: String]
    let line: Int
}

/// Walks an XML document element by element, without ever expanding an entity of the document's own.
///
/// A document type declaration is the only way to declare entities, and thus to make a small file huge; so it is blanked
/// out for formats that carry one, refused for the others, and no parser sees it.
final class XMLElements: NSObject, XMLParserDelegate {
    enum DocumentType {
        /// A declaration that only points at a DTD is skipped.
        case skipped
        /// Any declaration is an error.
        case refused
    }

    private static let deepest = 1000
    private let file: String
    private let start: (XMLElement) throws(ProjectError) -> Void
    private let end: (String, String) throws(ProjectError) -> Void
    private var text: [String] = []
    private var seenRoot = false
    private var failure: ProjectError?

    /// Calls `start` for each start tag and `end` for each end tag, the latter with the element's own text.
    static func walk(
        _ data: Data, file: String, documentType: DocumentType,
        start: @escaping (XMLElement) throws(ProjectError) -> Void,
        end: @escaping (_ name: String, _ text: String) throws(ProjectError) -> Void
    ) throws(ProjectError) {
        let safe = try XMLProlog.check(data, file: file, documentType: documentType)
        let walker = XMLElements(file: file, start: start, end: end)
        let parser = XMLParser(data: safe)
        parser.shouldResolveExternalEntities = false
        parser.delegate = walker
        _ = parser.parse()
        if let failure = walker.failure { throw failure }
        if !walker.seenRoot { throw .malformed(file: file, line: nil, reason: "not an XML document") }
        // The parser can stop without telling its delegate why.
        if parser.parserError != nil || !walker.text.isEmpty {
            throw .malformed(file: file, line: max(parser.lineNumber, 1), reason: "malformed XML: unexpected end")
        }
    }

    private init(
        file: String, start: @escaping (XMLElement) throws(ProjectError) -> Void,
        end: @escaping (String, String) throws(ProjectError) -> Void
    ) {
        self.file = file
        self.start = start
        self.end = end
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        guard failure == nil else { return }
        seenRoot = true
        text.append("")
        if text.count > Self.deepest {
            return stop(parser, .malformed(file: file, line: parser.lineNumber, reason: "nested too deeply"))
        }
        do throws(ProjectError) {
            try start(XMLElement(name: name, attributes: attributes, line: parser.lineNumber))
        } catch {
            stop(parser, error)
        }
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        guard failure == nil, let text = text.popLast() else { return }
        do throws(ProjectError) {
            try end(name, text)
        } catch {
            stop(parser, error)
        }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        guard !text.isEmpty else { return }
        text[text.count - 1] += string
    }

    func parser(_ parser: XMLParser, foundCDATA block: Data) {
        guard !text.isEmpty else { return }
        text[text.count - 1] += String(decoding: block, as: UTF8.self)
    }

    func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
        let code = (error as NSError).code
        stop(parser, .malformed(file: file, line: parser.lineNumber, reason: "malformed XML: \(Self.reason(code))"))
    }

    private func stop(_ parser: XMLParser, _ error: ProjectError) {
        if failure == nil { failure = error }
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
