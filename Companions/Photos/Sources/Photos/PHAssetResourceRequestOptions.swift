import Foundation

/// How a file of an asset is read.
open class PHAssetResourceRequestOptions: NSObject {
    /// Whether the file may be fetched from the cloud; none is there.
    open var isNetworkAccessAllowed = false
    /// Told how far the file has come from the cloud; never called.
    open var progressHandler: ((Double) -> Void)?

    /// The usual options.
    public override init() { super.init() }
}
