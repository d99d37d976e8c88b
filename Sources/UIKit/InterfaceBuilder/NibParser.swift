import Foundation
import XMLReading

/// Builds the elements of an Interface Builder document, reading it from front to back.
///
/// Documents by other hands are dealt with as well: a document type, which alone can declare entities, is refused before
/// the XML library sees it, and size and nesting have limits.
final class NibParser {
    static let largestSize = 64 << 20
    static let deepestNesting = 512

    /// The elements that have begun and not ended, outermost first.
    private var open: [XMLStartTag] = []
    /// The elements that have ended, in the document and in each open element.
    private var children: [[NibElement]] = [[]]

    /// - Parameter file: The name that errors give.
    @MainActor static func parse(_ data: Data, file: String) throws(NibError) -> NibElement {
        try check(data, file: file)
        let reader = NibParser()
        try XMLWalk.walk(
            data, deepest: deepestNesting, start: { (tag) throws(NibError) in reader.start(tag) },
            end: { (_, text) throws(NibError) in reader.end(text) }
        ) { mistake in
            switch mistake {
            case .noElement(let line): NibError(file: file, line: line, reason: "malformed XML: unexpected end")
            case .tooDeep(let line):
                NibError(file: file, line: line, reason: "nested deeper than \(deepestNesting) elements")
            case .malformed(let line, let reason):
                NibError(file: file, line: line, reason: "malformed XML: \(reason)")
            }
        }
        // A document that is walked to its end has one element around all others.
        return reader.children[0][0]
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

    private func start(_ tag: XMLStartTag) {
        open.append(tag)
        children.append([])
    }

    private func end(_ text: String) {
        let (tag, inside) = (open.removeLast(), children.removeLast())
        let element = MainActor.assumeIsolated {
            NibElement(name: tag.name, attributes: tag.attributes, children: inside, text: text, line: tag.line)
        }
        children[children.count - 1].append(element)
    }
}
