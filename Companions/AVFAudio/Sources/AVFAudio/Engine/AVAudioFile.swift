import Foundation
@_spi(Framework) import AudioToolbox
@_spi(Framework) import UIKit

/// A file of sound that is read.
open class AVAudioFile: NSObject, @unchecked Sendable {
    /// The file.
    public let url: URL
    /// How the file is coded.
    public let fileFormat: AVAudioFormat
    /// How samples are read.
    public let processingFormat: AVAudioFormat
    /// How many frames the file has.
    public let length: AVAudioFramePosition
    /// The frame that is read next.
    open var framePosition: AVAudioFramePosition = 0
    let data: Data
    let duration: Double

    /// Opens a file.
    ///
    /// - Throws: An error of `NSOSStatusErrorDomain` for a file that is missing or is no sound.
    public init(forReading fileURL: URL) throws {
        guard fileURL.isFileURL, let data = try? Data(contentsOf: fileURL, options: .mappedIfSafe) else {
            throw AudioError.fileNotFound.error
        }
        guard let file = try? MediaFile(data), let audio = file.audio,
            let coded = AVAudioFormat(settings: audio.settings),
            let read = AVAudioFormat(
                commonFormat: .pcmFormatFloat32, sampleRate: audio.sampleRate,
                channels: AVAudioChannelCount(audio.channels), interleaved: false)
        else { throw AudioError.unsupportedFile.error }
        url = fileURL
        self.data = data
        fileFormat = coded
        processingFormat = read
        duration = audio.duration
        length = AVAudioFramePosition((audio.duration * audio.sampleRate).rounded())
    }

    /// Fills a buffer with what comes next.
    ///
    /// - Throws: An error of `NSOSStatusErrorDomain` where the sound cannot be decoded.
    open func read(into buffer: AVAudioPCMBuffer) throws { try read(into: buffer, frameCount: buffer.frameCapacity) }

    /// Fills a buffer with the next frames.
    ///
    /// - Throws: An error of `NSOSStatusErrorDomain` where the sound cannot be decoded.
    open func read(into buffer: AVAudioPCMBuffer, frameCount frames: AVAudioFrameCount) throws {
        guard let samples = onMain({ SoundSamples.decode(data, file: url) }), let channels = buffer.floatChannelData
        else { throw AudioError.unsupportedFile.error }
        let first = Int(framePosition)
        let count = max(0, min(Int(frames), Int(buffer.frameCapacity), samples.frames - first))
        for channel in 0..<Int(buffer.format.channelCount) {
            let source = min(channel, samples.channels - 1)
            for frame in 0..<count {
                channels[channel][frame] = samples.values[(first + frame) * samples.channels + source]
            }
        }
        buffer.frameLength = AVAudioFrameCount(count)
        framePosition += AVAudioFramePosition(count)
    }
}
