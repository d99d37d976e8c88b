import Foundation
import XCTest

@testable import CoreGraphics

/// Images that say where others show.
final class ImageMaskTests: XCTestCase {
    private func image(_ pixels: [UInt32]) throws -> CGImage {
        let bitmap = try XCTUnwrap(Bitmap(width: pixels.count, height: 1))
        for (x, pixel) in pixels.enumerated() {
            bitmap.baseAddress.storeBytes(of: pixel, toByteOffset: x * 4, as: UInt32.self)
        }
        return CGImage(bitmap)
    }

    private func pixels(of image: CGImage?) -> [UInt32] {
        guard let image else { return [] }
        return (0..<image.width).map { image.bitmap.baseAddress.load(fromByteOffset: $0 * 4, as: UInt32.self) }
    }

    private func stencil(_ samples: [UInt8], decode: [CGFloat]? = nil) throws -> CGImage {
        let provider = try XCTUnwrap(CGDataProvider(data: NSData(data: Data(samples))))
        return try XCTUnwrap(
            CGImage(
                maskWidth: samples.count, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: samples.count,
                provider: provider, decode: decode, shouldInterpolate: false))
    }

    func testAStencilLetsThroughWhereItIsDark() throws {
        let red = try image([0xFFFF_0000, 0xFFFF_0000])
        let mask = try stencil([0, 255])
        XCTAssertTrue(mask.isMask)
        XCTAssertEqual(pixels(of: red.masking(mask)), [0xFFFF_0000, 0])
        XCTAssertEqual(pixels(of: red.masking(try stencil([0, 255], decode: [1, 0]))), [0, 0xFFFF_0000])
    }

    func testAnotherPictureLetsThroughWhereItIsLight() throws {
        let red = try image([0xFFFF_0000, 0xFFFF_0000, 0xFFFF_0000, 0xFFFF_0000])
        let mask = try image([0xFFFF_FFFF, 0xFF00_0000])
        XCTAssertEqual(pixels(of: red.masking(mask)), [0xFFFF_0000, 0xFFFF_0000, 0, 0])
    }

    func testTooFewBytesMakeNoMask() throws {
        let provider = try XCTUnwrap(CGDataProvider(data: NSData(data: Data([0]))))
        XCTAssertNil(
            CGImage(
                maskWidth: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2, provider: provider,
                decode: nil, shouldInterpolate: false))
    }

    func testAPartOfAStencilIsOne() throws {
        let part = try XCTUnwrap(stencil([0, 255, 0]).cropping(to: CGRect(x: 1, y: 0, width: 2, height: 1)))
        XCTAssertTrue(part.isMask)
        XCTAssertFalse(part.shouldInterpolate)
        XCTAssertEqual(pixels(of: part), [0, 0xFF00_0000])
        XCTAssertTrue(try image([0xFFFF_0000]).shouldInterpolate)
    }

    func testAStencilIsDrawnInTheFillColour() throws {
        let context = try XCTUnwrap(
            CGContext(
                data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: .standardRGB,
                bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue))
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.draw(try stencil([0, 255]), in: CGRect(x: 0, y: 0, width: 2, height: 1))
        XCTAssertEqual(pixels(of: context.makeImage()), [0xFFFF_0000, 0])
    }

    func testPixelsThatAreNotToBeMixedStayApart() throws {
        func enlarged(_ isMixed: Bool) throws -> [UInt32] {
            let bitmap = try image([0xFFFF_0000, 0xFF00_00FF]).bitmap
            let context = try XCTUnwrap(
                CGContext(
                    data: nil, width: 8, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: .standardRGB,
                    bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue))
            context.draw(
                CGImage(bitmap, shouldInterpolate: isMixed), in: CGRect(x: 0, y: 0, width: 8, height: 1))
            return pixels(of: context.makeImage())
        }
        XCTAssertEqual(Set(try enlarged(false)), [0xFFFF_0000, 0xFF00_00FF])
        XCTAssertGreaterThan(Set(try enlarged(true)).count, 2)
    }
}
