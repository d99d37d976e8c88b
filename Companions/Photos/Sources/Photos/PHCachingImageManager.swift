import Foundation
@_spi(Framework) import UIKit

/// Delivers the pictures of assets, and makes small ones before they are asked for.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
    /// Whether good pictures are made ahead too; small ones alone are.
    open var allowsCachingHighQualityImages = true

    /// A manager that has made nothing yet.
    public override init() { super.init() }

    /// Makes the small pictures of some assets.
    open func startCachingImages(
        for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
    ) {
        nonisolated(unsafe) let options = options ?? PHImageRequestOptions()
        PhotoStore.onMain { store in
            for asset in assets {
                let request = PictureRequest(asset, targetSize, contentMode, options)
                if request.isSmall { _ = request.image(from: store, isDegraded: false) }
            }
        }
    }

    /// Lets go of pictures: all small ones, which are made again when they are asked for.
    open func stopCachingImages(
        for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
    ) { PhotoStore.onMain { $0.forgetSmallPictures() } }

    /// Lets go of all pictures that were made ahead.
    open func stopCachingImagesForAllAssets() { PhotoStore.onMain { $0.forgetSmallPictures() } }
}
