import QuartzCore
import UIKitTesting
import XCTest

@_spi(Framework) @testable import AVFoundation
@_spi(Framework) import UIKit

@preconcurrency @MainActor final class AssetTests: XCTestCase {
    private nonisolated(unsafe) var screen: TestScreen!

    override func setUp() {
        super.setUp()
        nonisolated(unsafe) let test = self
        MainActor.assumeIsolated { test.screen = TestScreen() }
    }

    private func file(_ seconds: Double) throws -> URL {
        let url = try TestMedia.file(TestMedia.film(seconds))
        addTeardownBlock { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
        return url
    }

    func testWhatIsInAFilm() throws {
        let asset = AVURLAsset(url: try file(2.5))
        XCTAssertEqual(asset.duration.seconds, 2.5)
        XCTAssertEqual(asset.tracks.map(\.mediaType), [.video])
        let track = try XCTUnwrap(asset.tracks(withMediaType: .video).first)
        XCTAssertEqual(track.naturalSize, CGSize(width: 100, height: 60))
        XCTAssertEqual(track.nominalFrameRate, 30)
        XCTAssertEqual(track.preferredTransform, .identity)
        XCTAssertTrue(asset.isPlayable)
        XCTAssertFalse(AVAsset(url: URL(fileURLWithPath: "/nowhere.mp4")).isPlayable)
    }

    func testLoading() throws {
        let asset = AVAsset(url: try file(2))
        var error: NSError?
        XCTAssertEqual(asset.statusOfValue(forKey: "duration", error: &error), .unknown)
        nonisolated(unsafe) var isLoaded = false
        asset.loadValuesAsynchronously(forKeys: ["duration"]) { isLoaded = true }
        screen.runUntilIdle()
        XCTAssertTrue(isLoaded)
        XCTAssertEqual(asset.statusOfValue(forKey: "duration", error: &error), .loaded)
        let missing = AVAsset(url: URL(fileURLWithPath: "/nowhere.mp4"))
        missing.loadValuesAsynchronously(forKeys: ["duration"])
        screen.runUntilIdle()
        XCTAssertEqual(missing.statusOfValue(forKey: "duration", error: &error), .failed)
        XCTAssertEqual(error?.domain, NSURLErrorDomain)
    }

    func testLoadingWithAwait() throws {
        let asset = AVURLAsset(url: try file(2))
        nonisolated(unsafe) var found: [String] = []
        Task {
            let (duration, isPlayable) = try await asset.load(.duration, .isPlayable)
            let tracks = try await asset.loadTracks(withMediaType: .video)
            let size = try await tracks[0].load(.naturalSize)
            found = ["\(duration.seconds)", "\(isPlayable)", "\(size.width)"]
        }
        screen.advance(by: 0.5)
        XCTAssertEqual(found, ["2.0", "true", "100.0"])
    }

    func testAWholeFileIsExportedAsItIs() throws {
        let (source, output) = (try file(2), try file(1))
        let session = try XCTUnwrap(
            AVAssetExportSession(asset: AVURLAsset(url: source), presetName: AVAssetExportPresetHighestQuality))
        session.outputURL = output
        session.outputFileType = .mp4
        nonisolated(unsafe) var states: [Int] = []
        session.exportAsynchronously { states.append(session.status.rawValue) }
        screen.runUntilIdle()
        XCTAssertEqual(states, [AVAssetExportSession.Status.failed.rawValue])
        XCTAssertEqual((session.error as NSError?)?.code, AVError.Code.fileAlreadyExists.rawValue)
        try FileManager.default.removeItem(at: output)
        session.exportAsynchronously { states.append(session.status.rawValue) }
        screen.runUntilIdle()
        XCTAssertEqual(states.last, AVAssetExportSession.Status.completed.rawValue)
        XCTAssertEqual(AVURLAsset(url: output).duration.seconds, 2)
        XCTAssertNil(AVAssetExportSession(asset: AVURLAsset(url: source), presetName: "none"))
    }
}
