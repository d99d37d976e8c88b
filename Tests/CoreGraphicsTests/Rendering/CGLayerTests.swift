import CoreGraphics
import Foundation
import XCTest

/// What is drawn once off screen, and then again and again.
final class CGLayerTests: XCTestCase {
    private func context(_ width: Int, _ height: Int) throws -> CGContext {
        try XCTUnwrap(
            CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    }

    /// Red from 0 to 255 at a pixel, counted from the top left.
    private func red(_ context: CGContext, _ x: Int, _ y: Int) throws -> UInt8 {
        try XCTUnwrap(context.data).load(fromByteOffset: y * context.bytesPerRow + x * 4, as: UInt8.self)
    }

    private func layer(for context: CGContext) throws -> CGLayer {
        let layer = try XCTUnwrap(CGLayer(context, size: CGSize(width: 4, height: 4), auxiliaryInfo: nil))
        let inside = try XCTUnwrap(layer.context)
        inside.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        inside.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
        return layer
    }

    func testALayerIsDrawnWhereItIsAsked() throws {
        let target = try context(20, 20)
        let layer = try layer(for: target)
        target.draw(layer, at: CGPoint(x: 2, y: 3))
        target.draw(layer, in: CGRect(x: 10, y: 10, width: 8, height: 8))
        // Here y points up: the layer's first row is the lowest.
        XCTAssertEqual(try red(target, 3, 16), 255)
        XCTAssertEqual(try red(target, 3, 15), 0)
        XCTAssertGreaterThan(try red(target, 12, 9), 128)
        XCTAssertGreaterThan(try red(target, 12, 8), 128)
        XCTAssertEqual(try red(target, 12, 6), 0)
    }

    func testALayerStandsUprightWhereYPointsDown() throws {
        let target = try context(20, 20)
        target.translateBy(x: 0, y: 20)
        target.scaleBy(x: 1, y: -1)
        target.draw(try layer(for: target), at: CGPoint(x: 2, y: 3))
        XCTAssertEqual(try red(target, 3, 3), 255)
        XCTAssertEqual(try red(target, 3, 4), 0)
    }

    func testALayerHasThePixelsOfItsContext() throws {
        let target = try context(20, 20)
        target.scaleBy(x: 2, y: 2)
        let layer = try layer(for: target)
        XCTAssertEqual(layer.size, CGSize(width: 4, height: 4))
        XCTAssertEqual(layer.context?.width, 8)
        XCTAssertNil(CGLayer(target, size: .zero, auxiliaryInfo: nil))
    }
}
