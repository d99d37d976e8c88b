import UIKit
import XCTest

@testable import CoreImage

/// What filters make of pictures.
final class FilterTests: XCTestCase {
    /// A picture of colours by row from above, each a number such as 0xFF0000.
    private func image(_ rows: [[Int]]) throws -> CIImage {
        let (width, height) = (rows[0].count, rows.count)
        let context = try XCTUnwrap(
            CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue))
        let data = try XCTUnwrap(context.data).assumingMemoryBound(to: UInt32.self)
        for (row, colors) in rows.enumerated() {
            for (column, color) in colors.enumerated() { data[row * width + column] = 0xFF00_0000 | UInt32(color) }
        }
        return CIImage(cgImage: try XCTUnwrap(context.makeImage()))
    }

    /// The colours of a part of a picture by row from above; -1 where it is transparent.
    private func colors(_ image: CIImage?, _ rect: CGRect? = nil) throws -> [[Int]] {
        let image = try XCTUnwrap(image)
        let rect = rect ?? image.extent
        let (width, height) = (Int(rect.width), Int(rect.height))
        var bytes = [UInt8](repeating: 0, count: width * height * 4)
        CIContext().render(
            image, toBitmap: &bytes, rowBytes: width * 4, bounds: rect, format: .RGBA8,
            colorSpace: CGColorSpaceCreateDeviceRGB())
        return (0..<height).map { row in
            (0..<width).map { column in
                let start = (row * width + column) * 4
                guard bytes[start + 3] > 0 else { return -1 }
                return Int(bytes[start]) << 16 | Int(bytes[start + 1]) << 8 | Int(bytes[start + 2])
            }
        }
    }

    private func filtered(_ name: String, _ color: Int, _ values: [String: Any] = [:]) throws -> Int {
        let filter = try XCTUnwrap(CIFilter(name: name, parameters: values), name)
        filter.setValue(try image([[color]]), forKey: kCIInputImageKey)
        return try colors(filter.outputImage)[0][0]
    }

    private func assertClose(_ one: Int, _ other: Int, file: StaticString = #filePath, line: UInt = #line) {
        for shift in [0, 8, 16] {
            XCTAssertLessThanOrEqual(
                abs((one >> shift & 0xFF) - (other >> shift & 0xFF)), 1, String(format: "%06X %06X", one, other),
                file: file, line: line)
        }
    }

    func testPixelsGoThroughAsTheyAre() throws {
        let rows = [[0xFF0000, 0x00FF00, 0x123456], [0x0000FF, 0x808080, 0x010203]]
        let image = try image(rows)
        XCTAssertEqual(image.extent, CGRect(x: 0, y: 0, width: 3, height: 2))
        XCTAssertEqual(try colors(image), rows)
        // y goes up.
        XCTAssertEqual(try colors(image.cropped(to: CGRect(x: 0, y: 0, width: 2, height: 1))), [[0x0000FF, 0x808080]])
    }

    func testColors() throws {
        XCTAssertEqual(try filtered("CIColorInvert", 0xFF8000), 0x007FFF)
        assertClose(try filtered("CISepiaTone", 0xFFFFFF), 0xFFFFEF)
        XCTAssertEqual(try filtered("CISepiaTone", 0x3366CC, [kCIInputIntensityKey: 0]), 0x3366CC)
        assertClose(try filtered("CIColorControls", 0xFF0000, [kCIInputSaturationKey: 0]), 0x363636)
        assertClose(try filtered("CIExposureAdjust", 0x404040, [kCIInputEVKey: 1]), 0x5A5A5A)
        assertClose(try filtered("CIGammaAdjust", 0xFFFFFF, ["inputPower": 2]), 0xFFFFFF)
        assertClose(try filtered("CIHueAdjust", 0x808080, [kCIInputAngleKey: 1]), 0x808080)
        assertClose(try filtered("CIColorMonochrome", 0xFFFFFF), 0x99734D)
        XCTAssertEqual(
            try filtered(
                "CIColorMatrix", 0xFF0000,
                ["inputRVector": CIVector(x: 0, y: 1, z: 0, w: 0), "inputGVector": CIVector(x: 1, y: 0, z: 0, w: 0)]),
            0x00FF00)
        let noir = try filtered("CIPhotoEffectNoir", 0x3366CC)
        XCTAssertEqual([noir >> 16, noir >> 8 & 0xFF], [noir & 0xFF, noir & 0xFF])
        let posterized = try filtered("CIColorPosterize", 0xFF6000, ["inputLevels": 2])
        XCTAssertEqual(posterized, 0xFF0000)
        assertClose(try filtered("CITemperatureAndTint", 0x6080A0), 0x6080A0)
    }

    func testBlursKeepWhatIsEven() throws {
        let even = try image(Array(repeating: Array(repeating: 0x406080, count: 8), count: 8)).clampedToExtent()
        for name in ["CIGaussianBlur", "CIBoxBlur", "CIDiscBlur", "CIMotionBlur"] {
            let blurred = even.applyingFilter(name, parameters: [kCIInputRadiusKey: 2])
            assertClose(try colors(blurred, CGRect(x: 3, y: 3, width: 1, height: 1))[0][0], 0x406080)
        }
        let small = try image([[0xFFFFFF]]).applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: 2])
        XCTAssertEqual(small.extent, CGRect(x: -6, y: -6, width: 13, height: 13))
    }

    func testDistortionsLeaveWhatIsFarAway() throws {
        let rows = (0..<20).map { row in (0..<20).map { ($0 * 12) << 16 | (row * 12) << 8 } }
        let image = try image(rows)
        for name in ["CIBumpDistortion", "CIPinchDistortion", "CITwirlDistortion", "CIHoleDistortion"] {
            let filter = try XCTUnwrap(CIFilter(name: name))
            filter.setValue(image, forKey: kCIInputImageKey)
            filter.setValue(CIVector(x: 10, y: 10), forKey: kCIInputCenterKey)
            filter.setValue(name == "CIHoleDistortion" ? 3 : 6, forKey: kCIInputRadiusKey)
            let result = try colors(filter.outputImage)
            XCTAssertEqual(filter.outputImage?.extent, image.extent, name)
            XCTAssertEqual(result[0], rows[0], name)
            XCTAssertNotEqual(result[8], rows[8], name)
        }
    }

    func testTiles() throws {
        let image = try image([[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 16]])
        let tiles = image.applyingFilter(
            "CIPixellate", parameters: [kCIInputScaleKey: 2, kCIInputCenterKey: CIVector(x: 0, y: 0)])
        let result = try colors(tiles, image.extent)
        XCTAssertEqual(result[0], [2, 2, 4, 4])
        XCTAssertEqual(result[1], result[0])
        XCTAssertEqual(result[3], [10, 10, 12, 12])
    }

    func testCompositing() throws {
        let red = try image([[0xFF0000]])
        let blue = try image([[0x0000FF]])
        func result(_ name: String) throws -> Int {
            try colors(red.applyingFilter(name, parameters: [kCIInputBackgroundImageKey: blue]))[0][0]
        }
        XCTAssertEqual(try colors(red.composited(over: blue)), [[0xFF0000]])
        XCTAssertEqual(try result("CIAdditionCompositing"), 0xFF00FF)
        XCTAssertEqual(try result("CIMultiplyBlendMode"), 0x000000)
        XCTAssertEqual(try result("CIScreenBlendMode"), 0xFF00FF)
        XCTAssertEqual(try result("CIDifferenceBlendMode"), 0xFF00FF)
        XCTAssertEqual(try result("CISourceOutCompositing"), -1)
        let half = CIImage(color: CIColor(red: 1, green: 1, blue: 1, alpha: 0.5)).cropped(to: red.extent)
        assertClose(try colors(half.composited(over: CIImage(color: .black)), red.extent)[0][0], 0xBCBCBC)
    }

    func testGeometry() throws {
        let image = try image([[1, 2], [3, 4], [5, 6]])
        XCTAssertEqual(try colors(image.oriented(.right)), [[5, 3, 1], [6, 4, 2]])
        XCTAssertEqual(try colors(image.oriented(.down)), [[6, 5], [4, 3], [2, 1]])
        XCTAssertEqual(try colors(image.oriented(.upMirrored)), [[2, 1], [4, 3], [6, 5]])
        let moved = image.transformed(by: CGAffineTransform(translationX: 5, y: 7))
        XCTAssertEqual(moved.extent, CGRect(x: 5, y: 7, width: 2, height: 3))
        XCTAssertEqual(try colors(moved), [[1, 2], [3, 4], [5, 6]])
        let scaled = image.applyingFilter("CILanczosScaleTransform", parameters: [kCIInputScaleKey: 2])
        XCTAssertEqual(scaled.extent.size, CGSize(width: 4, height: 6))
        XCTAssertEqual(
            try colors(image.clampedToExtent(), CGRect(x: -1, y: 0, width: 4, height: 1)), [[5, 5, 6, 6]])
    }

    func testGenerators() throws {
        let checkers = try XCTUnwrap(
            CIFilter(
                name: "CICheckerboardGenerator", parameters: ["inputCenter": CIVector(x: 0, y: 0), "inputWidth": 1]))
        XCTAssertTrue(try XCTUnwrap(checkers.outputImage).extent.isInfinite)
        XCTAssertEqual(
            try colors(checkers.outputImage, CGRect(x: 0, y: 0, width: 2, height: 2)), [[0, 0xFFFFFF], [0xFFFFFF, 0]])
        let gradient = CIFilter.linearGradient()
        (gradient.point0, gradient.point1) = (.zero, CGPoint(x: 4, y: 0))
        (gradient.color0, gradient.color1) = (.black, .white)
        let row = try colors(gradient.outputImage, CGRect(x: -1, y: 0, width: 6, height: 1))[0]
        XCTAssertEqual([row.first, row.last], [0, 0xFFFFFF])
        XCTAssertEqual(row, row.sorted())
    }

    func testFiltersAreToldAbout() throws {
        let filter = try XCTUnwrap(CIFilter(name: "CISepiaTone"))
        XCTAssertEqual(filter.inputKeys, [kCIInputImageKey, kCIInputIntensityKey])
        XCTAssertEqual(filter.outputKeys, ["outputImage"])
        XCTAssertNil(filter.outputImage)
        XCTAssertEqual(filter.value(forKey: kCIInputIntensityKey) as? NSNumber, 1)
        XCTAssertEqual(filter.attributes[kCIAttributeFilterDisplayName] as? String, "Sepia Tone")
        let intensity = filter.attributes[kCIInputIntensityKey] as? [String: Any]
        XCTAssertEqual(intensity?[kCIAttributeSliderMax] as? NSNumber, 1)
        XCTAssertNil(CIFilter(name: "CINoSuchFilter"))
        XCTAssertNil(CIFilter(name: "CIComicEffect"))
        let blurs = CIFilter.filterNames(inCategory: kCICategoryBlur)
        XCTAssertEqual(
            blurs, ["CIBoxBlur", "CIDiscBlur", "CIGaussianBlur", "CIMedianFilter", "CIMotionBlur", "CIZoomBlur"])
        XCTAssertGreaterThan(CIFilter.filterNames(inCategories: nil).count, 90)
    }

    func testFiltersWithProperties() throws {
        let filter = CIFilter.sepiaTone()
        filter.inputImage = try image([[0x3366CC]])
        filter.intensity = 0
        XCTAssertEqual(try colors(filter.outputImage), [[0x3366CC]])
        filter.intensity = 1
        XCTAssertNotEqual(try colors(filter.outputImage), [[0x3366CC]])
        XCTAssertEqual(filter.intensity, 1)
    }

    func testFiltersOfTheAppsOwn() throws {
        final class Swap: CIFilter, @unchecked Sendable {
            var inputImage: CIImage?
            override var outputImage: CIImage? { inputImage?.applyingFilter("CIColorInvert") }
        }
        let filter = Swap()
        filter.inputImage = try image([[0x00FFFF]])
        XCTAssertEqual(try colors(filter.outputImage), [[0xFF0000]])
    }

    func testPicturesOfUIKit() throws {
        let made = UIImage(ciImage: try image([[1, 2], [3, 4]]), scale: 2, orientation: .up)
        XCTAssertEqual(made.size, CGSize(width: 1, height: 1))
        XCTAssertEqual(try colors(made.ciImage), [[1, 2], [3, 4]])
        XCTAssertNil(UIImage().ciImage)
        let plain = try XCTUnwrap(CIImage(image: UIImage(cgImage: try XCTUnwrap(made.cgImage))))
        XCTAssertEqual(try colors(plain), [[1, 2], [3, 4]])
        XCTAssertNil(CIImage(image: UIImage()))
        let data = try XCTUnwrap(made.pngData())
        XCTAssertEqual(try colors(CIImage(data: data)), [[1, 2], [3, 4]])
        XCTAssertNil(CIContext().createCGImage(plain, from: .infinite))
    }

    func testQRCodes() throws {
        let filter = CIFilter.qrCodeGenerator()
        XCTAssertNil(filter.outputImage)
        filter.message = Data("HELLO".utf8)
        let image = try XCTUnwrap(filter.outputImage)
        XCTAssertEqual(image.extent, CGRect(x: 0, y: 0, width: 23, height: 23))
        let rows = try colors(image)
        XCTAssertEqual(rows[0], Array(repeating: 0xFFFFFF, count: 23))
        XCTAssertEqual(rows[1].prefix(9).map { $0 == 0 }, [false] + Array(repeating: true, count: 7) + [false])
        let grown = image.transformed(by: CGAffineTransform(scaleX: 3, y: 3))
        XCTAssertEqual(
            try colors(grown, CGRect(x: 0, y: 0, width: 69, height: 69))[4].prefix(7),
            [0xFFFFFF, 0xFFFFFF, 0xFFFFFF, 0, 0, 0, 0])
        filter.message = Data(repeating: 65, count: 200)
        XCTAssertEqual(filter.outputImage?.extent.width, 59)
        filter.message = Data(repeating: 65, count: 4000)
        XCTAssertNil(filter.outputImage)
    }
}
