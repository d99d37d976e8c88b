import UIKit
import XCTest

/// Shapes that are drawn the other way round.
@preconcurrency @MainActor final class PathReversingTests: XCTestCase {
    /// The elements of a path, a letter and its end points each.
    private func elements(_ path: UIBezierPath) -> [String] {
        var all: [String] = []
        path.cgPath.applyWithBlock { element in
            let points = element.pointee.points
            func text(_ count: Int) -> String {
                (0..<count).map { "\(Int(points[$0].x)),\(Int(points[$0].y))" }.joined(separator: " ")
            }
            switch element.pointee.type {
            case .moveToPoint: all.append("m " + text(1))
            case .addLineToPoint: all.append("l " + text(1))
            case .addQuadCurveToPoint: all.append("q " + text(2))
            case .addCurveToPoint: all.append("c " + text(3))
            case .closeSubpath: all.append("z")
            }
        }
        return all
    }

    func testSegmentsGoBackwards() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addQuadCurve(to: CGPoint(x: 20, y: 0), controlPoint: CGPoint(x: 15, y: 5))
        path.addCurve(
            to: CGPoint(x: 30, y: 0), controlPoint1: CGPoint(x: 22, y: 1), controlPoint2: CGPoint(x: 28, y: 2))
        path.lineWidth = 3
        path.lineCapStyle = .round
        let reversed = path.reversing()
        XCTAssertEqual(elements(reversed), ["m 30,0", "c 28,2 22,1 20,0", "q 15,5 10,0", "l 0,0"])
        XCTAssertEqual(reversed.lineWidth, 3)
        XCTAssertEqual(reversed.lineCapStyle, .round)
        XCTAssertEqual(elements(reversed.reversing()), elements(path))
    }

    func testAReversedFigureCutsAHole() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
        let inner = UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10))
        path.append(inner)
        XCTAssertTrue(path.contains(CGPoint(x: 15, y: 15)))
        let ring = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
        ring.append(inner.reversing())
        XCTAssertFalse(ring.contains(CGPoint(x: 15, y: 15)))
        XCTAssertTrue(ring.contains(CGPoint(x: 5, y: 5)))
    }
}
