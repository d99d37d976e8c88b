import CoreGraphics
import Foundation
import QuartzCore
import XCTest

@_spi(Testing) @testable import UIKit

@preconcurrency @MainActor final class AnimationOptionTests: AnimationTestCase {
    private func move(
        _ end: CGFloat, _ options: UIView.AnimationOptions = [], duration: Double = 1, name: String = ""
    ) {
        UIView.animate(
            withDuration: duration, delay: 0, options: [.curveLinear, options],
            animations: { self.view.frame.origin.x = end },
            completion: { if !name.isEmpty { self.note("\(name) \($0)") } })
    }

    private final class Placing: UIView {
        let inner = UIView()
        override func layoutSubviews() {
            super.layoutSubviews()
            if inner.superview == nil { addSubview(inner) }
            inner.frame = CGRect(x: bounds.width - 10, y: 0, width: 10, height: 10)
        }
    }

    func test_afterActionsWithoutAnimationBlocksAnimateAsBefore() {
        for wasEnabled in [true, false] {
            UIView.setAnimationsEnabled(wasEnabled)
            UIView.performWithoutAnimation {
                XCTAssertFalse(UIView.areAnimationsEnabled)
                UIView.setAnimationsEnabled(true)
                XCTAssertTrue(UIView.areAnimationsEnabled)
                UIView.performWithoutAnimation { XCTAssertFalse(UIView.areAnimationsEnabled) }
                XCTAssertTrue(UIView.areAnimationsEnabled)
            }
            XCTAssertEqual(UIView.areAnimationsEnabled, wasEnabled)
        }
        UIView.setAnimationsEnabled(true)
    }

    func test_layoutSubviewsAnimatesWhatIsInside() {
        for (options, expected) in [(UIView.AnimationOptions.layoutSubviews, 90.0), ([], 190)] {
            let placing = Placing(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
            root.addSubview(placing)
            root.layoutIfNeeded()
            UIView.animate(
                withDuration: 1, delay: 0, options: options, animations: { placing.bounds.size.width = 200 })
            root.layoutIfNeeded()
            XCTAssertEqual(shownX(placing.inner), expected)
            XCTAssertEqual(placing.inner.frame.minX, 190)
        }
    }

    func test_aNewAnimationTakesOverWhatIsShown() {
        move(100, name: "first")
        wait(0.5)
        move(0, .beginFromCurrentState, name: "second")
        XCTAssertEqual(x, 50, accuracy: 1e-6)
        XCTAssertEqual(view.layer.animationKeys(), ["position"])
        wait(0.5)
        XCTAssertEqual(x, 25, accuracy: 1e-6)
        settle()
        XCTAssertEqual(events, ["first false 0.5", "second true 1.5"])
    }

    func test_repeatingAnimationsAreOnlyEndedByTakingOver() {
        move(100, [.repeat, .autoreverse], name: "repeating")
        wait(0.5)
        move(40)
        settle()
        XCTAssertEqual(events, [])
        move(0, .beginFromCurrentState, duration: 0)
        settle()
        XCTAssertEqual(events, ["repeating false 1.5"])
        XCTAssertEqual(x, 0)
        XCTAssertNil(view.layer.animationKeys())
    }

    func test_optionsOfABlockAroundCountUnlessOverridden() throws {
        UIView.animate(
            withDuration: 1, delay: 0, options: [.repeat, .curveLinear],
            animations: {
                UIView.animate(withDuration: 2, delay: 0, options: .autoreverse, animations: { self.view.alpha = 0 })
                UIView.animate(
                    withDuration: 2, delay: 0, options: [.autoreverse, .overrideInheritedOptions],
                    animations: { self.view.frame.origin.x = 10 })
            })
        let inner = try XCTUnwrap(view.layer.animation(forKey: "opacity"))
        XCTAssertEqual([inner.repeatCount, Float(inner.duration)], [.infinity, 1])
        XCTAssertFalse(inner.autoreverses)
        let overriding = try XCTUnwrap(view.layer.animation(forKey: "position"))
        XCTAssertEqual([overriding.repeatCount, Float(overriding.duration)], [0, 1])
        XCTAssertTrue(overriding.autoreverses)
        view.layer.removeAllAnimations()
    }

    func test_modifiedAnimationsRunSeveralTimes() {
        UIView.animate(
            withDuration: 1, delay: 0, options: .curveLinear,
            animations: {
                UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { self.view.frame.origin.x = 100 }
            }, completion: { self.note("\($0)") })
        let shown = [0.5, 1, 1.5, 2.5, 3.5].map { Double(view.layer.presentationState(at: $0).frame.minX) }
        for (value, expected) in zip(shown, [50.0, 100, 50, 50, 50]) { XCTAssertEqual(value, expected, accuracy: 1e-9) }
        settle()
        XCTAssertEqual(events, ["true 4.0"])
        XCTAssertEqual(x, 100)
    }

    func test_transitionsBringAPictureInUnlessContentIsAllowedToChange() throws {
        for (options, isLive) in [(UIView.AnimationOptions.allowAnimatedContent, true), ([], false)] {
            let face = add(UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4)))
            UIView.transition(
                with: face, duration: 1, options: [.transitionCrossDissolve, .curveLinear, options],
                animations: { face.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1) })
            wait(0.1)
            let cover = UIView(frame: face.bounds)
            cover.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
            face.addSubview(cover)
            wait(0.9 - 1.0 / 120)
            let bitmap = try XCTUnwrap(Bitmap(width: 4, height: 4))
            let compositor = Compositor()
            let list = compositor.frame(of: [face.layer], width: 4, height: 4, scale: 1)
            compositor.draw(list, replacing: nil, in: bitmap)
            let (green, blue) = (bitmap[1, 1] >> 8 & 255, bitmap[1, 1] & 255)
            XCTAssertEqual([green > 240, blue > 240], [!isLive, isLive])
            settle()
        }
    }

    func test_springsByTheirLooks() throws {
        UIView.animate(springDuration: 0.5, bounce: 0.25) { self.view.frame.origin.x = 100 }
        let spring = try XCTUnwrap(view.layer.animation(forKey: "position") as? CASpringAnimation)
        XCTAssertEqual(spring.perceptualDuration, 0.5, accuracy: 1e-12)
        XCTAssertEqual(Double(spring.bounce), 0.25, accuracy: 1e-12)
        XCTAssertEqual(spring.duration, -log(0.001) / (0.75 * 4 * .pi), accuracy: 1e-9)
        settle()
        for bounce in [-0.5, 0, 0.6] {
            let animation = CASpringAnimation(perceptualDuration: 0.4, bounce: CGFloat(bounce))
            XCTAssertEqual(Double(animation.bounce), bounce, accuracy: 1e-9)
            XCTAssertEqual(animation.perceptualDuration, 0.4, accuracy: 1e-9)
        }
    }

    func test_delaysCountInTheTimeOfAHeldLayer() {
        root.layer.speed = 0.5
        UIView.animate(
            withDuration: 1, delay: 1, options: .curveLinear, animations: { self.view.frame.origin.x = 100 })
        XCTAssertEqual(Double(view.layer.presentationState(at: 2).frame.minX), 0, accuracy: 1e-9)
        XCTAssertEqual(Double(view.layer.presentationState(at: 3).frame.minX), 50, accuracy: 1e-9)
        settle()
        XCTAssertEqual(CACurrentMediaTime(), 4, accuracy: 0.02)
    }
}
