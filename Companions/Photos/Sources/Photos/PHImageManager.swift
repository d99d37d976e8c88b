import Foundation
@_spi(Framework) import UIKit

/// Delivers the pictures of assets, in any size.
open class PHImageManager: NSObject, @unchecked Sendable {
    private static let shared = PHImageManager()

    /// Makes another manager than the app's.
    public override init() { super.init() }

    /// The manager of the app.
    open class func `default`() -> PHImageManager { shared }

    /// Calls a handler with the picture of an asset in a size of pixels.
    ///
    /// Unless the options say otherwise, a small picture comes first, and the good one after it; the info says which is
    /// which. The handler is called on the main thread in later turns of its loop, or, for a synchronous request, once
    /// before the call returns.
    ///
    /// - Parameter targetSize: In pixels; `PHImageManagerMaximumSize` for the whole picture. The picture's own proportions
    ///   are kept, and it is never made larger than it is.
    @discardableResult open func requestImage(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
        resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        nonisolated(unsafe) let resultHandler = resultHandler
        let request = PictureRequest(asset, targetSize, contentMode, options ?? PHImageRequestOptions())
        return deliver(options, isTwice: request.comesTwice) { store, isFirst in
            let image = request.image(from: store, isDegraded: isFirst)
            return { resultHandler(image, $0) }
        } cancelled: {
            resultHandler(nil, $0)
        }
    }

    /// Calls a handler with the bytes of an asset's file, the name of their type, and the picture's orientation.
    @discardableResult open func requestImageDataAndOrientation(
        for asset: PHAsset, options: PHImageRequestOptions?,
        resultHandler: @escaping (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        requestData(asset, options) { data, type, info in
            let orientation = data.flatMap { UIImage(data: $0) }?.imageOrientation ?? .up
            resultHandler(data, type, CGImagePropertyOrientation(orientation), info)
        }
    }

    /// Calls a handler with the bytes of an asset's file, the name of their type, and the picture's orientation.
    @discardableResult open func requestImageData(
        for asset: PHAsset, options: PHImageRequestOptions?,
        resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        requestData(asset, options) { data, type, info in
            resultHandler(data, type, data.flatMap { UIImage(data: $0) }?.imageOrientation ?? .up, info)
        }
    }

    private func requestData(
        _ asset: PHAsset, _ options: PHImageRequestOptions?,
        _ handler: @escaping (Data?, String?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        nonisolated(unsafe) let handler = handler
        let isOriginal = (options?.version ?? .current) != .current
        return deliver(options, isTwice: false) { store, _ in
            let data = store.data(of: asset, original: isOriginal)
            let type = asset.contentType(original: isOriginal)
            return { handler(data, data == nil ? nil : type, $0) }
        } cancelled: {
            handler(nil, nil, $0)
        }
    }

    /// Takes a request back: its handler is called once more, with nothing but an info that says so.
    open func cancelImageRequest(_ requestID: PHImageRequestID) { PhotoStore.cancel(requestID) }

    // MARK: What there is none of

    /// Calls a handler with nothing: there are no live photos, which the info and a report say.
    @discardableResult open func requestLivePhoto(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHLivePhotoRequestOptions?,
        resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        refuse("PHLivePhoto: the library has pictures that stand still alone.") { resultHandler(nil, $0) }
    }

    /// Calls a handler with nothing: no asset is a film, which the info says.
    @discardableResult open func requestPlayerItem(
        forVideo asset: PHAsset, options: PHVideoRequestOptions?,
        resultHandler: @escaping (AVPlayerItem?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID { refuse(nil) { resultHandler(nil, $0) } }

    /// Calls a handler with nothing: no asset is a film, which the info says.
    @discardableResult open func requestExportSession(
        forVideo asset: PHAsset, options: PHVideoRequestOptions?, exportPreset: String,
        resultHandler: @escaping (AVAssetExportSession?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID { refuse(nil) { resultHandler(nil, $0) } }

    /// Calls a handler with nothing: no asset is a film, which the info says.
    @discardableResult open func requestAVAsset(
        forVideo asset: PHAsset, options: PHVideoRequestOptions?,
        resultHandler: @escaping (AVAsset?, AVAudioMix?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID { refuse(nil) { resultHandler(nil, nil, $0) } }

    private func refuse(
        _ limit: String?, _ handler: @escaping ([AnyHashable: Any]) -> Void
    ) -> PHImageRequestID {
        nonisolated(unsafe) let handler = handler
        let id = PhotoStore.onMain { $0.nextRequest() }
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                if let limit {
                    Findings.report(limit: "photos.kinds", limit, advice: "Ask for the picture with requestImage.")
                }
                handler([
                    PHImageResultRequestIDKey: id, PHImageErrorKey: PHPhotosError(.requestNotSupportedForAsset),
                    PHImageResultIsDegradedKey: false,
                ])
            }
        }
        return id
    }

    // MARK: Delivering

    private typealias Maker = @MainActor (_ store: PhotoStore, _ isFirst: Bool) -> ([AnyHashable: Any]) -> Void

    /// - Parameters:
    ///   - make: Makes a result, and returns what tells it with its info.
    ///   - cancelled: Tells that there is none, with its info.
    private func deliver(
        _ options: PHImageRequestOptions?, isTwice: Bool, _ make: @escaping Maker,
        cancelled: @escaping ([AnyHashable: Any]) -> Void
    ) -> PHImageRequestID {
        nonisolated(unsafe) let (make, cancelled) = (make, cancelled)
        let id = PhotoStore.onMain { $0.nextRequest() }
        if options?.isSynchronous == true {
            // The picture is made on the main thread, the handler called on that of the request.
            let told = PhotoStore.onMain { Told(tell: make($0, false)) }
            told.tell(Self.info(id, isDegraded: false))
            return id
        }
        PhotoStore.onMain { store in
            store.wait(id) {
                cancelled(Self.info(id, isDegraded: false).merging([PHImageCancelledKey: true]) { $1 })
            }
        }
        let turn: @Sendable (Bool) -> Void = { isFirst in
            MainActor.assumeIsolated {
                let store = PhotoStore.shared
                guard store.answers(id, isLast: !isFirst) else { return }
                make(store, isFirst)(Self.info(id, isDegraded: isFirst))
            }
        }
        DispatchQueue.main.async {
            guard isTwice else { return turn(false) }
            turn(true)
            DispatchQueue.main.async { turn(false) }
        }
        return id
    }

    private struct Told: @unchecked Sendable { let tell: ([AnyHashable: Any]) -> Void }

    private static func info(_ id: PHImageRequestID, isDegraded: Bool) -> [AnyHashable: Any] {
        [PHImageResultRequestIDKey: id, PHImageResultIsDegradedKey: isDegraded, PHImageResultIsInCloudKey: false]
    }
}
