import Foundation

/// A kind of media.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes one of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes one of its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Pictures that move.
    public static let video = AVMediaType(rawValue: "vide")
    /// Sound.
    public static let audio = AVMediaType(rawValue: "soun")
    /// Text.
    public static let text = AVMediaType(rawValue: "text")
    /// Captions.
    public static let closedCaption = AVMediaType(rawValue: "clcp")
    /// Subtitles.
    public static let subtitle = AVMediaType(rawValue: "sbtl")
    /// The times of a recording.
    public static let timecode = AVMediaType(rawValue: "tmcd")
    /// What is told of media.
    public static let metadata = AVMediaType(rawValue: "meta")
    /// Pictures and sound together.
    public static let muxed = AVMediaType(rawValue: "muxx")
    /// How far things are.
    public static let depthData = AVMediaType(rawValue: "dpth")
}

/// A kind of file.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes one of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes one of its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// A film of QuickTime.
    public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
    /// A film of MPEG 4.
    public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
    /// A film of MPEG 4, as the store has it.
    public static let m4v = AVFileType(rawValue: "com.apple.m4v-video")
    /// A sound of MPEG 4.
    public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
    /// A film of telephones.
    public static let mobile3GPP = AVFileType(rawValue: "public.3gpp")
    /// A sound of Core Audio.
    public static let caf = AVFileType(rawValue: "com.apple.coreaudio-format")
    /// A sound of WAVE.
    public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
    /// A sound of AIFF.
    public static let aiff = AVFileType(rawValue: "public.aiff-audio")
    /// A compressed sound of AIFF.
    public static let aifc = AVFileType(rawValue: "public.aifc-audio")
    /// A sound of telephones.
    public static let amr = AVFileType(rawValue: "org.3gpp.adaptive-multi-rate-audio")
    /// A sound of MPEG's third layer.
    public static let mp3 = AVFileType(rawValue: "public.mp3")
    /// A sound of Sun.
    public static let au = AVFileType(rawValue: "public.au-audio")
    /// A sound of Dolby.
    public static let ac3 = AVFileType(rawValue: "public.ac3-audio")
    /// A picture of JPEG.
    public static let jpg = AVFileType(rawValue: "public.jpeg")
    /// A picture of HEIF.
    public static let heic = AVFileType(rawValue: "public.heic")
    /// A picture of HEIF.
    public static let heif = AVFileType(rawValue: "public.heif")
    /// A picture of TIFF.
    public static let tif = AVFileType(rawValue: "public.tiff")
}

/// How a film lies in a layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes one of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes one of its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// All of it is seen, with its ratio.
    public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
    /// It fills the layer, with its ratio.
    public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
    /// It fills the layer.
    public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

/// A code of video.
public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes one of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes one of its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// H.264's.
    public static let h264 = AVVideoCodecType(rawValue: "avc1")
    /// H.265's.
    public static let hevc = AVVideoCodecType(rawValue: "hvc1")
    /// JPEG's.
    public static let jpeg = AVVideoCodecType(rawValue: "jpeg")
    /// Apple's.
    public static let proRes422 = AVVideoCodecType(rawValue: "apcn")
    /// Apple's, with opacity.
    public static let proRes4444 = AVVideoCodecType(rawValue: "ap4h")
}

/// The name of JPEG's code.
@available(*, deprecated, message: "use AVVideoCodecType.jpeg")
public let AVVideoCodecJPEG = AVVideoCodecType.jpeg.rawValue
/// The name of H.264's code.
@available(*, deprecated, message: "use AVVideoCodecType.h264")
public let AVVideoCodecH264 = AVVideoCodecType.h264.rawValue

/// The key of the code in settings of pictures and video, with an `AVVideoCodecType`.
public let AVVideoCodecKey = "AVVideoCodecKey"
/// The key of the width in settings of video, in pixels.
public let AVVideoWidthKey = "AVVideoWidthKey"
/// The key of the height in settings of video, in pixels.
public let AVVideoHeightKey = "AVVideoHeightKey"
/// The key of what the code needs to know, in settings of pictures and video.
public let AVVideoCompressionPropertiesKey = "AVVideoCompressionPropertiesKey"
/// The key of the bits a second, in what the code needs to know.
public let AVVideoAverageBitRateKey = "AverageBitRate"
/// The key of the quality from 0 to 1, in what the code needs to know.
public let AVVideoQualityKey = "Quality"

/// What is special about media.
public struct AVMediaCharacteristic: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes one of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes one of its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// It is seen.
    public static let visual = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicVisual")
    /// It is heard.
    public static let audible = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicAudible")
    /// It is read.
    public static let legible = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicLegible")
    /// It has pictures.
    public static let frameBased = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicFrameBased")
}

/// How sound is made faster.
public struct AVAudioTimePitchAlgorithm: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes one of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes one of its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// In a simple way.
    public static let lowQualityZeroLatency = AVAudioTimePitchAlgorithm(rawValue: "LowQualityZeroLatency")
    /// For speech.
    public static let timeDomain = AVAudioTimePitchAlgorithm(rawValue: "TimeDomain")
    /// For music.
    public static let spectral = AVAudioTimePitchAlgorithm(rawValue: "Spectral")
    /// The pitch follows.
    public static let varispeed = AVAudioTimePitchAlgorithm(rawValue: "Varispeed")
}
