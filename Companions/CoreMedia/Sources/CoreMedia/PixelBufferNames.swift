import UIKit

// Names of Core Video's, which Core Media brings along: the keys of dictionaries that describe buffers of pixels.

/// The key of a buffer's format, such as `kCVPixelFormatType_32BGRA`.
public nonisolated(unsafe) let kCVPixelBufferPixelFormatTypeKey: NSString = "PixelFormatType"
/// The key of a buffer's width, in pixels.
public nonisolated(unsafe) let kCVPixelBufferWidthKey: NSString = "Width"
/// The key of a buffer's height, in pixels.
public nonisolated(unsafe) let kCVPixelBufferHeightKey: NSString = "Height"
/// The key of the length of a buffer's rows, in bytes.
public nonisolated(unsafe) let kCVPixelBufferBytesPerRowAlignmentKey: NSString = "BytesPerRowAlignment"

/// Pixels of 32 bits: blue, green, red and opacity.
public let kCVPixelFormatType_32BGRA: OSType = 0x4247_5241
/// Pixels of 32 bits: opacity, red, green and blue.
public let kCVPixelFormatType_32ARGB: OSType = 32
/// Pixels of a plane of brightness and one of colour, of the range of video.
public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: OSType = 0x3432_3076
/// Pixels of a plane of brightness and one of colour, of the full range.
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: OSType = 0x3432_3066
