import CoreGraphics
import Foundation
import XCTest

@testable import SpriteKit

@preconcurrency @MainActor final class PhysicsTests: GameTestCase, @unchecked Sendable {
    private func box(_ size: CGFloat, at x: CGFloat, _ y: CGFloat, name: String = "box") -> SKSpriteNode {
        let node = SKSpriteNode(color: .red, size: CGSize(width: size, height: size))
        node.position = CGPoint(x: x, y: y)
        node.name = name
        node.physicsBody = SKPhysicsBody(rectangleOf: node.size)
        scene.addChild(node)
        return node
    }

    /// Notes the contacts of the scene.
    private func listen() -> ContactNotes {
        let notes = ContactNotes()
        notes.test = self
        scene.physicsWorld.contactDelegate = notes
        return notes
    }

    func testASquareOf150PointsWeighsAKilogramme() {
        XCTAssertEqual(SKPhysicsBody(rectangleOf: CGSize(width: 150, height: 150)).mass, 1, accuracy: 0.0001)
        let body = SKPhysicsBody(rectangleOf: CGSize(width: 100, height: 100))
        XCTAssertEqual(body.mass, 0.4444, accuracy: 0.0001)
        body.mass = 2
        XCTAssertEqual(body.density, 4.5, accuracy: 0.0001)
    }

    func testGravityPullsBy150PointsAMetre() {
        begin()
        let node = box(10, at: 150, 390)
        node.physicsBody?.linearDamping = 0
        scene.physicsWorld.gravity = CGVector(dx: 0, dy: -2)
        frames(30)
        XCTAssertEqual(node.physicsBody?.velocity.dy ?? 0, -150, accuracy: 0.5)
        // Half of 300 points a second a second for half a second, and a step's share more.
        XCTAssertEqual(node.position.y, 390 - 37.5 - 1.25, accuracy: 0.1)
    }

    func testAForceOf150TimesTheWeightHoldsABody() {
        begin()
        let node = box(150, at: 150, 200)
        node.run(.repeatForever(.run { node.physicsBody?.applyForce(CGVector(dx: 0, dy: 9.8 * 150)) }))
        frames(60)
        expect(node.position, 150, 200, within: 0.01)
    }

    func testAnImpulseGivesAVelocityInPoints() {
        begin()
        scene.physicsWorld.gravity = .zero
        let node = box(150, at: 150, 200)
        node.physicsBody?.linearDamping = 0
        node.physicsBody?.applyImpulse(CGVector(dx: 60, dy: 0))
        XCTAssertEqual(node.physicsBody?.velocity.dx ?? 0, 60, accuracy: 0.001)
        frames(60)
        expect(node.position, 210, 200, within: 0.01)
        node.physicsBody?.applyAngularImpulse(0.1)
        XCTAssertGreaterThan(node.physicsBody?.angularVelocity ?? 0, 0)
    }

    func testBodiesFallOntoEdgesAndRest() {
        begin()
        scene.physicsBody = SKPhysicsBody(edgeLoopFrom: scene.frame)
        let node = box(40, at: 150, 100)
        frames(240)
        XCTAssertEqual(node.position.y, 20, accuracy: 1.5)
        XCTAssertTrue(node.physicsBody?.isResting ?? false)
        XCTAssertEqual(node.physicsBody?.allContactedBodies().count, 1)
        node.physicsBody?.applyImpulse(CGVector(dx: 0, dy: 20))
        frames(2)
        XCTAssertFalse(node.physicsBody?.isResting ?? true)
    }

    func testMasksSayWhoHitsAndWhoIsTold() {
        begin()
        let notes = listen()
        defer { withExtendedLifetime(notes) {} }
        let floor = box(100, at: 150, 50, name: "floor")
        floor.physicsBody?.isDynamic = false
        floor.physicsBody?.categoryBitMask = 2
        let told = box(20, at: 130, 150, name: "told")
        for node in [floor, told] { node.physicsBody?.restitution = 0 }
        told.physicsBody?.categoryBitMask = 4
        told.physicsBody?.contactTestBitMask = 2
        let ghost = box(20, at: 170, 150, name: "ghost")
        ghost.physicsBody?.categoryBitMask = 8
        ghost.physicsBody?.collisionBitMask = 0
        floor.physicsBody?.collisionBitMask = 4
        frames(120)
        XCTAssertEqual(told.position.y, 110, accuracy: 1.5)
        XCTAssertLessThan(ghost.position.y, 0)
        expect("begin floor told")
        told.removeFromParent()
        frames(2)
        expect()
        // One that hits nobody is told all the same.
        ghost.physicsBody?.contactTestBitMask = 2
        ghost.physicsBody?.velocity = .zero
        ghost.position = CGPoint(x: 150, y: 130)
        frames(60)
        expect("begin floor ghost", "end floor ghost")
    }

    func testNodesThatTheAppMovesTakeTheirBodiesAlong() {
        begin()
        let wall = box(40, at: 0, 200, name: "wall")
        wall.physicsBody?.isDynamic = false
        let notes = listen()
        defer { withExtendedLifetime(notes) {} }
        let still = box(20, at: 100, 200, name: "still")
        still.physicsBody?.affectedByGravity = false
        still.physicsBody?.contactTestBitMask = .max
        wall.run(.moveTo(x: 80, duration: 0.5))
        frames(30)
        expect("begin still wall")
        XCTAssertGreaterThan(still.position.x, 100)
        wall.setScale(2)
        frames(2)
        XCTAssertTrue(scene.physicsWorld.body(at: CGPoint(x: 42, y: 200)) === wall.physicsBody)
    }

    func testChildrenFallInTheirParentsSpace() {
        begin()
        let parent = SKNode()
        parent.position = CGPoint(x: 100, y: 300)
        parent.zRotation = .pi / 2
        scene.addChild(parent)
        let node = SKNode()
        node.physicsBody = SKPhysicsBody(circleOfRadius: 10)
        parent.addChild(node)
        frames(30)
        let place = scene.convert(.zero, from: node)
        XCTAssertEqual(place.x, 100, accuracy: 0.01)
        XCTAssertLessThan(place.y, 200)
        XCTAssertEqual(node.zRotation, 0, accuracy: 0.001)
    }

    func testRaysAndPlaces() {
        begin()
        let near = box(20, at: 100, 200, name: "near")
        let far = box(20, at: 200, 200, name: "far")
        for node in [near, far] { node.physicsBody?.isDynamic = false }
        let world = scene.physicsWorld
        XCTAssertTrue(
            world.body(alongRayStart: CGPoint(x: 0, y: 200), end: CGPoint(x: 300, y: 200)) === near.physicsBody)
        XCTAssertTrue(
            world.body(alongRayStart: CGPoint(x: 300, y: 200), end: CGPoint(x: 0, y: 200)) === far.physicsBody)
        var places: [(String, CGFloat, CGFloat)] = []
        world.enumerateBodies(alongRayStart: CGPoint(x: 0, y: 200), end: CGPoint(x: 300, y: 200)) {
            body, point, normal, _ in
            places.append((body.node?.name ?? "", point.x, normal.dx))
        }
        XCTAssertEqual(places.map(\.0), ["near", "far"])
        XCTAssertEqual(places[0].1, 90, accuracy: 1)
        XCTAssertEqual(places[1].1, 190, accuracy: 1)
        XCTAssertEqual(places[0].2, -1, accuracy: 0.001)
        XCTAssertTrue(world.body(at: CGPoint(x: 205, y: 195)) === far.physicsBody)
        XCTAssertNil(world.body(at: CGPoint(x: 150, y: 200)))
        XCTAssertNotNil(world.body(in: CGRect(x: 0, y: 190, width: 95, height: 20)))
    }

    func testJointsHoldBodies() {
        begin()
        let anchor = box(10, at: 150, 300)
        anchor.physicsBody?.isDynamic = false
        let weight = box(10, at: 200, 300)
        scene.physicsWorld.add(
            SKPhysicsJointLimit.joint(
                withBodyA: anchor.physicsBody!, bodyB: weight.physicsBody!, anchorA: anchor.position,
                anchorB: weight.position))
        frames(300)
        let distance = hypot(weight.position.x - 150, weight.position.y - 300)
        XCTAssertLessThan(distance, 52)
        XCTAssertEqual(weight.physicsBody?.joints.count, 1)
        scene.physicsWorld.removeAllJoints()
        frames(60)
        XCTAssertLessThan(weight.position.y, 200)
        let pinned = box(40, at: 50, 50)
        pinned.physicsBody?.pinned = true
        pinned.physicsBody?.angularVelocity = 2
        frames(30)
        expect(pinned.position, 50, 50, within: 0.1)
        XCTAssertGreaterThan(pinned.zRotation, 0.5)
    }

    func testABodyOfAPictureHasItsShape() {
        // A circle of 80 points.
        let image = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 80)).image { renderer in
            renderer.cgContext.setFillColor(UIColor.red.cgColor)
            renderer.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 80, height: 80))
        }
        let body = SKPhysicsBody(texture: SKTexture(image: image), size: CGSize(width: 80, height: 80))
        XCTAssertEqual(body.area * 150 * 150, .pi * 40 * 40, accuracy: 250)
        begin()
        let node = SKNode()
        node.physicsBody = body
        node.position = CGPoint(x: 100, y: 100)
        body.isDynamic = false
        scene.addChild(node)
        XCTAssertNotNil(scene.physicsWorld.body(at: CGPoint(x: 100, y: 136)))
        XCTAssertNil(scene.physicsWorld.body(at: CGPoint(x: 135, y: 135)))
    }

    func testFieldsPushBodies() {
        begin()
        scene.physicsWorld.gravity = .zero
        let field = SKFieldNode.radialGravityField()
        field.position = CGPoint(x: 150, y: 200)
        scene.addChild(field)
        let node = box(10, at: 250, 200)
        frames(30)
        XCTAssertLessThan(node.position.x, 245)
        field.removeFromParent()
        node.physicsBody?.velocity = .zero
        let place = node.position
        frames(10)
        expect(node.position, place.x, place.y, within: 0.01)
    }
}

/// Notes contacts for a test.
final class ContactNotes: NSObject, SKPhysicsContactDelegate {
    weak var test: GameTestCase?

    func didBegin(_ contact: SKPhysicsContact) { note("begin", contact) }
    func didEnd(_ contact: SKPhysicsContact) { note("end", contact) }

    private func note(_ name: String, _ contact: SKPhysicsContact) {
        let names = [contact.bodyA, contact.bodyB].map { $0.node?.name ?? "?" }.sorted()
        test?.events.append("\(name) \(names.joined(separator: " "))")
    }
}
