import CoreGraphics
import Foundation

/// What an app shares, sorted by what can be done with it.
@MainActor struct SharedItems {
    private(set) var texts: [String] = []
    private(set) var urls: [URL] = []
    private(set) var images: [UIImage] = []
    private(set) var data: [Data] = []

    init(_ items: [Any]) {
        for item in items {
            switch item {
            case let text as String: texts.append(text)
            case let text as NSString: texts.append(text as String)
            case let text as NSAttributedString: texts.append(text.string)
            case let url as URL: urls.append(url)
            case let url as NSURL: urls.append(url as URL)
            case let image as UIImage: images.append(image)
            case let bytes as Data: add(bytes)
            case let bytes as NSData: add(bytes as Data)
            default: break
            }
        }
    }

    /// The bytes of a picture's file are a picture.
    private mutating func add(_ bytes: Data) {
        if let image = UIImage(data: bytes) { images.append(image) } else { data.append(bytes) }
    }

    var isEmpty: Bool { texts.isEmpty && urls.isEmpty && images.isEmpty && data.isEmpty }
    var hasWords: Bool { !texts.isEmpty || !urls.isEmpty }
    /// Files of the machine.
    var files: [URL] { urls.filter(\.isFileURL) }

    /// The texts and addresses, a line each.
    var words: String { (texts + urls.map(\.absoluteString)).joined(separator: "\n") }

    /// What the head of a sheet calls the items.
    var title: String {
        if let text = texts.first { return text }
        if let url = urls.first { return url.isFileURL ? url.lastPathComponent : url.host ?? url.absoluteString }
        if images.count > 1 { return "\(images.count) Photos" }
        return images.isEmpty ? "Document" : "Photo"
    }

    /// The smaller line below it.
    var subtitle: String? {
        if !texts.isEmpty { return "Plain Text" }
        if let url = urls.first { return url.isFileURL ? url.pathExtension.uppercased() : url.absoluteString }
        guard let size = images.first?.size else { return nil }
        return "Image · \(Int(size.width)) × \(Int(size.height))"
    }
}
