import Foundation
import FoundationXML

/// A walk over an XML document from front to back, which resolves no external entities.
package enum XMLWalk {
    /// Calls `start` for each start tag and `end` for each end tag, until one of the two throws or the document is wrong.
    ///
    /// - Parameters:
    ///   - deepest: How many elements may lie in one another.
    ///   - end: Told the element's name and the text that it has of its own, without that of the elements inside it.
    ///   - failure: The error for a mistake in the document.
    package static func walk<Failure: Error>(
        _ data: Data, deepest: Int, start: @escaping (XMLStartTag) throws(Failure) -> Void,
        end: @escaping (_ name: String, _ text: String) throws(Failure) -> Void, failure: (XMLMistake) -> Failure
    ) throws(Failure) {
        var thrown: Failure?
        func goesOn(_ body: () throws(Failure) -> Void) -> Bool {
            do throws(Failure) {
                try body()
                return true
            } catch {
                thrown = error
                return false
            }
        }
        let delegate = WalkDelegate(
            deepest: deepest, start: { tag in goesOn { () throws(Failure) in try start(tag) } },
            end: { name, text in goesOn { () throws(Failure) in try end(name, text) } })
        let parser = XMLParser(data: data)
        parser.shouldResolveExternalEntities = false
        parser.delegate = delegate
        let isComplete = parser.parse()
        if let thrown { throw thrown }
        if let mistake = delegate.mistake { throw failure(mistake) }
        let line = max(parser.lineNumber, 1)
        if !delegate.hasElements { throw failure(.noElement(line: line)) }
        // The parser can stop without telling its delegate why.
        if !isComplete || parser.parserError != nil || !delegate.texts.isEmpty {
            throw failure(.malformed(line: line, reason: XMLMistake.unexpectedEnd))
        }
    }
}

/// The receiver of a walk's events, which ends the walk at the first mistake.
private final class WalkDelegate: NSObject, XMLParserDelegate {
    private let deepest: Int
    private let start: (XMLStartTag) -> Bool
    private let end: (String, String) -> Bool
    /// The text so far of each open element, innermost last.
    private(set) var texts: [String] = []
    private(set) var hasElements = false
    private(set) var mistake: XMLMistake?
    /// Whether the parser was told to stop; it may have events left.
    private var isStopped = false

    /// - Parameters:
    ///   - start: Returns whether the walk goes on, as does `end`.
    init(deepest: Int, start: @escaping (XMLStartTag) -> Bool, end: @escaping (String, String) -> Bool) {
        (self.deepest, self.start, self.end) = (deepest, start, end)
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        guard !isStopped else { return }
        hasElements = true
        texts.append("")
        guard texts.count <= deepest else { return stop(parser, .tooDeep(line: max(parser.lineNumber, 1))) }
        if !start(XMLStartTag(name: name, attributes: attributes, line: parser.lineNumber)) { stop(parser, nil) }
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        guard !isStopped, let text = texts.popLast() else { return }
        if !end(name, text) { stop(parser, nil) }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        guard !texts.isEmpty else { return }
        texts[texts.count - 1] += string
    }

    func parser(_ parser: XMLParser, foundCDATA block: Data) {
        guard !texts.isEmpty else { return }
        texts[texts.count - 1] += String(decoding: block, as: UTF8.self)
    }

    func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
        let reason = XMLMistake.reason((error as NSError).code)
        stop(parser, .malformed(line: max(parser.lineNumber, 1), reason: reason))
    }

    private func stop(_ parser: XMLParser, _ mistake: XMLMistake?) {
        if !isStopped { self.mistake = mistake }
        isStopped = true
        parser.abortParsing()
    }
}
