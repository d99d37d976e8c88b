import Foundation
import QuartzCore
@_spi(Framework) import AudioToolbox
@_spi(Framework) import UIKit

/// What a player does: its item's place moves with the media clock, and the end comes at a time of that clock.
@MainActor final class PlayerEngine {
    weak var player: AVPlayer?
    private(set) var item: AVPlayerItem?
    private(set) var status = AVPlayer.Status.unknown
    private(set) var rate: Float = 0
    private(set) var control = AVPlayer.TimeControlStatus.paused
    private(set) var reason: AVPlayer.WaitingReason?
    var actionAtEnd = AVPlayer.ActionAtItemEnd.pause
    var volume: Float = 1 { didSet { hear() } }
    var isMuted = false { didSet { hear() } }
    private var observers: [TimeObserver] = []
    private var endCall: MediaCalls.Ticket?
    private let voice = SoundVoice()
    private var samples: (item: ObjectIdentifier, samples: SoundSamples?)?
    /// Tells layers of another item or picture; see FilmPass.swift.
    let layers = NSHashTable<AVPlayerLayer>.weakObjects()

    nonisolated init() {}

    func end() {
        halt()
        for observer in observers { MediaCalls.cancel(observer.ticket) }
        observers = []
    }

    // MARK: Items

    func replaceItem(_ next: AVPlayerItem?) {
        guard next !== item else { return }
        if let next, let other = next.player, other !== player {
            NSException(
                name: .invalidArgumentException,
                reason: "An AVPlayerItem cannot be associated with more than one instance of AVPlayer"
            ).raise()
            return
        }
        halt()
        player?.telling("currentItem") {
            item?.player = nil
            item = next
            next?.player = player
        }
        for layer in layers.allObjects { layer.itemDidChange() }
        guard let next else { return apply() }
        // A player is ready as soon as it has something to look at.
        if status == .unknown {
            soon { [weak self] in
                guard let self, status == .unknown else { return }
                player?.telling("status") { self.status = .readyToPlay }
            }
        }
        next.load()
        apply()
    }

    func itemWasLoaded(_ loaded: AVPlayerItem) {
        guard loaded === item else { return }
        if loaded.status == .failed {
            NotificationCenter.default.post(
                name: AVPlayerItem.failedToPlayToEndTimeNotification, object: loaded,
                userInfo: loaded.error.map { [AVPlayerItemFailedToPlayToEndTimeErrorKey: $0] })
        }
        for layer in layers.allObjects { layer.itemDidChange() }
        apply()
    }

    // MARK: Rate

    func setRate(_ rate: Float) {
        guard rate != self.rate else { return }
        player?.telling("rate") { self.rate = rate }
        apply()
    }

    /// Moves the place, or does not, as the rate and the item are.
    private func apply() {
        let isReady = item?.status == .readyToPlay
        let (next, why): (AVPlayer.TimeControlStatus, AVPlayer.WaitingReason?) =
            rate == 0
            ? (.paused, nil)
            : isReady
                ? (.playing, nil)
                : (.waitingToPlayAtSpecifiedRate, item == nil ? .noItemToPlay : .evaluatingBufferingRate)
        let (was, speed) = (control, next == .playing ? Double(rate) : 0)
        let isOther = item.map { $0.head.rate != speed } ?? false
        if isOther {
            item?.head.run(at: speed)
            trace(speed == 0 ? "pause" : "play")
        }
        if why != reason { player?.telling("reasonForWaitingToPlay") { reason = why } }
        if next != was { player?.telling("timeControlStatus") { control = next } }
        guard isOther else { return }
        schedule()
        hear()
        tellPeriodic()
    }

    private func halt() {
        item?.head.run(at: 0)
        MediaCalls.cancel(endCall)
        voice.silence()
    }

    private func trace(_ event: String) {
        guard let item else { return }
        var fields = [
            "seconds": String(format: "%.2f", item.head.time()), "file": item.asset.source.url.lastPathComponent,
        ]
        if event == "play", rate != 1 { fields["rate"] = "\(rate)" }
        Traces.record(event, of: "AVPlayer", fields)
    }

    // MARK: Time

    func timeJumped() {
        schedule()
        hear()
        tellPeriodic()
        for layer in layers.allObjects { layer.showPicture() }
    }

    /// Plans the end, and the observers' next calls.
    func schedule() {
        MediaCalls.cancel(endCall)
        endCall = nil
        for observer in observers { schedule(observer) }
        guard let item, item.head.rate != 0 else { return }
        let end = item.end(isForward: item.head.rate > 0)
        let delay = item.head.delay(until: end) ?? 0
        endCall = soon(after: delay) { [weak self, weak item] in if let item { self?.finish(item, at: end) } }
    }

    private func schedule(_ observer: TimeObserver) {
        MediaCalls.cancel(observer.ticket)
        observer.ticket = nil
        guard let item, item.head.rate != 0,
            let place = observer.next(from: item.head.time(), rate: item.head.rate),
            let delay = item.head.delay(until: place),
            item.head.rate > 0 ? place <= item.end(isForward: true) + 1e-6 : place >= item.end(isForward: false) - 1e-6
        else { return }
        observer.ticket = soon(after: delay) { [weak self, weak observer] in
            guard let self, let observer else { return }
            observer.tell(place)
            if observers.contains(where: { $0 === observer }) { schedule(observer) }
        }
    }

    private func finish(_ finished: AVPlayerItem, at end: Double) {
        guard finished === item, finished.head.rate != 0 else { return }
        finished.head.run(at: 0)
        finished.head.move(to: end)
        voice.silence()
        trace("end")
        switch actionAtEnd {
        case .pause: setRate(0)
        case .none: break
        case .advance: break
        }
        NotificationCenter.default.post(name: AVPlayerItem.didPlayToEndTimeNotification, object: finished)
        if actionAtEnd == .advance, item === finished { player?.advanceAtEnd(of: finished) }
        // Whoever went back to the beginning and wants no pause goes on playing.
        if item === finished, rate != 0, abs(finished.head.time() - end) > 1e-6 { apply() }
    }

    // MARK: Observers

    func add(_ observer: TimeObserver) -> TimeObserver {
        observers.append(observer)
        schedule(observer)
        if case .period = observer.moments, let item { observer.tell(item.head.time()) }
        return observer
    }

    func remove(_ observer: TimeObserver) {
        MediaCalls.cancel(observer.ticket)
        observers.removeAll { $0 === observer }
    }

    private func tellPeriodic() {
        guard let item else { return }
        for observer in observers { if case .period = observer.moments { observer.tell(item.head.time()) } }
    }

    // MARK: Sound

    private func hear() {
        voice.silence()
        guard SoundVoice.isHeard, !isMuted, let item, item.head.rate > 0, item.file?.audio != nil,
            let place = item.asset.source.place
        else { return }
        if samples?.item != ObjectIdentifier(item) {
            let data = try? Data(contentsOf: place, options: .mappedIfSafe)
            samples = (ObjectIdentifier(item), data.flatMap { SoundSamples.decode($0, file: place) })
        }
        if let decoded = samples?.samples {
            voice.play(decoded, from: item.head.time(), volume: volume, rate: Float(item.head.rate))
        }
    }
}
