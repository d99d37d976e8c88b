import CoreGraphics
import Foundation
import XCTest

@testable import QuartzCore

/// Drivers at random moments, against the same animations by the clock.
@preconcurrency @MainActor final class RandomDriverTests: XCTestCase {
    override func setUp() { Drawing.start() }
    override func tearDown() { Drawing.start() }

    private var random = SeededGenerator(seed: 0)

    private func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
    private func chance() -> Bool { Bool.random(using: &random) }

    private func animation() -> CAAnimation {
        let keyPath = ["position.x", "opacity", "transform.rotation.z", "cornerRadius"].randomElement(using: &random)
        let property: CAPropertyAnimation
        switch Int.random(in: 0..<3, using: &random) {
        case 0:
            let basic = CABasicAnimation(keyPath: keyPath)
            (basic.fromValue, basic.toValue) = (number(-5...5), number(-5...5))
            property = basic
        case 1:
            let spring = CASpringAnimation(keyPath: keyPath)
            (spring.fromValue, spring.toValue) = (number(-5...5), number(-5...5))
            (spring.stiffness, spring.damping) = (CGFloat(number(20...300)), CGFloat(number(1...40)))
            property = spring
        default:
            let keys = CAKeyframeAnimation(keyPath: keyPath)
            keys.values = (0..<Int.random(in: 2...5, using: &random)).map { _ in number(-5...5) }
            keys.calculationMode =
                [.linear, .discrete, .paced, .cubic, .cubicPaced].randomElement(using: &random) ?? .linear
            property = keys
        }
        property.isAdditive = chance()
        guard chance() else { return timed(property) }
        let group = CAAnimationGroup()
        group.animations = [timed(property)]
        return timed(group)
    }

    private func timed<Animation: CAAnimation>(_ animation: Animation) -> Animation {
        animation.duration = number(0.1...2)
        animation.autoreverses = chance()
        animation.repeatCount = Float(number(0...3))
        animation.fillMode = [.removed, .backwards, .forwards, .both].randomElement(using: &random) ?? .removed
        if chance() { animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut) }
        return animation
    }

    func test_scrubbedDriversShowWhatTheClockWould() {
        for seed in 0..<200 {
            random = SeededGenerator(seed: UInt64(seed))
            Drawing.start()
            MediaClock.shared.becomeVirtual(at: number(0...100))
            let (free, driven) = (CALayer(), CALayer())
            let (freeRoot, drivenRoot) = (CALayer(), CALayer())
            freeRoot.addSublayer(free)
            drivenRoot.addSublayer(driven)
            if chance() { (freeRoot.speed, drivenRoot.speed) = (0.5, 0.5) }
            let start = MediaClock.shared.now
            let driver = AnimationDriver(duration: number(0.5...3))
            for _ in 0..<Int.random(in: 1...5, using: &random) {
                let animation = animation()
                free.add(animation, forKey: nil)
                driver.capture { driven.add(animation, forKey: nil) }
            }
            driver.pause()
            for _ in 0..<10 {
                let fraction = number(0...1)
                driver.scrub(to: fraction)
                XCTAssertEqual(
                    driven.presentationState, free.presentationState(at: start + fraction * driver.duration),
                    "seed \(seed)")
            }
        }
    }

    func test_whateverIsDoneInBetweenTheStartIsRestored() {
        for seed in 0..<200 {
            random = SeededGenerator(seed: UInt64(seed))
            Drawing.start()
            let root = CALayer()
            let layers = (0..<3).map { _ in CALayer() }
            for layer in layers {
                root.addSublayer(layer)
                layer.position = CGPoint(x: number(-9...9), y: number(-9...9))
                layer.removeAllAnimations()
            }
            let before = layers.map(\.modelState)
            let driver = AnimationDriver(duration: number(0.1...1))
            var ends = 0
            driver.completion = { _ in ends += 1 }
            driver.capture {
                for _ in 0..<8 {
                    guard let layer = layers.randomElement(using: &random) else { continue }
                    switch Int.random(in: 0..<4, using: &random) {
                    case 0: layer.position = CGPoint(x: number(-9...9), y: number(-9...9))
                    case 1: layer.opacity = Float(number(0...1))
                    case 2: layer.bounds.size.width = CGFloat(number(0...9))
                    default: layer.backgroundColor = Drawing.color(UInt32.random(in: 0...0xFFFFFF, using: &random))
                    }
                }
            }
            for _ in 0..<6 {
                switch Int.random(in: 0..<4, using: &random) {
                case 0: driver.pause()
                case 1: driver.scrub(to: number(0...1))
                case 2: driver.resume(reversed: true, speed: number(0.1...0.2))
                default: driver.resume(speed: number(0.01...0.02))
                }
                MediaClock.shared.advance(by: number(0...0.02))
                AnimationTimeline.shared.update()
            }
            driver.resume(reversed: true)
            var frames = 0
            while !driver.isOver, frames < 1000 {
                frames += 1
                MediaClock.shared.advance(by: 1.0 / 60)
                AnimationTimeline.shared.update()
            }
            CATransaction.runAfterCommitWork()
            XCTAssertEqual(layers.map(\.modelState), before, "seed \(seed)")
            XCTAssertEqual(layers.map(\.presentationState), before, "seed \(seed)")
            XCTAssertEqual(ends, 1, "seed \(seed)")
            XCTAssertFalse(AnimationTimeline.shared.isActive, "seed \(seed)")
        }
    }
}
