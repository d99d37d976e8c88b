import CoreGraphics
import Foundation
import XCTest

final class AffineTransformTests: XCTestCase {
    func test_laterCallsApplyFirst() {
        let transform = CGAffineTransform(translationX: 10, y: 20).scaledBy(x: 2, y: 3).translatedBy(x: 1, y: 1)
        XCTAssertEqual(transform, CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 12, ty: 23))
        XCTAssertEqual(CGPoint(x: 1, y: 1).applying(transform), CGPoint(x: 14, y: 26))
    }

    func test_rotationTurnsFromXTowardsY() {
        let point = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
        XCTAssertEqual(point.x, 0, accuracy: 1e-15)
        XCTAssertEqual(point.y, 1, accuracy: 1e-15)
    }

    func test_concatenatingAppliesTheReceiverFirst() {
        let scale = CGAffineTransform(scaleX: 2, y: 2)
        let move = CGAffineTransform(translationX: 5, y: 0)
        XCTAssertEqual(CGPoint(x: 1, y: 0).applying(scale.concatenating(move)), CGPoint(x: 7, y: 0))
        XCTAssertEqual(CGPoint(x: 1, y: 0).applying(move.concatenating(scale)), CGPoint(x: 12, y: 0))
    }

    func test_inverseOfSingularTransformIsItself() {
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        XCTAssertEqual(flat.inverted(), flat)
    }

    func test_inverseUndoes() {
        var generator = SeededGenerator(seed: 7)
        for _ in 0..<200 {
            func number() -> CGFloat { CGFloat.random(in: -10...10, using: &generator) }
            let transform = CGAffineTransform(number(), number(), number(), number(), number(), number())
            guard abs(transform.a * transform.d - transform.b * transform.c) > 0.1 else { continue }
            let round = transform.concatenating(transform.inverted())
            for (value, expected) in zip(
                [round.a, round.b, round.c, round.d, round.tx, round.ty], [1, 0, 0, 1, 0, 0] as [CGFloat])
            {
                XCTAssertEqual(value, expected, accuracy: 1e-9)
            }
            let rebuilt = CGAffineTransform(transform.decomposed())
            for (value, expected) in zip(
                [rebuilt.a, rebuilt.b, rebuilt.c, rebuilt.d], [transform.a, transform.b, transform.c, transform.d])
            {
                XCTAssertEqual(value, expected, accuracy: 1e-9)
            }
        }
    }

    func test_rectGrowsAroundItsTurnedCorners() {
        let turned = CGRect(x: 0, y: 0, width: 2, height: 2).applying(CGAffineTransform(rotationAngle: .pi / 4))
        XCTAssertEqual(turned.minX, -2 * sqrt(0.5), accuracy: 1e-12)
        XCTAssertEqual(turned.width, 4 * sqrt(0.5), accuracy: 1e-12)
        XCTAssertEqual(turned.minY, 0, accuracy: 1e-12)
    }

    func test_mirroredRectKeepsAPositiveSize() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4).applying(CGAffineTransform(scaleX: -1, y: 1))
        XCTAssertEqual(rect, CGRect(x: -4, y: 2, width: 3, height: 4))
    }
}
