import Foundation

extension NSAttributedString {
    /// The kind of a document that an attributed string is made of.
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
        /// The kind's name.
        public let rawValue: String
        /// Makes a kind from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Text without attributes.
        public static let plain = DocumentType(rawValue: "NSPlainText")
        /// A web page.
        public static let html = DocumentType(rawValue: "NSHTML")
    }

    /// What a document's reader is told.
    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        /// The key's name.
        public let rawValue: String
        /// Makes a key from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The key of the document's kind, a `DocumentType`; the reader finds it out where it is missing.
        public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
        /// The key of the text's encoding, the raw value of a `String.Encoding`.
        public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
        /// The key of the attributes for text of which the document says nothing.
        public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    }

    /// Makes the text of a document: a web page or plain text.
    ///
    /// Of a web page count the styles of characters and paragraphs, links and lists; pictures are left out, and nothing is loaded.
    ///
    /// - Parameters:
    ///   - options: The document's kind and encoding.
    ///   - dict: Takes what the document says of itself: its kind.
    /// - Throws: A `CocoaError` for bytes that are no text in the encoding, and for a kind that is neither.
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?
    ) throws {
        let text = try AttributedDocument.text(data, options)
        let type = try AttributedDocument.type(of: text, options)
        let defaults = options[.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:]
        if type == .html {
            self.init(attributedString: HTMLImport.attributedString(text, defaults: defaults))
        } else {
            self.init(string: text, attributes: defaults)
        }
        dict?.pointee = ["DocumentType": type.rawValue]
    }

    /// Makes the text of a document in a file.
    ///
    /// - Throws: What the file system reports, and what `init(data:options:documentAttributes:)` throws.
    public convenience init(
        url: URL, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?
    ) throws {
        var options = options
        if options[.documentType] == nil, ["html", "htm"].contains(url.pathExtension.lowercased()) {
            options[.documentType] = DocumentType.html
        }
        try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
    }
}

/// How the bytes of a document are read.
private enum AttributedDocument {
    // Choice (HTML): bytes of which nothing says the encoding are UTF-8 if they can be, else those of Windows.
    static func text(_ data: Data, _ options: [NSAttributedString.DocumentReadingOptionKey: Any]) throws -> String {
        var encodings: [String.Encoding] = [.utf8, .windowsCP1252]
        if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
            encodings = [.utf16]
        } else if let said = encoding(options[.characterEncoding]) {
            encodings = [said]
        }
        for encoding in encodings {
            if let text = String(data: data, encoding: encoding) {
                return text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
            }
        }
        throw CocoaError(.fileReadInapplicableStringEncoding)
    }

    private static func encoding(_ value: Any?) -> String.Encoding? {
        if let encoding = value as? String.Encoding { return encoding }
        return (value as? NSNumber).map { String.Encoding(rawValue: $0.uintValue) }
    }

    static func type(
        of text: String, _ options: [NSAttributedString.DocumentReadingOptionKey: Any]
    ) throws -> NSAttributedString.DocumentType {
        let said = options[.documentType]
        guard let type = said as? NSAttributedString.DocumentType ?? (said as? String).map({ .init(rawValue: $0) })
        else {
            return text.contains(/^\s*<(!doctype|html)/.ignoresCase()) ? .html : .plain
        }
        guard type == .html || type == .plain else {
            throw CocoaError(
                .fileReadUnsupportedScheme,
                userInfo: [NSLocalizedDescriptionKey: "documents of the kind '\(type.rawValue)' cannot be read"])
        }
        return type
    }
}
