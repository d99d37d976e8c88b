import Foundation
import XCTest

@_spi(Framework) import UIKit
@testable import SceneKit

private final class Lamp: SCNNode {
    override init() {
        super.init()
        addChildNode(SCNNode())
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

@preconcurrency @MainActor final class NodeTests: SceneTestCase, @unchecked Sendable {
    func testPlacesFollowTheTree() {
        let (outer, inner) = (SCNNode(), SCNNode())
        scene.rootNode.addChildNode(outer)
        outer.addChildNode(inner)
        outer.position = SCNVector3(1, 2, 3)
        outer.eulerAngles.y = .pi / 2
        inner.position = SCNVector3(0, 0, 1)
        expect(inner.worldPosition, 2, 2, 3)
        expect(inner.convertPosition(SCNVector3Zero, to: nil), 2, 2, 3)
        expect(outer.convertPosition(SCNVector3(2, 2, 3), from: nil), 0, 0, 1)
        inner.worldPosition = SCNVector3(1, 2, 3)
        expect(inner.position, 0, 0, 0)
    }

    func testATurnReadsTheSameInEveryWay() {
        let node = SCNNode()
        node.eulerAngles = SCNVector3(0.3, 0.4, 0.5)
        let other = SCNNode()
        other.orientation = node.orientation
        expect(other.eulerAngles, 0.3, 0.4, 0.5)
        other.transform = node.transform
        expect(other.eulerAngles, 0.3, 0.4, 0.5)
        node.rotation = SCNVector4(0, 1, 0, Float.pi * 3)
        XCTAssertEqual(node.rotation.w, .pi * 3)
    }

    func testAPivotIsWhatANodeIsPlacedBy() {
        let node = add(SCNBox(width: 2, height: 2, length: 2, chamferRadius: 0))
        node.pivot = SCNMatrix4MakeTranslation(0, -1, 0)
        expect(node.convertPosition(SCNVector3(0, -1, 0), to: nil), 0, 0, 0)
        expect(node.boundingBox.min, -1, -1, -1)
    }

    func testMatricesDoTheFirstThingFirst() {
        let matrix = SCNMatrix4Mult(SCNMatrix4MakeTranslation(1, 0, 0), SCNMatrix4MakeScale(2, 2, 2))
        XCTAssertEqual(matrix.m41, 2)
        XCTAssertTrue(SCNMatrix4IsIdentity(SCNMatrix4Mult(matrix, SCNMatrix4Invert(matrix))))
        expect(NSValue(scnVector3: SCNVector3(1, 2, 3)).scnVector3Value, 1, 2, 3)
    }

    func testNodesAreFoundByName() {
        let (one, two) = (SCNNode(), SCNNode())
        two.name = "two"
        scene.rootNode.addChildNode(one)
        one.addChildNode(two)
        XCTAssertNil(scene.rootNode.childNode(withName: "two", recursively: false))
        XCTAssertTrue(scene.rootNode.childNode(withName: "two", recursively: true) === two)
        let copy = one.clone()
        XCTAssertEqual(copy.childNodes.first?.name, "two")
        two.addChildNode(one)
        XCTAssertTrue(one.parent === scene.rootNode)
    }

    func testACopyIsOfTheNodesOwnClass() throws {
        let lamp = Lamp()
        lamp.position.x = 3
        let outer = SCNNode()
        outer.addChildNode(lamp)
        let clone = try XCTUnwrap(outer.clone().childNodes.first as? Lamp)
        XCTAssertEqual(clone.position.x, 3)
        XCTAssertEqual(clone.childNodes.count, 1)
        let copy = try XCTUnwrap(lamp.copy() as? Lamp)
        XCTAssertEqual(copy.position.x, 3)
        XCTAssertTrue(copy.childNodes.isEmpty)
    }

    func testASceneWithoutAFileIsNil() throws {
        let name = "Scene-\(UUID().uuidString)"
        XCTAssertNil(SCNScene(named: name + ".scn"))
        XCTAssertNil(SCNScene(named: ""))
        let file = URL(fileURLWithPath: Bundle.main.bundlePath).appendingPathComponent(name + ".scn")
        try Data([1]).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        XCTAssertEqual(SCNScene(named: name + ".scn")?.rootNode.childNodes.count, 0)
        XCTAssertNotNil(SCNScene(named: name))
    }

    func testLookingAtAPoint() {
        camera.look(at: SCNVector3(5, 0, 5))
        expect(camera.worldFront, 1, 0, 0)
        let node = SCNNode()
        scene.rootNode.addChildNode(node)
        node.constraints = [SCNLookAtConstraint(target: camera)]
        node.runAction(.wait(duration: 1))
        frames(2)
        expect(node.worldFront, 0, 0, 1)
    }

    func testPointsOfTheViewAndTheScene() {
        let seen = view.projectPoint(SCNVector3Zero)
        XCTAssertEqual(seen.x, 100, accuracy: 0.01)
        XCTAssertEqual(seen.y, 100, accuracy: 0.01)
        expect(view.unprojectPoint(SCNVector3(100, 100, seen.z)), 0, 0, 0, within: 0.01)
        let box = add(SCNBox(width: 1, height: 1, length: 1, chamferRadius: 0))
        let hits = view.hitTest(CGPoint(x: 100, y: 100), options: nil)
        XCTAssertEqual(hits.count, 1)
        XCTAssertTrue(hits.first?.node === box)
        expect(hits[0].worldCoordinates, 0, 0, 0.5)
        expect(hits[0].localNormal, 0, 0, 1)
        XCTAssertTrue(view.hitTest(CGPoint(x: 10, y: 10), options: nil).isEmpty)
    }
}
