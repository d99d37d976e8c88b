import Accelerate
import UIKit
import XCTest

/// Operations on the bytes of pictures.
final class PixelTests: XCTestCase {
    /// The first components of a picture of one row after a blur.
    private func blurred(_ values: [UInt8], _ width: UInt32, _ flags: Int) -> [UInt8] {
        var bytes: [UInt8] = values.flatMap { [$0, 255, 0, 255] as [UInt8] }
        var result = [UInt8](repeating: 9, count: bytes.count)
        bytes.withUnsafeMutableBytes { from in
            result.withUnsafeMutableBytes { to in
                var source = vImage_Buffer(
                    data: from.baseAddress, height: 1, width: UInt(values.count), rowBytes: from.count)
                var target = vImage_Buffer(
                    data: to.baseAddress, height: 1, width: UInt(values.count), rowBytes: to.count)
                XCTAssertEqual(
                    vImageBoxConvolve_ARGB8888(
                        &source, &target, nil, 0, 0, 1, width, nil, vImage_Flags(flags)), kvImageNoError)
            }
        }
        XCTAssertEqual(result[1], flags == kvImageBackgroundColorFill ? 170 : 255)
        return stride(from: 0, to: result.count, by: 4).map { result[$0] }
    }

    func testABoxIsTheMeanOfItsPixelsAndTheEdgeIsTheFlags() {
        XCTAssertEqual(blurred([0, 0, 90, 0, 0], 3, kvImageEdgeExtend), [0, 30, 30, 30, 0])
        XCTAssertEqual(blurred([90, 0, 0, 0, 0], 3, kvImageEdgeExtend), [60, 30, 0, 0, 0])
        XCTAssertEqual(blurred([90, 0, 0, 0, 0], 3, kvImageTruncateKernel), [45, 30, 0, 0, 0])
        XCTAssertEqual(blurred([90, 0, 0, 0, 0], 3, kvImageBackgroundColorFill), [30, 30, 0, 0, 0])
        XCTAssertEqual(blurred([90, 0, 0, 60, 0], 3, kvImageCopyInPlace), [90, 30, 20, 20, 0])
    }

    func testAKernelThatIsEvenIsRefused() {
        var buffer = vImage_Buffer()
        XCTAssertEqual(
            vImageBoxConvolve_ARGB8888(&buffer, &buffer, nil, 0, 0, 2, 3, nil, vImage_Flags(kvImageEdgeExtend)),
            kvImageInvalidKernelSize)
        XCTAssertEqual(
            vImageBoxConvolve_ARGB8888(&buffer, &buffer, nil, 0, 0, 3, 3, nil, 0), kvImageInvalidEdgeStyle)
    }

    func testAPictureGoesIntoABufferAndBack() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: format).image { context in
            UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
        }
        var layout = vImage_CGImageFormat(
            bitsPerComponent: 8, bitsPerPixel: 32, colorSpace: nil,
            bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue))
        var buffer = vImage_Buffer()
        XCTAssertEqual(
            vImageBuffer_InitWithCGImage(&buffer, &layout, nil, try XCTUnwrap(image.cgImage), 0), kvImageNoError)
        defer { buffer.free() }
        let bytes = buffer.data.assumingMemoryBound(to: UInt8.self)
        XCTAssertEqual((0..<4).map { bytes[$0] }, [255, 0, 0, 255])
        XCTAssertEqual((0..<4).map { bytes[buffer.rowBytes + $0] }, [0, 0, 0, 0])
        var counts = (0..<4).map { _ in [UInt](repeating: 0, count: 256) }
        let places = (0..<4).map { _ in UnsafeMutablePointer<UInt>.allocate(capacity: 256) }
        defer { places.forEach { $0.deallocate() } }
        var list: [UnsafeMutablePointer<UInt>?] = places
        XCTAssertEqual(vImageHistogramCalculation_ARGB8888(&buffer, &list, 0), kvImageNoError)
        for channel in 0..<4 { counts[channel] = (0..<256).map { places[channel][$0] } }
        XCTAssertEqual([counts[0][255], counts[0][0], counts[1][0]], [4, 4, 8])
        let back = vImageCreateCGImageFromBuffer(&buffer, &layout, nil, nil, 0, nil)?.takeRetainedValue()
        XCTAssertEqual([back?.width, back?.height], [4, 2])
    }

    func testScalingToHalfIsTheMean() throws {
        var from = try vImage_Buffer(width: 4, height: 2, bitsPerPixel: 32)
        var to = try vImage_Buffer(width: 2, height: 1, bitsPerPixel: 32)
        defer { [from, to].forEach { $0.free() } }
        for row in 0..<2 {
            for place in 0..<16 {
                (from.data + row * from.rowBytes).assumingMemoryBound(to: UInt8.self)[place] = UInt8(place / 4 * 10)
            }
        }
        XCTAssertEqual(vImageScale_ARGB8888(&from, &to, nil, 0), kvImageNoError)
        let result = to.data.assumingMemoryBound(to: UInt8.self)
        XCTAssertEqual((0..<8).map { result[$0] }, [5, 5, 5, 5, 25, 25, 25, 25])
    }
}
