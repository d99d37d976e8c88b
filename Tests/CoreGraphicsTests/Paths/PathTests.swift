import CoreGraphics
import Foundation
import XCTest

final class PathTests: XCTestCase {
    func test_boundingBoxesOfACurve() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
        XCTAssertEqual(path.boundingBox, CGRect(x: 0, y: 0, width: 10, height: 10))
        XCTAssertEqual(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 10, height: 5))
    }

    func test_emptyPathHasNullBounds() {
        XCTAssertTrue(CGMutablePath().boundingBox.isNull)
        XCTAssertTrue(CGMutablePath().isEmpty)
        XCTAssertEqual(CGMutablePath().currentPoint, .zero)
    }

    func test_ellipseTouchesItsRect() {
        let rect = CGRect(x: 3, y: 4, width: 20, height: 10)
        let bounds = CGPath(ellipseIn: rect, transform: nil).boundingBoxOfPath
        XCTAssertEqual(bounds.minX, 3, accuracy: 1e-9)
        XCTAssertEqual(bounds.maxY, 14, accuracy: 1e-9)
        XCTAssertEqual(bounds.width, 20, accuracy: 1e-9)
    }

    func test_fillRulesDifferWhereAPathCoversItselfTwice() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        path.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
        let inner = CGPoint(x: 5, y: 5)
        XCTAssertTrue(path.contains(inner))
        XCTAssertFalse(path.contains(inner, using: .evenOdd))
        XCTAssertTrue(path.contains(CGPoint(x: 1, y: 1), using: .evenOdd))
        XCTAssertFalse(path.contains(CGPoint(x: 11, y: 5)))
    }

    func test_circleContainsExactlyItsDisc() {
        let circle = CGPath(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20), transform: nil)
        var generator = SeededGenerator(seed: 1)
        for _ in 0..<2000 {
            let point = CGPoint(
                x: CGFloat.random(in: -12...12, using: &generator), y: CGFloat.random(in: -12...12, using: &generator))
            let distance = hypot(point.x, point.y)
            if abs(distance - 10) < 0.01 { continue }
            XCTAssertEqual(circle.contains(point), distance < 10, "\(point)")
        }
    }

    func test_containsUsesTheTransform() {
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
        let far = CGAffineTransform(translationX: 100, y: 0)
        XCTAssertTrue(path.contains(CGPoint(x: 100.5, y: 0.5), using: .winding, transform: far))
        XCTAssertFalse(path.contains(CGPoint(x: 0.5, y: 0.5), using: .winding, transform: far))
    }

    func test_arcRunsTheWayItIsAsked() {
        let growing = CGMutablePath()
        growing.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        assertEqual(growing.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 1, height: 1))
        assertEqual(growing.currentPoint, CGPoint(x: 0, y: 1))

        let falling = CGMutablePath()
        falling.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        assertEqual(falling.boundingBoxOfPath, CGRect(x: -1, y: -1, width: 2, height: 2))
        assertEqual(falling.currentPoint, CGPoint(x: 0, y: 1))
    }

    func test_wholeTurnIsACircleBothWays() {
        for clockwise in [false, true] {
            let path = CGMutablePath()
            path.addArc(center: .zero, radius: 2, startAngle: 0, endAngle: 2 * .pi, clockwise: clockwise)
            assertEqual(path.boundingBoxOfPath, CGRect(x: -2, y: -2, width: 4, height: 4))
        }
    }

    func test_wildAnglesMakeFewSteps() {
        let path = CGMutablePath()
        path.addRelativeArc(center: .zero, radius: 1, startAngle: 0, delta: 1e12)
        path.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: .nan, clockwise: false)
        var count = 0
        path.applyWithBlock { _ in count += 1 }
        XCTAssertLessThan(count, 20)
    }

    func test_tangentArcTouchesBothLines() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
        assertEqual(path.currentPoint, CGPoint(x: 10, y: 4))
        assertEqual(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 10, height: 4))
        XCTAssertFalse(path.contains(CGPoint(x: 9.9, y: 0.1)))
    }

    func test_stepsAreGivenInOrder() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 3, y: 4))
        path.addQuadCurve(to: CGPoint(x: 7, y: 8), control: CGPoint(x: 5, y: 6))
        path.closeSubpath()
        var steps: [String] = []
        path.applyWithBlock { element in
            switch element.pointee.type {
            case .moveToPoint: steps.append("move \(element.pointee.points[0].x)")
            case .addLineToPoint: steps.append("line \(element.pointee.points[0].x)")
            case .addQuadCurveToPoint:
                steps.append("quad \(element.pointee.points[0].x) \(element.pointee.points[1].x)")
            case .addCurveToPoint: steps.append("curve")
            case .closeSubpath: steps.append("close")
            }
        }
        XCTAssertEqual(steps, ["move 1.0", "line 3.0", "quad 5.0 7.0", "close"])
        XCTAssertEqual(path.currentPoint, CGPoint(x: 1, y: 2))
    }

    func test_rectIsRecognized() {
        var rect = CGRect.zero
        XCTAssertTrue(CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil).isRect(&rect))
        XCTAssertEqual(rect, CGRect(x: 1, y: 2, width: 3, height: 4))
        var turn = CGAffineTransform(rotationAngle: 0.1)
        XCTAssertFalse(CGPath(rect: rect, transform: &turn).isRect(nil))
        XCTAssertFalse(CGPath(ellipseIn: rect, transform: nil).isRect(nil))
    }

    func test_equalPathsAreEqual() {
        let one = CGPath(
            roundedRect: CGRect(x: 0, y: 0, width: 9, height: 9), cornerWidth: 2, cornerHeight: 3, transform: nil)
        let two = CGMutablePath()
        two.addRoundedRect(in: CGRect(x: 0, y: 0, width: 9, height: 9), cornerWidth: 2, cornerHeight: 3)
        XCTAssertEqual(one, two)
        let copy = two.copy()
        two.addLine(to: .zero)
        XCTAssertNotEqual(one, two)
        XCTAssertEqual(one, copy)
    }

    func test_strokedOutlineIsWhereTheInkIs() {
        let line = CGMutablePath()
        line.move(to: CGPoint(x: 0, y: 0))
        line.addLine(to: CGPoint(x: 10, y: 0))
        line.addLine(to: CGPoint(x: 10, y: 10))
        func outline(_ join: CGLineJoin, _ cap: CGLineCap) -> CGPath {
            line.copy(strokingWithWidth: 4, lineCap: cap, lineJoin: join, miterLimit: 10)
        }
        let corner = CGPoint(x: 11.8, y: -1.8)
        XCTAssertTrue(outline(.miter, .butt).contains(corner))
        XCTAssertFalse(outline(.round, .butt).contains(corner))
        XCTAssertFalse(outline(.bevel, .butt).contains(corner))
        XCTAssertTrue(outline(.round, .butt).contains(CGPoint(x: 11.3, y: -1.3)))
        XCTAssertFalse(outline(.bevel, .butt).contains(CGPoint(x: 11.3, y: -1.3)))
        XCTAssertFalse(outline(.miter, .butt).contains(CGPoint(x: -1, y: 0)))
        XCTAssertTrue(outline(.miter, .square).contains(CGPoint(x: -1.9, y: 1.9)))
        XCTAssertFalse(outline(.miter, .round).contains(CGPoint(x: -1.9, y: 1.9)))
        assertEqual(outline(.miter, .square).boundingBox, CGRect(x: -2, y: -2, width: 14, height: 14))
    }

    func test_continuousCornerFollowsTheMeasuredProfile() {
        // An inset grouped row's corner, 10 pt at 3x: how far in the first rows of pixels begin.
        let path = CGPath.continuousRoundedRect(CGRect(x: 0, y: 0, width: 400, height: 200), radius: 30)
        let measured = [28, 22, 18, 16, 14, 13, 11, 10, 9, 8]
        for (row, inset) in measured.enumerated() {
            let y = CGFloat(row) + 0.5
            XCTAssertTrue(path.contains(CGPoint(x: CGFloat(inset) + 0.5, y: y)), "row \(row)")
            XCTAssertFalse(path.contains(CGPoint(x: CGFloat(inset) - 1, y: y)), "row \(row)")
        }
    }

    func test_continuousCornersThatDoNotFitAreRound() {
        let rect = CGRect(x: 0, y: 0, width: 20, height: 40)
        XCTAssertEqual(
            CGPath.continuousRoundedRect(rect, radius: 10),
            CGPath(roundedRect: rect, cornerWidth: 10, cornerHeight: 10, transform: nil))
    }

    private func assertEqual(_ one: CGRect, _ other: CGRect, line: UInt = #line) {
        XCTAssertEqual(one.minX, other.minX, accuracy: 1e-3, line: line)
        XCTAssertEqual(one.minY, other.minY, accuracy: 1e-3, line: line)
        XCTAssertEqual(one.width, other.width, accuracy: 1e-3, line: line)
        XCTAssertEqual(one.height, other.height, accuracy: 1e-3, line: line)
    }

    private func assertEqual(_ one: CGPoint, _ other: CGPoint, line: UInt = #line) {
        XCTAssertEqual(one.x, other.x, accuracy: 1e-9, line: line)
        XCTAssertEqual(one.y, other.y, accuracy: 1e-9, line: line)
    }
}
