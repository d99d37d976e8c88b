import UIKit

// The names of options and properties.

/// The option of the type that a file likely has.
public nonisolated(unsafe) let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"
/// The option of whether pixels are kept; they always are.
public nonisolated(unsafe) let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// The option of whether pixels are read at once; they are when they are first asked for.
public nonisolated(unsafe) let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// The option of whether pixels may be floating-point numbers; none are.
public nonisolated(unsafe) let kCGImageSourceShouldAllowFloat: CFString = "kCGImageSourceShouldAllowFloat"
/// The option of whether a thumbnail is made where a file has none.
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
    "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// The option of whether a thumbnail is made even where a file has one.
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
    "kCGImageSourceCreateThumbnailFromImageAlways"
/// The option of the most pixels on a thumbnail’s longer side.
public nonisolated(unsafe) let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// The option of whether a thumbnail is shown upright.
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailWithTransform: CFString =
    "kCGImageSourceCreateThumbnailWithTransform"
/// The option of the factor by which a picture may be read smaller; it is read whole.
public nonisolated(unsafe) let kCGImageSourceSubsampleFactor: CFString = "kCGImageSourceSubsampleFactor"
/// The option of a JPEG file’s quality, from 0 to 1.
public nonisolated(unsafe) let kCGImageDestinationLossyCompressionQuality: CFString =
    "kCGImageDestinationLossyCompressionQuality"
/// The option of the colour behind a picture without opacity; white.
public nonisolated(unsafe) let kCGImageDestinationBackgroundColor: CFString = "kCGImageDestinationBackgroundColor"
/// The key of the number of bytes of a file.
public nonisolated(unsafe) let kCGImagePropertyFileSize: CFString = "FileSize"
/// The key of the width in pixels.
public nonisolated(unsafe) let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// The key of the height in pixels.
public nonisolated(unsafe) let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// The key of the pixels to an inch across.
public nonisolated(unsafe) let kCGImagePropertyDPIWidth: CFString = "DPIWidth"
/// The key of the pixels to an inch down.
public nonisolated(unsafe) let kCGImagePropertyDPIHeight: CFString = "DPIHeight"
/// The key of the bits of a component.
public nonisolated(unsafe) let kCGImagePropertyDepth: CFString = "Depth"
/// The key of the orientation, by the numbers of the EXIF standard.
public nonisolated(unsafe) let kCGImagePropertyOrientation: CFString = "Orientation"
/// The key of whether there is opacity.
public nonisolated(unsafe) let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
/// The key of the kind of colours.
public nonisolated(unsafe) let kCGImagePropertyColorModel: CFString = "ColorModel"
/// Colours of red, green and blue.
public nonisolated(unsafe) let kCGImagePropertyColorModelRGB: CFString = "RGB"
/// Colours of gray.
public nonisolated(unsafe) let kCGImagePropertyColorModelGray: CFString = "Gray"
/// The key of the name of the colour space.
public nonisolated(unsafe) let kCGImagePropertyProfileName: CFString = "ProfileName"
/// The key of what a GIF file says.
public nonisolated(unsafe) let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// The key of how often the pictures are shown, with 0 for endlessly.
public nonisolated(unsafe) let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
/// The key of the time in seconds that a picture is shown, a tenth where the file has none.
public nonisolated(unsafe) let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// The key of the time in seconds that the file has.
public nonisolated(unsafe) let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// The key of what a camera wrote.
public nonisolated(unsafe) let kCGImagePropertyExifDictionary: CFString = "{Exif}"
/// The key of when a picture was taken.
public nonisolated(unsafe) let kCGImagePropertyExifDateTimeOriginal: CFString = "DateTimeOriginal"
/// The key of a remark.
public nonisolated(unsafe) let kCGImagePropertyExifUserComment: CFString = "UserComment"
/// The key of the width in pixels that a camera wrote.
public nonisolated(unsafe) let kCGImagePropertyExifPixelXDimension: CFString = "PixelXDimension"
/// The key of the height in pixels that a camera wrote.
public nonisolated(unsafe) let kCGImagePropertyExifPixelYDimension: CFString = "PixelYDimension"
/// The key of what a TIFF file says.
public nonisolated(unsafe) let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"
/// The key of the orientation that a TIFF file says.
public nonisolated(unsafe) let kCGImagePropertyTIFFOrientation: CFString = "Orientation"
/// The key of who made a camera.
public nonisolated(unsafe) let kCGImagePropertyTIFFMake: CFString = "Make"
/// The key of a camera’s name.
public nonisolated(unsafe) let kCGImagePropertyTIFFModel: CFString = "Model"
/// The key of what a PNG file says.
public nonisolated(unsafe) let kCGImagePropertyPNGDictionary: CFString = "{PNG}"
/// The key of how often an animated PNG file’s pictures are shown.
public nonisolated(unsafe) let kCGImagePropertyAPNGLoopCount: CFString = "LoopCount"
/// The key of the time in seconds that its picture is shown.
public nonisolated(unsafe) let kCGImagePropertyAPNGDelayTime: CFString = "DelayTime"
/// The key of the time in seconds that the file has for it.
public nonisolated(unsafe) let kCGImagePropertyAPNGUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// The key of what a JPEG file says.
public nonisolated(unsafe) let kCGImagePropertyJFIFDictionary: CFString = "{JFIF}"
/// In the group of JFIF, whether the file has the picture coarsely first; a boolean.
public nonisolated(unsafe) let kCGImagePropertyJFIFIsProgressive: CFString = "IsProgressive"
/// In the group of JFIF, the version of the format; numbers.
public nonisolated(unsafe) let kCGImagePropertyJFIFVersion: CFString = "JFIFVersion"
/// In the group of JFIF, the pixels in a unit across; a number.
public nonisolated(unsafe) let kCGImagePropertyJFIFXDensity: CFString = "XDensity"
/// In the group of JFIF, the pixels in a unit down; a number.
public nonisolated(unsafe) let kCGImagePropertyJFIFYDensity: CFString = "YDensity"
/// In the group of JFIF, the unit of the densities; a number.
public nonisolated(unsafe) let kCGImagePropertyJFIFDensityUnit: CFString = "DensityUnit"
/// The key of where a picture was taken.
public nonisolated(unsafe) let kCGImagePropertyGPSDictionary: CFString = "{GPS}"
/// The key of the latitude in degrees.
public nonisolated(unsafe) let kCGImagePropertyGPSLatitude: CFString = "Latitude"
/// The key of north or south.
public nonisolated(unsafe) let kCGImagePropertyGPSLatitudeRef: CFString = "LatitudeRef"
/// The key of the longitude in degrees.
public nonisolated(unsafe) let kCGImagePropertyGPSLongitude: CFString = "Longitude"
/// The key of east or west.
public nonisolated(unsafe) let kCGImagePropertyGPSLongitudeRef: CFString = "LongitudeRef"
/// The key of what an editor wrote.
public nonisolated(unsafe) let kCGImagePropertyIPTCDictionary: CFString = "{IPTC}"

/// How the pixels of a picture lie, by the numbers of the EXIF standard.
public enum CGImagePropertyOrientation: UInt32, Sendable {
    case up = 1
    case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}
