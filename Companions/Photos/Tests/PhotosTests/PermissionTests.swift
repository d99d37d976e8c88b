import UIKitTesting
import XCTest

@testable import Photos
@_spi(Framework) import UIKit

/// The system's question about the person's pictures.
@preconcurrency @MainActor final class PermissionTests: XCTestCase, @unchecked Sendable {
    private nonisolated(unsafe) var events: [String] = []

    func testThePersonIsAskedOnce() {
        let screen = TestScreen()
        screen.show(UIViewController())
        AppProperties.replace(with: ["NSPhotoLibraryUsageDescription": "To print", "CFBundleName": "Shop"])
        XCTAssertEqual(PHPhotoLibrary.authorizationStatus(), .notDetermined)
        for _ in 0..<2 {
            PHPhotoLibrary.requestAuthorization { self.events.append("\($0)") }
            screen.runUntilIdle()
            if events.isEmpty {
                XCTAssertEqual(
                    screen.texts,
                    ["“Shop” Would Like to Access Your Photo Library", "To print", "Don’t Allow", "Allow"])
                screen.tap("Allow")
                screen.runUntilIdle()
            }
        }
        XCTAssertEqual(events, ["authorized", "authorized"])
        PHPhotoLibrary.shared().performChanges({ self.events = ["changed"] }) { isDone, _ in
            self.events.append("\(isDone)")
        }
        screen.runUntilIdle()
        XCTAssertEqual(events, ["changed", "true"])
    }
}
