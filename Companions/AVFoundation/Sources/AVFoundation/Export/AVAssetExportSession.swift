import Foundation
@_spi(Framework) import AudioToolbox
@_spi(Framework) import UIKit

/// The preset of low quality.
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
/// The preset of middle quality.
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
/// The preset of the highest quality.
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
/// The preset that leaves films and sounds as they are.
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
/// The preset of sound alone.
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"
/// The preset of 640 by 480 pixels.
public let AVAssetExportPreset640x480 = "AVAssetExportPreset640x480"
/// The preset of 960 by 540 pixels.
public let AVAssetExportPreset960x540 = "AVAssetExportPreset960x540"
/// The preset of 1280 by 720 pixels.
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
/// The preset of 1920 by 1080 pixels.
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"

/// What writes a film or sound, or a part of it, into another file.
open class AVAssetExportSession: NSObject, @unchecked Sendable {
    /// How far it is.
    public enum Status: Int, Sendable {
        case unknown = 0
        case waiting = 1
        case exporting = 2
        case completed = 3
        case failed = 4
        case cancelled = 5
    }

    /// What is written.
    public let asset: AVAsset
    /// How it is written.
    public let presetName: String

    /// Makes a session; nil for a preset that is not known.
    public init?(asset: AVAsset, presetName: String) {
        guard Self.allExportPresets().contains(presetName) else { return nil }
        self.asset = asset
        self.presetName = presetName
    }

    /// The file that is written; it must not be there.
    open var outputURL: URL?
    /// The kind of the file.
    open var outputFileType: AVFileType?
    /// The part that is written; all of it unless set, and where the part has no length.
    open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
    /// Whether the file can be played before all of it has been fetched.
    open var shouldOptimizeForNetworkUse = false
    /// The most bytes of the file; kept for the app.
    open var fileLengthLimit: Int64 = 0
    /// What is told of the film; kept for the app.
    open var metadata: [AVMetadataItem]?
    /// How sound is made faster; kept for the app.
    open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.spectral
    /// How tracks are drawn over each other. A film is not made anew here: with this the export fails.
    open var videoComposition: AVVideoComposition?
    /// How far it is.
    open private(set) var status = Status.unknown
    /// Why it has failed.
    open private(set) var error: (any Error)?
    /// The part that has been written, from 0 to 1.
    open private(set) var progress: Float = 0
    /// The kinds of files that can be written.
    open var supportedFileTypes: [AVFileType] { [.mp4, .mov, .m4v, .m4a] }

    /// The presets that there are.
    open class func allExportPresets() -> [String] {
        [
            AVAssetExportPresetLowQuality, AVAssetExportPresetMediumQuality, AVAssetExportPresetHighestQuality,
            AVAssetExportPresetPassthrough, AVAssetExportPresetAppleM4A, AVAssetExportPreset640x480,
            AVAssetExportPreset960x540, AVAssetExportPreset1280x720, AVAssetExportPreset1920x1080,
        ]
    }

    /// The presets that fit an asset.
    open class func exportPresets(compatibleWith asset: AVAsset) -> [String] { allExportPresets() }

    /// Writes the file, and tells on the main thread when it is written or cannot be.
    open func exportAsynchronously(completionHandler handler: @escaping @Sendable () -> Void) {
        status = .exporting
        if asset is AVComposition || videoComposition != nil {
            return DispatchQueue.main.async {
                MainActor.assumeIsolated { self.refuse() }
                handler()
            }
        }
        asset.source.load { ending in
            if self.status == .exporting { self.write(ending) }
            handler()
        }
    }

    /// Writes the file, and comes back when it is written or cannot be.
    open func export() async {
        _ = try? await TaskWait<Void>.value { wait in exportAsynchronously { wait.resume(with: .success(())) } }
    }

    /// Writes no more.
    open func cancelExport() { status = .cancelled }

    @MainActor private func refuse() {
        guard status == .exporting else { return }
        Findings.report(
            limit: "media.composition", "AVFoundation: compositions cannot be exported",
            advice: "Export the whole asset, or a time of it, without a video composition.")
        error = AVError(.exportFailed)
        status = .failed
    }

    @MainActor private func write(_ ending: AssetSource.Ending) {
        do {
            let file = try ending.get()
            guard let outputURL, let place = asset.source.place else { throw AVError(.exportFailed) }
            guard !FileManager.default.fileExists(atPath: outputURL.path) else { throw AVError(.fileAlreadyExists) }
            try write(file, from: place, to: outputURL)
            progress = 1
            status = .completed
        } catch {
            self.error = error
            status = .failed
        }
    }

    @MainActor private func write(_ file: MediaFile, from place: URL, to output: URL) throws {
        let start = timeRange.start.isNumeric ? max(0, timeRange.start.seconds) : 0
        let length = timeRange.duration.isNumeric ? timeRange.duration.seconds : 0
        let isWhole = start == 0 && (length <= 0 || length >= file.duration)
        let isAsItIs = isWhole && place.pathExtension.lowercased() == output.pathExtension.lowercased()
        let sizes = [
            AVAssetExportPreset640x480: "640:480", AVAssetExportPreset960x540: "960:540",
            AVAssetExportPreset1280x720: "1280:720", AVAssetExportPreset1920x1080: "1920:1080",
        ]
        if isAsItIs, sizes[presetName] == nil { return try FileManager.default.copyItem(at: place, to: output) }
        guard let program = MediaPrograms.ffmpeg(without: "films cannot be exported") else {
            throw AVError(.exportFailed)
        }
        var arguments = ["-ss", "\(start)", "-i", place.path]
        if length > 0 { arguments += ["-t", "\(length)"] }
        if let size = sizes[presetName] {
            arguments += ["-vf", "scale=\(size):force_original_aspect_ratio=decrease:force_divisible_by=2"]
        } else if presetName != AVAssetExportPresetAppleM4A {
            // What is not changed is not coded anew.
            arguments += ["-c", "copy"]
        }
        if presetName == AVAssetExportPresetAppleM4A { arguments += ["-vn"] }
        guard MediaPrograms.output(of: program, arguments + [output.path]) != nil else { throw AVError(.exportFailed) }
    }
}

/// The older name of `AVAssetExportSession.Status`.
public typealias AVAssetExportSessionStatus = AVAssetExportSession.Status
