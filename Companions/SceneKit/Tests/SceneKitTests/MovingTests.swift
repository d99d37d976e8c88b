import Foundation
import XCTest

@_spi(Framework) import UIKit
@testable import SceneKit

@preconcurrency @MainActor final class MovingTests: SceneTestCase, @unchecked Sendable {
    func testActionsRunInTheirOrder() {
        let node = add(SCNSphere(radius: 0.1))
        var events: [String] = []
        frames(1)
        node.runAction(
            .sequence([
                .moveBy(x: 6, y: 0, z: 0, duration: 0.1), .run { _ in events.append("there") },
                .group([.fadeOut(duration: 0.1), .scale(to: 2, duration: 0.1)]),
            ])
        ) { events.append("over") }
        frames(4)
        XCTAssertEqual(node.position.x, 3, accuracy: 1.01)
        frames(4)
        XCTAssertEqual(events, ["there"])
        frames(8)
        XCTAssertEqual(events, ["there", "over"])
        XCTAssertEqual(node.opacity, 0)
        XCTAssertEqual(node.scale.y, 2)
        XCTAssertFalse(node.hasActions)
    }

    func testARepeatedTurnGoesOnUntilItIsRemoved() {
        let node = add(SCNSphere(radius: 0.1))
        node.runAction(.repeatForever(.rotateBy(x: 0, y: .pi, z: 0, duration: 0.5)), forKey: "turn")
        frames(61)
        XCTAssertEqual(abs(node.orientation.w), 1, accuracy: 0.01)
        node.removeAction(forKey: "turn")
        XCTAssertFalse(node.hasActions)
    }

    func testATransactionTakesItsTime() {
        let node = add(SCNSphere(radius: 0.1))
        SCNTransaction.begin()
        SCNTransaction.animationDuration = 0.2
        node.position.x = 4
        SCNTransaction.commit()
        XCTAssertEqual(node.position.x, 4)
        frames(7)
        XCTAssertEqual(node.presentation.position.x, 2, accuracy: 0.35)
        frames(7)
        XCTAssertEqual(node.presentation.position.x, 4)
    }

    func testAnAnimationOfAKeyPath() {
        let node = add(SCNSphere(radius: 0.1))
        let animation = CABasicAnimation(keyPath: "position.y")
        animation.toValue = 2
        animation.duration = 0.1
        animation.repeatCount = .infinity
        animation.autoreverses = true
        node.addAnimation(animation, forKey: "up")
        frames(7)
        XCTAssertEqual(node.position.y, 2, accuracy: 0.35)
        node.removeAnimation(forKey: "up")
        XCTAssertEqual(node.position.y, 0)
    }

    func testADelegateIsToldOfEachStep() {
        let delegate = Recorder()
        view.delegate = delegate
        view.isPlaying = true
        frames(1)
        XCTAssertEqual(
            delegate.events.suffix(6), ["update", "animations", "physics", "constraints", "will", "did"])
        view.isPlaying = false
        frames(1)
        delegate.events = []
        frames(3)
        XCTAssertEqual(delegate.events, [])
    }

    private final class Recorder: NSObject, SCNSceneRendererDelegate {
        var events: [String] = []
        func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval) { events.append("update") }
        func renderer(_ renderer: any SCNSceneRenderer, didApplyAnimationsAtTime time: TimeInterval) {
            events.append("animations")
        }
        func renderer(_ renderer: any SCNSceneRenderer, didSimulatePhysicsAtTime time: TimeInterval) {
            events.append("physics")
        }
        func renderer(_ renderer: any SCNSceneRenderer, didApplyConstraintsAtTime time: TimeInterval) {
            events.append("constraints")
        }
        func renderer(
            _ renderer: any SCNSceneRenderer, willRenderScene scene: SCNScene, atTime time: TimeInterval
        ) { events.append("will") }
        func renderer(
            _ renderer: any SCNSceneRenderer, didRenderScene scene: SCNScene, atTime time: TimeInterval
        ) { events.append("did") }
    }
}
