import Foundation
@_spi(Framework) import UIKit

/// How a live photo is delivered; there is none in the library.
open class PHLivePhotoRequestOptions: NSObject, NSCopying {
    /// Which picture of an edited asset is delivered.
    open var version = PHImageRequestOptionsVersion.current
    /// Whether a quick picture comes before the good one.
    open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
    /// Whether a live photo may be fetched from the cloud.
    open var isNetworkAccessAllowed = false
    /// Told how far a live photo has come from the cloud.
    open var progressHandler: PHAssetImageProgressHandler?

    /// The usual options.
    public override init() { super.init() }

    /// Options of the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = PHLivePhotoRequestOptions()
        (copy.version, copy.deliveryMode) = (version, deliveryMode)
        (copy.isNetworkAccessAllowed, copy.progressHandler) = (isNetworkAccessAllowed, progressHandler)
        return copy
    }
}
