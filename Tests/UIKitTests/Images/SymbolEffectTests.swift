import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// Effects of the symbols that image views show.
@preconcurrency @MainActor final class SymbolEffectTests: ScreenTestCase {
    private func make(_ image: UIImage? = UIImage(systemName: "heart.fill")) -> UIImageView {
        let controller = UIViewController()
        let view = UIImageView(image: image)
        view.frame = CGRect(x: 100, y: 100, width: 50, height: 50)
        controller.view.addSubview(view)
        TestScreen().show(controller)
        return view
    }

    private func scale(_ view: UIImageView) -> CGFloat { view.layer.presentation()?.transform.m11 ?? 0 }
    private func wait(_ seconds: Double) { TestEnvironment.advance(by: seconds) }

    func testABounceIsShownOnce() {
        let view = make()
        var ends: [Bool] = []
        view.addSymbolEffect(.bounce) { ends.append($0.isFinished) }
        wait(0.15)
        XCTAssertGreaterThan(scale(view), 1.1)
        XCTAssertEqual(ends, [])
        wait(0.5)
        XCTAssertEqual(scale(view), 1, accuracy: 1e-6)
        XCTAssertEqual(ends, [true])
    }

    func testABounceDownShrinks() {
        let view = make()
        view.addSymbolEffect(.bounce.down)
        wait(0.15)
        XCTAssertLessThan(scale(view), 0.9)
    }

    func testAPulseGoesOnUntilItIsTakenAway() {
        let view = make()
        var ends: [Bool] = []
        view.addSymbolEffect(.pulse) { ends.append($0.isFinished) }
        wait(7.7)
        XCTAssertLessThan(view.layer.presentation()?.opacity ?? 1, 0.6)
        view.removeSymbolEffect(ofType: .pulse)
        wait(0.1)
        XCTAssertEqual(view.layer.presentation()?.opacity, 1)
        XCTAssertEqual(ends, [false])
    }

    func testOptionsSayHowOftenAndHowFast() {
        let view = make()
        var ends = 0
        view.addSymbolEffect(.pulse, options: .repeat(2).speed(2)) { _ in ends += 1 }
        wait(1.3)
        XCTAssertEqual(ends, 0)
        wait(0.2)
        XCTAssertEqual(ends, 1)
    }

    func testAScaleAndADisappearanceStayUntilTheyAreTakenAway() {
        let view = make()
        view.addSymbolEffect(.scale.up)
        view.addSymbolEffect(.disappear)
        wait(2)
        XCTAssertEqual(view.layer.presentation()?.opacity ?? 1, 0, accuracy: 1e-6)
        view.removeAllSymbolEffects()
        wait(0.1)
        XCTAssertEqual(view.layer.presentation()?.opacity, 1)
        XCTAssertEqual(scale(view), 1, accuracy: 1e-6)
    }

    func testAnotherSymbolTakesThePlace() {
        let view = make()
        let star = UIImage(systemName: "star.fill")!
        var ends: [Bool] = []
        view.setSymbolImage(star, contentTransition: .replace) { ends.append($0.isFinished) }
        XCTAssertIdentical(view.image, star)
        XCTAssertEqual(view.superview?.subviews.count, 2)
        wait(0.5)
        XCTAssertEqual(ends, [true])
        XCTAssertEqual(view.superview?.subviews.count, 1)
    }

    func testPicturesThatAreNoSymbolsStay() {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { _ in }
        let view = make(picture)
        var ends: [Bool] = []
        view.addSymbolEffect(.bounce) { ends.append($0.isFinished) }
        XCTAssertEqual(ends, [false])
        XCTAssertNil(view.layer.animationKeys())
    }
}
