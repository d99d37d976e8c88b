import CoreMedia
import Foundation
import XCTest

@testable import AVFoundation

/// Compositions as values.
@preconcurrency @MainActor final class CompositionTests: XCTestCase {
    private func range(_ start: Double, _ length: Double) -> CMTimeRange {
        CMTimeRange(
            start: CMTime(seconds: start, preferredTimescale: 600),
            duration: CMTime(seconds: length, preferredTimescale: 600))
    }

    private func track(_ length: Double) throws -> AVMutableCompositionTrack {
        let composition = AVMutableComposition()
        let track = try XCTUnwrap(
            composition.addMutableTrack(withMediaType: .video, preferredTrackID: kCMPersistentTrackID_Invalid))
        track.segments = [
            AVCompositionTrackSegment(
                url: URL(fileURLWithPath: "/a.mp4"), trackID: 1, sourceTimeRange: range(0, length),
                targetTimeRange: range(0, length))
        ]
        return track
    }

    private func times(_ track: AVCompositionTrack) -> [[Double]] {
        track.segments.map {
            let (source, target) = ($0.timeMapping.source, $0.timeMapping.target)
            return [source.start.seconds, source.duration.seconds, target.start.seconds, target.duration.seconds]
        }
    }

    func testPartsArePutInAndTakenOut() throws {
        let composition = AVMutableComposition()
        let first = try XCTUnwrap(composition.addMutableTrack(withMediaType: .video, preferredTrackID: 0))
        let second = try XCTUnwrap(composition.addMutableTrack(withMediaType: .audio, preferredTrackID: 7))
        XCTAssertEqual([first.trackID, second.trackID], [1, 7])
        let source = try track(10)
        XCTAssertThrowsError(try second.insertTimeRange(range(0, 1), of: source, at: .zero))
        try first.insertTimeRange(range(2, 4), of: source, at: .zero)
        XCTAssertEqual(times(first), [[2, 4, 0, 4]])
        try first.insertTimeRange(range(0, 1), of: source, at: CMTime(seconds: 2, preferredTimescale: 600))
        XCTAssertEqual(times(first), [[2, 2, 0, 2], [0, 1, 2, 1], [4, 2, 3, 2]])
        XCTAssertEqual(composition.duration.seconds, 5)
        first.removeTimeRange(range(1, 2))
        XCTAssertEqual(times(first), [[2, 1, 0, 1], [4, 2, 1, 2]])
        first.scaleTimeRange(range(1, 2), toDuration: CMTime(seconds: 4, preferredTimescale: 600))
        XCTAssertEqual(times(first), [[2, 1, 0, 1], [4, 2, 1, 4]])
        try first.insertTimeRange(range(0, 1), of: source, at: CMTime(seconds: 8, preferredTimescale: 600))
        XCTAssertTrue(first.segments[2].isEmpty)
        XCTAssertEqual(composition.duration.seconds, 9)
    }

    func testLayersTellWhatTheyWereTold() throws {
        let layer = AVMutableVideoCompositionLayerInstruction(assetTrack: try track(3))
        XCTAssertEqual(layer.trackID, 1)
        layer.setOpacity(0.5, at: .zero)
        layer.setOpacityRamp(fromStartOpacity: 1, toEndOpacity: 0, timeRange: range(2, 1))
        var (start, end): (Float, Float) = (0, 0)
        XCTAssertTrue(
            layer.getOpacityRamp(for: range(1, 0).start, startOpacity: &start, endOpacity: &end, timeRange: nil))
        XCTAssertEqual([start, end], [0.5, 0.5])
        XCTAssertTrue(
            layer.getOpacityRamp(for: range(2.5, 0).start, startOpacity: &start, endOpacity: &end, timeRange: nil))
        XCTAssertEqual([start, end], [1, 0])
        XCTAssertFalse(layer.getTransformRamp(for: .zero, start: nil, end: nil, timeRange: nil))
    }

    func testExportOfACompositionFails() throws {
        let session = try XCTUnwrap(
            AVAssetExportSession(asset: AVMutableComposition(), presetName: AVAssetExportPresetHighestQuality))
        let done = expectation(description: "done")
        session.exportAsynchronously { done.fulfill() }
        wait(for: [done], timeout: 10)
        XCTAssertEqual(session.status, .failed)
        XCTAssertEqual((session.error as? AVError)?.code, .exportFailed)
    }
}
