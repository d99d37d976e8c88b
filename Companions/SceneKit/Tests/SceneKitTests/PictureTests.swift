import Foundation
import XCTest

@_spi(Framework) import UIKit
@testable import SceneKit

@preconcurrency @MainActor final class PictureTests: SceneTestCase, @unchecked Sendable {
    func testABodyWithoutLightHasItsColour() {
        add(SCNBox(width: 1, height: 1, length: 1, chamferRadius: 0))
        XCTAssertGreaterThan(color(100, 100)[0], 200)
        XCTAssertEqual(color(10, 10), [0, 0, 0])
    }

    func testWhatIsNearerHidesWhatIsFarther() {
        let near = add(SCNSphere(radius: 0.5), .green)
        near.position = SCNVector3(0, 0, 1)
        add(SCNPlane(width: 4, height: 4), .blue)
        XCTAssertGreaterThan(color(100, 100)[1], 200)
        XCTAssertGreaterThan(color(40, 40)[2], 200)
        near.position = SCNVector3(0, 0, -1)
        XCTAssertGreaterThan(color(100, 100)[2], 200)
        near.isHidden = true
        XCTAssertLessThan(color(100, 100)[1], 20)
    }

    func testLightComesFromItsSide() {
        add(SCNSphere(radius: 1), .white)
        let light = SCNNode()
        light.light = SCNLight()
        light.position = SCNVector3(10, 0, 5)
        scene.rootNode.addChildNode(light)
        XCTAssertGreaterThan(color(125, 100)[0], 150)
        XCTAssertLessThan(color(72, 100)[0], 60)
    }

    func testOpacityMixesWithWhatIsBehind() {
        add(SCNPlane(width: 1, height: 1), .white).opacity = 0.5
        let mixed = color(100, 100)[0]
        XCTAssertGreaterThan(mixed, 150)
        XCTAssertLessThan(mixed, 220)
    }

    func testAPictureLiesUprightOnAPlane() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 16, height: 16)).image { renderer in
            UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
            renderer.fill(CGRect(x: 0, y: 0, width: 16, height: 8))
            UIColor(red: 0, green: 0, blue: 1, alpha: 1).setFill()
            renderer.fill(CGRect(x: 0, y: 8, width: 16, height: 8))
        }
        add(SCNPlane(width: 3, height: 3)).geometry?.firstMaterial?.diffuse.contents = image
        XCTAssertEqual(color(100, 70), [255, 0, 0])
        XCTAssertEqual(color(100, 130), [0, 0, 255])
    }

    func testAScaleOfMinusOneDoesNotTurnABodyInsideOut() {
        let plane = add(SCNPlane(width: 2, height: 2), .white)
        plane.scale = SCNVector3(-1, 1, 1)
        XCTAssertEqual(color(100, 100), [255, 255, 255])
        plane.eulerAngles = SCNVector3(0, Float.pi, 0)
        XCTAssertEqual(color(100, 100), [0, 0, 0])
        plane.geometry?.firstMaterial?.isDoubleSided = true
        XCTAssertEqual(color(100, 100), [255, 255, 255])
    }

    func testAHoleInAShapeIsEmpty() {
        let path = UIBezierPath(rect: CGRect(x: -1, y: -1, width: 2, height: 2))
        path.append(UIBezierPath(rect: CGRect(x: -0.4, y: -0.4, width: 0.8, height: 0.8)))
        add(SCNShape(path: path, extrusionDepth: 0), .white)
        XCTAssertEqual(color(100, 100), [0, 0, 0])
        XCTAssertEqual(color(75, 100), [255, 255, 255])
    }

    func testAllBodiesTogether() throws {
        camera.position = SCNVector3(0, 0, 7)
        view.autoenablesDefaultLighting = true
        let bodies: [SCNGeometry] = [
            SCNBox(width: 1, height: 1, length: 1, chamferRadius: 0.1), SCNSphere(radius: 0.6), SCNPyramid(),
            SCNCylinder(), SCNCone(), SCNTube(), SCNTorus(ringRadius: 0.4, pipeRadius: 0.39),
            SCNCapsule(capRadius: 0.3, height: 1.2), SCNPlane(),
        ]
        for (index, body) in bodies.enumerated() {
            let node = add(body, [.red, .green, .blue, .orange, .purple][index % 5])
            node.position = SCNVector3(Float(index % 3) * 2 - 2, 2 - Float(index / 3) * 2, 0)
            node.eulerAngles = SCNVector3(0.5, 0.6, 0)
            XCTAssertGreaterThan(color(100 + (index % 3 - 1) * 49, 100 + (index / 3 - 1) * 49).reduce(0, +), 60)
        }
        if let path = ProcessInfo.processInfo.environment["SCENE_PICTURE"] {
            try view.snapshot().pngData()?.write(to: URL(fileURLWithPath: path))
        }
    }
}
