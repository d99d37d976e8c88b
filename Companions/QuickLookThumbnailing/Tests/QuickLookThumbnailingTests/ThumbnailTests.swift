import UIKitTesting
import XCTest

@testable import QuickLookThumbnailing
@_spi(Framework) import UIKit

/// Small pictures of files.
@preconcurrency @MainActor final class ThumbnailTests: XCTestCase, @unchecked Sendable {
    func testPicturesAndSymbols() throws {
        let screen = TestScreen()
        let folder = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { _ in }
        try XCTUnwrap(image.pngData()).write(to: folder.appendingPathComponent("a.png"))
        try Data("text".utf8).write(to: folder.appendingPathComponent("b.txt"))
        nonisolated(unsafe) var events: [String] = []
        for (name, types) in [
            ("a.png", QLThumbnailGenerator.Request.RepresentationTypes.all), ("b.txt", .all), ("b.txt", .thumbnail),
            ("c.png", .all), ("d.png", .all),
        ] {
            let request = QLThumbnailGenerator.Request(
                fileAt: folder.appendingPathComponent(name), size: CGSize(width: 10, height: 10), scale: 2,
                representationTypes: types)
            if name == "d.png" { QLThumbnailGenerator.shared.cancel(request) }
            QLThumbnailGenerator.shared.generateBestRepresentation(for: request) { picture, error in
                let kind = picture.map { "\($0.type) \($0.cgImage.width)" } ?? "nothing"
                events.append("\(name) \(kind) \(error != nil)")
                if name == "d.png" { XCTAssertEqual((error as NSError?)?.code, 5) }
            }
        }
        screen.runUntilIdle()
        XCTAssertEqual(events[0], "a.png thumbnail 20 false")
        XCTAssertTrue(events[1].hasPrefix("b.txt icon"))
        XCTAssertEqual(events.dropFirst(2), ["b.txt nothing true", "c.png nothing true", "d.png nothing true"])
    }
}
