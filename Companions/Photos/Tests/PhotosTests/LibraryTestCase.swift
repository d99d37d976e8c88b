import UIKitTesting
import XCTest

@testable import Photos
@_spi(Framework) @_spi(Testing) import UIKit

/// A library that the person has allowed the app to see.
@preconcurrency @MainActor class LibraryTestCase: XCTestCase, @unchecked Sendable {
    // One for each test, made when it begins.
    private(set) lazy var screen = TestScreen()
    nonisolated(unsafe) var events: [String] = []

    func allow() {
        screen.show(UIViewController())
        AppProperties.replace(with: ["NSPhotoLibraryUsageDescription": "To print", "CFBundleName": "Shop"])
        PHPhotoLibrary.requestAuthorization { _ in }
        screen.runUntilIdle()
        screen.tap("Allow")
        screen.runUntilIdle()
        try? FileManager.default.removeItem(at: PhotoLibrary.current.album)
    }

    /// Makes changes, and returns whether they were made.
    func change(_ block: @escaping () -> Void) -> Bool? {
        nonisolated(unsafe) var result: Bool?
        PHPhotoLibrary.shared().performChanges(block) { isDone, _ in result = isDone }
        screen.runUntilIdle()
        return result
    }

    func assets(_ options: PHFetchOptions? = nil) -> [PHAsset] { PHAsset.fetchAssets(with: options).objects }

    func picture(_ width: CGFloat, _ height: CGFloat) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
    }
}
