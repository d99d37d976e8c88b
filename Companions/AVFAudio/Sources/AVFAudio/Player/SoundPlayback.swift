import Foundation
import QuartzCore
@_spi(Framework) import AudioToolbox
@_spi(Framework) import UIKit

/// A sound that is played: its place moves with the media clock, and its end comes at a time of that clock.
@MainActor final class SoundPlayback {
    let data: Data
    let url: URL?
    let file: MediaFile
    /// Called when the sound has been played as often as it should.
    var onEnd: () -> Void = {}
    private let voice = SoundVoice()
    private var head = PlayHead()
    private var end: MediaCalls.Ticket?
    private var samples: SoundSamples??
    private(set) var isPlaying = false
    /// The volume that is faded to, and from when to when, in seconds of the media clock.
    private var fade: (from: Float, start: Double, end: Double)?

    var loops = 0 { didSet { if isPlaying { schedule() } } }
    var pan: Float = 0 { didSet { hear() } }
    var isMetered = false
    private(set) var loudness: [(peak: Float, mean: Float)] = []
    private var target: Float = 1

    var rate: Float = 1 {
        didSet {
            guard isPlaying else { return }
            head.run(at: Double(rate))
            schedule()
            hear()
        }
    }

    init(_ data: Data, url: URL?, _ file: MediaFile) {
        self.data = data
        self.url = url
        self.file = file
    }

    isolated deinit { MediaCalls.cancel(end) }

    private var duration: Double { file.duration }
    /// Whether there is anything to play.
    var hasSound: Bool { file.audio != nil }

    // MARK: Time

    var currentTime: Double {
        get { duration > 0 ? min(place, total).truncatingRemainder(dividingBy: duration) : 0 }
        set {
            head.move(to: min(max(0, newValue), duration))
            guard isPlaying else { return }
            schedule()
            hear()
        }
    }

    private var place: Double { head.time() }

    /// All rounds together, in seconds; without end for loops without end.
    private var total: Double { loops < 0 ? .infinity : duration * Double(loops + 1) }

    func play(after delay: Double = 0) {
        guard !isPlaying, hasSound else { return }
        isPlaying = true
        if delay > 0 {
            end = soon(after: delay) { [weak self] in self?.begin() }
        } else {
            begin()
        }
    }

    private func begin() {
        guard isPlaying else { return }
        var fields = ["seconds": String(format: "%.2f", currentTime)]
        fields["file"] = url?.lastPathComponent
        if loops != 0 { fields["loops"] = "\(loops)" }
        Traces.record("play", of: "AVAudioPlayer", fields)
        head.run(at: Double(rate))
        schedule()
        hear()
    }

    func pause() {
        guard isPlaying else { return }
        isPlaying = false
        head.run(at: 0)
        head.move(to: currentTime)
        MediaCalls.cancel(end)
        end = nil
        voice.silence()
        Traces.record("pause", of: "AVAudioPlayer", ["seconds": String(format: "%.2f", currentTime)])
    }

    private func schedule() {
        MediaCalls.cancel(end)
        end = nil
        guard total.isFinite, let delay = head.delay(until: total) else { return }
        end = soon(after: delay) { [weak self] in self?.finish() }
    }

    private func finish() {
        isPlaying = false
        head.run(at: 0)
        head.move(to: 0)
        voice.silence()
        Traces.record("end", of: "AVAudioPlayer", url.map { ["file": $0.lastPathComponent] } ?? [:])
        onEnd()
    }

    // MARK: Volume

    var volume: Float {
        get {
            guard let fade else { return target }
            let part = (CACurrentMediaTime() - fade.start) / (fade.end - fade.start)
            return part >= 1 ? target : fade.from + (target - fade.from) * Float(max(0, part))
        }
        set {
            fade = nil
            target = newValue
            hear()
        }
    }

    func setVolume(_ volume: Float, over seconds: Double) {
        let from = self.volume
        self.volume = volume
        guard seconds > 0 else { return }
        let now = CACurrentMediaTime()
        fade = (from, now, now + seconds)
        follow(now + seconds)
    }

    /// What is heard follows a fade in steps.
    private func follow(_ end: Double) {
        guard SoundVoice.isHeard, fade?.end == end else { return }
        hear()
        if CACurrentMediaTime() < end { soon(after: 0.1) { [weak self] in self?.follow(end) } }
    }

    // MARK: Sound

    private var decoded: SoundSamples? {
        if samples == nil { samples = .some(SoundSamples.decode(data, file: url)) }
        return samples ?? nil
    }

    private func hear() {
        guard isPlaying, SoundVoice.isHeard, let decoded else { return }
        voice.play(decoded, from: currentTime, volume: volume, rate: rate, pan: pan)
    }

    func measure() {
        guard isMetered, isPlaying, let decoded else { return loudness = [] }
        let now = currentTime
        loudness = (0..<decoded.channels).map {
            decoded.loudness(ofChannel: $0, from: max(0, now - 0.05), to: now + 0.05)
        }
    }
}
