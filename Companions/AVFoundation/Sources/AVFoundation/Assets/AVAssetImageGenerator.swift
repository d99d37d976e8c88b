import CoreGraphics
import Foundation
@_spi(Framework) import AudioToolbox
@_spi(Framework) import UIKit

/// What makes pictures of times of a film.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
    /// How making a picture has ended.
    public enum Result: Int, Sendable {
        case succeeded = 0
        case failed = 1
        case cancelled = 2
    }

    /// A way of clipping pictures.
    public struct ApertureMode: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Makes one of its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Only what is meant to be seen.
        public static let cleanAperture = ApertureMode(rawValue: "CleanAperture")
        /// All pixels.
        public static let encodedPixels = ApertureMode(rawValue: "EncodedPixels")
        /// What is meant to be seen, as it is seen.
        public static let productionAperture = ApertureMode(rawValue: "ProductionAperture")
    }

    /// The film.
    public let asset: AVAsset

    /// Makes a generator for a film.
    public init(asset: AVAsset) { self.asset = asset }

    /// Whether pictures are turned as the film is.
    open var appliesPreferredTrackTransform = false
    /// The size that pictures are to fit into, in pixels; nothing for their own.
    open var maximumSize = CGSize.zero
    /// How pictures are clipped; they are not.
    open var apertureMode: ApertureMode?
    /// How much earlier a picture may be; it is exact.
    open var requestedTimeToleranceBefore = CMTime.positiveInfinity
    /// How much later a picture may be; it is exact.
    open var requestedTimeToleranceAfter = CMTime.positiveInfinity

    /// Makes a picture.
    ///
    /// - Parameter actualTime: Gets the time of the picture.
    /// - Throws: An `AVError` where there is no picture.
    open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
        actualTime?.pointee = requestedTime
        return try image(at: requestedTime.seconds)
    }

    private func image(at seconds: Double) throws -> CGImage {
        let file = try asset.source.file().get()
        guard let video = file.video, let place = asset.source.place else { throw AVError(.noImageAtTime) }
        let image = onMain {
            FilmPictures.single(
                place, video, at: min(seconds, max(0, file.duration - 0.1)), isTurned: appliesPreferredTrackTransform,
                maximum: maximumSize)
        }
        guard let image else { throw AVError(.noImageAtTime) }
        return image
    }

    /// Makes pictures, and tells of each on the main thread.
    open func generateCGImagesAsynchronously(
        forTimes requestedTimes: [NSValue],
        completionHandler handler: @escaping @Sendable (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void
    ) {
        let times = requestedTimes.map(\.timeValue)
        asset.source.load { _ in
            for time in times {
                do {
                    handler(time, try self.image(at: time.seconds), time, .succeeded, nil)
                } catch {
                    handler(time, nil, .zero, .failed, error)
                }
            }
        }
    }

    /// Makes a picture, and tells of it on the main thread.
    open func generateCGImageAsynchronously(
        for requestedTime: CMTime,
        completionHandler handler: @escaping @Sendable (CGImage?, CMTime, (any Error)?) -> Void
    ) {
        generateCGImagesAsynchronously(forTimes: [NSValue(time: requestedTime)]) { _, image, time, _, error in
            handler(image, time, error)
        }
    }

    /// Makes a picture, and says of which time it is.
    ///
    /// - Throws: An `AVError` where there is no picture.
    nonisolated(nonsending) open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
        try await TaskWait<(image: CGImage, actualTime: CMTime)>.value { wait in
            generateCGImageAsynchronously(for: time) { image, actual, error in
                wait.resume(with: image.map { .success(($0, actual)) } ?? .failure(error ?? AVError(.noImageAtTime)))
            }
        }
    }

    /// Makes no more pictures of those that were asked for; they are made at once.
    open func cancelAllCGImageGeneration() {}
}

/// The handler of pictures of times of a film: the time that was asked for, the picture, its own time, how making it has
/// ended, and an error.
public typealias AVAssetImageGeneratorCompletionHandler =
    @Sendable (CMTime, CGImage?, CMTime, AVAssetImageGenerator.Result, (any Error)?) -> Void
