import Foundation
@_spi(Framework) import AudioToolbox
@_spi(Framework) import UIKit

/// A player of films and sounds, one item at a time.
///
/// It may be used on any thread. Most of its properties can be observed; what ``PlayerEngine`` does is on the main thread.
open class AVPlayer: NSObject, @unchecked Sendable {
    /// Whether the player can play.
    public enum Status: Int, Sendable {
        case unknown = 0
        case readyToPlay = 1
        case failed = 2
    }

    /// Whether the player plays.
    public enum TimeControlStatus: Int, Sendable {
        case paused = 0
        case waitingToPlayAtSpecifiedRate = 1
        case playing = 2
    }

    /// Why a player waits.
    public struct WaitingReason: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Makes a reason of its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// It fetches data, so as not to stop again.
        public static let toMinimizeStalls = WaitingReason(rawValue: "AVPlayerWaitingToMinimizeStallsReason")
        /// It finds out how fast data comes.
        public static let evaluatingBufferingRate = WaitingReason(
            rawValue: "AVPlayerWaitingWhileEvaluatingBufferingRateReason")
        /// It has nothing to play.
        public static let noItemToPlay = WaitingReason(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
    }

    /// What a player does at the end of an item.
    public enum ActionAtItemEnd: Int, Sendable {
        case advance = 0
        case pause = 1
        case none = 2
    }

    let engine: PlayerEngine

    /// Makes a player without anything to play.
    public override convenience init() { self.init(playerItem: nil) }

    /// Makes a player of a file or of an address of the network.
    public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

    /// Makes a player of an item.
    public init(playerItem item: AVPlayerItem?) {
        engine = onMain { PlayerEngine() }
        super.init()
        onMain {
            engine.player = self
            engine.replaceItem(item)
        }
    }

    deinit {
        let engine = engine
        DispatchQueue.main.async { MainActor.assumeIsolated { engine.end() } }
    }

    // MARK: What is played

    /// What is played now. Can be observed.
    open var currentItem: AVPlayerItem? { onMain { engine.item } }

    /// Plays something else from now on.
    open func replaceCurrentItem(with item: AVPlayerItem?) { onMain { engine.replaceItem(item) } }

    /// Whether the player can play. Can be observed.
    open var status: Status { onMain { engine.status } }

    /// Why the player cannot play. Can be observed.
    open var error: (any Error)? { nil }

    // MARK: Playing

    /// Plays at the usual rate.
    open func play() { rate = defaultRate }

    /// Stops for a while.
    open func pause() { rate = 0 }

    /// How fast is played: 0 while it is not, 1 for the item's own speed, less than 0 for backwards. Can be observed.
    open var rate: Float {
        get { onMain { engine.rate } }
        set { onMain { engine.setRate(newValue) } }
    }

    /// The rate at which `play()` plays.
    open var defaultRate: Float = 1

    /// Plays at a rate, without waiting for data.
    open func playImmediately(atRate rate: Float) { self.rate = rate }

    /// Plays at a rate, from a place of the item on.
    open func setRate(_ rate: Float, time itemTime: CMTime, atHostTime hostClockTime: CMTime) {
        seek(to: itemTime)
        self.rate = rate
    }

    /// Gets ready for a rate, and tells when it is.
    open func preroll(atRate rate: Float, completionHandler: (@Sendable (Bool) -> Void)? = nil) {
        if let completionHandler { soon { completionHandler(true) } }
    }

    /// Gets ready for nothing any more.
    open func cancelPendingPrerolls() {}

    /// Whether it plays, waits or does not. Can be observed.
    open var timeControlStatus: TimeControlStatus { onMain { engine.control } }

    /// Why it waits. Can be observed.
    open var reasonForWaitingToPlay: WaitingReason? { onMain { engine.reason } }

    /// What it does at the end of an item.
    open var actionAtItemEnd: ActionAtItemEnd {
        get { onMain { engine.actionAtEnd } }
        set { onMain { engine.actionAtEnd = newValue } }
    }

    /// Whether it waits for data rather than stop again; kept for the app.
    open var automaticallyWaitsToMinimizeStalling = true

    /// Goes on to what comes after an item that has ended. The engine calls it where the player is to advance; a player that
    /// has nothing else to play pauses.
    @MainActor func advanceAtEnd(of item: AVPlayerItem) { pause() }

    // MARK: Time

    /// The place in the item.
    open func currentTime() -> CMTime { currentItem?.currentTime() ?? .zero }

    /// Goes to a place.
    open func seek(to time: CMTime) { currentItem?.seek(to: time) }

    /// Goes to a place, or near it.
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { seek(to: time) }

    /// Goes to a place, and tells when it is there.
    open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
        guard let currentItem else {
            soon { completionHandler(false) }
            return
        }
        currentItem.seek(to: time, completionHandler: completionHandler)
    }

    /// Goes to a place, or near it, and tells when it is there.
    open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
        completionHandler: @escaping @Sendable (Bool) -> Void
    ) {
        seek(to: time, completionHandler: completionHandler)
    }

    /// Goes to a place; whether it got there.
    @discardableResult open func seek(to time: CMTime) async -> Bool {
        let isThere = try? await TaskWait<Bool>.value { wait in seek(to: time) { wait.resume(with: .success($0)) } }
        return isThere ?? false
    }

    /// Goes to a place, or near it; whether it got there.
    @discardableResult open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) async -> Bool {
        await seek(to: time)
    }

    /// Calls every so often while the player plays, and whenever it begins, stops or jumps.
    ///
    /// - Parameter queue: Where the call is made: the main queue for nil.
    /// - Returns: What `removeTimeObserver(_:)` takes.
    open func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
    ) -> Any {
        onMain { engine.add(TimeObserver(.period(interval.seconds), queue) { block(CMTime($0)) }) }
    }

    /// Calls when the player passes some places.
    ///
    /// - Parameter queue: Where the call is made: the main queue for nil.
    /// - Returns: What `removeTimeObserver(_:)` takes.
    open func addBoundaryTimeObserver(
        forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @Sendable () -> Void
    ) -> Any {
        let places = times.map(\.timeValue.seconds).sorted()
        return onMain { engine.add(TimeObserver(.places(places), queue) { _ in block() }) }
    }

    /// Calls no more.
    open func removeTimeObserver(_ observer: Any) {
        guard let observer = observer as? TimeObserver else { return }
        onMain { engine.remove(observer) }
    }

    // MARK: How it sounds and looks

    /// From 0, silent, to 1. Can be observed.
    open var volume: Float {
        get { onMain { engine.volume } }
        set { onMain { telling("volume") { engine.volume = newValue } } }
    }

    /// Whether nothing is heard. Can be observed.
    open var isMuted: Bool {
        get { onMain { engine.isMuted } }
        set { onMain { telling("muted") { engine.isMuted = newValue } } }
    }

    /// Whether another screen may show the film; kept for the app.
    open var allowsExternalPlayback = true
    /// Whether another screen shows the film; there is none. Can be observed.
    open var isExternalPlaybackActive: Bool { false }
    /// Whether another screen shows the film while the app has it; kept for the app.
    open var usesExternalPlaybackWhileExternalScreenIsActive = false
    /// How the film lies on another screen; kept for the app.
    open var externalPlaybackVideoGravity = AVLayerVideoGravity.resizeAspect
    /// Whether the screen stays lit while a film is played; it always does.
    open var preventsDisplaySleepDuringVideoPlayback = true
    /// Whether languages are chosen as the person has set them; kept for the app.
    open var appliesMediaSelectionCriteriaAutomatically = true
    /// Whether films of more colours can be shown: they cannot.
    open class var eligibleForHDRPlayback: Bool { false }
}
