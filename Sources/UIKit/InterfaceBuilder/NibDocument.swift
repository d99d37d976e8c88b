import Foundation

/// A xib or storyboard: its elements, and the resources that they name.
@MainActor final class NibDocument {
    /// The name that findings give: the file's, with extension.
    let file: String
    let root: NibElement
    /// The document as it is written, where that is in the format of Xcode 3 and 4.
    let archive: NibElement?
    /// Whether what the decoders passed over has been reported.
    var isAudited = false

    init(data: Data, file: String) throws(NibError) {
        self.file = file
        let parsed = try NibParser.parse(data, file: file)
        archive = parsed.name == "archive" ? parsed : nil
        root = parsed.name == "archive" ? try ArchiveReader.document(from: parsed, file: file) : parsed
        let type = root["type"] ?? ""
        guard root.name == "document", type.hasPrefix("com.apple.InterfaceBuilder") else {
            throw NibError(file: file, line: root.line, reason: "not an Interface Builder document")
        }
        guard type.contains("CocoaTouch") else {
            throw NibError(file: file, line: root.line, reason: "not for iOS: its type is \(type)")
        }
    }

    /// The top-level objects of a xib.
    var objects: [NibElement] { root.list("objects") }

    /// The scenes of a storyboard that have a controller.
    private(set) lazy var scenes: [Scene] = root.list("scenes").compactMap { Scene($0) }

    /// A fallback that Interface Builder wrote down for a colour of the system or of an asset catalog.
    func colorResource(_ element: String, named name: String) -> NibElement? {
        for resource in root.list("resources") where resource.name == element && resource["name"] == name {
            return resource.child(named: "color")
        }
        return nil
    }
}

/// Documents that were read, so that a nib which is loaded again and again is parsed once.
@MainActor enum NibDocumentCache {
    private struct Entry {
        let modified: Date?
        let size: Int
        let document: NibDocument
    }

    private static var entries: [String: Entry] = [:]
    /// How many files were parsed.
    private(set) static var parseCount = 0

    /// - Parameter strings: The table of the document's texts in another language.
    static func document(at url: URL, strings: URL? = nil) throws(NibError) -> NibDocument {
        let file = sourceName(of: url)
        let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
        let modified = attributes?[.modificationDate] as? Date
        let size = (attributes?[.size] as? NSNumber)?.intValue ?? 0
        let key = [url.path, strings?.path ?? ""].joined(separator: "\n")
        if let entry = entries[key], entry.modified == modified, entry.size == size { return entry.document }
        let document = try NibDocument(data: contents(of: url, size: size), file: file)
        if let strings {
            let size = (try? FileManager.default.attributesOfItem(atPath: strings.path))?[.size] as? NSNumber
            let data = try contents(of: strings, size: size?.intValue ?? 0)
            try NibStrings(data, file: strings.lastPathComponent).apply(to: document.root)
        }
        parseCount += 1
        entries[key] = Entry(modified: modified, size: size, document: document)
        return document
    }

    /// The name of the file that a document of a bundle was written in.
    private static func sourceName(of url: URL) -> String {
        guard url.pathExtension == "nib" else { return url.lastPathComponent }
        return url.deletingPathExtension().appendingPathExtension("xib").lastPathComponent
    }

    private static func contents(of url: URL, size: Int) throws(NibError) -> Data {
        let file = sourceName(of: url)
        guard size <= NibParser.largestSize else {
            throw NibError(file: file, line: nil, reason: "larger than \(NibParser.largestSize >> 20) MB")
        }
        guard let data = FileManager.default.contents(atPath: url.path) else {
            throw NibError(file: file, line: nil, reason: "the file cannot be read")
        }
        return data
    }

    /// Forgets all documents.
    static func removeAll() {
        entries = [:]
        parseCount = 0
    }
}
