import CoreGraphics
import Foundation
import XCTest

@testable import SpriteKit

@preconcurrency @MainActor final class NodeTests: GameTestCase, @unchecked Sendable {
    private func tree(_ text: String) -> SKNode {
        // "a(b c(d)) e"
        let root = SKNode()
        var stack = [root]
        var last = root
        for part in text.replacing("(", with: " ( ").replacing(")", with: " ) ").split(separator: " ") {
            switch part {
            case "(": stack.append(last)
            case ")": stack.removeLast()
            default:
                last = SKNode()
                last.name = String(part)
                stack[stack.count - 1].addChild(last)
            }
        }
        return root
    }

    func testACopyOfAnEmitterHasAllOfIt() throws {
        let emitter = SKEmitterNode()
        (emitter.particleBirthRate, emitter.particleColorAlphaSpeed) = (7, -1)
        (emitter.particleRenderOrder, emitter.particleZPositionRange) = (.oldestFirst, 3)
        (emitter.fieldBitMask, emitter.particleAction) = (5, .removeFromParent())
        let copy = try XCTUnwrap(emitter.copy() as? SKEmitterNode)
        XCTAssertEqual(
            [copy.particleBirthRate, copy.particleColorAlphaSpeed, copy.particleZPositionRange], [7, -1, 3])
        XCTAssertEqual(copy.particleRenderOrder, .oldestFirst)
        XCTAssertEqual(copy.fieldBitMask, 5)
        XCTAssertIdentical(copy.particleAction, emitter.particleAction)
    }

    func testPatternsFindNodes() {
        let root = tree("hero(arm(hand) leg) enemy1 enemy2(arm)")
        func found(_ pattern: String, from node: SKNode? = nil) -> [String] {
            (node ?? root)[pattern].map { "\($0.parent?.name ?? "")/\($0.name ?? "")" }
        }
        XCTAssertEqual(found("hero"), ["/hero"])
        XCTAssertEqual(found("arm"), [])
        XCTAssertEqual(found("//arm"), ["hero/arm", "enemy2/arm"])
        XCTAssertEqual(found("hero/arm/hand"), ["arm/hand"])
        XCTAssertEqual(found("enemy*"), ["/enemy1", "/enemy2"])
        XCTAssertEqual(found("enemy[2-9]"), ["/enemy2"])
        XCTAssertEqual(found("*/arm"), ["hero/arm", "enemy2/arm"])
        XCTAssertEqual(found("hero//hand"), ["arm/hand"])
        let hand = root.childNode(withName: "//hand")
        XCTAssertEqual(found("../../leg", from: hand), ["hero/leg"])
        XCTAssertEqual(found("/enemy1", from: hand), ["/enemy1"])
        XCTAssertEqual(found("//*").count, 7)
        var names: [String] = []
        root.enumerateChildNodes(withName: "*") { node, stop in
            names.append(node.name ?? "")
            if node.name == "enemy1" { stop.pointee = true }
        }
        XCTAssertEqual(names, ["hero", "enemy1"])
        XCTAssertNil(root.childNode(withName: "nobody"))
    }

    func testFramesFollowScaleTurnAndAnchor() {
        let sprite = SKSpriteNode(color: .red, size: CGSize(width: 40, height: 20))
        sprite.position = CGPoint(x: 100, y: 50)
        XCTAssertEqual(sprite.frame, CGRect(x: 80, y: 40, width: 40, height: 20))
        sprite.anchorPoint = .zero
        sprite.setScale(2)
        XCTAssertEqual(sprite.frame, CGRect(x: 100, y: 50, width: 80, height: 40))
        sprite.zRotation = .pi / 2
        let frame = sprite.frame
        XCTAssertEqual(frame.minX, 60, accuracy: 0.001)
        XCTAssertEqual(frame.height, 80, accuracy: 0.001)
        let child = SKSpriteNode(color: .red, size: CGSize(width: 10, height: 10))
        child.position = CGPoint(x: 100, y: 0)
        sprite.addChild(child)
        XCTAssertEqual(sprite.calculateAccumulatedFrame().maxY, 50 + 210, accuracy: 0.001)
        expect(child.convert(.zero, to: sprite), 100, 0)
        let root = SKNode()
        root.addChild(sprite)
        expect(root.convert(.zero, from: child), 100, 250)
        child.move(toParent: root)
        expect(child.position, 100, 250)
        XCTAssertEqual(child.zRotation, .pi / 2, accuracy: 0.001)
        XCTAssertEqual(child.xScale, 2, accuracy: 0.001)
    }

    func testNodesAtAPoint() {
        let low = SKSpriteNode(color: .red, size: CGSize(width: 100, height: 100))
        low.name = "low"
        let high = SKSpriteNode(color: .red, size: CGSize(width: 50, height: 50))
        (high.name, high.zPosition) = ("high", 5)
        let later = SKSpriteNode(color: .red, size: CGSize(width: 20, height: 20))
        (later.name, later.zRotation) = ("later", .pi / 4)
        for node in [high, low, later] { scene.addChild(node) }
        XCTAssertEqual(scene.nodes(at: .zero).map { $0.name }, ["high", "later", "low"])
        XCTAssertEqual(scene.atPoint(CGPoint(x: 40, y: 0)).name, "low")
        // Outside of the turned square, and inside of the box around it.
        XCTAssertEqual(scene.nodes(at: CGPoint(x: 12, y: 12)).map { $0.name }, ["high", "low"])
        XCTAssertTrue(scene.atPoint(CGPoint(x: 200, y: 200)) === scene)
        high.isHidden = true
        XCTAssertEqual(scene.atPoint(.zero).name, "later")
        XCTAssertTrue(low.contains(CGPoint(x: 49, y: 0)))
        XCTAssertTrue(low.intersects(later))
    }

    func testTouchesGoToNodesThatTakeThemAndElseToTheScene() {
        begin()
        let button = TouchedNode(color: .red, size: CGSize(width: 50, height: 50))
        button.position = CGPoint(x: 100, y: 300)
        button.test = self
        button.isUserInteractionEnabled = true
        scene.addChild(button)
        screen.tap(.point(100, 100, in: view), settles: false)
        frames(6)
        expect("button began 0,0", "button ended 0,0")
        screen.tap(.point(10, 10, in: view), settles: false)
        frames(6)
        expect("began 10,390", "ended 10,390")
        button.isUserInteractionEnabled = false
        screen.tap(.point(110, 100, in: view), settles: false)
        frames(6)
        expect("began 110,300", "ended 110,300")
        // A node without an answer passes touches on, to the scene.
        let silent = SKSpriteNode(color: .red, size: CGSize(width: 50, height: 50))
        silent.position = CGPoint(x: 200, y: 200)
        silent.isUserInteractionEnabled = true
        scene.addChild(silent)
        screen.tap(.point(200, 200, in: view), settles: false)
        frames(6)
        expect("began 200,200", "ended 200,200")
        scene.isUserInteractionEnabled = false
        screen.tap(.point(10, 10, in: view), settles: false)
        frames(6)
        expect()
    }

    func testCopies() {
        let sprite = SKSpriteNode(color: .red, size: CGSize(width: 10, height: 20))
        sprite.position = CGPoint(x: 3, y: 4)
        let label = SKLabelNode(text: "Hello")
        label.fontSize = 12
        sprite.addChild(label)
        sprite.physicsBody = SKPhysicsBody(circleOfRadius: 5)
        let copy = sprite.copy() as? SKSpriteNode
        XCTAssertEqual(copy?.size, sprite.size)
        expect(copy?.position ?? .zero, 3, 4)
        XCTAssertEqual((copy?.children.first as? SKLabelNode)?.text, "Hello")
        XCTAssertFalse(copy?.physicsBody === sprite.physicsBody)
        XCTAssertEqual(copy?.physicsBody?.mass, sprite.physicsBody?.mass)
    }

    func testConstraints() {
        begin()
        let target = SKNode()
        target.position = CGPoint(x: 100, y: 100)
        let node = SKNode()
        node.position = CGPoint(x: 100, y: 0)
        node.constraints = [
            .distance(SKRange(lowerLimit: 0, upperLimit: 40), to: target),
            .orient(to: target, offset: SKRange(constantValue: 0)),
        ]
        scene.addChild(target)
        scene.addChild(node)
        frames(1)
        expect(node.position, 100, 60)
        XCTAssertEqual(node.zRotation, .pi / 2, accuracy: 0.001)
    }
}

/// A sprite that notes its touches.
final class TouchedNode: SKSpriteNode {
    weak var test: GameTestCase?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }

    private func note(_ name: String, _ touches: Set<UITouch>) {
        guard let place = touches.first?.location(in: self) else { return }
        test?.events.append("button \(name) \(Int(place.x.rounded())),\(Int(place.y.rounded()))")
    }
}
