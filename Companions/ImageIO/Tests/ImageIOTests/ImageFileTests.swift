import UIKit
import XCTest

@testable import ImageIO

/// Files of pictures.
final class ImageFileTests: XCTestCase {
    /// Pixels of one colour, and a white one at the top left.
    private func picture(_ red: CGFloat, width: Int = 4, height: Int = 2) throws -> CGImage {
        let context = try XCTUnwrap(
            CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue))
        context.setFillColor(red: red, green: 0, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        context.setFillColor(red: 1, green: 1, blue: 1, alpha: 1)
        context.fill(CGRect(x: 0, y: height - 1, width: 1, height: 1))
        return try XCTUnwrap(context.makeImage())
    }

    /// The red, green and blue of a pixel, the first of which is at the top left.
    private func color(_ image: CGImage, _ x: Int, _ y: Int) throws -> [UInt8] {
        let data = try XCTUnwrap(image.dataProvider?.data)
        let bytes = try XCTUnwrap(CFDataGetBytePtr(data)) + y * image.bytesPerRow + x * 4
        return [bytes[2], bytes[1], bytes[0]]
    }

    private func file(_ type: String, _ images: [CGImage], loops: Int? = nil, delay: Double = 0.25) throws -> NSData {
        let data = NSMutableData()
        let destination = try XCTUnwrap(
            CGImageDestinationCreateWithData(data, NSString(string: type), images.count, nil))
        if let loops {
            let group = NSDictionary(dictionary: [kCGImagePropertyGIFLoopCount: NSNumber(value: loops)])
            CGImageDestinationSetProperties(
                destination, NSDictionary(dictionary: [kCGImagePropertyGIFDictionary: group]))
        }
        let times = NSDictionary(dictionary: [kCGImagePropertyGIFDelayTime: NSNumber(value: delay)])
        for image in images {
            CGImageDestinationAddImage(
                destination, image, NSDictionary(dictionary: [kCGImagePropertyGIFDictionary: times]))
        }
        XCTAssertTrue(CGImageDestinationFinalize(destination))
        return data
    }

    func testAnimation() throws {
        let data = try file("com.compuserve.gif", [picture(1), picture(0.5)], loops: 3)
        let source = try XCTUnwrap(CGImageSourceCreateWithData(data, nil))
        XCTAssertEqual(CGImageSourceGetCount(source), 2)
        XCTAssertEqual(CGImageSourceGetType(source), "com.compuserve.gif")
        XCTAssertEqual(CGImageSourceGetStatus(source), .statusComplete)
        let second = try XCTUnwrap(CGImageSourceCreateImageAtIndex(source, 1, nil))
        XCTAssertEqual(try color(second, 0, 0), [255, 255, 255])
        XCTAssertEqual(try color(second, 3, 1), [128, 0, 0])
        XCTAssertNil(CGImageSourceCreateImageAtIndex(source, 2, nil))
        let properties = try XCTUnwrap(CGImageSourceCopyPropertiesAtIndex(source, 0, nil))
        let times = try XCTUnwrap(properties[kCGImagePropertyGIFDictionary] as? NSDictionary)
        XCTAssertEqual((times[kCGImagePropertyGIFDelayTime] as? NSNumber)?.doubleValue, 0.25)
        let all = try XCTUnwrap(CGImageSourceCopyProperties(source, nil))
        let loops = try XCTUnwrap(all[kCGImagePropertyGIFDictionary] as? NSDictionary)
        XCTAssertEqual((loops[kCGImagePropertyGIFLoopCount] as? NSNumber)?.intValue, 3)
    }

    /// A picture that is shown for no time is shown for a tenth of a second.
    func testClampedDelay() throws {
        let data = try file("com.compuserve.gif", [picture(1)], delay: 0)
        let source = try XCTUnwrap(CGImageSourceCreateWithData(data, nil))
        let properties = try XCTUnwrap(CGImageSourceCopyPropertiesAtIndex(source, 0, nil))
        let times = try XCTUnwrap(properties[kCGImagePropertyGIFDictionary] as? NSDictionary)
        XCTAssertEqual((times[kCGImagePropertyGIFDelayTime] as? NSNumber)?.doubleValue, 0.1)
        XCTAssertEqual((times[kCGImagePropertyGIFUnclampedDelayTime] as? NSNumber)?.doubleValue, 0)
    }

    /// More colours than a GIF file can have, and more codes than its table.
    func testManyColors() throws {
        let side = 96
        var bytes: [UInt8] = []
        for y in 0..<side { for x in 0..<side { bytes += [UInt8(x * 2), UInt8(y * 2), UInt8((x * y) & 255), 255] } }
        let provider = try XCTUnwrap(CGDataProvider(data: NSData(bytes: bytes, length: bytes.count)))
        let image = try XCTUnwrap(
            CGImage(
                width: side, height: side, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: side * 4,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue), provider: provider,
                decode: nil, shouldInterpolate: false, intent: .defaultIntent))
        let source = try XCTUnwrap(CGImageSourceCreateWithData(try file("com.compuserve.gif", [image]), nil))
        let read = try XCTUnwrap(CGImageSourceCreateImageAtIndex(source, 0, nil))
        for (x, y) in [(0, 0), (95, 95), (50, 10), (95, 0)] {
            for (one, other) in zip(try color(read, x, y), try color(image, x, y)) {
                XCTAssertLessThanOrEqual(abs(Int(one) - Int(other)), 26, "\(x) \(y)")
            }
        }
    }

    func testPicturesOfBytes() throws {
        let png = try XCTUnwrap(CGDataProvider(data: try file("public.png", [picture(1)])))
        let read = CGImage(pngDataProviderSource: png, decode: nil, shouldInterpolate: false, intent: .defaultIntent)
        XCTAssertEqual(read?.width, 4)
        XCTAssertNil(
            CGImage(jpegDataProviderSource: png, decode: nil, shouldInterpolate: false, intent: .defaultIntent))
        // Half opaque red whose colour is not multiplied by it, and red without opacity.
        let layouts: [([UInt8], Int, CGImageAlphaInfo, [UInt8])] = [
            ([255, 0, 0, 128], 4, .last, [128, 0, 0]), ([255, 0, 0], 3, .none, [255, 0, 0]),
            ([128, 255, 0, 0], 4, .first, [128, 0, 0]),
        ]
        for (bytes, count, alpha, expected) in layouts {
            let provider = try XCTUnwrap(CGDataProvider(data: NSData(bytes: bytes, length: count)))
            func image(bytesPerRow: Int) -> CGImage? {
                CGImage(
                    width: 1, height: 1, bitsPerComponent: 8, bitsPerPixel: count * 8, bytesPerRow: bytesPerRow,
                    space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(rawValue: alpha.rawValue),
                    provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent)
            }
            XCTAssertEqual(try color(try XCTUnwrap(image(bytesPerRow: count)), 0, 0), expected, "\(alpha)")
            XCTAssertNil(image(bytesPerRow: 0))
        }
    }

    func testProperties() throws {
        let source = try XCTUnwrap(CGImageSourceCreateWithData(try file("public.png", [picture(1)]), nil))
        let properties = try XCTUnwrap(CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any])
        XCTAssertEqual((properties[kCGImagePropertyPixelWidth as String] as? NSNumber)?.intValue, 4)
        XCTAssertEqual((properties[kCGImagePropertyPixelHeight as String] as? NSNumber)?.intValue, 2)
        XCTAssertNil(CGImageSourceCopyPropertiesAtIndex(source, 1, nil))
    }

    /// As many apps read the times, by addresses.
    func testPropertiesByAddress() throws {
        let source = try XCTUnwrap(CGImageSourceCreateWithData(try file("com.compuserve.gif", [picture(1)]), nil))
        let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)
        let group = unsafeBitCast(
            CFDictionaryGetValue(properties, Unmanaged.passUnretained(kCGImagePropertyGIFDictionary).toOpaque()),
            to: CFDictionary.self)
        let delay = unsafeBitCast(
            CFDictionaryGetValue(group, Unmanaged.passUnretained(kCGImagePropertyGIFDelayTime).toOpaque()),
            to: AnyObject.self)
        XCTAssertEqual(delay as? Double, 0.25)
        var time: CGFloat = 0
        XCTAssertTrue(CFNumberGetValue(delay as? CFNumber, .cgFloatType, &time))
        XCTAssertEqual(time, 0.25)
        var whole: Int32 = 7
        XCTAssertFalse(CFNumberGetValue(delay as? CFNumber, .intType, &whole))
        XCTAssertEqual(whole, 0)
        let unknown = NSString(string: "unknown")
        XCTAssertFalse(CFDictionaryGetValueIfPresent(group, Unmanaged.passUnretained(unknown).toOpaque(), nil))
    }

    func testThumbnail() throws {
        let data = try file("public.png", [picture(1, width: 40, height: 20)])
        let source = try XCTUnwrap(CGImageSourceCreateWithData(data, nil))
        XCTAssertNil(CGImageSourceCreateThumbnailAtIndex(source, 0, nil))
        let options = NSDictionary(dictionary: [
            kCGImageSourceCreateThumbnailFromImageAlways: NSNumber(value: true),
            kCGImageSourceThumbnailMaxPixelSize: NSNumber(value: 10),
        ])
        let small = try XCTUnwrap(CGImageSourceCreateThumbnailAtIndex(source, 0, options))
        XCTAssertEqual([small.width, small.height], [10, 5])
    }

    /// Where the white pixel at the top left comes to in each orientation.
    func testOrientations() throws {
        let image = try picture(1)
        let places = [(0, 0), (3, 0), (3, 1), (0, 1), (0, 0), (1, 0), (1, 3), (0, 3)]
        for (index, place) in places.enumerated() {
            let turned = try XCTUnwrap(image.thumbnail(longestSide: nil, orientation: index + 1))
            XCTAssertEqual(turned.width, index < 4 ? 4 : 2)
            XCTAssertEqual(try color(turned, place.0, place.1), [255, 255, 255], "orientation \(index + 1)")
        }
    }

    func testUnknownAndUnfinishedFiles() throws {
        let unknown = try XCTUnwrap(CGImageSourceCreateWithData(NSData(data: Data("text".utf8)), nil))
        XCTAssertEqual(CGImageSourceGetCount(unknown), 0)
        XCTAssertNil(CGImageSourceGetType(unknown))
        let data = try file("public.png", [picture(1)])
        let source = CGImageSourceCreateIncremental(nil)
        CGImageSourceUpdateData(source, NSData(data: (data as Data).prefix(20)), false)
        XCTAssertEqual(CGImageSourceGetStatus(source), .statusIncomplete)
        CGImageSourceUpdateData(source, data, true)
        XCTAssertEqual(CGImageSourceGetStatus(source), .statusComplete)
        XCTAssertNil(CGImageDestinationCreateWithData(NSMutableData(), "public.tiff", 1, nil))
    }
}
