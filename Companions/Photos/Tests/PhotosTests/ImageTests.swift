import UIKitTesting
import XCTest

@testable import Photos
@_spi(Framework) @_spi(Testing) import UIKit

/// Pictures of assets in the sizes that are asked for.
@preconcurrency @MainActor final class ImageTests: LibraryTestCase, @unchecked Sendable {
    private func request(
        _ width: CGFloat, _ height: CGFloat, _ mode: PHImageContentMode = .aspectFit,
        _ options: PHImageRequestOptions? = nil
    ) -> [String] {
        events = []
        let target = width < 0 ? PHImageManagerMaximumSize : CGSize(width: width, height: height)
        PHImageManager.default().requestImage(
            for: assets()[0], targetSize: target, contentMode: mode, options: options
        ) { image, info in
            let size = image.map { "\(Int($0.size.width))x\(Int($0.size.height))" } ?? "nil"
            let isFirst = info?[PHImageResultIsDegradedKey] as? Bool == true
            self.events.append(isFirst ? "\(size) degraded" : size)
        }
        events.append("returned")
        screen.runUntilIdle()
        return events
    }

    func testAQuickPictureComesBeforeTheGoodOne() {
        allow()
        XCTAssertEqual(request(400, 400), ["returned", "120x90 degraded", "400x300"])
        XCTAssertEqual(request(400, 400, .aspectFill), ["returned", "120x90 degraded", "533x400"])
        XCTAssertEqual(request(100, 100), ["returned", "100x75"])
        XCTAssertEqual(request(-1, -1), ["returned", "120x90 degraded", "1200x900"])
        XCTAssertEqual(request(5000, 5000, .aspectFit), ["returned", "120x90 degraded", "1200x900"])
    }

    func testOptionsDecideHowThePictureComes() {
        allow()
        let options = PHImageRequestOptions()
        options.deliveryMode = .highQualityFormat
        XCTAssertEqual(request(400, 400, .aspectFit, options), ["returned", "400x300"])
        options.isSynchronous = true
        XCTAssertEqual(request(400, 400, .aspectFit, options), ["400x300", "returned"])
        options.resizeMode = .none
        XCTAssertEqual(request(400, 400, .aspectFit, options), ["1200x900", "returned"])
        options.resizeMode = .exact
        options.normalizedCropRect = CGRect(x: 0.25, y: 0, width: 0.5, height: 0.5)
        XCTAssertEqual(request(200, 200, .aspectFill, options), ["267x200", "returned"])
    }

    func testARequestIsCancelled() {
        allow()
        let id = PHImageManager.default().requestImage(
            for: assets()[0], targetSize: CGSize(width: 400, height: 400), contentMode: .aspectFit, options: nil
        ) { image, info in self.events.append("\(image == nil) \(info?[PHImageCancelledKey] as? Bool ?? false)") }
        PHImageManager.default().cancelImageRequest(id)
        let edit = assets()[0].requestContentEditingInput(with: nil) { input, info in
            self.events.append("\(input == nil) \(info[PHContentEditingInputCancelledKey] as? Bool ?? false)")
        }
        assets()[0].cancelContentEditingInputRequest(edit)
        screen.runUntilIdle()
        XCTAssertEqual(events, ["true true", "true true"])
    }

    func testTheFileComesWithItsType() {
        allow()
        PHImageManager.default().requestImageDataAndOrientation(for: assets()[1], options: nil) { data, type, way, _ in
            self.events = [UIImage(data: data ?? Data()).map { "\($0.size.width)" } ?? "", type ?? "", "\(way)"]
        }
        screen.runUntilIdle()
        XCTAssertEqual(events, ["1200.0", "public.jpeg", "up"])
        XCTAssertEqual(PHAssetResource.assetResources(for: assets()[1]).map(\.originalFilename), ["IMG_0002.JPG"])
    }

    func testWhatThereIsNoneOfIsRefusedWithAReason() {
        allow()
        PHImageManager.default().requestLivePhoto(
            for: assets()[0], targetSize: .zero, contentMode: .aspectFit, options: nil
        ) { photo, info in self.events.append("\(photo == nil) \(info?[PHImageErrorKey] is PHPhotosError)") }
        PHImageManager.default().requestAVAsset(forVideo: assets()[0], options: nil) { film, _, info in
            self.events.append("\(film == nil) \(info?[PHImageErrorKey] is PHPhotosError)")
        }
        screen.runUntilIdle()
        XCTAssertEqual(events, ["true true", "true true"])
    }
}
