import Foundation

/// What can be looked at: a file.
public protocol QLPreviewItem {
    /// The file; nil shows that there is nothing.
    var previewItemURL: URL? { get }
    /// The title; nil for the file's name.
    var previewItemTitle: String? { get }
}

extension QLPreviewItem {
    /// No title of its own.
    public var previewItemTitle: String? { nil }
}

extension URL: QLPreviewItem {
    /// The file.
    public var previewItemURL: URL? { self }
}

extension NSURL: QLPreviewItem {
    /// The file.
    public var previewItemURL: URL? { self as URL }
}

extension QLPreviewItem {
    var shownTitle: String { previewItemTitle ?? previewItemURL?.lastPathComponent ?? "" }
}
