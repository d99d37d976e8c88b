import Foundation
@_spi(Framework) import AudioToolbox
@_spi(Framework) import UIKit

/// What is special about a buffer that a node is to play.
public struct AVAudioPlayerNodeBufferOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes options of their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The buffer is played over and over.
    public static let loops = AVAudioPlayerNodeBufferOptions(rawValue: 1)
    /// What is played gives way.
    public static let interrupts = AVAudioPlayerNodeBufferOptions(rawValue: 2)
    /// What is played gives way when it begins anew.
    public static let interruptsAtLoop = AVAudioPlayerNodeBufferOptions(rawValue: 4)
}

/// When a node tells that it has done with a sound.
public enum AVAudioPlayerNodeCompletionCallbackType: Int, Sendable {
    case dataConsumed = 0
    case dataRendered = 1
    case dataPlayedBack = 2
}

/// A node that plays files and buffers, one after the other.
open class AVAudioPlayerNode: AVAudioNode, @unchecked Sendable {
    private struct Piece {
        var duration: Double
        var loops: Bool
        var decode: @MainActor () -> SoundSamples?
        var completion: (@Sendable () -> Void)?
    }

    private var pieces: [Piece] = []
    private let voice = SoundVoice()
    private var head = PlayHead()
    /// How long the pieces were that are done, in seconds.
    private var played = 0.0
    private var end: MediaCalls.Ticket?

    /// Makes a node that plays nothing.
    public override init() {}

    open override var numberOfInputs: Int { 0 }
    /// Whether the node plays what it is given.
    open private(set) var isPlaying = false
    /// From 0, silent, to 1.
    open var volume: Float = 1
    /// From -1, left, to 1, right.
    open var pan: Float = 0

    /// Plays what was given, and what is given from now on.
    open func play() {
        onMain {
            guard !isPlaying else { return }
            guard engine?.isRunning == true else {
                NSException(
                    name: NSExceptionName("com.apple.coreaudio.avfaudio"),
                    reason: "required condition is false: _engine->IsRunning()"
                ).raise()
                return
            }
            isPlaying = true
            advance()
        }
    }

    /// Plays from a time on; here from now on.
    open func play(at when: AVAudioTime?) { play() }

    /// Stops for a while.
    open func pause() { onMain { halt() } }

    /// Stops and forgets what was given, each with its completion.
    open func stop() {
        onMain {
            halt()
            let given = pieces
            pieces = []
            played = 0
            head.move(to: 0)
            for piece in given { soon { piece.completion?() } }
        }
    }

    /// Gives a file to be played.
    open func scheduleFile(
        _ file: AVAudioFile, at when: AVAudioTime?, completionHandler: (@Sendable () -> Void)? = nil
    ) {
        add(
            Piece(
                duration: file.duration, loops: false, decode: { SoundSamples.decode(file.data, file: file.url) },
                completion: completionHandler))
    }

    /// Gives a file to be played, and says when to tell that it was.
    open func scheduleFile(
        _ file: AVAudioFile, at when: AVAudioTime?,
        completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
        completionHandler: (@Sendable (AVAudioPlayerNodeCompletionCallbackType) -> Void)? = nil
    ) {
        scheduleFile(file, at: when) { completionHandler?(callbackType) }
    }

    /// Gives a part of a file to be played.
    open func scheduleSegment(
        _ file: AVAudioFile, startingFrame startFrame: AVAudioFramePosition, frameCount: AVAudioFrameCount,
        at when: AVAudioTime?, completionHandler: (@Sendable () -> Void)? = nil
    ) {
        let rate = file.processingFormat.sampleRate
        let (start, length) = (Double(startFrame) / rate, Double(frameCount) / rate)
        let decode: @MainActor () -> SoundSamples? = {
            guard var samples = SoundSamples.decode(file.data, file: file.url) else { return nil }
            let first = min(Int(start * samples.sampleRate), samples.frames)
            let end = min(first + Int(length * samples.sampleRate), samples.frames)
            samples.values = Array(samples.values[(first * samples.channels)..<(end * samples.channels)])
            return samples
        }
        add(Piece(duration: length, loops: false, decode: decode, completion: completionHandler))
    }

    /// Gives a buffer to be played.
    open func scheduleBuffer(_ buffer: AVAudioPCMBuffer, completionHandler: (@Sendable () -> Void)? = nil) {
        scheduleBuffer(buffer, at: nil, options: [], completionHandler: completionHandler)
    }

    /// Gives a buffer to be played, over and over if it is to be.
    open func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: AVAudioPlayerNodeBufferOptions = [],
        completionHandler: (@Sendable () -> Void)? = nil
    ) {
        if options.contains(.interrupts) {
            let wasPlaying = isPlaying
            stop()
            isPlaying = wasPlaying
        }
        let format = buffer.format
        add(
            Piece(
                duration: Double(buffer.frameLength) / format.sampleRate, loops: options.contains(.loops),
                decode: {
                    SoundSamples(
                        values: buffer.interleaved, channels: Int(format.channelCount), sampleRate: format.sampleRate)
                }, completion: completionHandler))
    }

    // MARK: Times

    /// How long the node has played at a time of the output, from the first sound after it stood; nil while it stands.
    open func playerTime(forNodeTime nodeTime: AVAudioTime) -> AVAudioTime? {
        guard isPlaying, nodeTime.isSampleTimeValid else { return nil }
        let ahead = Double(nodeTime.sampleTime) / nodeTime.sampleRate - CACurrentMediaTime()
        return frames(played + head.time() + ahead)
    }

    /// The time of the output at which the node will have played for as long; nil while it stands.
    open func nodeTime(forPlayerTime playerTime: AVAudioTime) -> AVAudioTime? {
        guard isPlaying, playerTime.isSampleTimeValid else { return nil }
        let ahead = Double(playerTime.sampleTime) / playerTime.sampleRate - played - head.time()
        return frames(CACurrentMediaTime() + ahead)
    }

    // MARK: Playing

    private func add(_ piece: Piece) {
        onMain {
            pieces.append(piece)
            if isPlaying, pieces.count == 1 { advance() }
        }
    }

    @MainActor private func halt() {
        isPlaying = false
        head.run(at: 0)
        MediaCalls.cancel(end)
        voice.silence()
    }

    @MainActor private func advance() {
        guard isPlaying, let piece = pieces.first else { return }
        Traces.record("play", of: "AVAudioPlayerNode", ["length": String(format: "%.2f", piece.duration)])
        head.run(at: 1)
        if SoundVoice.isHeard, let samples = piece.decode() {
            voice.play(samples, from: head.time(), volume: volume, pan: pan)
        }
        end = soon(after: max(0, piece.duration - head.time())) { [weak self] in self?.finish() }
    }

    @MainActor private func finish() {
        guard isPlaying, let piece = pieces.first else { return }
        played += piece.duration
        head.move(to: 0)
        if !piece.loops {
            pieces.removeFirst()
            piece.completion?()
        } else if piece.duration <= 0 {
            return
        }
        advance()
    }
}
