import Foundation
import XMLReading

/// Walks an XML document element by element, without ever expanding an entity of the document's own.
///
/// A document type declaration is the only way to declare entities, and thus to make a small file huge; so it is blanked
/// out for formats that carry one, refused for the others, and no parser sees it.
enum XMLElements {
    enum DocumentType {
        /// A declaration that only points at a DTD is skipped.
        case skipped
        /// Any declaration is an error.
        case refused
    }

    private static let deepest = 1000

    /// Calls `start` for each start tag and `end` for each end tag, the latter with the element's own text.
    static func walk(
        _ data: Data, file: String, documentType: DocumentType,
        start: @escaping (XMLStartTag) throws(ProjectError) -> Void,
        end: @escaping (_ name: String, _ text: String) throws(ProjectError) -> Void
    ) throws(ProjectError) {
        let safe = try XMLProlog.check(data, file: file, documentType: documentType)
        try XMLWalk.walk(safe, deepest: deepest, start: start, end: end) { mistake in
            switch mistake {
            case .noElement: .malformed(file: file, line: nil, reason: "not an XML document")
            case .tooDeep(let line): .malformed(file: file, line: line, reason: "nested too deeply")
            case .malformed(let line, let reason):
                .malformed(file: file, line: line, reason: "malformed XML: \(reason)")
            }
        }
    }
}
