import CoreGraphics
import DisplayProtocol
import Foundation
import XCTest

@testable import Displays

final class PictureScalerTests: XCTestCase {
    /// A picture of pixels that differ, and are the same in every run.
    private func picture(_ size: PixelSize) -> [UInt32] {
        var state: UInt32 = 12345
        return (0..<size.width * size.height).map { _ in
            state = state &* 1_664_525 &+ 1_013_904_223
            return state | 0xFF00_0000
        }
    }

    private func scaled(
        _ pixels: [UInt32], _ source: PixelSize, to target: PixelSize, area: PixelRect? = nil, into old: Bitmap? = nil
    ) throws -> Bitmap {
        let bitmap = try XCTUnwrap(old ?? Bitmap(width: target.width, height: target.height))
        let all = PixelRect(x: 0, y: 0, width: target.width, height: target.height)
        pixels.withUnsafeBytes {
            PictureScaler(from: source, to: target).draw($0, area: area ?? all, into: bitmap, x: 0, y: 0)
        }
        return bitmap
    }

    /// The mean of an area of a channel, by plain arithmetic.
    private func mean(
        _ pixels: [UInt32], _ source: PixelSize, x: ClosedRange<Double>, y: ClosedRange<Double>, shift: UInt32
    ) -> Double {
        var (sum, area) = (0.0, 0.0)
        for row in Int(y.lowerBound)..<min(source.height, Int(y.upperBound.rounded(.up))) {
            let height = min(Double(row + 1), y.upperBound) - max(Double(row), y.lowerBound)
            for column in Int(x.lowerBound)..<min(source.width, Int(x.upperBound.rounded(.up))) {
                let width = min(Double(column + 1), x.upperBound) - max(Double(column), x.lowerBound)
                sum += Double(pixels[row * source.width + column] >> shift & 255) * width * height
                area += width * height
            }
        }
        return sum / area
    }

    func test_sameSizeIsCopied() throws {
        let size = PixelSize(width: 13, height: 7)
        let pixels = picture(size)
        let bitmap = try scaled(pixels, size, to: size)
        for y in 0..<7 { for x in 0..<13 { XCTAssertEqual(bitmap[x, y], pixels[y * 13 + x]) } }
    }

    func test_everyPixelIsTheMeanOfItsArea() throws {
        let source = PixelSize(width: 90, height: 60)
        let pixels = picture(source)
        for target in [
            PixelSize(width: 45, height: 30), PixelSize(width: 30, height: 20), PixelSize(width: 22, height: 15),
            PixelSize(width: 67, height: 45), PixelSize(width: 89, height: 59), PixelSize(width: 17, height: 11),
            PixelSize(width: 1, height: 1),
        ] {
            let bitmap = try scaled(pixels, source, to: target)
            let ratioX = 90 / Double(target.width), ratioY = 60 / Double(target.height)
            // Whole ratios leave out what is over at the far edges.
            let whole =
                90 / target.width == 60 / target.height && 90 / target.width <= 4
                && 90 / (90 / target.width) == target.width && 60 / (60 / target.height) == target.height
            let stepX = whole ? Double(90 / target.width) : ratioX, stepY = whole ? Double(60 / target.height) : ratioY
            for y in 0..<target.height {
                for x in 0..<target.width {
                    for shift: UInt32 in [0, 8, 16, 24] {
                        let expected = mean(
                            pixels, source, x: Double(x) * stepX...Double(x + 1) * stepX,
                            y: Double(y) * stepY...Double(y + 1) * stepY, shift: shift)
                        XCTAssertEqual(
                            Double(bitmap[x, y] >> shift & 255), expected, accuracy: 1.1,
                            "\(target) at \(x), \(y)")
                    }
                }
            }
        }
    }

    func test_oneColourStaysThatColour() throws {
        let source = PixelSize(width: 1179, height: 90)
        for colour: UInt32 in [0xFFFF_FFFF, 0xFF00_0000, 0xFF01_7FFE] {
            let pixels = [UInt32](repeating: colour, count: 1179 * 90)
            for width in [1179, 884, 589, 500, 393, 294, 200] {
                let target = PixelSize(width: width, height: 90 * width / 1179)
                let bitmap = try scaled(pixels, source, to: target)
                for x in 0..<width { XCTAssertEqual(bitmap[x, 3], colour, "\(width) at \(x)") }
            }
        }
    }

    func test_damageCoversAllThatChanges() throws {
        let source = PixelSize(width: 120, height: 80)
        let before = picture(source)
        for target in [
            PixelSize(width: 120, height: 80), PixelSize(width: 60, height: 40), PixelSize(width: 40, height: 26),
            PixelSize(width: 71, height: 47), PixelSize(width: 113, height: 75),
        ] {
            let scaler = PictureScaler(from: source, to: target)
            for area in [(0, 0, 1, 1), (119, 79, 1, 1), (17, 23, 31, 9), (59, 39, 2, 2), (0, 40, 120, 1)] {
                var after = before
                for y in area.1..<area.1 + area.3 {
                    for x in area.0..<area.0 + area.2 { after[y * 120 + x] ^= 0x00FF_FFFF }
                }
                let damage = scaler.targetArea(of: .init(x: area.0, y: area.1, width: area.2, height: area.3))
                let updated = try scaled(
                    after, source, to: target, area: damage, into: try scaled(before, source, to: target))
                XCTAssertTrue(
                    updated.hasSamePixels(as: try scaled(after, source, to: target)), "\(area) at \(target)")
            }
        }
    }

    func test_drawsNothingOutsideTheArea() throws {
        let source = PixelSize(width: 64, height: 64)
        let bitmap = try XCTUnwrap(Bitmap(width: 50, height: 50))
        picture(source).withUnsafeBytes {
            PictureScaler(from: source, to: PixelSize(width: 32, height: 32)).draw(
                $0, area: PixelRect(x: 4, y: 5, width: 6, height: 7), into: bitmap, x: 10, y: 10)
        }
        for y in 0..<50 {
            for x in 0..<50 {
                let isInside = (14..<20).contains(x) && (15..<22).contains(y)
                XCTAssertEqual(bitmap[x, y] != 0, isInside, "\(x), \(y)")
            }
        }
    }
}
