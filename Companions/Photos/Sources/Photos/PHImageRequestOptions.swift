import Foundation
@_spi(Framework) import UIKit

/// How a picture is delivered.
open class PHImageRequestOptions: NSObject, NSCopying {
    /// Which picture of an edited asset is delivered.
    open var version = PHImageRequestOptionsVersion.current
    /// Whether a quick picture comes before the good one.
    open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
    /// Whether the picture has the size that was asked for, or its own.
    open var resizeMode = PHImageRequestOptionsResizeMode.fast
    /// The part of the picture, in parts of its size; empty for all of it. It counts where the resize mode is exact.
    open var normalizedCropRect = CGRect.zero
    /// Whether a picture may be fetched from the cloud; none is there.
    open var isNetworkAccessAllowed = false
    /// Whether the handler is called once, before the request returns.
    open var isSynchronous = false
    /// Told how far a picture has come from the cloud; none is there, and it is never called.
    open var progressHandler: PHAssetImageProgressHandler?
    /// Whether a second quick picture comes; none does.
    open var allowSecondaryDegradedImage = false

    /// The usual options.
    public override init() { super.init() }

    /// Options of the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = PHImageRequestOptions()
        (copy.version, copy.deliveryMode, copy.resizeMode) = (version, deliveryMode, resizeMode)
        (copy.normalizedCropRect, copy.isSynchronous) = (normalizedCropRect, isSynchronous)
        (copy.isNetworkAccessAllowed, copy.progressHandler) = (isNetworkAccessAllowed, progressHandler)
        copy.allowSecondaryDegradedImage = allowSecondaryDegradedImage
        return copy
    }
}

/// Told how far a picture or film has come from the cloud: a part from 0 to 1, an error, whether to stop, and the info.
public typealias PHAssetImageProgressHandler = (
    Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?
) -> Void
/// Told how far a film has come from the cloud.
public typealias PHAssetVideoProgressHandler = PHAssetImageProgressHandler
