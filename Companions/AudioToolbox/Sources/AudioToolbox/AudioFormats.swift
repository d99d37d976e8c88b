import UIKit

/// How sound is coded, as a code of four letters.
public typealias AudioFormatID = UInt32
/// What is special about how sound is coded.
public typealias AudioFormatFlags = UInt32
/// The kind of a file with sound, as a code of four letters.
public typealias AudioFileTypeID = UInt32
/// The number of an arrangement of loudspeakers.
public typealias AudioChannelLayoutTag = UInt32

/// Samples as they are.
public let kAudioFormatLinearPCM: AudioFormatID = 0x6c70_636d
/// Advanced Audio Coding of MPEG 4.
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x6161_6320
/// The same with high efficiency.
public let kAudioFormatMPEG4AAC_HE: AudioFormatID = 0x6161_6368
/// MPEG's third audio layer.
public let kAudioFormatMPEGLayer3: AudioFormatID = 0x2e6d_7033
/// Apple's code without loss.
public let kAudioFormatAppleLossless: AudioFormatID = 0x616c_6163
/// Apple's code of four bits a sample.
public let kAudioFormatAppleIMA4: AudioFormatID = 0x696d_6134
/// The internet's code for speech.
public let kAudioFormatiLBC: AudioFormatID = 0x696c_6263
/// The free code without loss.
public let kAudioFormatFLAC: AudioFormatID = 0x666c_6163
/// The free code for speech and music.
public let kAudioFormatOpus: AudioFormatID = 0x6f70_7573
/// The telephone's code in America.
public let kAudioFormatULaw: AudioFormatID = 0x756c_6177
/// The telephone's code in Europe.
public let kAudioFormatALaw: AudioFormatID = 0x616c_6177
/// Dolby's code of three channels and more.
public let kAudioFormatAC3: AudioFormatID = 0x6163_2d33

/// The samples are floating-point numbers.
public let kAudioFormatFlagIsFloat: AudioFormatFlags = 1
/// The most significant byte comes first.
public let kAudioFormatFlagIsBigEndian: AudioFormatFlags = 2
/// The samples have signs.
public let kAudioFormatFlagIsSignedInteger: AudioFormatFlags = 4
/// The samples fill their bytes.
public let kAudioFormatFlagIsPacked: AudioFormatFlags = 8
/// Each channel has a buffer of its own.
public let kAudioFormatFlagIsNonInterleaved: AudioFormatFlags = 32
/// As the machine has its numbers: the least significant byte first.
public let kAudioFormatFlagsNativeEndian: AudioFormatFlags = 0
/// The samples are floating-point numbers.
public let kLinearPCMFormatFlagIsFloat = kAudioFormatFlagIsFloat
/// The most significant byte comes first.
public let kLinearPCMFormatFlagIsBigEndian = kAudioFormatFlagIsBigEndian
/// The samples have signs.
public let kLinearPCMFormatFlagIsSignedInteger = kAudioFormatFlagIsSignedInteger
/// The samples fill their bytes.
public let kLinearPCMFormatFlagIsPacked = kAudioFormatFlagIsPacked

/// A file of WAVE.
public let kAudioFileWAVEType: AudioFileTypeID = 0x5741_5645
/// A file of AIFF.
public let kAudioFileAIFFType: AudioFileTypeID = 0x4149_4646
/// A file of Core Audio's.
public let kAudioFileCAFType: AudioFileTypeID = 0x6361_6666
/// A file of MPEG's third audio layer.
public let kAudioFileMP3Type: AudioFileTypeID = 0x4d50_4733
/// A file of MPEG 4 with sound alone.
public let kAudioFileM4AType: AudioFileTypeID = 0x6d34_6166

/// How samples of sound are written.
public struct AudioStreamBasicDescription: Sendable, Equatable {
    /// In frames a second.
    public var mSampleRate: Float64
    /// How it is coded.
    public var mFormatID: AudioFormatID
    /// What is special about it.
    public var mFormatFlags: AudioFormatFlags
    /// The bytes of a packet.
    public var mBytesPerPacket: UInt32
    /// The frames of a packet.
    public var mFramesPerPacket: UInt32
    /// The bytes of a frame.
    public var mBytesPerFrame: UInt32
    /// How many channels there are.
    public var mChannelsPerFrame: UInt32
    /// The bits of a channel.
    public var mBitsPerChannel: UInt32
    /// Nothing.
    public var mReserved: UInt32

    /// Makes a description of nothing.
    public init() {
        self.init(
            mSampleRate: 0, mFormatID: 0, mFormatFlags: 0, mBytesPerPacket: 0, mFramesPerPacket: 0, mBytesPerFrame: 0,
            mChannelsPerFrame: 0, mBitsPerChannel: 0, mReserved: 0)
    }

    /// Makes a description of its parts.
    public init(
        mSampleRate: Float64, mFormatID: AudioFormatID, mFormatFlags: AudioFormatFlags, mBytesPerPacket: UInt32,
        mFramesPerPacket: UInt32, mBytesPerFrame: UInt32, mChannelsPerFrame: UInt32, mBitsPerChannel: UInt32,
        mReserved: UInt32
    ) {
        self.mSampleRate = mSampleRate
        self.mFormatID = mFormatID
        self.mFormatFlags = mFormatFlags
        self.mBytesPerPacket = mBytesPerPacket
        self.mFramesPerPacket = mFramesPerPacket
        self.mBytesPerFrame = mBytesPerFrame
        self.mChannelsPerFrame = mChannelsPerFrame
        self.mBitsPerChannel = mBitsPerChannel
        self.mReserved = mReserved
    }
}
