import CoreGraphics
import Foundation
import XCTest

@testable import QuartzCore

/// Layers whose time differs from the clock's.
@preconcurrency @MainActor final class LayerTimingTests: XCTestCase {
    override func setUp() { Drawing.start() }
    override func tearDown() { Drawing.start() }

    private let root = CALayer()
    private let middle = CALayer()
    private let leaf = CALayer()

    private func buildTree() {
        root.addSublayer(middle)
        middle.addSublayer(leaf)
    }

    private func animate(_ layer: CALayer, duration: Double = 1) {
        let animation = CABasicAnimation(keyPath: "position.x")
        (animation.fromValue, animation.toValue, animation.duration) = (0, 100, duration)
        layer.add(animation, forKey: "move")
    }

    private func x(_ layer: CALayer) -> Double { Double(layer.presentationState.position.x) }

    private func runFrames(to time: Double) {
        while MediaClock.shared.now < time - 1e-9 {
            MediaClock.shared.advance(by: min(1.0 / 64, time - MediaClock.shared.now))
            AnimationTimeline.shared.update()
            CATransaction.runAfterCommitWork()
        }
    }

    func test_defaults() {
        XCTAssertEqual([leaf.beginTime, leaf.timeOffset, leaf.repeatDuration], [0, 0, 0])
        XCTAssertEqual([leaf.speed, leaf.repeatCount], [1, 0])
        XCTAssertEqual(leaf.duration, .infinity)
        XCTAssertEqual(leaf.fillMode, .removed)
        XCTAssertFalse(leaf.autoreverses)
    }

    /// What apps do to hold a layer and let it go on.
    func test_aLayerIsHeldAndGoesOn() {
        buildTree()
        MediaClock.shared.advance(to: 2)
        animate(leaf)
        runFrames(to: 2.25)
        let held = middle.convertTime(CACurrentMediaTime(), from: nil)
        middle.speed = 0
        middle.timeOffset = held
        XCTAssertEqual(x(leaf), 25)
        XCTAssertFalse(AnimationTimeline.shared.isActive)
        XCTAssertFalse(AnimationTimeline.shared.isSettling)
        runFrames(to: 9)
        XCTAssertEqual(x(leaf), 25)
        XCTAssertEqual(middle.convertTime(CACurrentMediaTime(), from: nil), 2.25)

        let offset = middle.timeOffset
        middle.speed = 1
        middle.timeOffset = 0
        middle.beginTime = 0
        middle.beginTime = middle.convertTime(CACurrentMediaTime(), from: nil) - offset
        XCTAssertEqual(x(leaf), 25)
        XCTAssertTrue(AnimationTimeline.shared.isSettling)
        runFrames(to: 9.5)
        XCTAssertEqual(x(leaf), 75)
        runFrames(to: 9.75)
        XCTAssertNil(leaf.animationKeys())
    }

    func test_heldLayersAreScrubbedByTheirOffset() {
        buildTree()
        root.speed = 0
        animate(leaf, duration: 2)
        for quarter in 0...3 {
            root.timeOffset = Double(quarter) / 2
            XCTAssertEqual(x(leaf), Double(quarter) * 25)
        }
    }

    func test_speedsMultiplyDownTheTree() {
        buildTree()
        root.speed = 2
        middle.speed = 0.25
        animate(leaf)
        animate(middle)
        runFrames(to: 0.25)
        XCTAssertEqual(x(middle), 12.5)
        XCTAssertEqual(x(leaf), 12.5)
        leaf.speed = 4
        // Later changes of speed count from the beginning of time.
        XCTAssertEqual(x(leaf), 50)
        runFrames(to: 0.5)
        XCTAssertNil(leaf.animationKeys())
        XCTAssertNotNil(middle.animationKeys())
        XCTAssertEqual(leaf.convertTime(3, to: middle), 0.75)
        XCTAssertEqual(leaf.convertTime(3, to: nil), 1.5)
        XCTAssertEqual(leaf.convertTime(0.75, from: middle), 3)
    }

    func test_animationsBeginInTheLayersTime() {
        buildTree()
        MediaClock.shared.advance(to: 10)
        middle.beginTime = 8
        middle.timeOffset = 1
        XCTAssertEqual(leaf.convertTime(CACurrentMediaTime(), from: nil), 3)
        let animation = CABasicAnimation(keyPath: "position.x")
        (animation.fromValue, animation.toValue, animation.duration) = (0, 100, 1)
        animation.beginTime = 4
        leaf.position.x = -1
        leaf.removeAllAnimations()
        leaf.add(animation, forKey: "move")
        XCTAssertEqual(x(leaf), -1)
        runFrames(to: 11.5)
        XCTAssertEqual(x(leaf), 50)
    }

    func test_aLayersDurationIsRunThroughAgain() {
        root.duration = 2
        root.repeatCount = 2
        root.autoreverses = true
        let times = [0, 1, 2, 3, 4, 5, 7, 8, 9].map { root.convertTime($0, from: nil) }
        XCTAssertEqual(times, [0, 1, 2, 1, 0, 1, 1, 0, 0])
    }

    func test_contentTransitionsTakeTheLayersTime() throws {
        let layer = Drawing.layer(CGRect(x: 0, y: 0, width: 2, height: 1), 0xFF0000)
        let outer = Drawing.layer(CGRect(x: 0, y: 0, width: 2, height: 1))
        outer.addSublayer(layer)
        outer.speed = 0.5
        let transition = CATransition()
        transition.duration = 1
        layer.add(transition, forKey: nil)
        CATransaction.setDisableActions(true)
        layer.backgroundColor = Drawing.color(0x00FF00)
        XCTAssertEqual(try Drawing.render(outer, 2, 1, at: 1).color(0, 0), 0x7F7F00)
        runFrames(to: 1.5)
        XCTAssertNotNil(layer.contentTransition)
        runFrames(to: 2)
        XCTAssertNil(layer.contentTransition)
    }

    func testATimingFunctionNamesItsPoints() {
        let function = CAMediaTimingFunction(controlPoints: 0.25, 0.5, 0.75, 1)
        let points = (0..<4).map { index in
            var values: [Float] = [0, 0]
            function.getControlPoint(at: index, values: &values)
            return values
        }
        XCTAssertEqual(points, [[0, 0], [0.25, 0.5], [0.75, 1], [1, 1]])
    }
}
