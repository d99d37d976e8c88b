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
