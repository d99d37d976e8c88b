import UIKitTesting
import XCTest

@testable import Photos
@_spi(Framework) @_spi(Testing) import UIKit

/// What fetches find, and in which order.
@preconcurrency @MainActor final class FetchTests: LibraryTestCase, @unchecked Sendable {
    func testNothingIsFoundBeforeThePersonAllowsIt() {
        screen.show(UIViewController())
        AppProperties.replace(with: ["NSPhotoLibraryUsageDescription": "To print", "CFBundleName": "Shop"])
        let observer = Observer { self.events.append("changed") }
        PHPhotoLibrary.shared().register(observer)
        XCTAssertEqual(PHAsset.fetchAssets(with: nil).count, 0)
        screen.runUntilIdle()
        XCTAssertEqual(screen.texts.first, "“Shop” Would Like to Access Your Photo Library")
        screen.tap("Allow")
        screen.runUntilIdle()
        PhotoStore.changes.sync {}
        XCTAssertEqual(events, ["changed"])
        XCTAssertEqual(PHAsset.fetchAssets(with: nil).count, 6)
    }

    func testAssetsAreThePicturesOfTheDevice() {
        allow()
        let all = PHAsset.fetchAssets(with: .image, options: nil)
        XCTAssertEqual(all.count, 6)
        XCTAssertEqual(all.countOfAssets(with: .image), 6)
        XCTAssertEqual(PHAsset.fetchAssets(with: .video, options: nil).count, 0)
        XCTAssertEqual(
            [all[0].pixelWidth, all[0].pixelHeight, all[2].pixelWidth, all[2].pixelHeight], [1200, 900, 900, 1200])
        XCTAssertEqual(all.index(of: all[3]), 3)
        XCTAssertEqual(
            PHAsset.fetchAssets(withLocalIdentifiers: [all[4].localIdentifier], options: nil).firstObject, all[4])
        var seen: [Int] = []
        all.enumerateObjects(options: .reverse) { _, index, stop in
            seen.append(index)
            stop.pointee = ObjCBool(index == 3)
        }
        XCTAssertEqual(seen, [5, 4, 3])
    }

    func testOptionsDecideWhatIsFoundAndInWhichOrder() {
        allow()
        let all = assets()
        let options = PHFetchOptions()
        options.sortDescriptors = [UIKit.NSSortDescriptor(key: "creationDate", ascending: false)]
        options.fetchLimit = 2
        XCTAssertEqual(assets(options), [all[5], all[4]])
        let upright = PHFetchOptions()
        upright.predicate = UIKit.NSPredicate(
            format: "pixelHeight > %d AND mediaType == %d", 1000, PHAssetMediaType.image.rawValue)
        XCTAssertEqual(assets(upright), [all[2], all[4]])
        upright.predicate = UIKit.NSPredicate(
            format: "(mediaSubtype & %d) != 0", PHAssetMediaSubtype.photoScreenshot.rawValue)
        XCTAssertEqual(assets(upright), [])
        upright.predicate = UIKit.NSPredicate(format: "creationDate < %@", all[2].creationDate! as NSDate)
        XCTAssertEqual(assets(upright), [all[0], all[1]])
    }

    func testSmartAlbumsAreThereWhateverIsInThem() {
        allow()
        let albums = PHAssetCollection.fetchAssetCollections(with: .smartAlbum, subtype: .any, options: nil)
        XCTAssertEqual(albums.firstObject?.localizedTitle, "Recents")
        let library = PHAssetCollection.fetchAssetCollections(
            with: .smartAlbum, subtype: .smartAlbumUserLibrary, options: nil)
        XCTAssertEqual(PHAsset.fetchAssets(in: library[0], options: nil).objects, assets())
        XCTAssertEqual(library[0].estimatedAssetCount, NSNotFound)
        XCTAssertFalse(library[0].canPerform(.addContent))
        XCTAssertEqual(PHAsset.fetchKeyAssets(in: library[0], options: nil)?.firstObject, assets().last)
        XCTAssertEqual(PHCollectionList.fetchTopLevelUserCollections(with: nil).count, 0)
    }
}

final class Observer: PHPhotoLibraryChangeObserver, @unchecked Sendable {
    private let body: @MainActor () -> Void
    nonisolated(unsafe) var changes: [PHChange] = []
    init(_ body: @escaping @MainActor () -> Void) { self.body = body }
    func photoLibraryDidChange(_ changeInstance: PHChange) {
        changes.append(changeInstance)
        // The queue of changes is waited for by the test, which has the main thread.
        nonisolated(unsafe) let body = unsafeBitCast(body, to: (() -> Void).self)
        body()
    }
}
