import UIKitTesting
import XCTest

@testable import Photos
@_spi(Framework) @_spi(Testing) import UIKit

/// Changes of the library, and who hears of them.
@preconcurrency @MainActor final class ChangeTests: LibraryTestCase, @unchecked Sendable {
    func testPicturesAreSavedAndObserversHearWhere() {
        allow()
        let fetched = PHAsset.fetchAssets(with: nil)
        let observer = Observer {}
        PHPhotoLibrary.shared().register(observer)
        nonisolated(unsafe) var identifier = ""
        let image = picture(30, 20)
        XCTAssertEqual(
            change {
                let request = PHAssetChangeRequest.creationRequestForAsset(from: image)
                request.isFavorite = true
                identifier = request.placeholderForCreatedAsset!.localIdentifier
            }, true)
        PhotoStore.changes.sync {}
        let details = observer.changes.last?.changeDetails(for: fetched)
        XCTAssertEqual(details?.insertedIndexes, IndexSet(integer: 6))
        XCTAssertEqual(details?.removedIndexes, IndexSet())
        XCTAssertEqual(details?.hasMoves, false)
        let saved = assets().last!
        XCTAssertEqual([saved.pixelWidth, saved.pixelHeight], [30, 20])
        XCTAssertTrue(saved.isFavorite)
        XCTAssertNotEqual(
            identifier, saved.localIdentifier, "the placeholder's name, asked for in the block, is its own")
        let favorites = PHAssetCollection.fetchAssetCollections(
            with: .smartAlbum, subtype: .smartAlbumFavorites, options: nil)
        XCTAssertEqual(PHAsset.fetchAssets(in: favorites[0], options: nil).objects, [saved])
    }

    func testASavedPictureOfUIKitsAppears() {
        allow()
        UserDefaults.standard.set(true, forKey: "MatryoshkaMayAddPhotos")
        defer { UserDefaults.standard.removeObject(forKey: "MatryoshkaMayAddPhotos") }
        UIImageWriteToSavedPhotosAlbum(picture(10, 10), nil, nil, nil)
        screen.runUntilIdle()
        XCTAssertEqual(assets().count, 7)
    }

    func testABookThatCannotBeReadIsPutAside() throws {
        allow()
        let book = PhotoLibrary.current.album.appendingPathComponent("Book/albums.json")
        try FileManager.default.createDirectory(
            at: book.deletingLastPathComponent(), withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: book.deletingLastPathComponent()) }
        try Data("no book".utf8).write(to: book)
        let store = PhotoStore()
        XCTAssertEqual(store.book, PhotoStore.Book())
        let transaction = PhotoTransaction()
        transaction.albumChanges.append {
            $0.albums.append(PhotoStore.Album(identifier: "1", title: "Trip", assets: []))
        }
        try store.apply(transaction)
        XCTAssertEqual(try Data(contentsOf: book.appendingPathExtension("broken")), Data("no book".utf8))
        XCTAssertEqual(PhotoStore().book.albums.map(\.title), ["Trip"])
    }

    func testAlbumsAreMadeFilledAndRemoved() {
        allow()
        let all = assets()
        nonisolated(unsafe) var placeholder: PHObjectPlaceholder?
        let image = picture(10, 10)
        XCTAssertEqual(
            change {
                let album = PHAssetCollectionChangeRequest.creationRequestForAssetCollection(withTitle: "Trip")
                placeholder = album.placeholderForCreatedAssetCollection
                let new = PHAssetChangeRequest.creationRequestForAsset(from: image)
                album.addAssets([new.placeholderForCreatedAsset!] as NSArray)
                album.addAssets([all[1], all[0]] as NSArray)
            }, true)
        let found = PHAssetCollection.fetchAssetCollections(
            withLocalIdentifiers: [placeholder!.localIdentifier], options: nil)
        XCTAssertEqual(found.count, 1)
        XCTAssertEqual([found[0].localizedTitle, "\(found[0].estimatedAssetCount)"], ["Trip", "3"])
        let content = PHAsset.fetchAssets(in: found[0], options: nil)
        XCTAssertEqual(content.objects, [assets().last!, all[1], all[0]])
        XCTAssertEqual(
            change {
                let request = PHAssetCollectionChangeRequest(for: found[0])
                request?.title = "Journey"
                request?.moveAssets(at: [2], to: 0)
                request?.removeAssets([all[1]] as NSArray)
            }, true)
        let details = PHChange(assets: [:]).changeDetails(for: content)
        XCTAssertEqual(details?.removedIndexes, [1])
        var moves: [[Int]] = []
        details?.enumerateMoves { moves.append([$0, $1]) }
        XCTAssertEqual(moves, [[1, 0]])
        XCTAssertEqual(
            PHChange(assets: [:]).changeDetails(for: found[0])?.objectAfterChanges?.localizedTitle, "Journey")
        XCTAssertEqual(change { PHAssetCollectionChangeRequest.deleteAssetCollections([found[0]] as NSArray) }, true)
        XCTAssertEqual(
            PHAssetCollection.fetchAssetCollections(with: .album, subtype: .any, options: nil).count, 0)
        XCTAssertEqual(assets().count, 7)
    }

    func testThePersonIsAskedBeforePicturesAreDeleted() {
        allow()
        let all = assets()
        for expected in [false, true] {
            nonisolated(unsafe) var result: Bool?
            PHPhotoLibrary.shared().performChanges {
                PHAssetChangeRequest.deleteAssets([all[2]] as NSArray)
            } completionHandler: { isDone, _ in
                result = isDone
            }
            screen.runUntilIdle()
            XCTAssertEqual(screen.texts.first, "Allow “Shop” to delete this photo?")
            if expected { screen.tap("Delete") } else { screen.tap("Don’t Allow") }
            screen.runUntilIdle()
            XCTAssertEqual(result, expected)
        }
        XCTAssertEqual(assets(), all.filter { $0 != all[2] })
        let details = PHChange(assets: [:]).changeDetails(for: all[2])
        XCTAssertEqual(details?.objectWasDeleted, true)
    }

    func testARequestOutsideOfABlockIsRefused() {
        allow()
        NSException.interceptor = { self.events.append($0.name.rawValue) }
        defer { NSException.interceptor = nil }
        _ = PHAssetChangeRequest.creationRequestForAsset(from: picture(5, 5))
        XCTAssertEqual(events, ["NSInternalInconsistencyException"])
        XCTAssertEqual(assets().count, 6)
    }

    func testEditsTakeThePlaceOfThePictureAndAreTakenBack() {
        allow()
        let asset = assets()[0]
        nonisolated(unsafe) var input: PHContentEditingInput?
        asset.requestContentEditingInput(with: nil) { found, _ in input = found }
        screen.runUntilIdle()
        XCTAssertEqual(input?.displaySizeImage?.size, CGSize(width: 1200, height: 900))
        let output = PHContentEditingOutput(contentEditingInput: input!)
        output.adjustmentData = PHAdjustmentData(formatIdentifier: "crop", formatVersion: "1", data: Data([7]))
        try? picture(50, 40).jpegData(compressionQuality: 0.9)?.write(to: output.renderedContentURL)
        XCTAssertEqual(change { PHAssetChangeRequest(for: asset).contentEditingOutput = output }, true)
        XCTAssertTrue(assets()[0].hasAdjustments)
        let options = PHContentEditingInputRequestOptions()
        options.canHandleAdjustmentData = { $0.formatIdentifier == "crop" }
        assets()[0].requestContentEditingInput(with: options) { found, _ in input = found }
        screen.runUntilIdle()
        XCTAssertEqual(input?.adjustmentData?.data, Data([7]))
        let edited = assets()[0]
        XCTAssertEqual(change { PHAssetChangeRequest(for: edited).revertAssetContentToOriginal() }, true)
        XCTAssertFalse(assets()[0].hasAdjustments)
    }
}
