import Foundation

/// The key of a PDF context's title, a string.
public nonisolated(unsafe) let kCGPDFContextTitle: NSString = "kCGPDFContextTitle"
/// The key of who wrote a PDF context's document, a string.
public nonisolated(unsafe) let kCGPDFContextAuthor: NSString = "kCGPDFContextAuthor"
/// The key of what a PDF context's document is about, a string.
public nonisolated(unsafe) let kCGPDFContextSubject: NSString = "kCGPDFContextSubject"
/// The key of the words that a PDF context's document is found by, a string or an array of them.
public nonisolated(unsafe) let kCGPDFContextKeywords: NSString = "kCGPDFContextKeywords"
/// The key of the program that a PDF context's document was made with, a string.
public nonisolated(unsafe) let kCGPDFContextCreator: NSString = "kCGPDFContextCreator"
/// The key of the password that opens a PDF context's document with all rights. Files are not encrypted: Core Graphics makes no
/// context with it, and UIKit reports it.
public nonisolated(unsafe) let kCGPDFContextOwnerPassword: NSString = "kCGPDFContextOwnerPassword"
/// The key of the password that opens a PDF context's document. Files are not encrypted: Core Graphics makes no context with
/// it, and UIKit reports it.
public nonisolated(unsafe) let kCGPDFContextUserPassword: NSString = "kCGPDFContextUserPassword"
/// The key of a page's rectangle, a `CGRect` as data, in points.
public nonisolated(unsafe) let kCGPDFContextMediaBox: NSString = "kCGPDFContextMediaBox"

/// What a PDF file says of itself.
package struct PDFInformation: Sendable, Equatable {
    package var title: String?
    package var author: String?
    package var subject: String?
    package var keywords: String?
    package var creator: String?
    /// Whether the file was to open with a password only.
    package var asksForPassword = false

    package init(_ entries: [AnyHashable: Any] = [:]) {
        func text(_ key: NSString) -> String? {
            let value = entries[key as String] ?? entries[key]
            if let words = value as? [String] { return words.joined(separator: ", ") }
            return value as? String ?? (value as? NSString).map { $0 as String }
        }
        title = text(kCGPDFContextTitle)
        author = text(kCGPDFContextAuthor)
        subject = text(kCGPDFContextSubject)
        keywords = text(kCGPDFContextKeywords)
        creator = text(kCGPDFContextCreator)
        asksForPassword = text(kCGPDFContextOwnerPassword) != nil || text(kCGPDFContextUserPassword) != nil
    }

    init(_ entries: NSDictionary?) {
        var known: [AnyHashable: Any] = [:]
        for (key, value) in entries ?? [:] {
            if let key = key as? String { known[key] = value }
        }
        self.init(known)
    }

    /// The rectangle of a page that its entries tell, in points; nil for none.
    package static func mediaBox(_ entries: [AnyHashable: Any]) -> CGRect? {
        let value = entries[kCGPDFContextMediaBox as String] ?? entries[kCGPDFContextMediaBox]
        guard let data = value as? Data ?? (value as? NSData).map({ $0 as Data }),
            data.count == MemoryLayout<CGRect>.size
        else { return nil }
        return data.withUnsafeBytes { $0.loadUnaligned(as: CGRect.self) }
    }
}
