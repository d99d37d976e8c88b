import Foundation
import XCTest

@_spi(Testing) @testable import UIKit

/// What a finger says where nothing feels its force, and effects of a tilt that no display makes.
@preconcurrency @MainActor final class TouchForceTests: EventTestCase {
    private final class Pad: UIView {
        var touch: UITouch?
        var predicted: [UITouch]?
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            touch = touches.first
            predicted = touch.flatMap { event?.predictedTouches(for: $0) }
        }
    }

    func testAFingerHasNoForceAndStandsUpright() throws {
        let pad = Pad(frame: CGRect(x: 10, y: 100, width: 100, height: 100))
        root.addSubview(pad)
        down(30, 120)
        let touch = try XCTUnwrap(pad.touch)
        XCTAssertEqual([touch.force, touch.maximumPossibleForce, touch.azimuthAngle(in: pad)], [0, 0, 0])
        XCTAssertEqual(touch.altitudeAngle, .pi / 2)
        XCTAssertEqual(touch.azimuthUnitVector(in: pad), CGVector(dx: 1, dy: 0))
        XCTAssertEqual(touch.preciseLocation(in: pad), CGPoint(x: 20, y: 20))
        XCTAssertEqual(touch.estimatedProperties, [])
        XCTAssertNil(touch.estimationUpdateIndex)
        XCTAssertEqual(pad.predicted, [])
        up(30, 120)
    }

    func testEffectsOfATiltAreKept() {
        let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
        effect.minimumRelativeValue = -10
        effect.maximumRelativeValue = 30
        let group = UIMotionEffectGroup()
        group.motionEffects = [effect]
        root.addMotionEffect(group)
        XCTAssertEqual(root.motionEffects, [group])
        let values = group.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: 0.5, vertical: 0))
        XCTAssertEqual(values as? [String: CGFloat], ["center.x": 20])
        root.removeMotionEffect(group)
        XCTAssertEqual(root.motionEffects, [])
    }

    func testTheScreenHasCoordinates() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        let other = UIWindow(frame: CGRect(x: 100, y: 200, width: 200, height: 200))
        other.addSubview(view)
        let space = UIScreen.main.coordinateSpace
        XCTAssertEqual(space.bounds, UIScreen.main.bounds)
        other.isHidden = false
        XCTAssertEqual(view.convert(.zero, to: space), CGPoint(x: 110, y: 220))
        XCTAssertEqual(space.convert(CGPoint(x: 110, y: 220), to: view), .zero)
        XCTAssertEqual(UIScreen.main.snapshotView(afterScreenUpdates: true).bounds, UIScreen.main.bounds)
        other.isHidden = true
    }

    func testAButtonIsAsWideAsItsWidestTitle() {
        let item = UIBarButtonItem(title: "On", style: .plain, target: nil, action: nil)
        let narrow = item.button.sizeThatFits(.zero).width
        item.possibleTitles = ["On", "Off and out"]
        let wide = item.button.sizeThatFits(.zero).width
        item.title = "Off and out"
        item.button.update()
        XCTAssertEqual(item.button.sizeThatFits(.zero).width, wide)
        XCTAssertLessThan(narrow, wide)
    }

    func testASwitchIsNoCheckbox() {
        let control = UISwitch()
        control.preferredStyle = .sliding
        XCTAssertEqual(exceptions, [])
        control.preferredStyle = .checkbox
        XCTAssertEqual(exceptions.count, 1)
        XCTAssertEqual(control.preferredStyle, .sliding)
        XCTAssertEqual(control.style, .sliding)
    }
}
