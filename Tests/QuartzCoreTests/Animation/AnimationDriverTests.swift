import CoreGraphics
import Foundation
import XCTest

@testable import QuartzCore

/// Animations in a time of their own.
@preconcurrency @MainActor final class AnimationDriverTests: XCTestCase {
    private var events: [String] = []

    override func setUp() { Drawing.start() }
    override func tearDown() { Drawing.start() }

    private func x(_ layer: CALayer) -> Double { Double(layer.presentationState.position.x) }

    private func shownLayer() -> CALayer {
        let root = CALayer()
        let layer = CALayer()
        root.addSublayer(layer)
        keep.append(root)
        return layer
    }
    private var keep: [CALayer] = []

    private func move(
        _ layer: CALayer, to end: Double, duration: Double = 1, delay: Double = 0, repeats: Bool = false,
        _ name: String? = nil
    ) {
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.fromValue = Double(layer.position.x) - end
        animation.toValue = 0
        animation.isAdditive = true
        animation.duration = duration
        if delay > 0 {
            animation.beginTime = CACurrentMediaTime() + delay
            animation.fillMode = .backwards
        }
        if repeats { animation.repeatCount = .infinity }
        CATransaction.begin()
        if let name {
            CATransaction.setCompletionBlock { [weak self] in
                self?.events.append(name + String(format: " %.3f", CACurrentMediaTime()))
            }
        }
        layer.add(animation, forKey: nil)
        CATransaction.setDisableActions(true)
        layer.position.x = end
        CATransaction.commit()
    }

    private func runFrames(to time: Double, each: () -> Void = {}) {
        while MediaClock.shared.now < time - 1e-9 {
            MediaClock.shared.advance(by: min(1.0 / 64, time - MediaClock.shared.now))
            AnimationTimeline.shared.update()
            each()
            CATransaction.runAfterCommitWork()
        }
    }

    // MARK: Forwards

    func test_framesAreThoseOfAnUndrivenAnimation() {
        MediaClock.shared.becomeVirtual(at: 0.1)
        let (free, driven) = (shownLayer(), shownLayer())
        for layer in [free, driven] { layer.opacity = 0.75 }
        runFrames(to: 0.7)
        let change = { (layer: CALayer) in
            CATransaction.begin()
            CATransaction.setAnimationDuration(0.35)
            CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeInEaseOut))
            layer.position = CGPoint(x: 33.3, y: 7)
            layer.opacity = 0.1
            CATransaction.commit()
        }
        change(free)
        let driver = AnimationDriver(duration: 0.35)
        driver.capture { change(driven) }
        var frames = 0
        runFrames(to: 1.2) {
            frames += 1
            XCTAssertEqual(free.presentationState, driven.presentationState)
            XCTAssertEqual(free.animationKeys(), driven.animationKeys())
        }
        XCTAssertEqual(frames, 32)
        XCTAssertTrue(driver.isOver)
        XCTAssertFalse(AnimationTimeline.shared.isActive)
    }

    func test_scrubbedValuesAreThoseOfTheSameLocalTime() {
        let (free, driven) = (shownLayer(), shownLayer())
        MediaClock.shared.advance(to: 4)
        let driver = AnimationDriver(duration: 2)
        driver.capture { move(driven, to: 100, duration: 2) }
        move(free, to: 100, duration: 2)
        driver.pause()
        for eighth in 0...8 {
            driver.scrub(to: Double(eighth) / 8)
            XCTAssertEqual(driver.fraction, Double(eighth) / 8)
            XCTAssertEqual(
                x(driven), Double(free.presentationState(at: 4 + Double(eighth) / 4).position.x), "at \(eighth)")
        }
    }

    func test_aPausedDriverHoldsTimeAndIsIdle() {
        let layer = shownLayer()
        let driver = AnimationDriver(duration: 1)
        driver.capture { move(layer, to: 100, "move") }
        XCTAssertTrue(AnimationTimeline.shared.isSettling)
        runFrames(to: 0.25)
        driver.pause()
        XCTAssertEqual(x(layer), 25)
        XCTAssertFalse(driver.isRunning)
        XCTAssertFalse(AnimationTimeline.shared.isSettling)
        XCTAssertFalse(AnimationTimeline.shared.isActive)
        XCTAssertEqual(AnimationTimeline.shared.descriptions, [])
        runFrames(to: 5)
        XCTAssertEqual(x(layer), 25)
        XCTAssertEqual(events, [])
        // Held at its end, nothing has ended: it may go back.
        driver.scrub(to: 1)
        runFrames(to: 6)
        XCTAssertEqual(x(layer), 100)
        XCTAssertEqual(events, [])
        driver.scrub(to: 0.5)
        XCTAssertEqual(x(layer), 50)
    }

    func test_theRestTakesItsOwnSpeedAndCurve() {
        let layer = shownLayer()
        let driver = AnimationDriver(duration: 1)
        driver.capture { move(layer, to: 100, "move") }
        driver.scrub(to: 0.5)
        runFrames(to: 2)
        let curve = CAMediaTimingFunction(name: .easeOut)
        driver.resume(speed: 2, curve: .timing(curve)) { [self] in events.append("\($0)") }
        XCTAssertTrue(driver.isRunning)
        XCTAssertTrue(AnimationTimeline.shared.isSettling)
        runFrames(to: 2.125)
        XCTAssertEqual(x(layer), 50 + 50 * curve.progress(at: 0.5), accuracy: 1e-9)
        runFrames(to: 2.25)
        XCTAssertEqual(x(layer), 100)
        XCTAssertEqual(layer.animationKeys(), nil)
        XCTAssertEqual(events, ["move 2.250", "end"])
    }

    func test_anAnimationThatEndsEarlierTellsAtItsOwnEnd() {
        let layer = shownLayer()
        let driver = AnimationDriver(duration: 1)
        driver.completion = { [self] in events.append("driver \($0)") }
        driver.capture {
            move(layer, to: 100, duration: 0.25, "short")
            move(shownLayer(), to: 100, duration: 0.25, delay: 0.25, "delayed")
            move(shownLayer(), to: 100, duration: 1.5, "long")
        }
        runFrames(to: 2)
        XCTAssertEqual(events, ["short 0.250", "delayed 0.500", "driver end", "long 1.500"])
    }

    func test_whatLastsLongerGoesOnWithoutAJump() {
        let layer = shownLayer()
        let driver = AnimationDriver(duration: 1)
        driver.capture { move(layer, to: 100, duration: 2, "long") }
        driver.scrub(to: 0.5)
        runFrames(to: 3)
        driver.resume(speed: 0.5)
        runFrames(to: 4)
        XCTAssertTrue(driver.isOver)
        XCTAssertEqual(x(layer), 50)
        runFrames(to: 4.5)
        XCTAssertEqual(x(layer), 75)
        runFrames(to: 5.5)
        XCTAssertEqual(events, ["long 5.000"])
    }

    func test_endlessAnimationsGoOnByTheClock() {
        let layer = shownLayer()
        let driver = AnimationDriver(duration: 1)
        driver.capture { move(layer, to: 100, duration: 0.5, repeats: true) }
        runFrames(to: 0.25)
        driver.pause()
        runFrames(to: 1)
        XCTAssertEqual(x(layer), 50)
        driver.resume()
        runFrames(to: 2)
        XCTAssertTrue(driver.isOver)
        XCTAssertTrue(AnimationTimeline.shared.isActive)
        XCTAssertFalse(AnimationTimeline.shared.isSettling)
        XCTAssertEqual(x(layer), 50)
        runFrames(to: 2.125)
        XCTAssertEqual(x(layer), 75)
    }

    // MARK: Backwards

    func test_backAtTheStartTheModelsAreRestored() {
        let layer = shownLayer()
        layer.position = CGPoint(x: 0.1, y: 0.2)
        layer.backgroundColor = nil
        layer.removeAllAnimations()
        let before = layer.modelState
        let driver = AnimationDriver(duration: 0.25)
        driver.completion = { [self] in events.append("driver \($0)") }
        driver.capture {
            CATransaction.begin()
            CATransaction.setCompletionBlock { self.events.append("block") }
            layer.position = CGPoint(x: 0.7, y: 50)
            layer.backgroundColor = Drawing.color(0xFF0000)
            layer.opacity = 0.3
            layer.position.x = 7
            CATransaction.commit()
        }
        let after = layer.modelState
        runFrames(to: 0.125)
        driver.pause()
        driver.resume(reversed: true)
        XCTAssertEqual(layer.modelState, after)
        runFrames(to: 0.1875)
        XCTAssertEqual(layer.presentationState.opacity, 0.825, accuracy: 1e-6)
        XCTAssertEqual(events, [])
        runFrames(to: 0.25)
        XCTAssertEqual(layer.modelState, before)
        XCTAssertEqual(layer.presentationState, before)
        XCTAssertEqual(layer.animationKeys(), nil)
        XCTAssertEqual(events, ["block", "driver start"])
        XCTAssertFalse(AnimationTimeline.shared.isActive)
    }

    func test_whatIsNotAnimatedStays() {
        let layer = shownLayer()
        let driver = AnimationDriver(duration: 1)
        driver.capture {
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            layer.position.x = -50
            layer.cornerRadius = 4
            CATransaction.commit()
            layer.position.x = 50
        }
        driver.finish(at: .start)
        // The animation began at the place that the layer was put to first.
        XCTAssertEqual(layer.position.x, -50)
        XCTAssertEqual(layer.cornerRadius, 4)
    }

    func test_explicitAnimationsGoBackToWhatTheyBeganWith() {
        let (moved, shaken) = (shownLayer(), shownLayer())
        shaken.position.x = 5
        shaken.removeAllAnimations()
        let driver = AnimationDriver(duration: 1)
        driver.capture {
            move(moved, to: 100)
            let shake = CABasicAnimation(keyPath: "position.x")
            (shake.fromValue, shake.toValue, shake.duration) = (-10, 10, 1)
            shaken.add(shake, forKey: "shake")
        }
        driver.finish(at: .start)
        XCTAssertEqual(moved.position.x, 0)
        XCTAssertEqual(shaken.position.x, 5, "an animation that led nowhere has nothing to restore")
    }

    func test_turningRoundGoesBackTheWayItCame() {
        let layer = shownLayer()
        let function = CAMediaTimingFunction(name: .easeIn)
        let driver = AnimationDriver(duration: 1, curve: .timing(function))
        driver.capture { move(layer, to: 100) }
        runFrames(to: 0.5)
        XCTAssertEqual(x(layer), 100 * function.progress(at: 0.5), accuracy: 1e-9)
        driver.turnRound()
        XCTAssertTrue(driver.isReversed)
        XCTAssertEqual(x(layer), 100 * function.progress(at: 0.5), accuracy: 1e-9)
        runFrames(to: 0.75)
        XCTAssertEqual(x(layer), 100 * function.progress(at: 0.25), accuracy: 1e-9)
        driver.turnRound()
        runFrames(to: 1)
        XCTAssertEqual(x(layer), 100 * function.progress(at: 0.5), accuracy: 1e-9)
        driver.turnRound()
        runFrames(to: 2)
        XCTAssertTrue(driver.isOver)
        XCTAssertEqual(layer.position.x, 0)
    }

    func test_completionsOfAFinishedAnimationComeOnceWhenItIsPlayedBackwards() {
        let layer = shownLayer()
        let driver = AnimationDriver(duration: 1)
        driver.capture { move(layer, to: 100, duration: 0.25, "short") }
        runFrames(to: 0.5)
        XCTAssertEqual(events, ["short 0.250"])
        driver.resume(reversed: true)
        runFrames(to: 0.875)
        XCTAssertEqual(x(layer), 50)
        runFrames(to: 2)
        XCTAssertEqual(layer.position.x, 0)
        XCTAssertEqual(events, ["short 0.250"])
    }

    func test_finishingHereKeepsWhatIsShown() {
        let layer = shownLayer()
        let driver = AnimationDriver(duration: 1)
        driver.capture { move(layer, to: 100, "move") }
        runFrames(to: 0.25)
        driver.finish(at: .current)
        XCTAssertEqual(layer.position.x, 25)
        XCTAssertEqual(x(layer), 25)
        XCTAssertEqual(layer.animationKeys(), nil)
    }

    // MARK: Transitions between contents

    func test_contentTransitionsFollowTheDriver() throws {
        let root = Drawing.layer(CGRect(x: 0, y: 0, width: 2, height: 1))
        let layer = Drawing.layer(CGRect(x: 0, y: 0, width: 2, height: 1), 0xFF0000)
        root.addSublayer(layer)
        let driver = AnimationDriver(duration: 1)
        driver.capture {
            let transition = CATransition()
            transition.duration = 1
            layer.add(transition, forKey: nil)
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            layer.backgroundColor = Drawing.color(0x00FF00)
            CATransaction.commit()
        }
        driver.scrub(to: 0.5)
        runFrames(to: 3)
        XCTAssertEqual(try Drawing.render(root, 2, 1, at: 3).color(0, 0), 0x7F7F00)
        driver.scrub(to: 0)
        XCTAssertEqual(try Drawing.render(root, 2, 1, at: 3).color(0, 0), 0xFF0000)
        driver.resume()
        runFrames(to: 4)
        XCTAssertNil(layer.contentTransition)
        XCTAssertEqual(try Drawing.render(root, 2, 1, at: 4).color(0, 0), 0x00FF00)
    }

    // MARK: Drivers in drivers

    func test_aDriverInsideFollowsTheOneAround() {
        let layer = shownLayer()
        let outer = AnimationDriver(duration: 1)
        var inner: AnimationDriver?
        outer.capture {
            let driver = AnimationDriver(duration: 0.5)
            driver.completion = { [self] in events.append("inner \($0)") }
            driver.capture { move(layer, to: 100, duration: 0.5, "move") }
            inner = driver
        }
        runFrames(to: 0.25)
        outer.pause()
        XCTAssertFalse(AnimationTimeline.shared.isSettling)
        outer.scrub(to: 0.125)
        runFrames(to: 2)
        XCTAssertEqual(x(layer), 25)
        XCTAssertEqual(inner?.fraction, 0.25)
        outer.finish(at: .start)
        CATransaction.runAfterCommitWork()
        XCTAssertEqual(layer.position.x, 0)
        XCTAssertEqual(events, ["move 2.000", "inner start"])
    }

    func test_finishingHereFinishesWhatIsInsideHere() {
        let layer = shownLayer()
        let outer = AnimationDriver(duration: 1)
        outer.capture {
            let driver = AnimationDriver(duration: 0.5)
            driver.completion = { [self] in events.append("inner \($0)") }
            driver.capture { move(layer, to: 100, duration: 0.5) }
        }
        outer.scrub(to: 0.125)
        outer.finish(at: .current)
        CATransaction.runAfterCommitWork()
        XCTAssertEqual(layer.position.x, 25)
        XCTAssertEqual(events, ["inner current"])
    }

    func test_aDriverInsideThatLastsLongerGoesOn() {
        let layer = shownLayer()
        let outer = AnimationDriver(duration: 1)
        outer.capture {
            let driver = AnimationDriver(duration: 2)
            driver.completion = { [self] in events.append("inner \($0)") }
            driver.capture { move(layer, to: 100, duration: 2, "move") }
        }
        outer.scrub(to: 0.5)
        runFrames(to: 3)
        outer.resume()
        runFrames(to: 4)
        XCTAssertEqual(x(layer), 75)
        runFrames(to: 6)
        XCTAssertEqual(events, ["move 4.500", "inner end"])
    }
}
