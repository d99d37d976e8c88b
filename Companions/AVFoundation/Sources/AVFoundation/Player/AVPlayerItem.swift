import Foundation
@_spi(Framework) import AudioToolbox
@_spi(Framework) import UIKit

/// An asset while it is played: where it is, and whether it can be.
///
/// It may be used on any thread. Most of its properties can be observed.
open class AVPlayerItem: NSObject, NSCopying, @unchecked Sendable {
    /// Whether the item can be played.
    public enum Status: Int, Sendable {
        case unknown = 0
        case readyToPlay = 1
        case failed = 2
    }

    /// What is played.
    public let asset: AVAsset
    /// The properties that were to be found out first.
    public let automaticallyLoadedAssetKeys: [String]
    /// The player, while the item is its current one.
    @MainActor weak var player: AVPlayer?
    @MainActor var head = PlayHead()
    @MainActor private(set) var file: MediaFile?
    @MainActor private var pictures: FilmPictures?
    @MainActor private var isLoading = false

    /// Makes an item of a file or of an address of the network.
    public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }

    /// Makes an item of an asset.
    public convenience init(asset: AVAsset) { self.init(asset: asset, automaticallyLoadedAssetKeys: nil) }

    /// Makes an item of an asset, some of whose properties are to be known before it is ready.
    public init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) {
        self.asset = asset
        self.automaticallyLoadedAssetKeys = automaticallyLoadedAssetKeys ?? []
    }

    /// Another item of the same asset.
    public func copy(with zone: NSZone? = nil) -> Any {
        AVPlayerItem(asset: asset, automaticallyLoadedAssetKeys: automaticallyLoadedAssetKeys)
    }

    // MARK: State

    /// Whether the item can be played; unknown until it belongs to a player. Can be observed.
    open private(set) var status = Status.unknown
    /// Why the item cannot be played. Can be observed.
    open private(set) var error: (any Error)?
    /// How long it is; nobody knows before it is ready. Can be observed.
    open var duration: CMTime { status == .readyToPlay ? asset.duration : .indefinite }
    /// The films and sounds in it, once it is ready. Can be observed.
    open var tracks: [AVPlayerItemTrack] { status == .readyToPlay ? asset.tracks.map(AVPlayerItemTrack.init) : [] }
    /// The size of its pictures in pixels, as they are seen; nothing before it is ready. Can be observed.
    open var presentationSize: CGSize { onMain { file?.video?.seenSize ?? .zero } }
    /// What has been loaded: all of it, once it is ready. Can be observed.
    open var loadedTimeRanges: [NSValue] { ranges }
    /// Where it can be played from: anywhere, once it is ready. Can be observed.
    open var seekableTimeRanges: [NSValue] { ranges }
    /// Whether playing will not stop for want of data. Can be observed.
    open var isPlaybackLikelyToKeepUp: Bool { status == .readyToPlay }
    /// Whether there is no data left. Can be observed.
    open var isPlaybackBufferEmpty: Bool { status != .readyToPlay }
    /// Whether no more data is fetched. Can be observed.
    open var isPlaybackBufferFull: Bool { status == .readyToPlay }

    private var ranges: [NSValue] {
        status == .readyToPlay ? [NSValue(timeRange: CMTimeRange(start: .zero, duration: asset.duration))] : []
    }

    /// Whether it can be played faster.
    open var canPlayFastForward: Bool { true }
    /// Whether it can be played more slowly.
    open var canPlaySlowForward: Bool { true }
    /// Whether it can be played backwards.
    open var canPlayReverse: Bool { true }
    /// Whether it can be played backwards faster.
    open var canPlayFastReverse: Bool { true }
    /// Whether it can be played backwards more slowly.
    open var canPlaySlowReverse: Bool { true }
    /// Whether it can be gone through picture by picture.
    open var canStepForward: Bool { true }
    /// Whether it can be gone back picture by picture.
    open var canStepBackward: Bool { true }

    // MARK: What the app wants

    /// The place at which it ends when it is played forwards; no time for its own end.
    open var forwardPlaybackEndTime = CMTime.invalid { didSet { onMain { player?.engine.schedule() } } }
    /// The place at which it ends when it is played backwards; no time for its beginning.
    open var reversePlaybackEndTime = CMTime.invalid
    /// How sound is made faster; kept for the app.
    open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.timeDomain
    /// How many seconds are fetched before they are played; kept for the app.
    open var preferredForwardBufferDuration: TimeInterval = 0
    /// The most bits a second; kept for the app.
    open var preferredPeakBitRate: Double = 0
    /// The largest pictures; kept for the app.
    open var preferredMaximumResolution = CGSize.zero
    /// Whether data of the network is fetched while playing is interrupted; kept for the app.
    open var canUseNetworkResourcesForLiveStreamingWhilePaused = false

    // MARK: Time

    /// The place in the item.
    open func currentTime() -> CMTime { CMTime(onMain { head.time() }) }

    /// The date of the place, for streams that have dates.
    open func currentDate() -> Date? { nil }

    /// Goes to a place.
    open func seek(to time: CMTime) { seek(to: time, completionHandler: nil) }

    /// Goes to a place, and tells when it is there.
    open func seek(to time: CMTime, completionHandler: (@Sendable (Bool) -> Void)?) {
        seek(to: time, toleranceBefore: .zero, toleranceAfter: .zero, completionHandler: completionHandler)
    }

    /// Goes to a place, or near it; here it goes to the place itself.
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { seek(to: time) }

    /// Goes to a place, or near it, and tells when it is there; here it goes to the place itself.
    open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
        completionHandler: (@Sendable (Bool) -> Void)?
    ) {
        onMain {
            move(to: time)
            if let completionHandler { soon { completionHandler(true) } }
        }
    }

    /// Goes some pictures on, or back.
    open func step(byCount stepCount: Int) {
        onMain {
            let rate = file?.video.map { max(1, $0.frameRate) } ?? 30
            move(to: CMTime(head.time() + Double(stepCount) / rate))
        }
    }

    @MainActor private func move(to time: CMTime) {
        guard time.isNumeric || time.isPositiveInfinity else { return }
        head.move(to: min(max(0, time.seconds), file?.duration ?? .greatestFiniteMagnitude))
        NotificationCenter.default.post(name: Self.timeJumpedNotification, object: self)
        player?.engine.timeJumped()
    }

    // MARK: Playing

    /// Begins to find out whether the item can be played.
    @MainActor func load() {
        guard !isLoading else { return }
        isLoading = true
        asset.source.load { [weak self] in self?.adopt($0) }
    }

    @MainActor private func adopt(_ ending: AssetSource.Ending) {
        switch ending {
        case .success(let file):
            let keys = [
                "duration", "tracks", "presentationSize", "loadedTimeRanges", "seekableTimeRanges",
                "playbackLikelyToKeepUp", "playbackBufferEmpty", "playbackBufferFull", "status",
            ]
            for key in keys { willChangeValue(forKey: key) }
            self.file = file
            status = .readyToPlay
            for key in keys { didChangeValue(forKey: key) }
        case .failure(let failure):
            telling("error", "status") {
                error = failure
                status = .failed
            }
        }
        player?.engine.itemWasLoaded(self)
    }

    /// The picture of the place; nil for sound alone, or where it cannot be decoded.
    @MainActor var picture: CGImage? {
        guard let file, let video = file.video, let place = asset.source.place else { return nil }
        if pictures == nil { pictures = FilmPictures(place, video) }
        return pictures?.picture(at: min(head.time(), max(0, file.duration - 0.01)))
    }

    /// Where the item ends in a direction, in seconds.
    @MainActor func end(isForward: Bool) -> Double {
        let wanted = isForward ? forwardPlaybackEndTime : reversePlaybackEndTime
        let end = isForward ? file?.duration ?? 0 : 0
        guard wanted.isNumeric else { return end }
        return isForward ? min(end, wanted.seconds) : max(end, wanted.seconds)
    }

    // MARK: Notifications

    /// Posted when the item has been played to its end.
    public static let didPlayToEndTimeNotification = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
    /// Posted when the item cannot be played to its end.
    public static let failedToPlayToEndTimeNotification = Notification.Name(
        "AVPlayerItemFailedToPlayToEndTimeNotification")
    /// Posted when data does not come in time; never here.
    public static let playbackStalledNotification = Notification.Name("AVPlayerItemPlaybackStalledNotification")
    /// Posted when the place changes otherwise than by playing.
    public static let timeJumpedNotification = Notification.Name("AVPlayerItemTimeJumpedNotification")
    /// Posted when there is something new in the list of errors; never here.
    public static let newErrorLogEntryNotification = Notification.Name("AVPlayerItemNewErrorLogEntryNotification")
    /// Posted when there is something new in the list of accesses; never here.
    public static let newAccessLogEntryNotification = Notification.Name("AVPlayerItemNewAccessLogEntryNotification")
}

extension NSNotification.Name {
    /// Posted when an item has been played to its end.
    public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
    /// Posted when an item cannot be played to its end.
    public static let AVPlayerItemFailedToPlayToEndTime = AVPlayerItem.failedToPlayToEndTimeNotification
    /// Posted when data does not come in time; never here.
    public static let AVPlayerItemPlaybackStalled = AVPlayerItem.playbackStalledNotification
    /// Posted when an item's place changes otherwise than by playing.
    public static let AVPlayerItemTimeJumped = AVPlayerItem.timeJumpedNotification
    /// Posted when there is something new in the list of errors; never here.
    public static let AVPlayerItemNewErrorLogEntry = AVPlayerItem.newErrorLogEntryNotification
    /// Posted when there is something new in the list of accesses; never here.
    public static let AVPlayerItemNewAccessLogEntry = AVPlayerItem.newAccessLogEntryNotification
}

/// The key of why an item cannot be played to its end.
public let AVPlayerItemFailedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey"
