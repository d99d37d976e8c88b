import Foundation
@_spi(Framework) import UIKit

/// A new asset of files and bytes, made in a block of changes.
open class PHAssetCreationRequest: PHAssetChangeRequest, @unchecked Sendable {
    /// A new asset without a picture yet.
    open class func forAsset() -> Self { self.init() }

    /// Whether an asset can be made of resources of some kinds: of one picture.
    open class func supportsAssetResourceTypes(_ types: [NSNumber]) -> Bool {
        types.map(\.intValue) == [PHAssetResourceType.photo.rawValue]
    }

    /// Gives the asset the bytes of its picture; what is no picture is left out.
    open func addResource(
        with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?
    ) {
        guard type == .photo, UIImage(data: data) != nil else { return }
        let name = (options?.originalFilename as NSString?)?.pathExtension ?? ""
        let kind = data.starts(with: [0x89, 0x50]) ? "png" : data.starts(with: Array("GIF".utf8)) ? "gif" : "jpeg"
        let placeholder = placeholder
        let type = name.isEmpty ? kind : name.lowercased()
        PhotoTransaction.collect {
            $0.additions.append(PhotoTransaction.Addition(placeholder: placeholder, data: data, type: type))
        }
    }

    /// Gives the asset the file of its picture; what is no picture is left out.
    open func addResource(
        with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?
    ) {
        guard let data = try? Data(contentsOf: fileURL) else { return }
        addResource(with: type, data: data, options: options)
        if options?.shouldMoveFile == true { try? FileManager.default.removeItem(at: fileURL) }
    }
}
