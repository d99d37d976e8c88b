import Foundation
import UIKit

/// A number of pixels.
public typealias vImagePixelCount = UInt
/// How something went: `kvImageNoError`, a number of bytes, or below zero what was wrong.
public typealias vImage_Error = Int
/// Wishes for an operation, the sum of the constants.
public typealias vImage_Flags = UInt32
/// A component of a byte.
public typealias Pixel_8 = UInt8
/// A component of a floating number.
public typealias Pixel_F = Float
/// Four components of a byte: alpha, red, green and blue.
public typealias Pixel_8888 = (UInt8, UInt8, UInt8, UInt8)

/// Memory with rows of pixels, which the app owns.
public struct vImage_Buffer {
    /// The first byte of the first row.
    public var data: UnsafeMutableRawPointer!
    /// How many rows there are.
    public var height: vImagePixelCount
    /// How many pixels there are in a row.
    public var width: vImagePixelCount
    /// How many bytes there are from a row to the next.
    public var rowBytes: Int

    /// A buffer of nothing.
    public init() { (data, height, width, rowBytes) = (nil, 0, 0, 0) }

    /// A buffer of memory of the app's.
    public init(data: UnsafeMutableRawPointer!, height: vImagePixelCount, width: vImagePixelCount, rowBytes: Int) {
        (self.data, self.height, self.width, self.rowBytes) = (data, height, width, rowBytes)
    }

    /// A buffer of memory of its own, which `free()` gives back; throws where there is not enough.
    public init(width: Int, height: Int, bitsPerPixel: UInt32) throws {
        self.init()
        let error = vImageBuffer_Init(
            &self, vImagePixelCount(height), vImagePixelCount(width), bitsPerPixel, vImage_Flags(kvImageNoFlags))
        guard error == kvImageNoError else { throw NSError(domain: "com.apple.accelerate.vImage", code: error) }
    }

    /// Gives memory of the buffer's own back.
    public func free() { Foundation.free(data) }

    func row(_ index: Int) -> UnsafeMutablePointer<UInt8> {
        data.advanced(by: index * rowBytes).assumingMemoryBound(to: UInt8.self)
    }
    var size: (width: Int, height: Int) { (Int(width), Int(height)) }
}

/// No wishes.
public let kvImageNoFlags = 0
/// The alpha of the target is left as it is.
public let kvImageLeaveAlphaUnchanged = 1
/// Pixels whose surroundings reach out of the picture are copied.
public let kvImageCopyInPlace = 2
/// The surroundings of the picture have a colour.
public let kvImageBackgroundColorFill = 4
/// The surroundings of the picture are as its edge.
public let kvImageEdgeExtend = 8
/// The work is not divided.
public let kvImageDoNotTile = 16
/// The best quality.
public let kvImageHighQualityResampling = 32
/// What is out of the picture does not count.
public let kvImageTruncateKernel = 64
/// The number of bytes of the temporary memory is returned, and nothing else done: 0, as none is needed.
public let kvImageGetTempBufferSize = 128
/// What is wrong is printed.
public let kvImagePrintDiagnosticsToConsole = 256
/// No memory is made for the buffer.
public let kvImageNoAllocate = 512

/// It went well.
public let kvImageNoError: vImage_Error = 0
/// A part that was asked for lies outside of the picture.
public let kvImageRoiLargerThanInputBuffer: vImage_Error = -21766
/// A size of a kernel is even.
public let kvImageInvalidKernelSize: vImage_Error = -21767
/// No edge, or more than one, was chosen.
public let kvImageInvalidEdgeStyle: vImage_Error = -21768
/// There is not enough memory.
public let kvImageMemoryAllocationError: vImage_Error = -21771
/// Something that is needed is nil.
public let kvImageNullPointerArgument: vImage_Error = -21772
/// An argument is wrong.
public let kvImageInvalidParameter: vImage_Error = -21773
/// Buffers that have to be of one size are not.
public let kvImageBufferSizeMismatch: vImage_Error = -21774
/// A wish is not known.
public let kvImageUnknownFlagsBit: vImage_Error = -21775
/// The pixels have a layout that is not known here.
public let kvImageInvalidImageFormat: vImage_Error = -21778

/// Makes memory for rows of pixels, which the app frees.
@discardableResult public func vImageBuffer_Init(
    _ buf: UnsafeMutablePointer<vImage_Buffer>, _ height: vImagePixelCount, _ width: vImagePixelCount,
    _ pixelBits: UInt32, _ flags: vImage_Flags
) -> vImage_Error {
    // Rows begin at whole cache lines' quarters, as Core Graphics has them.
    let rowBytes = (Int(width) * Int(pixelBits) / 8 + 15) & ~15
    buf.pointee = vImage_Buffer(data: nil, height: height, width: width, rowBytes: rowBytes)
    guard Int(flags) & kvImageNoAllocate == 0 else { return 16 }
    guard let data = calloc(max(1, rowBytes * Int(height)), 1) else { return kvImageMemoryAllocationError }
    buf.pointee.data = data
    return kvImageNoError
}
