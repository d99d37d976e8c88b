import UIKitTesting
import XCTest

@testable import QuickLook
@_spi(Framework) import UIKit

/// Looking at files.
@preconcurrency @MainActor final class PreviewTests: XCTestCase, @unchecked Sendable {
    private nonisolated(unsafe) var screen: TestScreen!
    private nonisolated(unsafe) var folder = URL(fileURLWithPath: NSTemporaryDirectory())

    override func setUp() {
        super.setUp()
        folder.appendPathComponent(UUID().uuidString)
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        MainActor.assumeIsolated { screen = TestScreen() }
    }

    override func tearDown() {
        try? FileManager.default.removeItem(at: folder)
        super.tearDown()
    }

    private func file(_ name: String, _ data: Data) throws -> URL {
        let url = folder.appendingPathComponent(name)
        try data.write(to: url)
        return url
    }

    private final class Source: NSObject, QLPreviewControllerDataSource, QLPreviewControllerDelegate {
        var items: [URL] = []
        var events: [String] = []
        func numberOfPreviewItems(in controller: QLPreviewController) -> Int { items.count }
        func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem {
            items[index]
        }
        func previewControllerWillDismiss(_ controller: QLPreviewController) { events.append("will dismiss") }
        func previewControllerDidDismiss(_ controller: QLPreviewController) { events.append("did dismiss") }
    }

    private func show(_ items: [URL]) -> (QLPreviewController, Source, UIViewController) {
        let root = UIViewController()
        screen.show(root)
        let source = Source()
        source.items = items
        let controller = QLPreviewController()
        controller.dataSource = source
        controller.delegate = source
        root.present(controller, animated: true)
        screen.runUntilIdle()
        return (controller, source, root)
    }

    func testTextIsShownAndLeft() throws {
        let (controller, source, root) = show([try file("note.txt", Data("Milk".utf8))])
        XCTAssertTrue(screen.texts.contains("note.txt"), "\(screen.texts)")
        XCTAssertTrue(screen.texts.contains("Milk"), "\(screen.texts)")
        XCTAssertEqual(controller.currentPreviewItemIndex, 0)
        screen.tap("Done")
        screen.runUntilIdle()
        XCTAssertEqual(source.events, ["will dismiss", "did dismiss"])
        XCTAssertNil(root.presentedViewController)
    }

    func testPagesAreTurned() throws {
        let urls = [try file("one.txt", Data("First".utf8)), try file("two.xyz", Data([0, 1]))]
        let (controller, source, _) = show(urls)
        controller.currentPreviewItemIndex = 1
        screen.runUntilIdle()
        XCTAssertTrue(screen.texts.contains("two.xyz"), "\(screen.texts)")
        XCTAssertFalse(screen.texts.contains("First"))
        XCTAssertEqual(controller.currentPreviewItem?.previewItemURL, urls[1])
        source.items = []
        controller.reloadData()
        screen.runUntilIdle()
        XCTAssertTrue(screen.texts.contains("No file to preview"), "\(screen.texts)")
        XCTAssertEqual(controller.currentPreviewItemIndex, NSNotFound)
    }

    func testPictureIsShown() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        let (controller, source, _) = show([try file("red.png", try XCTUnwrap(image.pngData()))])
        func pictures(_ view: UIView) -> [UIImageView] {
            [view as? UIImageView].compactMap { $0 } + view.subviews.flatMap(pictures)
        }
        let shown = pictures(controller.view).first { $0.accessibilityLabel == "red.png" }
        XCTAssertEqual(shown?.image?.size.width, image.size.width * image.scale)
        withExtendedLifetime(source) {}
    }

    func testWhatCanBeShown() {
        XCTAssertTrue(QLPreviewController.canPreview(folder))
        XCTAssertFalse(QLPreviewController.canPreview(URL(string: "https://example.org/a.png")!))
    }
}
