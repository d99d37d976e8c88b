import CoreGraphics
import Foundation
import QuartzCore
import XCTest

/// What animations show at exact times.
@preconcurrency @MainActor final class AnimationTests: XCTestCase {
    override func setUp() { Drawing.start() }
    override func tearDown() { Drawing.start() }

    private func x(_ layer: CALayer, at time: Double) -> Double { Double(layer.presentationState(at: time).position.x) }

    private func basic(
        _ keyPath: String = "position.x", from: Any? = nil, to: Any? = nil, by: Any? = nil, duration: Double = 1
    ) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: keyPath)
        (animation.fromValue, animation.toValue, animation.byValue) = (from, to, by)
        animation.duration = duration
        return animation
    }

    private func runFrames(to time: Double) {
        while MediaClock.shared.now < time - 1e-9 {
            MediaClock.shared.advance(by: min(1.0 / 64, time - MediaClock.shared.now))
            AnimationTimeline.shared.update()
            CATransaction.runAfterCommitWork()
        }
    }

    // MARK: Basic

    func test_fromToBy() {
        let cases: [(from: Any?, to: Any?, by: Any?, start: Double, end: Double)] = [
            (10, 20, nil, 10, 20), (10, nil, nil, 10, 5), (nil, 20, nil, 5, 20), (nil, nil, 3, 5, 8),
            (10, nil, 3, 10, 13), (nil, 20, 3, 17, 20),
        ]
        for item in cases {
            let layer = CALayer()
            layer.position.x = 5
            layer.add(basic(from: item.from, to: item.to, by: item.by), forKey: nil)
            XCTAssertEqual(x(layer, at: 0), item.start)
            XCTAssertEqual(x(layer, at: 0.5), (item.start + item.end) / 2)
            XCTAssertEqual(x(layer, at: 1), 5, "the model shows after the end")
        }
    }

    func test_timingFunctionPacesTheProgress() {
        let layer = CALayer()
        let animation = basic(from: 0, to: 100)
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        layer.add(animation, forKey: nil)
        XCTAssertEqual(x(layer, at: 0.5), 50, accuracy: 1e-5)
        // The curve is symmetrical about its middle.
        XCTAssertEqual(x(layer, at: 0.25) + x(layer, at: 0.75), 100, accuracy: 1e-5)
        XCTAssertEqual(x(layer, at: 0.25), 12.9162, accuracy: 1e-3)
    }

    func test_valuesOfEveryKindInterpolate() {
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 20)
        layer.add(basic("bounds.size", to: CGSize(width: 20, height: 40)), forKey: "size")
        layer.add(basic("opacity", to: 0), forKey: "opacity")
        layer.add(basic("backgroundColor", from: Drawing.color(0xFF0000), to: Drawing.color(0x0000FF)), forKey: "color")
        layer.add(basic("transform.rotation.z", to: Double.pi), forKey: "turn")
        let state = layer.presentationState(at: 0.5)
        XCTAssertEqual(state.bounds.size, CGSize(width: 15, height: 30))
        XCTAssertEqual(state.opacity, 0.5)
        XCTAssertEqual(state.backgroundColor, CGColor(srgbRed: 0.5, green: 0, blue: 0.5, alpha: 1))
        XCTAssertEqual(state.transform.m12, 1, accuracy: 1e-9)
    }

    func test_transformsTurnAndScaleApart() {
        let layer = CALayer()
        let end = CATransform3DScale(CATransform3DMakeRotation(.pi / 2, 0, 0, 1), 3, 3, 1)
        layer.add(basic("transform", to: end), forKey: nil)
        let middle = layer.presentationState(at: 0.5).transform
        XCTAssertEqual(hypot(middle.m11, middle.m12), 2, accuracy: 1e-9)
        XCTAssertEqual(atan2(middle.m12, middle.m11), .pi / 4, accuracy: 1e-9)
    }

    // MARK: Timing

    func test_beginTimeAndFillModes() {
        let expected: [(CAMediaTimingFillMode, before: Double, after: Double)] = [
            (.removed, 5, 5), (.backwards, 10, 5), (.forwards, 5, 20), (.both, 10, 20),
        ]
        for (mode, before, after) in expected {
            let layer = CALayer()
            layer.position.x = 5
            let animation = basic(from: 10, to: 20)
            animation.beginTime = 2
            animation.fillMode = mode
            animation.isRemovedOnCompletion = false
            layer.add(animation, forKey: nil)
            XCTAssertEqual(x(layer, at: 1), before, mode.rawValue)
            XCTAssertEqual(x(layer, at: 2.5), 15, mode.rawValue)
            XCTAssertEqual(x(layer, at: 4), after, mode.rawValue)
        }
    }

    func test_repeatsAndReverses() {
        let layer = CALayer()
        let animation = basic(from: 0, to: 100)
        animation.autoreverses = true
        animation.repeatCount = 2
        layer.position.x = -1
        layer.add(animation, forKey: nil)
        let moments = [0.25, 1, 1.25, 2, 2.75, 3.5, 3.999, 4]
        let values = [25.0, 100, 75, 0, 75, 50, 0.1, -1]
        for (moment, value) in zip(moments, values) {
            XCTAssertEqual(x(layer, at: moment), value, accuracy: 1e-6, "at \(moment)")
        }
    }

    func test_fractionOfARepetitionEndsInTheMiddle() {
        let layer = CALayer()
        let animation = basic(from: 0, to: 100)
        animation.repeatCount = 1.5
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = false
        layer.add(animation, forKey: nil)
        XCTAssertEqual(x(layer, at: 1.25), 25)
        XCTAssertEqual(x(layer, at: 9), 50)
    }

    func test_repeatDurationAndSpeedAndOffset() {
        let layer = CALayer()
        let animation = basic(from: 0, to: 100)
        animation.repeatDuration = 3
        animation.speed = 2
        animation.timeOffset = 0.5
        layer.add(animation, forKey: nil)
        XCTAssertEqual(x(layer, at: 0), 50)
        XCTAssertEqual(x(layer, at: 0.5), 50)
        XCTAssertEqual(x(layer, at: 0.6), 70, accuracy: 1e-9)
        XCTAssertEqual(x(layer, at: 1.24), 98, accuracy: 1e-9)
        XCTAssertEqual(x(layer, at: 1.25), 0)
    }

    func test_cumulativeRepetitionsGoOn() {
        let layer = CALayer()
        let animation = basic(from: 0, to: 10)
        animation.repeatCount = 3
        animation.isCumulative = true
        layer.add(animation, forKey: nil)
        XCTAssertEqual(x(layer, at: 2.5), 25)
    }

    func test_implicitDurationIsTheTransactions() {
        let layer = CALayer()
        layer.add(basic(from: 0, to: 100, duration: 0), forKey: nil)
        XCTAssertEqual(x(layer, at: 0.125), 50)
        CATransaction.begin()
        CATransaction.setAnimationDuration(2)
        layer.add(basic(from: 0, to: 100, duration: 0), forKey: "other")
        CATransaction.commit()
        XCTAssertEqual(x(layer, at: 1), 50)
    }

    // MARK: Additive, keyframes, springs, groups

    func test_additiveAnimationsAddUp() {
        let layer = CALayer()
        layer.position.x = 100
        for _ in 0..<2 {
            let animation = basic(from: -20, to: 0)
            animation.isAdditive = true
            layer.add(animation, forKey: nil)
        }
        XCTAssertEqual(x(layer, at: 0), 60)
        XCTAssertEqual(x(layer, at: 0.5), 80)
        XCTAssertEqual(x(layer, at: 1), 100)
    }

    func test_keyframes() {
        let layer = CALayer()
        let animation = CAKeyframeAnimation(keyPath: "position.x")
        animation.values = [0, 10, 50]
        animation.keyTimes = [0, 0.25, 1]
        animation.duration = 4
        layer.add(animation, forKey: "keys")
        for (time, value) in [(0.0, 0.0), (0.5, 5), (1, 10), (2.5, 30), (3.97, 49.6)] {
            XCTAssertEqual(x(layer, at: time), value, accuracy: 1e-9)
        }
        animation.keyTimes = nil
        animation.calculationMode = .discrete
        layer.add(animation, forKey: "keys")
        for (time, value) in [(0.0, 0.0), (1.3, 0), (1.4, 10), (2.6, 10), (2.7, 50), (3.9, 50)] {
            XCTAssertEqual(x(layer, at: time), value)
        }
    }

    func test_keyframesOfPathPoints() {
        let layer = CALayer()
        let animation = CAKeyframeAnimation(keyPath: "position")
        animation.values = [CGPoint.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 20)]
        animation.duration = 2
        layer.add(animation, forKey: nil)
        XCTAssertEqual(layer.presentationState(at: 1.5).position, CGPoint(x: 10, y: 10))
    }

    func test_overdampedSpringsAreCriticalUnlessTheyMayBeMore() {
        func spring(_ damping: CGFloat, allowsOverdamping: Bool = false) -> CASpringAnimation {
            let animation = CASpringAnimation(keyPath: "position.x")
            (animation.mass, animation.stiffness, animation.damping) = (1, 100, damping)
            (animation.fromValue, animation.toValue, animation.duration) = (0, 100, 1)
            animation.allowsOverdamping = allowsOverdamping
            return animation
        }
        // Critical is 2·√(k·m) = 20.
        let positions = [spring(20), spring(60), spring(60, allowsOverdamping: true), spring(10)].map { animation in
            let layer = CALayer()
            layer.add(animation, forKey: nil)
            return x(layer, at: 0.2)
        }
        XCTAssertEqual(positions[0], 100 * (1 - exp(-2) * 3), accuracy: 1e-9)
        XCTAssertEqual(positions[1], positions[0])
        // It creeps.
        XCTAssertLessThan(positions[2], positions[0])
        XCTAssertNotEqual(positions[3], positions[0])
        XCTAssertEqual(spring(60).settlingDuration, spring(20).settlingDuration)
        XCTAssertGreaterThan(spring(60, allowsOverdamping: true).settlingDuration, spring(20).settlingDuration)
        XCTAssertEqual([spring(60).damping, spring(60).bounce], [60, 0])
        XCTAssertEqual(CASpringAnimation(perceptualDuration: 1, bounce: -0.5).allowsOverdamping, true)
        XCTAssertEqual(CASpringAnimation(perceptualDuration: 1, bounce: -0.5).bounce, -0.5, accuracy: 1e-9)
        XCTAssertEqual(CASpringAnimation(perceptualDuration: 1, bounce: 0.5).allowsOverdamping, false)
    }

    func test_springFollowsTheEquationOfMotion() {
        let animation = CASpringAnimation(keyPath: "position.x")
        (animation.mass, animation.stiffness, animation.damping) = (1, 100, 10)
        (animation.fromValue, animation.toValue) = (0, 100)
        animation.duration = animation.settlingDuration
        XCTAssertEqual(animation.settlingDuration, 1.38155, accuracy: 1e-4)
        let layer = CALayer()
        layer.add(animation, forKey: nil)
        // m·x'' + c·x' + k·(x - 100) = 0, with derivatives as differences.
        let step = 1e-4
        for time in stride(from: 0.05, to: 1.2, by: 0.05) {
            let (before, now, after) = (x(layer, at: time - step), x(layer, at: time), x(layer, at: time + step))
            let (speed, force) = ((after - before) / (2 * step), (after - 2 * now + before) / (step * step))
            XCTAssertEqual(force + 10 * speed + 100 * (now - 100), 0, accuracy: 0.05, "at \(time)")
        }
        XCTAssertEqual(x(layer, at: 0), 0, accuracy: 1e-9)
        XCTAssertGreaterThan(x(layer, at: 0.36), 100)
    }

    func test_groupMembersRunInTheGroupsTime() {
        let layer = CALayer()
        let group = CAAnimationGroup()
        let late = basic("position.y", from: 0, to: 10, duration: 1)
        late.beginTime = 1
        late.fillMode = .both
        group.animations = [basic("position.x", from: 0, to: 100, duration: 0), late]
        group.duration = 2
        layer.add(group, forKey: nil)
        XCTAssertEqual(layer.presentationState(at: 0.5).position, CGPoint(x: 25, y: 0))
        XCTAssertEqual(layer.presentationState(at: 1.5).position, CGPoint(x: 75, y: 5))
        XCTAssertEqual(layer.presentationState(at: 2).position, .zero)
    }

    func test_groupCutsItsMembersOff() {
        let layer = CALayer()
        let group = CAAnimationGroup()
        group.animations = [basic("position.x", from: 0, to: 100, duration: 10)]
        group.duration = 1
        layer.add(group, forKey: nil)
        XCTAssertEqual(x(layer, at: 0.9), 9, accuracy: 1e-9)
        XCTAssertEqual(x(layer, at: 1.1), 0)
    }

    func test_groupsPaceAndRepetitionHoldForItsMembers() {
        let layer = CALayer()
        let group = CAAnimationGroup()
        group.animations = [basic("position.x", from: 0, to: 100, duration: 1)]
        group.duration = 1
        group.repeatCount = 2
        group.autoreverses = true
        layer.add(group, forKey: nil)
        for (time, value) in [(0.25, 25.0), (1.25, 75), (2.25, 25), (3.75, 25), (4.5, 0)] {
            XCTAssertEqual(x(layer, at: time), value, accuracy: 1e-9, "at \(time)")
        }
    }

    // MARK: Keys, delegates, completions

    private final class Recorder: CAAnimationDelegate {
        var events: [String] = []
        let name: String
        let log: (String) -> Void
        init(_ name: String, _ log: @escaping (String) -> Void) { (self.name, self.log) = (name, log) }
        func animationDidStart(_ anim: CAAnimation) { log("\(name) started") }
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
            log("\(name) \(flag ? "finished" : "stopped")")
        }
    }

    func test_sameKeyReplaces() {
        var events: [String] = []
        let layer = CALayer()
        for name in ["a", "b"] {
            let animation = basic(from: 0, to: 1)
            animation.delegate = Recorder(name) { events.append($0) }
            layer.add(animation, forKey: "key")
        }
        XCTAssertEqual(layer.animationKeys(), ["key"])
        XCTAssertEqual(events, ["a started", "a stopped", "b started"])
        runFrames(to: 1.1)
        XCTAssertEqual(events.last, "b finished")
        XCTAssertNil(layer.animationKeys())
    }

    func test_stoppedAnimationsAreToldOnce() {
        var events: [String] = []
        let layer = CALayer()
        let animation = basic(from: 0, to: 1)
        animation.isRemovedOnCompletion = false
        animation.fillMode = .forwards
        animation.delegate = Recorder("a") { events.append($0) }
        layer.add(animation, forKey: "key")
        runFrames(to: 1.5)
        XCTAssertEqual(layer.animationKeys(), ["key"])
        layer.removeAllAnimations()
        XCTAssertEqual(events, ["a started", "a finished"])
    }

    func test_completionsComeWhenTheirAnimationsEnd_innerBeforeOuter() {
        var events: [String] = []
        let layer = CALayer()
        CATransaction.begin()
        CATransaction.setCompletionBlock { events.append("outer") }
        layer.add(basic(from: 0, to: 1, duration: 0.5), forKey: "one")
        CATransaction.begin()
        CATransaction.setCompletionBlock { events.append("inner") }
        layer.add(basic("position.y", from: 0, to: 1, duration: 1), forKey: "two")
        CATransaction.commit()
        CATransaction.commit()
        runFrames(to: 0.75)
        XCTAssertEqual(events, [])
        runFrames(to: 1.25)
        XCTAssertEqual(events, ["inner", "outer"])
    }

    func test_completionWithoutAnimationsComesAfterTheCommit() {
        var events: [String] = []
        CATransaction.begin()
        CATransaction.setCompletionBlock { events.append("done") }
        CATransaction.commit()
        XCTAssertEqual(events, [])
        CATransaction.runAfterCommitWork()
        XCTAssertEqual(events, ["done"])
    }

    // MARK: Implicit animations

    func test_changesOfShownLayersAnimate() {
        let (root, layer) = (CALayer(), CALayer())
        layer.position.x = 10
        XCTAssertNil(layer.animationKeys(), "not in a tree")
        root.addSublayer(layer)
        layer.position.x = 20
        XCTAssertEqual(layer.animationKeys(), ["position"])
        XCTAssertEqual(x(layer, at: 0), 10)
        XCTAssertEqual(x(layer, at: 0.25), 20)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.opacity = 0.5
        CATransaction.commit()
        XCTAssertEqual(layer.animationKeys(), ["position"])
    }

    func test_endlessAnimationsKeepTheTimelineActive() {
        let layer = CALayer()
        let animation = basic(from: 0, to: 100)
        animation.repeatCount = .infinity
        layer.add(animation, forKey: nil)
        runFrames(to: 10)
        XCTAssertTrue(AnimationTimeline.shared.isActive)
        XCTAssertEqual(x(layer, at: 10.25), 25, accuracy: 1e-9)
        layer.removeAllAnimations()
        AnimationTimeline.shared.update()
        XCTAssertFalse(AnimationTimeline.shared.isActive)
    }
}
