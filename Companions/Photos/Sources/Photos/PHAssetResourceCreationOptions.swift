import Foundation

/// How a file becomes part of an asset.
open class PHAssetResourceCreationOptions: NSObject {
    /// The file's name; one of the library's unless set. Its extension alone counts.
    open var originalFilename: String?
    /// The name of the file's type; nil leaves it to the file.
    open var uniformTypeIdentifier: String?
    /// Whether the file is gone from its place afterwards.
    open var shouldMoveFile = false

    /// The usual options.
    public override init() { super.init() }
}
