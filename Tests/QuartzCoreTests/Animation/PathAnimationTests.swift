import CoreGraphics
import Foundation
import QuartzCore
import XCTest

@preconcurrency @MainActor final class PathAnimationTests: XCTestCase {
    override func setUp() { Drawing.start(disablingActions: true) }

    /// A short line to the right and a long one down.
    private var corner: CGPath {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addLine(to: CGPoint(x: 10, y: 30))
        return path
    }

    private func follow(_ path: CGPath, _ change: (CAKeyframeAnimation) -> Void = { _ in }) -> CALayer {
        let layer = CALayer()
        let animation = CAKeyframeAnimation(keyPath: "position")
        animation.path = path
        animation.duration = 1
        change(animation)
        layer.add(animation, forKey: nil)
        return layer
    }

    func test_eachStepTakesAsLong() {
        let layer = follow(corner)
        XCTAssertEqual(layer.presentationState(at: 0.25).position, CGPoint(x: 5, y: 0))
        XCTAssertEqual(layer.presentationState(at: 0.5).position, CGPoint(x: 10, y: 0))
        XCTAssertEqual(layer.presentationState(at: 0.75).position, CGPoint(x: 10, y: 15))
    }

    func test_pacedGoesEvenly() {
        let layer = follow(corner) { $0.calculationMode = .paced }
        XCTAssertEqual(layer.presentationState(at: 0.25).position, CGPoint(x: 10, y: 0))
        XCTAssertEqual(layer.presentationState(at: 0.5).position, CGPoint(x: 10, y: 10))
    }

    func test_discreteJumps() {
        let layer = follow(corner) { $0.calculationMode = .discrete }
        XCTAssertEqual(layer.presentationState(at: 0.3).position, CGPoint(x: 0, y: 0))
        XCTAssertEqual(layer.presentationState(at: 0.4).position, CGPoint(x: 10, y: 0))
        XCTAssertEqual(layer.presentationState(at: 0.9).position, CGPoint(x: 10, y: 30))
    }

    func test_layerTurnsWithThePath() {
        let layer = follow(corner) { $0.rotationMode = .rotateAuto }
        XCTAssertEqual(layer.presentationState(at: 0.25).transform.m12, 0, accuracy: 1e-9)
        XCTAssertEqual(layer.presentationState(at: 0.75).transform.m12, 1, accuracy: 1e-9)
        let back = follow(corner) { $0.rotationMode = .rotateAutoReverse }
        XCTAssertEqual(back.presentationState(at: 0.75).transform.m12, -1, accuracy: 1e-9)
    }

    func test_circleComesBack() {
        let layer = follow(CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)) {
            $0.calculationMode = .paced
        }
        let (start, half) = (layer.presentationState(at: 0).position, layer.presentationState(at: 0.5).position)
        XCTAssertEqual(hypot(start.x - half.x, start.y - half.y), 20, accuracy: 0.1)
        let quarter = layer.presentationState(at: 0.25).position
        XCTAssertEqual(hypot(quarter.x - 10, quarter.y - 10), 10, accuracy: 0.1)
    }

    func test_valueFunctionTurnsFurtherThanAHalf() {
        let layer = CALayer()
        let animation = CABasicAnimation(keyPath: "transform")
        animation.valueFunction = CAValueFunction(name: .rotateZ)
        animation.fromValue = 0
        animation.toValue = CGFloat.pi * 2
        animation.duration = 1
        layer.add(animation, forKey: nil)
        XCTAssertEqual(layer.presentationState(at: 0.25).transform.m12, 1, accuracy: 1e-9)
        XCTAssertEqual(layer.presentationState(at: 0.5).transform.m11, -1, accuracy: 1e-9)
        XCTAssertNil(CAValueFunction(name: CAValueFunctionName(rawValue: "fold")))
    }

    func test_tensionStraightensTheCurve() {
        func value(_ tension: [NSNumber]?) -> CGFloat {
            let layer = CALayer()
            let animation = CAKeyframeAnimation(keyPath: "zPosition")
            animation.values = [0, 10, 0, 0]
            animation.calculationMode = .cubic
            animation.tensionValues = tension
            animation.duration = 3
            layer.add(animation, forKey: nil)
            return layer.presentationState(at: 2.5).zPosition
        }
        XCTAssertLessThan(value(nil), -0.1)
        XCTAssertEqual(value([1, 1, 1, 1]), 0, accuracy: 1e-9)
    }

    func test_transitionRunsBetweenItsProgresses() {
        let layer = CALayer()
        let transition = CATransition()
        transition.duration = 1
        transition.startProgress = 0.5
        transition.endProgress = 0.75
        layer.add(transition, forKey: nil)
        XCTAssertEqual(layer.contentTransition?.progress(at: 0), 0.5)
        XCTAssertEqual(layer.contentTransition?.progress(at: 0.5), 0.625)
    }

    func test_transactionValuesByKey() {
        CATransaction.begin()
        CATransaction.setValue(2.0, forKey: kCATransactionAnimationDuration)
        CATransaction.setValue(true, forKey: kCATransactionDisableActions)
        CATransaction.setValue("x", forKey: "mine")
        XCTAssertEqual(CATransaction.animationDuration(), 2)
        XCTAssertTrue(CATransaction.disableActions())
        XCTAssertEqual(CATransaction.value(forKey: "mine") as? String, "x")
        XCTAssertEqual(CATransaction.value(forKey: kCATransactionAnimationDuration) as? Double, 2)
        CATransaction.commit()
        XCTAssertNil(CATransaction.value(forKey: "mine"))
    }
}
