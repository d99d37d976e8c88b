import CoreGraphics
import Foundation

/// The kinds of assets.
public enum PHAssetMediaType: Int, Sendable { case unknown, image, video, audio }

/// Finer kinds of assets.
public struct PHAssetMediaSubtype: OptionSet, Sendable {
    /// A bit for each kind.
    public let rawValue: UInt
    /// The kinds of some bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Wide pictures of a landscape.
    public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1 << 0)
    /// Pictures with a high dynamic range.
    public static let photoHDR = PHAssetMediaSubtype(rawValue: 1 << 1)
    /// Pictures of the screen.
    public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 1 << 2)
    /// Pictures that move.
    public static let photoLive = PHAssetMediaSubtype(rawValue: 1 << 3)
    /// Pictures with a depth.
    public static let photoDepthEffect = PHAssetMediaSubtype(rawValue: 1 << 4)
    /// Films that come over the network.
    public static let videoStreamed = PHAssetMediaSubtype(rawValue: 1 << 16)
    /// Films with many pictures a second.
    public static let videoHighFrameRate = PHAssetMediaSubtype(rawValue: 1 << 17)
    /// Films with few pictures a second.
    public static let videoTimelapse = PHAssetMediaSubtype(rawValue: 1 << 18)
    /// Films with a depth.
    public static let videoCinematic = PHAssetMediaSubtype(rawValue: 1 << 21)
}

/// Where assets come from.
public struct PHAssetSourceType: OptionSet, Sendable {
    /// A bit for each source.
    public let rawValue: UInt
    /// The sources of some bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The person's own library.
    public static let typeUserLibrary = PHAssetSourceType(rawValue: 1 << 0)
    /// Albums in the cloud that people share.
    public static let typeCloudShared = PHAssetSourceType(rawValue: 1 << 1)
    /// Pictures that were copied from a computer.
    public static let typeiTunesSynced = PHAssetSourceType(rawValue: 1 << 2)
}

/// What may be done with an asset.
public enum PHAssetEditOperation: Int, Sendable { case delete = 1, content, properties }

/// What may be done with a collection.
public enum PHCollectionEditOperation: Int, Sendable {
    case deleteContent = 1, removeContent, addContent, createContent, rearrangeContent, delete, rename
}

/// The kinds of collections of assets.
public enum PHAssetCollectionType: Int, Sendable { case album = 1, smartAlbum, moment }

/// Finer kinds of collections of assets.
public enum PHAssetCollectionSubtype: Int, Sendable {
    case albumRegular = 2, albumSyncedEvent, albumSyncedFaces, albumSyncedAlbum, albumImported
    case albumMyPhotoStream = 100, albumCloudShared
    case smartAlbumGeneric = 200, smartAlbumPanoramas, smartAlbumVideos, smartAlbumFavorites, smartAlbumTimelapses
    case smartAlbumAllHidden, smartAlbumRecentlyAdded, smartAlbumBursts, smartAlbumSlomoVideos, smartAlbumUserLibrary
    case smartAlbumSelfPortraits, smartAlbumScreenshots, smartAlbumDepthEffect, smartAlbumLivePhotos
    case smartAlbumAnimated, smartAlbumLongExposures, smartAlbumUnableToUpload, smartAlbumRAW, smartAlbumCinematic
    case any = 0x7FFF_FFFF_FFFF_FFFF
}

/// The kinds of lists of collections.
public enum PHCollectionListType: Int, Sendable { case momentList = 1, folder, smartFolder }

/// Finer kinds of lists of collections.
public enum PHCollectionListSubtype: Int, Sendable {
    case momentListCluster = 1, momentListYear
    case regularFolder = 100
    case smartFolderEvents = 200, smartFolderFaces
    case any = 0x7FFF_FFFF_FFFF_FFFF
}

/// How a picture fits into the size that was asked for.
public enum PHImageContentMode: Int, Sendable {
    case aspectFit, aspectFill
    /// The whole picture within the size.
    public static var `default`: PHImageContentMode { .aspectFit }
}

/// Which picture of an edited asset is asked for.
public enum PHImageRequestOptionsVersion: Int, Sendable { case current, unadjusted, original }

/// How good a picture has to be.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable { case opportunistic, highQualityFormat, fastFormat }

/// How exactly a picture has the size that was asked for.
public enum PHImageRequestOptionsResizeMode: Int, Sendable { case none, fast, exact }

/// Which film of an edited asset is asked for.
public enum PHVideoRequestOptionsVersion: Int, Sendable { case current, original }

/// How good a film has to be.
public enum PHVideoRequestOptionsDeliveryMode: Int, Sendable {
    case automatic, highQualityFormat, mediumQualityFormat, fastFormat
}

/// The number of a request for a picture.
public typealias PHImageRequestID = Int32
/// The number of no request.
public let PHInvalidImageRequestID: PHImageRequestID = 0
/// The number of a request to edit an asset.
public typealias PHContentEditingInputRequestID = Int

/// The size of the whole picture.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)

/// The key of whether the picture is in the cloud; it never is.
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
/// The key of whether a better picture follows.
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
/// The key of the request's number.
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
/// The key of whether the request was cancelled.
public let PHImageCancelledKey = "PHImageCancelledKey"
/// The key of the reason why there is no picture.
public let PHImageErrorKey = "PHImageErrorKey"
/// The key of the reason why an asset cannot be edited.
public let PHContentEditingInputErrorKey = "PHContentEditingInputErrorKey"
/// The key of whether a request to edit was cancelled.
public let PHContentEditingInputCancelledKey = "PHContentEditingInputCancelledKey"
/// The key of whether the asset to edit is in the cloud; it never is.
public let PHContentEditingInputResultIsInCloudKey = "PHContentEditingInputResultIsInCloudKey"

/// The domain of the library's errors.
public let PHPhotosErrorDomain = "PHPhotosErrorDomain"

/// The reasons why the library refuses something.
public struct PHPhotosError: Error, CustomNSError, Sendable {
    /// A reason by its number.
    public enum Code: Int, Sendable {
        case internalError = -1, userCancelled = 3072, libraryVolumeOffline = 3114, switchingSystemPhotoLibrary = 3143
        case networkAccessRequired = 3164, networkError = 3169, identifierNotFound = 3201, multipleIdentifiersFound
        case changeNotSupported = 3300, operationInterrupted, invalidResource, missingResource
        case notEnoughSpace = 3305, requestNotSupportedForAsset = 3306, accessRestricted = 3310, accessUserDenied
    }
    /// The reason.
    public let code: Code
    private let reason: String

    /// An error with a sentence about it.
    public init(_ code: Code, _ reason: String = "") { (self.code, self.reason) = (code, reason) }

    /// The domain of the library's errors.
    public static var errorDomain: String { PHPhotosErrorDomain }
    /// The reason's number.
    public var errorCode: Int { code.rawValue }
    /// The sentence about the error.
    public var errorUserInfo: [String: Any] { reason.isEmpty ? [:] : [NSLocalizedDescriptionKey: reason] }
}
