import Foundation

/// A PDF file that is read. Programs of poppler's read it, in package poppler-utils; without them no file can be read.
public final class CGPDFDocument: @unchecked Sendable {
    let file: URL
    /// Whether the file is a copy of bytes that goes with the document.
    private let isOwnFile: Bool
    private let lock = NSLock()
    private var contents: PDFContents
    private var password: String?
    private var isOpen: Bool

    /// Reads a file; nil where it cannot be read.
    public convenience init?(_ url: NSURL) { self.init(file: url as URL, isOwnFile: false) }

    /// Reads bytes; nil where they are not those of a PDF file.
    public convenience init?(_ provider: CGDataProvider) {
        guard let data = provider.data as Data?, data.prefix(1024).range(of: Data("%PDF-".utf8)) != nil else {
            return nil
        }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).pdf")
        guard (try? data.write(to: file)) != nil else { return nil }
        self.init(file: file, isOwnFile: true)
    }

    private init?(file: URL, isOwnFile: Bool) {
        self.file = file
        self.isOwnFile = isOwnFile
        if let contents = PDFContents(of: file, password: nil) {
            (self.contents, isOpen) = (contents, true)
        } else if let head = try? Data(contentsOf: file), head.prefix(1024).range(of: Data("%PDF-".utf8)) != nil,
            head.range(of: Data("/Encrypt".utf8)) != nil
        {
            (contents, isOpen) = (PDFContents(), false)
            contents.isEncrypted = true
        } else {
            if isOwnFile { try? FileManager.default.removeItem(at: file) }
            return nil
        }
    }

    deinit { if isOwnFile { try? FileManager.default.removeItem(at: file) } }

    /// How many pages there are; 0 while a password is missing.
    public var numberOfPages: Int { current.pages.count }
    /// Whether the file is encrypted.
    public var isEncrypted: Bool { current.isEncrypted }
    /// Whether the pages can be read: the file is not encrypted, or its password was given.
    public var isUnlocked: Bool { lock.withLock { isOpen } }
    /// Whether the file's author lets its pages be printed.
    public var allowsPrinting: Bool { current.allowsPrinting }
    /// Whether the file's author lets its text be copied.
    public var allowsCopying: Bool { current.allowsCopying }

    /// Opens an encrypted file; false where the password is another.
    @discardableResult public func unlockWithPassword(_ password: UnsafePointer<CChar>) -> Bool {
        let word = String(cString: password)
        guard let contents = PDFContents(of: file, password: word) else { return false }
        lock.withLock { (self.contents, self.password, isOpen) = (contents, word, true) }
        return true
    }

    /// The page of a number, the first of which is 1; nil for one that there is not.
    public func page(at pageNumber: Int) -> CGPDFPage? {
        let pages = current.pages
        guard pages.indices.contains(pageNumber - 1) else { return nil }
        return CGPDFPage(self, number: pageNumber, pages[pageNumber - 1])
    }

    /// Tells the version of the format: 1 and 4 for 1.4.
    public func getVersion(
        majorVersion: UnsafeMutablePointer<Int32>, minorVersion: UnsafeMutablePointer<Int32>
    ) {
        (majorVersion.pointee, minorVersion.pointee) = current.version
    }

    /// What the file says of itself, by the name of the entry: "Title", "Author".
    @_spi(Framework) public var information: [String: String] { current.information }

    private var current: PDFContents { lock.withLock { contents } }

    /// The words by which poppler's programs open the file.
    var access: [String] { lock.withLock { password.map { ["-upw", $0] } ?? [] } }
}

/// What `pdfinfo` tells of a file.
struct PDFContents {
    struct Page {
        var boxes: [CGPDFBox: CGRect] = [:]
        /// In degrees clockwise: 0, 90, 180 or 270.
        var rotation = 0
    }

    var pages: [Page] = []
    var isEncrypted = false
    var allowsPrinting = true
    var allowsCopying = true
    var version: (Int32, Int32) = (1, 4)
    var information: [String: String] = [:]

    init() {}

    init?(of file: URL, password: String?) {
        let access = password.map { ["-upw", $0] } ?? []
        let tool = PDFTool(name: "pdfinfo")
        guard file.isFileURL,
            let output = tool.run(access + ["-enc", "UTF-8", "-isodates", "-box", "-f", "1", "-l", "-1", file.path])
        else { return nil }
        for line in String(decoding: output, as: UTF8.self).split(separator: "\n") { read(line) }
    }

    private mutating func read(_ line: Substring) {
        guard let colon = line.firstIndex(of: ":") else { return }
        let words = line[..<colon].split(separator: " ")
        let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
        if words.count == 3, words[0] == "Page", let number = Int(words[1]), number > 0, number < 1 << 20 {
            while pages.count < number { pages.append(Page()) }
            if words[2] == "rot" { pages[number - 1].rotation = ((Int(value) ?? 0) % 360 + 360) % 360 }
            if let box = Self.boxes[String(words[2])] { pages[number - 1].boxes[box] = Self.rect(value) }
            return
        }
        switch line[..<colon] {
        case "Encrypted":
            isEncrypted = value.hasPrefix("yes")
            allowsPrinting = !value.contains("print:no")
            allowsCopying = !value.contains("copy:no")
        case "PDF version":
            let parts = value.split(separator: ".").compactMap { Int32($0) }
            if parts.count == 2 { version = (parts[0], parts[1]) }
        case "Title", "Author", "Subject", "Keywords", "Creator", "Producer", "CreationDate", "ModDate":
            information[String(line[..<colon])] = value
        default: break
        }
    }

    private static let boxes: [String: CGPDFBox] = [
        "MediaBox": .mediaBox, "CropBox": .cropBox, "BleedBox": .bleedBox, "TrimBox": .trimBox, "ArtBox": .artBox,
    ]

    private static func rect(_ text: String) -> CGRect? {
        let sides = text.split(separator: " ").compactMap { Double($0) }
        guard sides.count == 4 else { return nil }
        return CGRect(x: sides[0], y: sides[1], width: sides[2] - sides[0], height: sides[3] - sides[1]).standardized
    }
}
