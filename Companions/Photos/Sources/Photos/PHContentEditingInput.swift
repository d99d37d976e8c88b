import Foundation
@_spi(Framework) import UIKit

/// What is needed to edit a picture.
open class PHContentEditingInput: NSObject, @unchecked Sendable {
    /// The kind: a picture.
    public let mediaType = PHAssetMediaType.image
    /// The finer kinds: none.
    public let mediaSubtypes: PHAssetMediaSubtype = []
    /// When the picture was taken.
    public let creationDate: Date?
    /// The name of the file's type.
    public let uniformTypeIdentifier: String?
    /// The data of the edit that the app can go on with: then the picture is the original one.
    public let adjustmentData: PHAdjustmentData?
    /// The picture, to be shown while it is edited.
    public let displaySizeImage: UIImage?
    /// A copy of the picture's file.
    public let fullSizeImageURL: URL?
    /// The orientation of the file's picture, by the numbers of the EXIF standard.
    public let fullSizeImageOrientation: Int32
    /// Where the picture was taken: nobody knows.
    open var location: CLLocation? { nil }
    /// A film: there is none.
    open var audiovisualAsset: AVAsset? { nil }
    /// A live photo: there is none.
    open var livePhoto: PHLivePhoto? { nil }

    @MainActor init(_ asset: PHAsset, _ options: PHContentEditingInputRequestOptions?) throws {
        let adjustment = asset.notes.adjustment.map {
            PHAdjustmentData(formatIdentifier: $0.format, formatVersion: $0.version, data: $0.data)
        }
        let goesOn = adjustment.map { options?.canHandleAdjustmentData?($0) ?? false } ?? false
        adjustmentData = goesOn ? adjustment : nil
        creationDate = asset.creationDate
        uniformTypeIdentifier = asset.contentType(original: goesOn)
        guard let data = PhotoStore.shared.data(of: asset, original: goesOn), let image = UIImage(data: data) else {
            throw PHPhotosError(.missingResource)
        }
        displaySizeImage = image
        fullSizeImageOrientation = Int32(CGImagePropertyOrientation(image.imageOrientation).rawValue)
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("\(UUID().uuidString)-\(asset.fileName)")
        try data.write(to: file)
        fullSizeImageURL = file
        super.init()
    }
}
