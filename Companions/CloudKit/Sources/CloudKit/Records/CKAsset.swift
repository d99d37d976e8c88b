import Foundation

/// A file that a record holds.
open class CKAsset: NSObject, NSSecureCoding, @unchecked Sendable {
    /// The file on this device.
    public let fileURL: URL?

    /// Makes an asset of a file.
    public init(fileURL: URL) {
        self.fileURL = fileURL
        super.init()
    }

    /// Archives keep where the file is.
    public static var supportsSecureCoding: Bool { true }

    /// Writes the file's place into a keyed archive.
    open func encode(with coder: NSCoder) {
        coder.encode(fileURL.map { NSString(string: $0.absoluteString) }, forKey: "FileURL")
    }

    /// Reads an asset from a keyed archive.
    public required init?(coder: NSCoder) {
        fileURL = coder.decodeObject(of: NSString.self, forKey: "FileURL").flatMap { URL(string: $0 as String) }
        super.init()
    }
}
