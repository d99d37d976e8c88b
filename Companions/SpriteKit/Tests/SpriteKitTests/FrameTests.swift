import Foundation
import XCTest

@testable import SpriteKit

@preconcurrency @MainActor final class FrameTests: GameTestCase, @unchecked Sendable {
    func testAFrameHasItsDocumentedOrder() {
        begin()
        scene.notesFrames = true
        scene.run(.repeatForever(.customAction(withDuration: 1) { [self] _, _ in events.append("action") }))
        let node = SKNode()
        node.constraints = [SKConstraint.positionX(SKRange(upperLimit: 5))]
        scene.addChild(node)
        node.position.x = 20
        frames(1)
        expect(
            "update", "action", "didEvaluateActions", "didSimulatePhysics", "didApplyConstraints", "didFinishUpdate")
        expect(node.position, 5, 0)
    }

    func testScenesAreToldWhenTheyComeAndGo() {
        view.presentScene(scene)
        XCTAssertTrue(scene.view === view)
        expect("didMove")
        scene.size = CGSize(width: 10, height: 10)
        expect("didChangeSize 300.0")
        view.presentScene(nil)
        expect("willMove")
        XCTAssertNil(scene.view)
    }

    func testAPausedSceneAndAPausedViewStandStill() {
        begin()
        let node = SKNode()
        scene.addChild(node)
        node.run(.moveBy(x: 60, y: 0, duration: 1))
        frames(6)
        expect(node.position, 6, 0)
        scene.isPaused = true
        frames(6)
        expect(node.position, 6, 0)
        scene.isPaused = false
        frames(6)
        expect(node.position, 12, 0)
        view.isPaused = true
        frames(6)
        expect(node.position, 12, 0)
    }

    func testFewerFramesASecond() {
        begin()
        scene.notesFrames = true
        view.preferredFramesPerSecond = 30
        frames(8)
        XCTAssertEqual(events.filter { $0 == "update" }.count, 4)
    }

    func testATransitionTakesItsTime() {
        begin()
        let next = RecordingScene(size: scene.size)
        next.test = self
        view.presentScene(next, transition: .push(with: .left, duration: 0.5))
        expect("didMove")
        XCTAssertTrue(view.scene === next)
        frames(29)
        expect()
        XCTAssertTrue(scene.view === view)
        frames(2)
        expect("willMove")
        XCTAssertNil(scene.view)
    }

    func testScaleModesPlaceTheSceneInItsView() {
        scene.size = CGSize(width: 100, height: 100)
        view.presentScene(scene)
        func corner(_ mode: SKSceneScaleMode) -> CGPoint {
            scene.scaleMode = mode
            return view.convert(CGPoint(x: 100, y: 100), from: scene)
        }
        expect(corner(.fill), 300, 0)
        expect(corner(.aspectFill), 350, 0)
        expect(corner(.aspectFit), 300, 50)
        scene.scaleMode = .aspectFit
        expect(view.convert(CGPoint(x: 150, y: 350), to: scene), 50, 0)
        scene.anchorPoint = CGPoint(x: 0.5, y: 0.5)
        expect(view.convert(CGPoint(x: 150, y: 200), to: scene), 0, 0)
        let camera = SKCameraNode()
        scene.addChild(camera)
        camera.position = CGPoint(x: 30, y: 10)
        camera.setScale(2)
        scene.camera = camera
        expect(view.convert(CGPoint(x: 150, y: 200), to: scene), 30, 10)
        expect(view.convert(CGPoint(x: 300, y: 200), to: scene), 130, 10)
        scene.camera = nil
        scene.scaleMode = .resizeFill
        view.presentScene(nil)
        view.presentScene(scene)
        XCTAssertEqual(scene.size, CGSize(width: 300, height: 400))
        view.frame.size.width = 200
        XCTAssertEqual(scene.size.width, 200)
    }
}
