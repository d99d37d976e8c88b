import Foundation
import UIKitTesting
import XCTest

@_spi(Framework) import UIKit
@testable import SpriteKit

/// A test with a screen that a scene of 300 by 400 points fills.
@preconcurrency @MainActor class GameTestCase: XCTestCase, @unchecked Sendable {
    nonisolated(unsafe) var screen: TestScreen!
    nonisolated(unsafe) var view: SKView!
    nonisolated(unsafe) var scene: RecordingScene!
    nonisolated(unsafe) var events: [String] = []

    override class func setUp() {
        super.setUp()
        MainActor.assumeIsolated { __introduce(__SpriteKit.self) }
    }

    override func setUp() {
        super.setUp()
        let test = self
        MainActor.assumeIsolated {
            test.events = []
            test.screen = TestScreen()
            let controller = UIViewController()
            test.view = SKView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
            controller.view.addSubview(test.view)
            test.screen.show(controller)
            test.scene = RecordingScene(size: CGSize(width: 300, height: 400))
            test.scene.test = test
        }
    }

    override func tearDown() {
        let test = self
        MainActor.assumeIsolated { test.view.presentScene(nil) }
        super.tearDown()
    }

    /// Shows the scene and lets the first frame, in which no time goes by, pass.
    func begin() {
        view.presentScene(scene)
        frames(1)
        events = []
    }

    /// Lets a number of frames pass.
    func frames(_ count: Int) { screen.advance(by: Double(count) / 60) }

    func expect(_ expected: String..., file: StaticString = #filePath, line: UInt = #line) {
        XCTAssertEqual(events, expected, file: file, line: line)
        events = []
    }

    func expect(
        _ point: CGPoint, _ x: CGFloat, _ y: CGFloat, within accuracy: CGFloat = 0.001, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        XCTAssertEqual(point.x, x, accuracy: accuracy, file: file, line: line)
        XCTAssertEqual(point.y, y, accuracy: accuracy, file: file, line: line)
    }
}

/// A scene that notes what it is told.
final class RecordingScene: SKScene {
    weak var test: GameTestCase?
    var notesFrames = false

    private func note(_ event: String) { test?.events.append(event) }
    private func noteFrame(_ event: String) { if notesFrames { note(event) } }

    override func didMove(to view: SKView) { note("didMove") }
    override func willMove(from view: SKView) { note("willMove") }
    override func didChangeSize(_ oldSize: CGSize) { note("didChangeSize \(oldSize.width)") }
    override func update(_ currentTime: TimeInterval) { noteFrame("update") }
    override func didEvaluateActions() { noteFrame("didEvaluateActions") }
    override func didSimulatePhysics() { noteFrame("didSimulatePhysics") }
    override func didApplyConstraints() { noteFrame("didApplyConstraints") }
    override func didFinishUpdate() { noteFrame("didFinishUpdate") }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { noteTouch("began", touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { noteTouch("moved", touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { noteTouch("ended", touches) }

    private func noteTouch(_ name: String, _ touches: Set<UITouch>) {
        let places = touches.map { $0.location(in: self) }
        note("\(name) " + places.map { "\(Int($0.x.rounded())),\(Int($0.y.rounded()))" }.joined(separator: " "))
    }
}
