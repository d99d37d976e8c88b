import Foundation

/// The key of how sound is coded.
public let AVFormatIDKey = "AVFormatIDKey"
/// The key of frames a second.
public let AVSampleRateKey = "AVSampleRateKey"
/// The key of the number of channels.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// The key of the bits of a sample.
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
/// The key of whether the most significant byte comes first.
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
/// The key of whether samples are floating-point numbers.
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
/// The key of whether each channel lies by itself.
public let AVLinearPCMIsNonInterleaved = "AVLinearPCMIsNonInterleaved"
/// The key of how well sound is coded.
public let AVEncoderAudioQualityKey = "AVEncoderAudioQualityKey"
/// The key of how well sound is coded at varying rates.
public let AVEncoderAudioQualityForVBRKey = "AVEncoderAudioQualityForVBRKey"
/// The key of bits a second.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
/// The key of bits a second and channel.
public let AVEncoderBitRatePerChannelKey = "AVEncoderBitRatePerChannelKey"
/// The key of how the rate varies.
public let AVEncoderBitRateStrategyKey = "AVEncoderBitRateStrategyKey"
/// The key of the bits of a sample before it is coded.
public let AVEncoderBitDepthHintKey = "AVEncoderBitDepthHintKey"
/// The key of how well the frames a second are converted.
public let AVSampleRateConverterAudioQualityKey = "AVSampleRateConverterAudioQualityKey"
/// The key of the arrangement of channels.
public let AVChannelLayoutKey = "AVChannelLayoutKey"
/// The key of the type of a file.
public let AVAudioFileTypeKey = "AVAudioFileTypeKey"

/// How well sound is coded.
public enum AVAudioQuality: Int, Sendable {
    case min = 0
    case low = 32
    case medium = 64
    case high = 96
    case max = 127
}
