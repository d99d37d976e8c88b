import Foundation

/// A piece of sound in samples, each channel by itself.
open class AVAudioPCMBuffer: AVAudioBuffer, @unchecked Sendable {
    /// How many frames there is room for.
    public let frameCapacity: AVAudioFrameCount
    private let channels: UnsafeMutablePointer<UnsafeMutablePointer<Float>>
    private let samples: UnsafeMutablePointer<Float>

    /// How many frames there are.
    open var frameLength: AVAudioFrameCount = 0 { didSet { frameLength = min(frameLength, frameCapacity) } }

    /// Makes a buffer with room for some frames; nil for samples that are no floating-point numbers, which are not there.
    public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
        guard format.commonFormat == .pcmFormatFloat32 else { return nil }
        self.frameCapacity = frameCapacity
        let count = Int(format.channelCount)
        samples = .allocate(capacity: max(1, count * Int(frameCapacity)))
        samples.initialize(repeating: 0, count: max(1, count * Int(frameCapacity)))
        channels = .allocate(capacity: max(1, count))
        for channel in 0..<count { channels[channel] = samples + channel * Int(frameCapacity) }
        super.init(format)
    }

    deinit {
        samples.deallocate()
        channels.deallocate()
    }

    /// The samples of each channel.
    open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { UnsafePointer(channels) }
    /// How many samples lie between two of a channel.
    open var stride: Int { 1 }

    /// The frames one after the other.
    var interleaved: [Float] {
        (0..<Int(frameLength)).flatMap { frame in (0..<Int(format.channelCount)).map { channels[$0][frame] } }
    }
}
