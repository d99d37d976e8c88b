import UIKitTesting
import XCTest

@testable import PhotosUI
@_spi(Framework) import UIKit

/// Picking a picture of the device's.
@preconcurrency @MainActor final class PickerTests: XCTestCase, @unchecked Sendable {
    private final class Delegate: NSObject, PHPickerViewControllerDelegate {
        var results: [[PHPickerResult]] = []
        func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
            self.results.append(results)
            picker.dismiss(animated: true)
        }
    }

    private func picked(_ tap: (TestScreen) -> Void) throws -> [PHPickerResult] {
        let screen = TestScreen()
        let root = UIViewController()
        screen.show(root)
        var configuration = PHPickerConfiguration(photoLibrary: .shared())
        configuration.filter = .any(of: [.images, .videos])
        let picker = PHPickerViewController(configuration: configuration)
        let delegate = Delegate()
        picker.delegate = delegate
        root.present(picker, animated: true)
        screen.runUntilIdle()
        tap(screen)
        screen.runUntilIdle()
        XCTAssertNil(root.presentedViewController)
        XCTAssertEqual(delegate.results.count, 1)
        return try XCTUnwrap(delegate.results.first)
    }

    func testALivePhotoOfFilesStandsStill() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
        defer { try? FileManager.default.removeItem(at: file) }
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
        }
        try XCTUnwrap(image.pngData()).write(to: file)
        let told = expectation(description: "told")
        let view = PHLivePhotoView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        PHLivePhoto.request(
            withResourceFileURLs: [file], placeholderImage: nil, targetSize: .zero, contentMode: .aspectFit
        ) { photo, info in
            XCTAssertNil(info[PHLivePhotoInfoErrorKey])
            MainActor.assumeIsolated { view.livePhoto = photo }
            told.fulfill()
        }
        let failed = expectation(description: "failed")
        PHLivePhoto.request(
            withResourceFileURLs: [], placeholderImage: nil, targetSize: .zero, contentMode: .aspectFit
        ) { photo, info in
            XCTAssertNil(photo)
            XCTAssertNotNil(info[PHLivePhotoInfoErrorKey])
            failed.fulfill()
        }
        wait(for: [told, failed], timeout: 5)
        let shown = view.subviews.compactMap { $0 as? UIImageView }.first
        XCTAssertNotNil(shown?.image)
        XCTAssertEqual(shown?.frame, view.bounds)
    }

    func testAPlaceholderComesBeforeTheLivePhotoInTheWantedSize() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
        defer { try? FileManager.default.removeItem(at: file) }
        func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image {
                $0.fill(CGRect(x: 0, y: 0, width: width, height: height))
            }
        }
        try XCTUnwrap(image(400, 200).pngData()).write(to: file)
        var events: [String] = []
        let told = expectation(description: "told")
        told.expectedFulfillmentCount = 2
        PHLivePhoto.request(
            withResourceFileURLs: [file], placeholderImage: image(4, 2), targetSize: CGSize(width: 100, height: 100),
            contentMode: .aspectFit
        ) { photo, info in
            events.append("\(photo?.size.width ?? 0) \(info[PHLivePhotoInfoIsDegradedKey] as? Bool ?? false)")
            told.fulfill()
        }
        wait(for: [told], timeout: 5)
        XCTAssertEqual(events, ["4.0 true", "100.0 false"])
        events = []
        let cancelled = expectation(description: "cancelled")
        let id = PHLivePhoto.request(
            withResourceFileURLs: [file], placeholderImage: nil, targetSize: .zero, contentMode: .aspectFill
        ) { photo, info in
            events.append("\(photo == nil) \(info[PHLivePhotoInfoCancelledKey] as? Bool ?? false)")
            cancelled.fulfill()
        }
        PHLivePhoto.cancelRequest(withRequestID: id)
        wait(for: [cancelled], timeout: 5)
        XCTAssertEqual(events, ["true true"])
    }

    func testAPictureIsPicked() throws {
        let results = try picked { $0.tap("Photo, IMG_0002") }
        XCTAssertEqual(results.count, 1)
        let provider = try XCTUnwrap(results.first).itemProvider
        XCTAssertTrue(provider.canLoadObject(ofClass: UIImage.self))
        let loaded = expectation(description: "loaded")
        provider.loadObject(ofClass: UIImage.self) { image, _ in
            XCTAssertEqual((image as? UIImage)?.size, CGSize(width: 1200, height: 900))
            loaded.fulfill()
        }
        wait(for: [loaded], timeout: 5)
    }

    func testThePersonMayCancel() throws { XCTAssertEqual(try picked { $0.tap("Cancel") }, []) }
}
