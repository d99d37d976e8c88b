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
    /// - Parameters:
    ///   - fileURLs: A file with a picture, and one with a film, which is not looked at.
    ///   - placeholderImage: A picture with which the handler is called first, until the files' is there; nil for none.
    ///   - targetSize: The size that is wanted, in pixels. The picture keeps its proportions and is never made larger; an empty size
    ///     is the picture's own.
    ///   - contentMode: Whether the picture fills the size or fits into it.
    @discardableResult open class func request(
        withResourceFileURLs fileURLs: [URL], placeholderImage: UIImage?, targetSize: CGSize,
        contentMode: PHImageContentMode, resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]) -> Void
    ) -> PHLivePhotoRequestID {
        nonisolated(unsafe) let handler = resultHandler
        let id = PhotoStore.onMain { store in
            let id = store.nextRequest()
            store.wait(id) { handler(nil, [PHLivePhotoInfoCancelledKey: true]) }
            return id
        }
        let finish: @Sendable @MainActor () -> Void = {
            guard PhotoStore.shared.answers(id) else { return }
            let picture = fileURLs.lazy.compactMap { UIImage(contentsOfFile: $0.path) }.first
            var info: [AnyHashable: Any] = [PHLivePhotoInfoIsDegradedKey: false]
            if picture == nil { info[PHLivePhotoInfoErrorKey] = PHPhotosError(.invalidResource) }
            handler(picture.map { PHLivePhoto($0.reduced(to: targetSize, contentMode)) }, info)
        }
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                guard let placeholderImage else { return finish() }
                guard PhotoStore.shared.answers(id, isLast: false) else { return }
                handler(PHLivePhoto(placeholderImage), [PHLivePhotoInfoIsDegradedKey: true])
                DispatchQueue.main.async { MainActor.assumeIsolated { finish() } }
            }
        }
        return id
    }

    /// Takes a request back: its handler is called with nothing but an info that says so.
    open class func cancelRequest(withRequestID requestID: PHLivePhotoRequestID) { PhotoStore.cancel(requestID) }
}

extension UIImage {
    /// The picture in a size of pixels that it fits into or fills, unless it is smaller.
    @MainActor fileprivate func reduced(to target: CGSize, _ mode: PHImageContentMode) -> UIImage {
        let pixels = CGSize(width: size.width * scale, height: size.height * scale)
        let factor = mode.reduction(of: pixels, to: target)
        guard factor < 1 else { return self }
        let wanted = CGSize(width: (pixels.width * factor).rounded(), height: (pixels.height * factor).rounded())
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: wanted, format: format).image { _ in
            draw(in: CGRect(origin: .zero, size: wanted))
        }
    }
}
