import Foundation
import UIKitTesting
import XCTest

@_spi(Framework) import UIKit
@testable import SceneKit

/// A test with a screen on which a view of 200 by 200 points shows a scene.
@preconcurrency @MainActor class SceneTestCase: XCTestCase, @unchecked Sendable {
    nonisolated(unsafe) var screen: TestScreen!
    nonisolated(unsafe) var view: SCNView!
    nonisolated(unsafe) var scene: SCNScene!
    nonisolated(unsafe) var camera: SCNNode!

    override class func setUp() {
        super.setUp()
        MainActor.assumeIsolated { __introduce(__SceneKit.self) }
    }

    override func setUp() {
        super.setUp()
        let test = self
        MainActor.assumeIsolated {
            test.screen = TestScreen()
            let controller = UIViewController()
            test.view = SCNView(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
            test.view.backgroundColor = .black
            controller.view.addSubview(test.view)
            test.screen.show(controller)
            test.scene = SCNScene()
            test.camera = SCNNode()
            test.camera.camera = SCNCamera()
            test.camera.position = SCNVector3(0, 0, 5)
            test.scene.rootNode.addChildNode(test.camera)
            test.view.scene = test.scene
        }
    }

    override func tearDown() {
        let test = self
        MainActor.assumeIsolated { test.view.scene = nil }
        super.tearDown()
    }

    /// Lets a number of frames pass.
    func frames(_ count: Int) { screen.advance(by: Double(count) / 60) }

    /// Adds a body of one colour.
    @discardableResult func add(_ geometry: SCNGeometry, _ color: UIColor = .red) -> SCNNode {
        let node = SCNNode(geometry: geometry)
        geometry.firstMaterial?.diffuse.contents = color
        scene.rootNode.addChildNode(node)
        return node
    }

    /// The red, green and blue of the picture at a point of the view.
    func color(_ x: Int, _ y: Int) -> [Int] {
        guard let image = view.snapshot().cgImage, let data = image.dataProvider?.data as Data? else { return [] }
        let start = y * image.height / 200 * image.bytesPerRow + x * image.width / 200 * 4
        return [2, 1, 0].map { Int(data[start + $0]) }
    }

    func expect(
        _ vector: SCNVector3, _ x: Float, _ y: Float, _ z: Float, within accuracy: Float = 0.001,
        file: StaticString = #filePath, line: UInt = #line
    ) {
        XCTAssertEqual(vector.x, x, accuracy: accuracy, file: file, line: line)
        XCTAssertEqual(vector.y, y, accuracy: accuracy, file: file, line: line)
        XCTAssertEqual(vector.z, z, accuracy: accuracy, file: file, line: line)
    }
}
