import Foundation
import QuartzCore
@_spi(Framework) import AudioToolbox
@_spi(Framework) import UIKit

/// A player of one sound, from a file or from memory.
///
/// It may be used on any thread; its delegate is called on the main one. A player that nobody holds falls silent.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
    private let playback: SoundPlayback

    /// Makes a player of nothing, which does not play: apps keep it until they have a sound.
    public override init() {
        playback = onMain { SoundPlayback(Data(), url: nil, .empty) }
        super.init()
    }

    /// Makes a player of a file.
    ///
    /// - Throws: An error of `NSOSStatusErrorDomain` for a file that is missing or is no sound.
    public convenience init(contentsOf url: URL) throws { try self.init(contentsOf: url, fileTypeHint: nil) }

    /// Makes a player of a file.
    ///
    /// - Parameter utiString: The type of the file; it is found out.
    /// - Throws: An error of `NSOSStatusErrorDomain` for a file that is missing or is no sound.
    public init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
        guard url.isFileURL, let data = try? Data(contentsOf: url, options: .mappedIfSafe) else {
            throw AudioError.fileNotFound.error
        }
        playback = try Self.playback(data, url)
        super.init()
        begin()
    }

    /// Makes a player of what is in a file.
    ///
    /// - Throws: An error of `NSOSStatusErrorDomain` for what is no sound.
    public convenience init(data: Data) throws { try self.init(data: data, fileTypeHint: nil) }

    /// Makes a player of what is in a file.
    ///
    /// - Parameter utiString: The type of the file; it is found out.
    /// - Throws: An error of `NSOSStatusErrorDomain` for what is no sound.
    public init(data: Data, fileTypeHint utiString: String?) throws {
        playback = try Self.playback(data, nil)
        super.init()
        begin()
    }

    private static func playback(_ data: Data, _ url: URL?) throws -> SoundPlayback {
        guard let file = try? MediaFile(data), file.audio != nil else { throw AudioError.unsupportedFile.error }
        return onMain { SoundPlayback(data, url: url, file) }
    }

    private func begin() {
        onMain {
            playback.onEnd = { [weak self] in
                guard let self else { return }
                delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
            }
        }
    }

    deinit {
        let playback = playback
        DispatchQueue.main.async { playback.pause() }
    }

    // MARK: Playing

    /// Gets ready, so that playing begins at once, which it does without; false for a player of nothing.
    @discardableResult open func prepareToPlay() -> Bool { onMain { playback.hasSound } }

    /// Plays from the current time on; false for a player of nothing.
    @discardableResult open func play() -> Bool {
        onMain {
            playback.play()
            return playback.hasSound
        }
    }

    /// Plays from the current time on, beginning at a time of the device's sound clock, in seconds; false for a player of
    /// nothing.
    @discardableResult open func play(atTime time: TimeInterval) -> Bool {
        onMain {
            playback.play(after: time - CACurrentMediaTime())
            return playback.hasSound
        }
    }

    /// Stops playing for a while: the current time stays.
    open func pause() { onMain { playback.pause() } }

    /// Stops playing: the current time stays.
    open func stop() { onMain { playback.pause() } }

    /// Whether the sound is played.
    open var isPlaying: Bool { onMain { playback.isPlaying } }

    /// The place in the sound, in seconds.
    open var currentTime: TimeInterval {
        get { onMain { playback.currentTime } }
        set { onMain { playback.currentTime = newValue } }
    }

    /// The device's sound clock, in seconds.
    open var deviceCurrentTime: TimeInterval { CACurrentMediaTime() }

    /// How often the sound is repeated: 0 for once, less for ever.
    open var numberOfLoops: Int {
        get { onMain { playback.loops } }
        set { onMain { playback.loops = newValue } }
    }

    // MARK: How it sounds

    /// From 0, silent, to 1.
    open var volume: Float {
        get { onMain { playback.volume } }
        set { onMain { playback.volume = newValue } }
    }

    /// Changes the volume evenly over some seconds.
    open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
        onMain { playback.setVolume(volume, over: duration) }
    }

    /// From -1, left, to 1, right.
    open var pan: Float {
        get { onMain { playback.pan } }
        set { onMain { playback.pan = newValue } }
    }

    /// Whether the rate has an effect; to be set before the sound is played.
    open var enableRate = false { didSet { applyRate() } }

    /// How fast the sound is played, from 0.5 to 2; its pitch follows here.
    open var rate: Float = 1 { didSet { applyRate() } }

    private func applyRate() {
        let rate = enableRate ? min(max(rate, 0.5), 2) : 1
        onMain { playback.rate = rate }
    }

    // MARK: What it is

    /// Who is told of the end; not kept alive.
    open weak var delegate: (any AVAudioPlayerDelegate)?

    /// The length of the sound, in seconds.
    open var duration: TimeInterval { onMain { playback.file.duration } }

    /// How many channels the sound has.
    open var numberOfChannels: Int { onMain { playback.file.audio?.channels ?? 0 } }

    /// The file; nil for a sound from memory.
    open var url: URL? { onMain { playback.url } }

    /// What the sound was made of; nil for a file.
    open var data: Data? { onMain { playback.url == nil ? playback.data : nil } }

    /// How the sound is coded, by the keys of settings.
    open var settings: [String: Any] { onMain { playback.file.audio?.settings ?? [:] } }

    /// How the sound is coded.
    open var format: AVAudioFormat { AVAudioFormat(settings: settings) ?? AVAudioFormat() }

    // MARK: Loudness

    /// Whether the loudness is measured.
    open var isMeteringEnabled: Bool {
        get { onMain { playback.isMetered } }
        set { onMain { playback.isMetered = newValue } }
    }

    /// Measures the loudness of now.
    open func updateMeters() { onMain { playback.measure() } }

    /// The greatest loudness of a channel when it was measured, in decibels from -160 to 0.
    open func peakPower(forChannel channelNumber: Int) -> Float { power(channelNumber).peak }

    /// The mean loudness of a channel when it was measured, in decibels from -160 to 0.
    open func averagePower(forChannel channelNumber: Int) -> Float { power(channelNumber).mean }

    private func power(_ channel: Int) -> (peak: Float, mean: Float) {
        onMain {
            let all = playback.loudness
            // A sound of one channel is decoded to two.
            return all.isEmpty ? (-160, -160) : all[min(max(0, channel), all.count - 1)]
        }
    }
}

/// What a player tells its delegate. All of it may be left out.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
    /// Called when the sound has been played to its end, and not when it was stopped.
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)

    /// Called when the sound cannot be decoded.
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)

    /// Called when something else needs the loudspeakers; obsolete, and never called.
    func audioPlayerBeginInterruption(_ player: AVAudioPlayer)

    /// Called when the loudspeakers are free again; obsolete, and never called.
    func audioPlayerEndInterruption(_ player: AVAudioPlayer, withOptions flags: Int)
}

extension AVAudioPlayerDelegate {
    /// Does nothing.
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    /// Does nothing.
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
    /// Does nothing.
    public func audioPlayerBeginInterruption(_ player: AVAudioPlayer) {}
    /// Does nothing.
    public func audioPlayerEndInterruption(_ player: AVAudioPlayer, withOptions flags: Int) {}
}
