import UIKit

/// What kind of media something is.
public typealias CMMediaType = FourCharCode
/// A code of four letters for how video is coded.
public typealias CMVideoCodecType = FourCharCode

/// Pictures that move.
public let kCMMediaType_Video: CMMediaType = 0x7669_6465
/// Sound.
public let kCMMediaType_Audio: CMMediaType = 0x736f_756e
/// Video coded as H.264 has it.
public let kCMVideoCodecType_H264: CMVideoCodecType = 0x6176_6331
/// Video coded as H.265 has it.
public let kCMVideoCodecType_HEVC: CMVideoCodecType = 0x6876_6331

/// A size in pixels.
public struct CMVideoDimensions: Sendable, Hashable {
    /// In pixels.
    public var width: Int32
    /// In pixels.
    public var height: Int32

    /// Makes a size of nothing.
    public init() { self.init(width: 0, height: 0) }

    /// Makes a size.
    public init(width: Int32, height: Int32) {
        self.width = width
        self.height = height
    }
}

/// How media is coded.
public final class CMFormatDescription: Sendable {
    /// What kind of media it is.
    public let mediaType: CMMediaType
    /// How it is coded, as a code of four letters.
    public let mediaSubType: FourCharCode
    /// The size of its pictures in pixels; nothing for sound.
    public let dimensions: CMVideoDimensions

    /// Describes media, for the frameworks that hand it out.
    @_spi(Framework) public init(
        mediaType: CMMediaType, mediaSubType: FourCharCode, dimensions: CMVideoDimensions = CMVideoDimensions()
    ) {
        self.mediaType = mediaType
        self.mediaSubType = mediaSubType
        self.dimensions = dimensions
    }
}

/// How video is coded.
public typealias CMVideoFormatDescription = CMFormatDescription
/// How sound is coded.
public typealias CMAudioFormatDescription = CMFormatDescription

/// What kind of media a description is of.
public func CMFormatDescriptionGetMediaType(_ desc: CMFormatDescription) -> CMMediaType { desc.mediaType }

/// How the media of a description is coded.
public func CMFormatDescriptionGetMediaSubType(_ desc: CMFormatDescription) -> FourCharCode { desc.mediaSubType }

/// The size of a video's pictures in pixels.
public func CMVideoFormatDescriptionGetDimensions(_ videoDesc: CMVideoFormatDescription) -> CMVideoDimensions {
    videoDesc.dimensions
}
