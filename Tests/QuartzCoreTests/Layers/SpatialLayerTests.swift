import CoreGraphics
import Foundation
import QuartzCore
import XCTest

@preconcurrency @MainActor final class SpatialLayerTests: XCTestCase {
    private let names: [UInt32: Character] = [0: ".", 0xFF0000: "r", 0x00FF00: "g", 0x0000FF: "b", 0xFFFFFF: "w"]

    override func setUp() { Drawing.start(disablingActions: true) }

    private func perspective(_ distance: CGFloat) -> CATransform3D {
        var transform = CATransform3DIdentity
        transform.m34 = -1 / distance
        return transform
    }

    /// The number of pixels of a colour in a column.
    private func height(_ bitmap: Bitmap, _ x: Int, _ color: UInt32) -> Int {
        (0..<bitmap.height).count { bitmap.color(x, $0) == color }
    }

    func test_whatIsTurnedTowardsTheEyeIsTaller() throws {
        let root = Drawing.layer(CGRect(x: 0, y: 0, width: 60, height: 60))
        let card = Drawing.layer(CGRect(x: 10, y: 10, width: 40, height: 40), 0xFF0000)
        root.addSublayer(card)
        card.transform = CATransform3DRotate(perspective(80), .pi / 4, 0, 1, 0)
        let picture = try Drawing.render(root, 60, 60)
        let columns = (0..<60).filter { height(picture, $0, 0xFF0000) > 5 }
        let (left, right) = (try XCTUnwrap(columns.first) + 1, try XCTUnwrap(columns.last) - 1)
        // A positive turn about y takes the right side away from the eye.
        XCTAssertGreaterThan(height(picture, left, 0xFF0000), 42)
        XCTAssertLessThan(height(picture, right, 0xFF0000), 38)
        // Where the eye sees the sides: the tangent of the half turn over one plus or minus the depth.
        let depth = 20 * CGFloat(0.5).squareRoot()
        XCTAssertEqual(CGFloat(left - 1), 30 - depth / (1 - depth / 80), accuracy: 1.5)
        XCTAssertEqual(CGFloat(right + 2), 30 + depth / (1 + depth / 80), accuracy: 1.5)
    }

    func test_sublayerTransformIsThePerspectiveOfAll() throws {
        let root = Drawing.layer(CGRect(x: 0, y: 0, width: 40, height: 40))
        root.sublayerTransform = perspective(100)
        let near = Drawing.layer(CGRect(x: 15, y: 15, width: 10, height: 10), 0xFF0000)
        near.zPosition = 50
        root.addSublayer(near)
        // Twice as near is twice as large, around the middle.
        XCTAssertEqual(height(try Drawing.render(root, 40, 40), 20, 0xFF0000), 20)
    }

    func test_depthOrderAmongTurnedLayers() throws {
        let root = Drawing.layer(CGRect(x: 0, y: 0, width: 20, height: 20))
        let front = Drawing.layer(CGRect(x: 5, y: 5, width: 10, height: 10), 0xFF0000)
        let back = Drawing.layer(CGRect(x: 5, y: 5, width: 10, height: 10), 0x0000FF)
        front.transform = CATransform3DMakeTranslation(0, 0, 10)
        back.transform = CATransform3DMakeTranslation(0, 0, -10)
        root.addSublayer(front)
        root.addSublayer(back)
        XCTAssertEqual(try Drawing.render(root, 20, 20).color(10, 10), 0xFF0000)
    }

    func test_transformLayerKeepsItsSublayersInSpace() throws {
        // A box of two sides, turned by a right angle: the side that lay across is seen, the front one from its edge.
        let box = CATransformLayer()
        box.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        let front = Drawing.layer(CGRect(x: 5, y: 5, width: 10, height: 10), 0xFF0000)
        front.transform = CATransform3DMakeTranslation(0, 0, 5)
        let side = Drawing.layer(CGRect(x: 5, y: 5, width: 10, height: 10), 0x0000FF)
        side.transform = CATransform3DRotate(CATransform3DMakeTranslation(5, 0, 0), .pi / 2, 0, 1, 0)
        box.addSublayer(front)
        box.addSublayer(side)
        let root = Drawing.layer(CGRect(x: 0, y: 0, width: 20, height: 20))
        root.addSublayer(box)
        XCTAssertEqual(try Drawing.render(root, 20, 20).color(10, 10), 0xFF0000)
        box.transform = CATransform3DMakeRotation(-.pi / 2, 0, 1, 0)
        XCTAssertEqual(try Drawing.render(root, 20, 20).color(10, 10), 0x0000FF)
    }

    func test_singleSidedLayersVanishFromBehind() throws {
        let root = Drawing.layer(CGRect(x: 0, y: 0, width: 20, height: 20))
        let card = Drawing.layer(CGRect(x: 5, y: 5, width: 10, height: 10), 0xFF0000)
        root.addSublayer(card)
        card.transform = CATransform3DRotate(perspective(100), 3, 0, 1, 0)
        XCTAssertEqual(try Drawing.render(root, 20, 20).color(10, 10), 0xFF0000)
        card.isDoubleSided = false
        XCTAssertEqual(try Drawing.render(root, 20, 20).color(10, 10), 0)
        card.transform = CATransform3DMakeRotation(3, 0, 1, 0)
        XCTAssertEqual(try Drawing.render(root, 20, 20).color(10, 10), 0)
    }

    func test_edgesAreSmooth() throws {
        let root = Drawing.layer(CGRect(x: 0, y: 0, width: 40, height: 40))
        let card = Drawing.layer(CGRect(x: 5, y: 5, width: 30, height: 30), 0xFFFFFF)
        card.transform = CATransform3DRotate(perspective(60), 0.6, 1, 0.3, 0)
        root.addSublayer(card)
        let picture = try Drawing.render(root, 40, 40)
        let shades = Set((0..<40).flatMap { y in (0..<40).map { picture.color($0, y) } })
        XCTAssertGreaterThan(shades.count, 12)
    }

    func test_turnsAreInterpolatedAsTurns() throws {
        let layer = Drawing.layer(CGRect(x: 0, y: 0, width: 20, height: 20))
        let animation = CABasicAnimation(keyPath: "transform")
        animation.fromValue = perspective(100)
        animation.toValue = CATransform3DRotate(perspective(100), .pi / 2, 0, 1, 0)
        animation.duration = 1
        layer.add(animation, forKey: nil)
        let half = layer.presentationState(at: 0.5).transform
        let expected = CATransform3DRotate(perspective(100), .pi / 4, 0, 1, 0)
        XCTAssertEqual(half.m11, expected.m11, accuracy: 1e-9)
        XCTAssertEqual(half.m13, expected.m13, accuracy: 1e-9)
        XCTAssertEqual(half.m14, expected.m14, accuracy: 1e-9)
        XCTAssertEqual(half.m34, expected.m34, accuracy: 1e-9)
    }

    func test_keyPathsOfTurnsInSpace() {
        let layer = Drawing.layer(CGRect(x: 0, y: 0, width: 20, height: 20))
        let animation = CABasicAnimation(keyPath: "transform.rotation.y")
        animation.fromValue = 0
        animation.toValue = CGFloat.pi
        animation.duration = 1
        layer.add(animation, forKey: nil)
        let third = layer.presentationState(at: 1.0 / 3).transform
        XCTAssertEqual(third.m11, 0.5, accuracy: 1e-9)
        XCTAssertEqual(layer.presentationState(at: 0.75).transform.m11, -CGFloat(0.5).squareRoot(), accuracy: 1e-9)
    }

    func test_replicatorMovesTintsAndDelays() throws {
        let layer = CAReplicatorLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 5, height: 1)
        layer.instanceCount = 3
        layer.instanceTransform = CATransform3DMakeTranslation(2, 0, 0)
        layer.addSublayer(Drawing.layer(CGRect(x: 0, y: 0, width: 1, height: 1), 0xFFFFFF))
        XCTAssertEqual(try Drawing.render(layer, 5, 1).text(names), ["w.w.w"])
        layer.instanceColor = Drawing.color(0xFF0000)
        XCTAssertEqual(try Drawing.render(layer, 5, 1).text(names), ["r.r.r"])
        layer.instanceRedOffset = -0.5
        XCTAssertEqual(try Drawing.render(layer, 5, 1).color(4, 0), 0)
        layer.instanceColor = nil
        layer.instanceRedOffset = 0
        layer.instanceDelay = 1
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0
        animation.toValue = 0
        animation.duration = 0.5
        layer.sublayers?[0].add(animation, forKey: nil)
        XCTAssertEqual(try Drawing.render(layer, 5, 1, at: 0.25).text(names), ["..w.w"])
        XCTAssertEqual(try Drawing.render(layer, 5, 1, at: 1.25).text(names), ["w...w"])
    }

    func test_conicGradientTurnsClockwise() throws {
        let layer = CAGradientLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        layer.type = .conic
        layer.colors = [0xFF0000, 0xFF0000, 0x00FF00, 0x00FF00].map { Drawing.color($0) }
        layer.locations = [0, 0.5, 0.5, 1]
        layer.startPoint = CGPoint(x: 0.5, y: 0.5)
        layer.endPoint = CGPoint(x: 1, y: 0.5)
        let picture = try Drawing.render(layer, 10, 10)
        XCTAssertEqual([picture.color(5, 8), picture.color(5, 1)], [0xFF0000, 0x00FF00])
    }

    func test_whatIsInvertedTakesBack() {
        let transform = CATransform3DRotate(
            CATransform3DTranslate(CATransform3DMakeScale(2, 3, 4), 5, 6, 7), 1, 1, 2, 3)
        let product = CATransform3DConcat(transform, CATransform3DInvert(transform))
        let numbers = [product.m11, product.m12, product.m22, product.m33, product.m41, product.m43, product.m44]
        for (number, expected) in zip(numbers, [1, 0, 1, 1, 0, 0, 1] as [CGFloat]) {
            XCTAssertEqual(number, expected, accuracy: 1e-12)
        }
        let flat = CATransform3DMakeScale(0, 1, 1)
        XCTAssertEqual(CATransform3DInvert(flat), flat)
    }
}
