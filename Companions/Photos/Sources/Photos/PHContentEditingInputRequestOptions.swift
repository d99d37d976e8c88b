import Foundation

/// What an app needs to edit a picture.
open class PHContentEditingInputRequestOptions: NSObject {
    /// Whether the app can go on with an edit of which data are there; without a closure it cannot.
    open var canHandleAdjustmentData: ((PHAdjustmentData) -> Bool)?
    /// Whether the picture may be fetched from the cloud; none is there.
    open var isNetworkAccessAllowed = false
    /// Told how far the picture has come from the cloud; never called.
    open var progressHandler: ((Double, UnsafeMutablePointer<ObjCBool>) -> Void)?

    /// The usual options.
    public override init() { super.init() }
}
