import Foundation
@_spi(Framework) import UIKit

/// Reads the files of assets.
open class PHAssetResourceManager: NSObject, @unchecked Sendable {
    private static let shared = PHAssetResourceManager()
    private override init() { super.init() }

    /// The manager of the app.
    open class func `default`() -> PHAssetResourceManager { shared }

    /// Writes a file of an asset to a place, and calls a handler on the main queue.
    open func writeData(
        for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?,
        completionHandler: @escaping ((any Error)?) -> Void
    ) {
        nonisolated(unsafe) let handler = completionHandler
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                do {
                    guard let data = PhotoStore.shared.data(of: resource.asset, original: resource.isOriginal) else {
                        throw PHPhotosError(.missingResource)
                    }
                    try data.write(to: fileURL)
                    handler(nil)
                } catch {
                    handler(error)
                }
            }
        }
    }

    /// Calls a handler with the bytes of a file of an asset, and another one at the end, both on the main queue.
    @discardableResult open func requestData(
        for resource: PHAssetResource, options: PHAssetResourceRequestOptions?,
        dataReceivedHandler handler: @escaping (Data) -> Void,
        completionHandler: @escaping ((any Error)?) -> Void
    ) -> Int32 {
        nonisolated(unsafe) let handlers = (handler, completionHandler)
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                let data = PhotoStore.shared.data(of: resource.asset, original: resource.isOriginal)
                if let data { handlers.0(data) }
                handlers.1(data == nil ? PHPhotosError(.missingResource) : nil)
            }
        }
        return PhotoStore.onMain { $0.nextRequest() }
    }
}
