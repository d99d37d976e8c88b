import Foundation

/// The numbers of seconds' parts at which sound is counted.
public typealias AVAudioFrameCount = UInt32
/// The place of a frame in a sound.
public typealias AVAudioFramePosition = Int64
/// The number of channels.
public typealias AVAudioChannelCount = UInt32
/// The number of a node's input or output.
public typealias AVAudioNodeBus = Int

/// How samples are written.
public enum AVAudioCommonFormat: UInt, Sendable {
    case otherFormat = 0
    case pcmFormatFloat32 = 1
    case pcmFormatFloat64 = 2
    case pcmFormatInt16 = 3
    case pcmFormatInt32 = 4
}

/// How sound is coded.
open class AVAudioFormat: NSObject, @unchecked Sendable {
    /// In frames a second.
    public let sampleRate: Double
    /// How many channels there are.
    public let channelCount: AVAudioChannelCount
    /// How samples are written.
    public let commonFormat: AVAudioCommonFormat
    /// Whether the channels of a frame lie side by side.
    public let isInterleaved: Bool
    /// The same by the keys of settings.
    public let settings: [String: Any]

    /// Makes a format of two channels of floating-point samples.
    public override convenience init() { self.init(.pcmFormatFloat32, 44100, 2, false, nil) }

    private init(
        _ common: AVAudioCommonFormat, _ rate: Double, _ channels: AVAudioChannelCount, _ isInterleaved: Bool,
        _ settings: [String: Any]?
    ) {
        commonFormat = common
        sampleRate = rate
        channelCount = channels
        self.isInterleaved = isInterleaved
        let bits: [AVAudioCommonFormat: Int] = [
            .pcmFormatFloat32: 32, .pcmFormatFloat64: 64, .pcmFormatInt16: 16, .pcmFormatInt32: 32,
        ]
        self.settings =
            settings ?? [
                AVFormatIDKey: Int(kAudioFormatLinearPCM), AVSampleRateKey: rate, AVNumberOfChannelsKey: Int(channels),
                AVLinearPCMBitDepthKey: bits[common] ?? 16,
                AVLinearPCMIsFloatKey: common == .pcmFormatFloat32 || common == .pcmFormatFloat64,
                AVLinearPCMIsNonInterleaved: !isInterleaved,
            ]
    }

    /// Makes a format of floating-point samples; nil for more than two channels, whose arrangement it cannot know.
    public convenience init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
        guard sampleRate > 0, (1...2).contains(channels) else { return nil }
        self.init(.pcmFormatFloat32, sampleRate, channels, false, nil)
    }

    /// Makes a format of samples; nil for none.
    public convenience init?(
        commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount, interleaved: Bool
    ) {
        guard sampleRate > 0, channels > 0 else { return nil }
        self.init(format, sampleRate, channels, interleaved, nil)
    }

    /// Makes a format of settings; nil where they do not say enough.
    public convenience init?(settings: [String: Any]) {
        guard let rate = (settings[AVSampleRateKey] as? NSNumber)?.doubleValue, rate > 0,
            let channels = (settings[AVNumberOfChannelsKey] as? NSNumber)?.uint32Value, channels > 0
        else { return nil }
        let isLinear = (settings[AVFormatIDKey] as? NSNumber)?.uint32Value == kAudioFormatLinearPCM
        let isFloat = (settings[AVLinearPCMIsFloatKey] as? NSNumber)?.boolValue ?? false
        let bits = (settings[AVLinearPCMBitDepthKey] as? NSNumber)?.intValue ?? 16
        let common: AVAudioCommonFormat =
            !isLinear
            ? .otherFormat
            : isFloat
                ? (bits == 64 ? .pcmFormatFloat64 : .pcmFormatFloat32)
                : (bits == 16 ? .pcmFormatInt16 : bits == 32 ? .pcmFormatInt32 : .otherFormat)
        self.init(common, rate, channels, true, settings)
    }

    /// Whether it is the usual one: floating-point samples, each channel by itself.
    open var isStandard: Bool { commonFormat == .pcmFormatFloat32 && !isInterleaved }
}
