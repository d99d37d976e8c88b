import Foundation
@_spi(Framework) import UIKit

/// The kinds of files that an asset is made of.
public enum PHAssetResourceType: Int, Sendable {
    case photo = 1, video, audio, alternatePhoto, fullSizePhoto, fullSizeVideo, adjustmentData, adjustmentBasePhoto
    case pairedVideo, fullSizePairedVideo, adjustmentBasePairedVideo, adjustmentBaseVideo
}

/// A file that an asset is made of.
open class PHAssetResource: NSObject, @unchecked Sendable {
    let asset: PHAsset
    /// The kind: the picture, or the edited one.
    public let type: PHAssetResourceType

    private init(_ asset: PHAsset, _ type: PHAssetResourceType) {
        (self.asset, self.type) = (asset, type)
        super.init()
    }

    var isOriginal: Bool { type == .photo }

    /// What tells the asset from others.
    open var assetLocalIdentifier: String { asset.localIdentifier }
    /// The name of the file's type.
    open var uniformTypeIdentifier: String { asset.contentType(original: isOriginal) }
    /// The file's name.
    open var originalFilename: String { asset.fileName }

    /// The files of an asset: its picture, and the edited one.
    open class func assetResources(for asset: PHAsset) -> [PHAssetResource] {
        [PHAssetResource(asset, .photo)] + (asset.hasAdjustments ? [PHAssetResource(asset, .fullSizePhoto)] : [])
    }
}
