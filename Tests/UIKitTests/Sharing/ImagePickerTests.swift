import UIKitTesting
import XCTest

@_spi(Testing) @_spi(Framework) @testable import UIKit

@preconcurrency @MainActor final class ImagePickerTests: XCTestCase {
    private final class Listener: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
        var info: [UIImagePickerController.InfoKey: Any]?
        var cancels = 0

        func imagePickerController(
            _ picker: UIImagePickerController,
            didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
        ) {
            self.info = info
            picker.dismiss(animated: true)
        }

        func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
            cancels += 1
            picker.dismiss(animated: true)
        }
    }

    /// A delegate that leaves everything to the picker.
    private final class Silent: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {}

    private let root = UIViewController()
    private let listener = Listener()

    private func presented(
        on screen: TestScreen, _ change: (UIImagePickerController) -> Void = { _ in }
    ) -> UIImagePickerController {
        screen.show(root)
        let picker = UIImagePickerController()
        picker.delegate = listener
        change(picker)
        root.present(picker, animated: true)
        screen.runUntilIdle()
        return picker
    }

    func testSourcesAreThoseOfTheSimulator() {
        let types: [UIImagePickerController.SourceType] = [.photoLibrary, .camera, .savedPhotosAlbum]
        XCTAssertEqual(types.map { UIImagePickerController.isSourceTypeAvailable($0) }, [true, false, true])
        XCTAssertNil(UIImagePickerController.availableMediaTypes(for: .camera))
        XCTAssertFalse(UIImagePickerController.isCameraDeviceAvailable(.rear))
        XCTAssertEqual(UIImagePickerController().mediaTypes, ["public.image"])
        var reasons: [String] = []
        NSException.interceptor = { reasons.append($0.reason ?? "") }
        defer { NSException.interceptor = nil }
        let picker = UIImagePickerController()
        picker.sourceType = .camera
        XCTAssertEqual(picker.sourceType, .photoLibrary)
        picker.takePicture()
        XCTAssertEqual(
            reasons, ["Source type 1 not available", "Source type must be UIImagePickerControllerSourceTypeCamera"])
    }

    func testAPictureIsPicked() throws {
        let screen = TestScreen()
        let picker = presented(on: screen)
        XCTAssertEqual(picker.topViewController?.title, "Photos")
        screen.tap("Photo, IMG_0002")
        let info = try XCTUnwrap(listener.info)
        XCTAssertEqual(info[.mediaType] as? String, "public.image")
        XCTAssertEqual((info[.originalImage] as? UIImage)?.size, CGSize(width: 1200, height: 900))
        XCTAssertNil(info[.editedImage])
        let file = try XCTUnwrap(info[.imageURL] as? URL)
        XCTAssertEqual(file.lastPathComponent, "IMG_0002.jpeg")
        XCTAssertEqual(UIImage(contentsOfFile: file.path)?.size, CGSize(width: 1200, height: 900))
        XCTAssertEqual(
            info[.referenceURL] as? URL, URL(string: "assets-library://asset/asset.JPG?id=IMG%5F0002&ext=JPG"))
        XCTAssertNil(root.presentedViewController)
    }

    func testAPartIsChosen() throws {
        let screen = TestScreen()
        _ = presented(on: screen) { $0.allowsEditing = true }
        screen.tap("Photo, IMG_0001")
        XCTAssertNil(listener.info)
        screen.tap("Choose")
        let info = try XCTUnwrap(listener.info)
        // The middle of a picture that is as high as the square.
        XCTAssertEqual(info[.cropRect] as? CGRect, CGRect(x: 150, y: 0, width: 900, height: 900))
        XCTAssertEqual((info[.editedImage] as? UIImage)?.size, CGSize(width: 900, height: 900))
    }

    func testCancelIsTold() {
        let screen = TestScreen()
        _ = presented(on: screen)
        screen.tap("Cancel")
        XCTAssertEqual(listener.cancels, 1)
        XCTAssertNil(listener.info)
        XCTAssertNil(root.presentedViewController)
    }

    func testAPickerWhoseDelegateSaysNothingDismissesItself() {
        let screen = TestScreen()
        let silent = Silent()
        _ = presented(on: screen) { $0.delegate = silent }
        screen.tap("Cancel")
        XCTAssertNil(root.presentedViewController)
        _ = presented(on: screen) { $0.delegate = nil }
        screen.tap("Photo, IMG_0001")
        XCTAssertNil(root.presentedViewController)
    }

    func testPicturesComeFromAFolder() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ImagePickerTests-\(getpid())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let dot = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 8, height: 4))
        }
        for name in ["b10.png", "b9.png"] { try dot.pngData()?.write(to: folder.appendingPathComponent(name)) }
        try Data().write(to: folder.appendingPathComponent("notes.txt"))
        let screen = TestScreen()
        screen.show(root)
        screen.simulate("photos", ["folder": folder.path])
        XCTAssertEqual(PhotoLibrary.shared.pictures.map(\.name), ["b9", "b10"])
        _ = presented(on: screen)
        screen.tap("Photo, b10")
        XCTAssertEqual((listener.info?[.imageURL] as? URL)?.lastPathComponent, "b10.png")
    }
}
