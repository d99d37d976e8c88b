import Foundation
import Photos
import UIKit

/// The kinds of pictures that a picker shows.
public struct PHPickerFilter: Equatable, Hashable, Sendable {
    private enum Kind: Hashable {
        case images, videos, livePhotos
    }
    private var kinds: Set<Kind>

    /// Pictures.
    public static var images: PHPickerFilter { PHPickerFilter(kinds: [.images]) }
    /// Videos, of which there are none.
    public static var videos: PHPickerFilter { PHPickerFilter(kinds: [.videos]) }
    /// Pictures that move, of which there are none.
    public static var livePhotos: PHPickerFilter { PHPickerFilter(kinds: [.livePhotos]) }

    /// What is of any of some kinds.
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(kinds: subfilters.reduce(into: []) { $0.formUnion($1.kinds) })
    }
}

/// What a picker offers.
public struct PHPickerConfiguration: Equatable, Hashable, Sendable {
    /// The form in which what was picked is handed over; it is always that of the file.
    public enum AssetRepresentationMode: Int, Sendable { case automatic, current, compatible }
    /// The order of what was picked.
    public enum Selection: Int, Sendable { case `default`, ordered, continuous, continuousAndOrdered }

    /// The form in which what was picked is handed over.
    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
    /// The order of what was picked.
    public var selection = Selection.default
    /// The most that may be picked; 0 for any number.
    public var selectionLimit = 1
    /// The kinds that are shown; nil for all.
    public var filter: PHPickerFilter?
    /// What is picked already.
    public var preselectedAssetIdentifiers: [String] = []

    /// Whether results tell what was picked from others.
    let givesIdentifiers: Bool

    /// A picker of one picture, which tells nothing of it but its content.
    public init() { givesIdentifiers = false }

    /// A picker of one picture, which tells the identifier of its asset.
    public init(photoLibrary: PHPhotoLibrary) { givesIdentifiers = true }
}

/// What was picked.
public struct PHPickerResult: Equatable, Hashable, @unchecked Sendable {
    /// The picture.
    public let itemProvider: NSItemProvider
    /// The local identifier of the picture's asset; nil where the configuration was made without the library.
    public let assetIdentifier: String?
}
