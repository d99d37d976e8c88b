import Foundation
@_spi(Framework) import UIKit

/// What is in a collection of assets.
enum CollectionContent: Equatable, Sendable {
    case smart(PHAssetCollectionSubtype)
    /// The album of the person's with an identifier.
    case album(String)
    /// Assets by their identifiers, in no album.
    case passing([String])

    /// The system's albums of pictures, in the order of fetches, with their names.
    static let smart: [(subtype: PHAssetCollectionSubtype, title: String)] = [
        (.smartAlbumUserLibrary, "Recents"), (.smartAlbumFavorites, "Favorites"),
        (.smartAlbumRecentlyAdded, "Recently Added"), (.smartAlbumVideos, "Videos"),
        (.smartAlbumSelfPortraits, "Selfies"), (.smartAlbumLivePhotos, "Live Photos"),
        (.smartAlbumDepthEffect, "Portrait"), (.smartAlbumPanoramas, "Panoramas"),
        (.smartAlbumTimelapses, "Time-lapse"), (.smartAlbumSlomoVideos, "Slo-mo"), (.smartAlbumBursts, "Bursts"),
        (.smartAlbumScreenshots, "Screenshots"), (.smartAlbumAnimated, "Animated"),
        (.smartAlbumLongExposures, "Long Exposure"), (.smartAlbumAllHidden, "Hidden"),
    ]

    @MainActor func assets(in store: PhotoStore) -> [PHAsset] {
        let all = store.assets
        switch self {
        case .smart(.smartAlbumUserLibrary): return all
        // Choice (photos): what the app has saved is what was added lately.
        case .smart(.smartAlbumRecentlyAdded): return all.filter(\.picture.isSaved)
        case .smart(.smartAlbumFavorites): return all.filter(\.isFavorite)
        case .smart(.smartAlbumAllHidden): return all.filter(\.isHidden)
        case .smart(.smartAlbumAnimated): return all.filter { $0.picture.file?.pathExtension.lowercased() == "gif" }
        case .smart: return []
        case .album(let identifier):
            return Self.pick(store.book.albums.first { $0.identifier == identifier }?.assets ?? [], from: all)
        case .passing(let identifiers): return Self.pick(identifiers, from: all)
        }
    }

    private static func pick(_ identifiers: [String], from assets: [PHAsset]) -> [PHAsset] {
        let named = Dictionary(assets.map { ($0.localIdentifier, $0) }) { $1 }
        return identifiers.compactMap { named[$0] }
    }
}
