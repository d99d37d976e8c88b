import Foundation
import QuartzCore
import Synchronization
@_spi(Framework) import AudioToolbox
@_spi(Framework) import UIKit

/// Whether what was asked of an asset is known.
public enum AVKeyValueStatus: Int, Sendable {
    case unknown = 0
    case loading = 1
    case loaded = 2
    case failed = 3
    case cancelled = 4
}

/// A film or a sound: how long it is, and what is in it.
///
/// It may be used on any thread.
open class AVAsset: NSObject, NSCopying, @unchecked Sendable {
    let source: AssetSource

    /// Makes an asset of a file or of an address of the network.
    public convenience init(url URL: URL) { self.init(AssetSource(URL)) }

    init(_ source: AssetSource) { self.source = source }

    /// The same asset.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    private var file: MediaFile? { try? source.file().get() }

    /// How long it is; nobody knows where it cannot be read.
    open var duration: CMTime { file.map { CMTime($0.duration) } ?? .indefinite }

    /// The films and sounds in it.
    open var tracks: [AVAssetTrack] { file.map { AVAssetTrack.tracks(of: $0, in: self) } ?? [] }

    /// The films, or the sounds, in it.
    open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] {
        tracks.filter { $0.mediaType == mediaType }
    }

    /// The track of a number; nil where there is none.
    open func track(withTrackID trackID: CMPersistentTrackID) -> AVAssetTrack? {
        tracks.first { $0.trackID == trackID }
    }

    /// What is told of it.
    open var metadata: [AVMetadataItem] { commonMetadata }
    /// What is told of it, by the names that all kinds of files have.
    open var commonMetadata: [AVMetadataItem] {
        file.map { $0.texts.sorted { $0.key < $1.key }.map { AVMetadataItem($0.key, $0.value) } } ?? []
    }
    /// The ways in which something is told of it.
    open var availableMetadataFormats: [AVMetadataFormat] { [] }
    /// The parts that chapters are: none.
    open var availableChapterLocales: [Locale] { [] }

    /// Whether it can be played.
    open var isPlayable: Bool { file != nil }
    /// Whether it can be read.
    open var isReadable: Bool { file != nil }
    /// Whether it can be exported.
    open var isExportable: Bool { file != nil }
    /// Whether it can be a part of another.
    open var isComposable: Bool { file != nil }
    /// Whether it is protected against copying.
    open var hasProtectedContent: Bool { false }
    /// Whether its length is exact.
    open var providesPreciseDurationAndTiming: Bool { true }
    /// How fast it is played.
    open var preferredRate: Float { 1 }
    /// How loud it is played.
    open var preferredVolume: Float { 1 }
    /// How its pictures are turned.
    open var preferredTransform: CGAffineTransform { .identity }
    /// The size of its pictures.
    open var naturalSize: CGSize { tracks(withMediaType: .video).first?.naturalSize ?? .zero }

    // MARK: Loading

    /// Whether a property is known.
    open func statusOfValue(forKey key: String, error outError: UnsafeMutablePointer<NSError?>?) -> AVKeyValueStatus {
        switch source.state {
        case .unknown: return .unknown
        case .loading: return .loading
        case .ended(.success): return .loaded
        case .ended(.failure(let error)):
            outError?.pointee = error as NSError
            return .failed
        }
    }

    /// Finds properties out, and tells when they are known or cannot be.
    open func loadValuesAsynchronously(
        forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)? = nil
    ) {
        source.load { _ in handler?() }
    }

    /// Finds properties out no more.
    open func cancelLoading() {}

    /// Finds a property out.
    ///
    /// - Throws: The reason why the asset cannot be read.
    nonisolated(nonsending) open func load<Value>(_ property: AVAsyncProperty<AVAsset, Value>) async throws -> Value {
        try await loaded()
        return property.read(self)
    }

    /// Finds two properties out.
    ///
    /// - Throws: The reason why the asset cannot be read.
    nonisolated(nonsending) open func load<First, Second>(
        _ first: AVAsyncProperty<AVAsset, First>, _ second: AVAsyncProperty<AVAsset, Second>
    ) async throws -> (First, Second) {
        try await loaded()
        return (first.read(self), second.read(self))
    }

    /// Finds three properties out.
    ///
    /// - Throws: The reason why the asset cannot be read.
    nonisolated(nonsending) open func load<First, Second, Third>(
        _ first: AVAsyncProperty<AVAsset, First>, _ second: AVAsyncProperty<AVAsset, Second>,
        _ third: AVAsyncProperty<AVAsset, Third>
    ) async throws -> (First, Second, Third) {
        try await loaded()
        return (first.read(self), second.read(self), third.read(self))
    }

    /// Finds the films, or the sounds, out.
    ///
    /// - Throws: The reason why the asset cannot be read.
    nonisolated(nonsending) open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
        try await loaded()
        return tracks(withMediaType: mediaType)
    }

    /// Finds the films, or the sounds, out.
    open func loadTracks(
        withMediaType mediaType: AVMediaType,
        completionHandler: @escaping @Sendable ([AVAssetTrack]?, (any Error)?) -> Void
    ) {
        source.load { result in
            switch result {
            case .success: completionHandler(self.tracks(withMediaType: mediaType), nil)
            case .failure(let error): completionHandler(nil, error)
            }
        }
    }

    private nonisolated(nonsending) func loaded() async throws {
        try await TaskWait<Void>.value { wait in source.load { wait.resume(with: $0.map { _ in () }) } }
    }
}

extension CMTime {
    /// Seconds in the parts of a second in which films are reckoned.
    ///
    /// Choice (AVFoundation): a sound's length is in thousandths of a thousandth of a second.
    init(_ seconds: Double) {
        self.init(value: Int64((seconds * 1_000_000).rounded()), timescale: 1_000_000)
    }
}
