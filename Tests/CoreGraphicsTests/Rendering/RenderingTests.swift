import CoreGraphics
import Foundation
import XCTest

final class RenderingTests: XCTestCase {
    private func draw(_ width: Int, _ height: Int, _ body: (CGContext) -> Void) throws -> Bitmap {
        let context = CGContext(recordingInto: CGSize(width: width, height: height))
        body(context)
        let bitmap = try XCTUnwrap(Bitmap(width: width, height: height))
        let renderer = DisplayListRenderer(target: bitmap)
        renderer.render(context.takeList())
        XCTAssertNil(renderer.failure)
        return bitmap
    }

    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

    func test_fillPaintsExactlyItsPixels() throws {
        let bitmap = try draw(4, 4) {
            $0.setFillColor(red)
            $0.fill(CGRect(x: 1, y: 2, width: 2, height: 1))
        }
        for y in 0..<4 {
            for x in 0..<4 { XCTAssertEqual(bitmap[x, y], y == 2 && (1...2).contains(x) ? 0xFFFF_0000 : 0) }
        }
    }

    func test_partlyCoveredPixelsAreBlended() throws {
        let bitmap = try draw(2, 1) {
            $0.setFillColor(.white)
            $0.fill(CGRect(x: 0.5, y: 0, width: 1.5, height: 1))
        }
        XCTAssertEqual(bitmap[0, 0] >> 24, 128, "half a pixel")
        XCTAssertEqual(bitmap[1, 0], 0xFFFF_FFFF)
    }

    func test_colorsArePremultiplied() throws {
        let bitmap = try draw(1, 1) {
            $0.setFillColor(red: 1, green: 0.5, blue: 0, alpha: 0.5)
            $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        XCTAssertEqual(bitmap[0, 0], 0x8080_4000)
    }

    func test_alphaMultipliesColorAlpha() throws {
        let bitmap = try draw(1, 1) {
            $0.setFillColor(.white)
            $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            $0.setAlpha(0.5)
            $0.setFillColor(gray: 0, alpha: 0.5)
            $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        XCTAssertEqual(bitmap[0, 0], 0xFFBF_BFBF)
    }

    func test_bitmapContextsHaveTheirOriginAtTheBottom() throws {
        let context = try XCTUnwrap(
            CGContext(
                data: nil, width: 2, height: 3, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue))
        XCTAssertTrue(context.ctm.isIdentity)
        context.setFillColor(red)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let image = try XCTUnwrap(context.makeImage())
        XCTAssertEqual(image.bitmap[0, 2], 0xFFFF_0000)
        XCTAssertEqual(image.bitmap[0, 0], 0)
        // Drawn back, the image is upright: what was at the bottom is at the bottom.
        context.clear(CGRect(x: 0, y: 0, width: 2, height: 3))
        context.draw(image, in: CGRect(x: 1, y: 0, width: 2, height: 3))
        let again = try XCTUnwrap(context.makeImage())
        XCTAssertEqual(again.bitmap[1, 2], 0xFFFF_0000)
        XCTAssertEqual(again.bitmap[0, 2], 0)
    }

    func test_clientMemoryHasTheLayoutItAskedFor() throws {
        var bytes = [UInt8](repeating: 0, count: 8)
        try bytes.withUnsafeMutableBytes { buffer in
            let context = try XCTUnwrap(
                CGContext(
                    data: buffer.baseAddress, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 8,
                    space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
            context.setFillColor(red: 1, green: 0.2, blue: 0.4, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        XCTAssertEqual(bytes, [255, 51, 102, 255, 0, 0, 0, 0])
    }

    func test_contextsWithLayoutsThatDoNotExistAreNil() {
        func make(_ bits: Int, _ info: UInt32, width: Int = 2) -> CGContext? {
            CGContext(
                data: nil, width: width, height: 2, bitsPerComponent: bits, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info)
        }
        XCTAssertNotNil(make(8, CGImageAlphaInfo.noneSkipLast.rawValue))
        XCTAssertNil(make(8, CGImageAlphaInfo.last.rawValue))
        XCTAssertNil(make(16, CGImageAlphaInfo.premultipliedLast.rawValue))
        XCTAssertNil(make(8, CGImageAlphaInfo.premultipliedLast.rawValue, width: 0))
        XCTAssertNil(make(8, CGImageAlphaInfo.premultipliedLast.rawValue, width: 1 << 40))
    }

    func test_clipsNarrowUntilTheStateIsRestored() throws {
        let bitmap = try draw(4, 1) {
            $0.setFillColor(red)
            $0.saveGState()
            $0.clip(to: CGRect(x: 0, y: 0, width: 3, height: 1))
            $0.clip(to: CGRect(x: 2, y: 0, width: 2, height: 1))
            $0.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
            $0.restoreGState()
            $0.setFillColor(blue)
            $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        XCTAssertEqual((0..<4).map { bitmap[$0, 0] }, [0xFF00_00FF, 0, 0xFFFF_0000, 0])
    }

    func test_transformsApplyToWhatFollows() throws {
        let bitmap = try draw(4, 4) {
            $0.translateBy(x: 2, y: 1)
            $0.scaleBy(x: 2, y: 1)
            $0.setFillColor(red)
            $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        XCTAssertEqual((0..<4).map { bitmap[$0, 1] }, [0, 0, 0xFFFF_0000, 0xFFFF_0000])
        XCTAssertEqual(bitmap[2, 0], 0)
    }

    func test_pathPointsKeepTheTransformTheyWereAddedWith() throws {
        let bitmap = try draw(8, 2) {
            $0.addRect(CGRect(x: 1, y: 0, width: 1, height: 1))
            $0.scaleBy(x: 4, y: 1)
            $0.addRect(CGRect(x: 1, y: 0, width: 1, height: 1))
            $0.setFillColor(red)
            $0.fillPath()
            XCTAssertTrue($0.isPathEmpty)
        }
        XCTAssertEqual((0..<8).map { bitmap[$0, 0] != 0 }, [false, true, false, false, true, true, true, true])
    }

    func test_strokeIsCentredOnItsPath() throws {
        let bitmap = try draw(5, 5) {
            $0.setStrokeColor(red)
            $0.stroke(CGRect(x: 1.5, y: 1.5, width: 2, height: 2), width: 1)
        }
        XCTAssertEqual((0..<5).map { bitmap[$0, 2] != 0 }, [false, true, false, true, false])
        XCTAssertEqual(bitmap[1, 1], 0xFFFF_0000)
    }

    func test_layerFadesAsOnePicture() throws {
        let bitmap = try draw(2, 1) {
            $0.setAlpha(0.5)
            $0.beginTransparencyLayer(auxiliaryInfo: nil)
            $0.setFillColor(red)
            $0.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
            $0.setFillColor(blue)
            $0.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
            $0.endTransparencyLayer()
        }
        XCTAssertEqual(bitmap[0, 0], 0x8080_0000)
        XCTAssertEqual(bitmap[1, 0], 0x8000_0080, "no red shines through")
    }

    func test_restoreDoesNotReachOutOfALayer() throws {
        let context = CGContext(recordingInto: CGSize(width: 1, height: 1))
        context.saveGState()
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.setAlpha(0.25)
        context.restoreGState()
        context.restoreGState()
        context.endTransparencyLayer()
        context.endTransparencyLayer()
        context.restoreGState()
        XCTAssertTrue(context.takeList().isEmpty)
    }

    func test_blendModesOnlyTouchTheirShape() throws {
        for mode in CGBlendMode.allCases {
            let bitmap = try draw(3, 1) {
                $0.setFillColor(red)
                $0.fill(CGRect(x: 0, y: 0, width: 3, height: 1))
                $0.setBlendMode(mode)
                $0.setFillColor(blue)
                $0.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
            }
            XCTAssertEqual(bitmap[0, 0], 0xFFFF_0000, "\(mode)")
            XCTAssertEqual(bitmap[2, 0], 0xFFFF_0000, "\(mode)")
        }
    }

    func test_blendModesHaveTheirFormulas() throws {
        func blend(_ mode: CGBlendMode) throws -> UInt32 {
            try draw(1, 1) {
                $0.setFillColor(gray: 0.8, alpha: 1)
                $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
                $0.setBlendMode(mode)
                $0.setFillColor(gray: 0.4, alpha: 1)
                $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            }[0, 0] & 255
        }
        XCTAssertEqual(try blend(.multiply), 82)
        XCTAssertEqual(try blend(.screen), 224)
        XCTAssertEqual(try blend(.difference), 102)
        XCTAssertEqual(try blend(.plusLighter), 255)
        XCTAssertEqual(try blend(.plusDarker), 51)
        XCTAssertEqual(try blend(.darken), 102)
        XCTAssertEqual(try blend(.clear), 0)
    }

    func test_maskClipMultipliesAlpha() throws {
        let mask = try XCTUnwrap(Bitmap(width: 2, height: 1))
        mask[1, 0] = 0x8000_0000
        let bitmap = try draw(2, 1) {
            $0.clip(to: CGRect(x: 0, y: 0, width: 2, height: 1), mask: CGImage(mask))
            $0.setFillColor(red)
            $0.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        }
        XCTAssertEqual([bitmap[0, 0], bitmap[1, 0]], [0, 0x8080_0000])
    }

    func test_linearGradientEndsWhereItIsTold() throws {
        let gradient = try XCTUnwrap(CGGradient(colorsSpace: nil, colors: [red, blue], locations: nil))
        func row(_ options: CGGradientDrawingOptions) throws -> [UInt32] {
            let bitmap = try draw(8, 1) {
                $0.drawLinearGradient(
                    gradient, start: CGPoint(x: 2, y: 0), end: CGPoint(x: 6, y: 0), options: options)
            }
            return (0..<8).map { bitmap[$0, 0] }
        }
        let none = try row([])
        XCTAssertEqual([none[0], none[1], none[6], none[7]], [0, 0, 0, 0])
        XCTAssertEqual(none[2] >> 24, 255)
        let before = try row(.drawsBeforeStartLocation)
        XCTAssertEqual([before[0], before[7]], [0xFFFF_0000, 0])
        let after = try row(.drawsAfterEndLocation)
        XCTAssertEqual([after[0], after[7]], [0, 0xFF00_00FF])
        XCTAssertEqual(try row([.drawsBeforeStartLocation, .drawsAfterEndLocation])[0], 0xFFFF_0000)
    }

    func test_shadowFallsBelowAndIsDrawnOnce() throws {
        let bitmap = try draw(6, 6) {
            $0.setShadow(offset: CGSize(width: 2, height: 1), blur: 0, color: blue)
            $0.setFillColor(red)
            $0.fill(CGRect(x: 1, y: 1, width: 2, height: 2))
        }
        XCTAssertEqual(bitmap[1, 1], 0xFFFF_0000)
        XCTAssertEqual(bitmap[3, 2], 0xFF00_00FF)
        XCTAssertEqual(bitmap[4, 3], 0xFF00_00FF)
        XCTAssertEqual(bitmap[2, 2], 0xFFFF_0000)
        XCTAssertEqual(bitmap[5, 5], 0)
    }

    func test_shadowOffsetPointsUpInABitmapContext() throws {
        let context = try XCTUnwrap(
            CGContext(
                data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0, space: nil,
                bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue))
        context.setShadow(offset: CGSize(width: 0, height: 1), blur: 0, color: blue)
        context.setFillColor(red)
        context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
        let image = try XCTUnwrap(context.makeImage())
        XCTAssertEqual(image.bitmap[1, 2], 0xFFFF_0000)
        XCTAssertEqual(image.bitmap[1, 1], 0xFF00_00FF)
    }

    func test_blurredShadowIsSymmetricAndKeepsItsSum() throws {
        let bitmap = try draw(41, 41) {
            $0.setShadow(offset: CGSize(width: 0, height: 100), blur: 8, color: .black)
            $0.setFillColor(.black)
            $0.fill(CGRect(x: 18, y: -82, width: 5, height: 5))
        }
        var sum = 0
        for y in 0..<41 {
            for x in 0..<41 {
                XCTAssertEqual(bitmap[x, y], bitmap[40 - x, y])
                XCTAssertEqual(bitmap[x, y], bitmap[x, 40 - y])
                // Rows are blurred before columns, which may decide how the last level is rounded.
                XCTAssertEqual(Double(bitmap[x, y] >> 24), Double(bitmap[y, x] >> 24), accuracy: 1)
                sum += Int(bitmap[x, y] >> 24)
            }
        }
        // What is lost is less than half a level at the rim.
        XCTAssertEqual(Double(sum), 25 * 255, accuracy: 25 * 255 * 0.03)
        // A Gaussian of deviation 4 over 5 x 5 is (2 Phi(2.5 / 4) - 1) squared; three means are flatter at the top.
        XCTAssertEqual(Double(bitmap[20, 20] >> 24), 255 * 0.4680 * 0.4680, accuracy: 8)
    }

    func test_stretchedShadowIsTheShadow() throws {
        // As an outline the rectangle's shadow is made whole; as a rectangle it is made small and stretched.
        var generator = SeededGenerator(seed: 12)
        for round in 0..<20 {
            func number(_ range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &generator) }
            let shape = RoundedRect(
                CGRect(x: number(20...25), y: number(20...25), width: number(40...90), height: number(40...90)),
                radius: round % 3 == 0 ? 0 : number(1...12), isContinuous: round % 2 == 0)
            let shadow = Shadow(offset: CGSize(width: 3, height: -2), deviation: number(0...5), color: .black)
            let scale = CGAffineTransform(scaleX: round % 4 == 3 ? -1.5 : 1.5, y: 1.5).concatenating(
                CGAffineTransform(translationX: round % 4 == 3 ? 200 : 0, y: 0))
            let bitmaps = try [
                DisplayCommand.Operation.fillRounded(shape, .black), .fill(shape.path, .winding, .black),
            ].map { operation in
                let bitmap = try XCTUnwrap(Bitmap(width: 200, height: 200))
                DisplayListRenderer(target: bitmap).drawShadow(shadow, of: operation, transform: scale)
                return bitmap
            }
            XCTAssertNotEqual(bitmaps[0][100, 100], 0)
            for y in 0..<200 {
                for (one, two) in zip(bitmaps[0].row(y), bitmaps[1].row(y)) {
                    // One of cairo's rows in the corners; see `Bitmap.cuttingError`.
                    XCTAssertLessThanOrEqual(abs(Int(one >> 24) - Int(two >> 24)), shadow.deviation < 1 ? 17 : 2)
                }
            }
        }
    }

    func test_numbersThatAreNotNumbersDrawNothingAndBreakNothing() throws {
        let bitmap = try draw(2, 1) {
            $0.setFillColor(red)
            $0.saveGState()
            $0.scaleBy(x: 0, y: 1)
            $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            $0.restoreGState()
            $0.saveGState()
            $0.translateBy(x: .nan, y: 0)
            $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            $0.restoreGState()
            $0.setStrokeColor(blue)
            $0.move(to: CGPoint(x: CGFloat.infinity, y: .nan))
            $0.addLine(to: CGPoint(x: 1e300, y: -1e300))
            $0.strokePath()
            $0.setLineDash(phase: 0, lengths: [0, 0])
            $0.setLineWidth(.nan)
            $0.fill(CGRect(x: 1, y: -1e9, width: 1e12, height: 2e9))
        }
        XCTAssertEqual(bitmap[1, 0], 0xFFFF_0000)
    }

    func test_sameListGivesSamePixels() throws {
        let one = try draw(64, 64, TestScene.draw)
        let two = try draw(64, 64, TestScene.draw)
        XCTAssertTrue(one.hasSamePixels(as: two))
        XCTAssertTrue(one.row(30).contains { $0 != 0 })
    }
}
