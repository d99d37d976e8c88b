import UIKitTesting
import XCTest

@testable import SwiftUI

@preconcurrency @MainActor final class AsyncImageTests: XCTestCase {
    private var screen: TestScreen!

    override func setUp() async throws {
        __introduce(__SwiftUI.self)
        screen = TestScreen()
    }

    private func picture() throws -> URL {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).png")
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2))
        try XCTUnwrap(renderer.image { $0.fill(CGRect(x: 0, y: 0, width: 4, height: 2)) }.pngData()).write(to: file)
        addTeardownBlock { try FileManager.default.removeItem(at: file) }
        return file
    }

    private struct Steps: View {
        let url: URL?
        var body: some View {
            AsyncImage(url: url) { phase in
                if phase.image != nil {
                    Text("there")
                } else if phase.error != nil {
                    Text("failed")
                } else {
                    Text("empty")
                }
            }
        }
    }

    func testThePictureComesWhileTheViewIsOnShow() throws {
        screen.show(UIHostingController(rootView: Steps(url: try picture())))
        screen.runUntilIdle()
        screen.expectVisible("there")
    }

    func testWithoutAnAddressThereIsThePlaceholder() {
        let view = AsyncImage(url: nil) {
            $0.resizable()
        } placeholder: {
            Text("Wait")
        }
        screen.show(UIHostingController(rootView: view))
        screen.runUntilIdle()
        screen.expectVisible("Wait")
    }

    func testWhatIsNoPictureIsAnError() {
        screen.show(UIHostingController(rootView: Steps(url: URL(fileURLWithPath: "/dev/null"))))
        screen.runUntilIdle()
        screen.expectVisible("failed")
    }
}
