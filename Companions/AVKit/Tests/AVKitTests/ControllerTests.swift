import QuartzCore
import UIKitTesting
import XCTest

@_spi(Framework) @testable import AVKit
@_spi(Framework) import UIKit

/// Films with controls, in virtual time.
@preconcurrency @MainActor final class ControllerTests: XCTestCase {
    private nonisolated(unsafe) var screen: TestScreen!

    override class func setUp() {
        super.setUp()
        MainActor.assumeIsolated { __introduce(__AVKit.self) }
    }

    override func setUp() {
        super.setUp()
        nonisolated(unsafe) let test = self
        MainActor.assumeIsolated { test.screen = TestScreen() }
    }

    /// A sound of samples, which is a film without pictures.
    private func player(_ seconds: Int) throws -> AVPlayer {
        func number(_ value: Int, _ length: Int) -> Data { Data((0..<length).map { UInt8(value >> ($0 * 8) & 255) }) }
        let length = seconds * 8000
        var data = Data("RIFF".utf8) + number(36 + length, 4) + Data("WAVEfmt ".utf8) + number(16, 4) + number(1, 2)
        data += number(1, 2) + number(8000, 4) + number(8000, 4) + number(1, 2) + number(8, 2)
        data += Data("data".utf8) + number(length, 4) + Data(repeating: 128, count: length)
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).wav")
        try data.write(to: url)
        addTeardownBlock { try? FileManager.default.removeItem(at: url) }
        return AVPlayer(url: url)
    }

    private func shown(_ seconds: Int) throws -> AVPlayerViewController {
        let controller = AVPlayerViewController()
        controller.player = try player(seconds)
        let root = UIViewController()
        screen.show(root)
        root.present(controller, animated: true)
        screen.runUntilIdle()
        return controller
    }

    func testTheControlsPlayAndSkip() throws {
        let controller = try shown(65)
        XCTAssertEqual(screen.texts.suffix(2), ["00:00", "-01:05"])
        screen.tap("Play")
        screen.advance(by: 2)
        XCTAssertEqual(controller.player?.rate, 1)
        XCTAssertTrue(screen.texts.contains("00:02"))
        screen.tap("Skip Forward")
        XCTAssertEqual(controller.player?.currentTime().seconds ?? 0, 17.5, accuracy: 1)
        screen.tap("Pause")
        XCTAssertEqual(controller.player?.rate, 0)
        screen.tap("Close")
        screen.runUntilIdle()
        XCTAssertNil(controller.presentingViewController)
    }

    func testTheControlsGoByThemselves() throws {
        _ = try shown(65)
        screen.tap("Play")
        screen.advance(by: 4)
        XCTAssertFalse(screen.texts.contains { $0.hasPrefix("-") })
        screen.tap(.point(50, 300))
        screen.advance(by: 0.5)
        XCTAssertTrue(screen.texts.contains { $0.hasPrefix("-") })
    }

    func testWithoutControls() throws {
        let controller = try shown(5)
        controller.showsPlaybackControls = false
        screen.runUntilIdle()
        XCTAssertEqual(screen.texts, [])
        XCTAssertEqual(controller.modalPresentationStyle, .fullScreen)
        XCTAssertFalse(AVPictureInPictureController.isPictureInPictureSupported())
    }
}
