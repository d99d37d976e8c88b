import Foundation

/// The size of a picture among those of a file's content, the value of `URLResourceKey.thumbnailDictionaryKey`.
public struct URLThumbnailDictionaryItem: RawRepresentable, Hashable, Sendable {
    /// The size's name.
    public let rawValue: String
    /// Makes a size from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A picture that is 1,024 pixels wide and high.
    public static let NSThumbnail1024x1024SizeKey = URLThumbnailDictionaryItem(
        rawValue: "NSThumbnail1024x1024SizeKey")
}
