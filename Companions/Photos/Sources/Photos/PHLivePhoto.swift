import CoreGraphics
import Foundation
@_spi(Framework) import UIKit

/// A request for a live photo of files, by which it can be taken back.
public typealias PHLivePhotoRequestID = Int32
/// No request.
public let PHLivePhotoRequestIDInvalid: PHLivePhotoRequestID = 0

/// The error with which a request for a live photo ended, in the info of its handler.
public let PHLivePhotoInfoErrorKey = "PHLivePhotoInfoErrorKey"
/// Whether a better live photo follows, in the info of a request's handler.
public let PHLivePhotoInfoIsDegradedKey = "PHLivePhotoInfoIsDegradedKey"
/// Whether the request was taken back, in the info of its handler.
public let PHLivePhotoInfoCancelledKey = "PHLivePhotoInfoCancelledKey"

/// A picture that moves. None is in the library; one that is made of files here is their picture, which stands still.
open class PHLivePhoto: NSObject, @unchecked Sendable {
    private let picture: UIImage

    private init(_ picture: UIImage) {
        self.picture = picture
        super.init()
    }

    /// Width and height in pixels.
    open var size: CGSize {
        CGSize(width: picture.size.width * picture.scale, height: picture.size.height * picture.scale)
    }

    /// What is seen while the photo does not move.
    @_spi(Framework) public var still: UIImage { picture }

    /// Calls a handler with the live photo that files hold, in a later turn of the main thread's loop.
    ///
    /// - Parameter fileURLs: A file with a picture, and one with a film, which is not looked at.
    /// - Parameter targetSize: The size that is wanted, in pixels; the picture comes in its own.
    @discardableResult open class func request(
        withResourceFileURLs fileURLs: [URL], placeholderImage: UIImage?, targetSize: CGSize,
        contentMode: PHImageContentMode, resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]) -> Void
    ) -> PHLivePhotoRequestID {
        nonisolated(unsafe) let handler = resultHandler
        let id = PhotoStore.onMain { store in
            let id = store.nextRequest()
            store.waiting.insert(id)
            return id
        }
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                guard PhotoStore.shared.waiting.remove(id) != nil else { return }
                let picture = fileURLs.lazy.compactMap { UIImage(contentsOfFile: $0.path) }.first
                var info: [AnyHashable: Any] = [PHLivePhotoInfoIsDegradedKey: false]
                if picture == nil { info[PHLivePhotoInfoErrorKey] = PHPhotosError(.invalidResource) }
                handler(picture.map { PHLivePhoto($0) }, info)
            }
        }
        return id
    }

    /// Takes a request back: its handler is not called any more.
    open class func cancelRequest(withRequestID requestID: PHLivePhotoRequestID) {
        PhotoStore.onMain { _ = $0.waiting.remove(requestID) }
    }
}
