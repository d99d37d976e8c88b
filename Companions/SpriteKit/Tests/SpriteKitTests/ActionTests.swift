import CoreGraphics
import Foundation
import XCTest

@testable import SpriteKit

@preconcurrency @MainActor final class ActionTests: GameTestCase, @unchecked Sendable {
    private func node() -> SKSpriteNode {
        begin()
        let node = SKSpriteNode(color: .red, size: CGSize(width: 10, height: 10))
        scene.addChild(node)
        return node
    }

    func testMovesAddUp() {
        let node = node()
        node.run(.moveBy(x: 60, y: 0, duration: 1))
        node.run(.moveBy(x: 60, y: 120, duration: 1))
        frames(30)
        expect(node.position, 60, 60)
        frames(30)
        expect(node.position, 120, 120)
        XCTAssertFalse(node.hasActions())
    }

    func testSequencesLoseNoTime() {
        let node = node()
        node.run(
            .sequence([
                .moveTo(x: 10, duration: 0.25), .wait(forDuration: 0.25), .moveTo(y: 10, duration: 0.5),
                .run { [self] in events.append("over") },
            ]))
        frames(15)
        expect(node.position, 10, 0)
        frames(30)
        expect(node.position, 10, 5)
        expect()
        frames(15)
        expect(node.position, 10, 10)
        expect("over")
    }

    func testGroupsEndWithTheirLongest() {
        let node = node()
        node.run(.group([.fadeOut(withDuration: 0.5), .scale(to: 3, duration: 1)])) { [self] in events.append("end") }
        frames(30)
        XCTAssertEqual(node.alpha, 0, accuracy: 0.001)
        XCTAssertEqual(node.xScale, 2, accuracy: 0.001)
        expect()
        frames(30)
        XCTAssertEqual(node.yScale, 3, accuracy: 0.001)
        expect("end")
    }

    func testRepeating() {
        let node = node()
        node.run(.repeat(.sequence([.moveBy(x: 6, y: 0, duration: 0.1), .moveBy(x: 0, y: 1, duration: 0)]), count: 3))
        frames(12)
        expect(node.position, 12, 2)
        frames(12)
        expect(node.position, 18, 3)
        node.run(.repeatForever(.rotate(byAngle: 1, duration: 0.5)), withKey: "turn")
        frames(60)
        XCTAssertEqual(node.zRotation, 2, accuracy: 0.001)
        XCTAssertNotNil(node.action(forKey: "turn"))
        node.removeAction(forKey: "turn")
        frames(60)
        XCTAssertEqual(node.zRotation, 2, accuracy: 0.001)
    }

    func testAnActionWithoutEndOrTimeRunsOnceAFrame() {
        let node = node()
        node.run(.repeatForever(.run { [self] in events.append("turn") }))
        frames(3)
        expect("turn", "turn", "turn")
    }

    func testReversed() {
        let node = node()
        let there = SKAction.sequence([.moveBy(x: 10, y: 0, duration: 0.1), .scale(by: 2, duration: 0.1), .hide()])
        node.run(.sequence([there, there.reversed()]))
        frames(12)
        XCTAssertTrue(node.xScale > 1.9)
        frames(14)
        expect(node.position, 0, 0)
        XCTAssertEqual(node.xScale, 1, accuracy: 0.001)
        XCTAssertFalse(node.isHidden)
    }

    func testTimingAndSpeed() {
        let node = node()
        let move = SKAction.moveTo(x: 100, duration: 1)
        move.timingMode = .easeIn
        node.run(move)
        frames(30)
        expect(node.position, 25, 0)
        frames(30)
        expect(node.position, 100, 0)
        let back = SKAction.moveTo(x: 0, duration: 1)
        back.timingFunction = { $0 * $0 * $0 }
        node.speed = 2
        node.run(back)
        frames(15)
        expect(node.position, 87.5, 0)
        frames(15)
        expect(node.position, 0, 0)
        back.speed = 2
        node.position.x = 50
        node.run(back)
        frames(15)
        expect(node.position, 0, 0)
    }

    func testFollowingAPath() {
        let node = node()
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 60, y: 0))
        path.addLine(to: CGPoint(x: 60, y: 60))
        node.position = CGPoint(x: 5, y: 5)
        node.run(.follow(path, duration: 2))
        frames(30)
        expect(node.position, 35, 5)
        XCTAssertEqual(node.zRotation, 0, accuracy: 0.001)
        frames(60)
        expect(node.position, 65, 35)
        XCTAssertEqual(node.zRotation, .pi / 2, accuracy: 0.001)
        node.run(.follow(path, asOffset: false, orientToPath: false, speed: 120))
        frames(61)
        expect(node.position, 60, 60)
    }

    func testPicturesAndSizes() {
        let node = node()
        let textures = (1...3).map {
            SKTexture(noiseWithSmoothness: 0, size: CGSize(width: $0, height: $0), grayscale: true)
        }
        node.run(.animate(with: textures, timePerFrame: 0.1, resize: true, restore: true))
        frames(7)
        XCTAssertTrue(node.texture === textures[1])
        XCTAssertEqual(node.size.width, 2)
        frames(12)
        XCTAssertNil(node.texture)
        XCTAssertEqual(node.size.width, 10)
        node.run(
            .group([
                .resize(byWidth: 10, height: -5, duration: 0.5),
                .colorize(with: .blue, colorBlendFactor: 1, duration: 0.5),
            ]))
        frames(30)
        XCTAssertEqual(node.size.width, 20, accuracy: 0.001)
        XCTAssertEqual(node.size.height, 5, accuracy: 0.001)
        XCTAssertEqual(node.colorBlendFactor, 1, accuracy: 0.001)
    }

    func testTurningTheShorterWay() {
        let node = node()
        node.zRotation = 3
        node.run(.rotate(toAngle: -3, duration: 0.5, shortestUnitArc: true))
        frames(30)
        XCTAssertEqual(node.zRotation, 2 * .pi - 3, accuracy: 0.001)
    }

    func testActionsOfChildrenAndOfNodesThatLeave() {
        let node = node()
        let child = SKNode()
        child.name = "child"
        node.addChild(child)
        node.run(.run(.moveTo(x: 7, duration: 0), onChildWithName: "child"))
        frames(2)
        expect(child.position, 7, 0)
        child.run(.sequence([.removeFromParent(), .run { [self] in events.append("gone") }]))
        frames(1)
        XCTAssertNil(child.parent)
        expect("gone")
        node.isPaused = true
        node.run(.moveTo(x: 50, duration: 0))
        frames(1)
        expect(node.position, 0, 0)
    }
}
