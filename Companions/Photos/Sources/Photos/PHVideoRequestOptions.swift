import Foundation
@_spi(Framework) import UIKit

/// How a film is delivered; there is none in the library.
open class PHVideoRequestOptions: NSObject, NSCopying {
    /// Whether a film may be fetched from the cloud.
    open var isNetworkAccessAllowed = false
    /// Which film of an edited asset is delivered.
    open var version = PHVideoRequestOptionsVersion.current
    /// How good the film has to be.
    open var deliveryMode = PHVideoRequestOptionsDeliveryMode.automatic
    /// Told how far a film has come from the cloud.
    open var progressHandler: PHAssetVideoProgressHandler?

    /// The usual options.
    public override init() { super.init() }

    /// Options of the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = PHVideoRequestOptions()
        (copy.isNetworkAccessAllowed, copy.version) = (isNetworkAccessAllowed, version)
        (copy.deliveryMode, copy.progressHandler) = (deliveryMode, progressHandler)
        return copy
    }
}
