import UIKitTesting
import XCTest

@_spi(Framework) @testable import UIKit

/// What a framework beside UIKit does in frames, and keeps for a session.
@preconcurrency @MainActor final class FramePassTests: ScreenTestCase {
    /// The log of a session; nothing is written down before it is begun, so that other tests' frames are left alone.
    private final class Log: SessionState {
        static var ended: [Int] = []
        var lines: [String]?
        var need = FrameNeed.nothing
        var times: [CFTimeInterval] = []

        func add(_ line: String) { lines?.append(line) }
        func take() -> [String] {
            defer { lines = [] }
            return lines ?? []
        }
        func sessionWillEnd() { if let lines { Self.ended.append(lines.count) } }
    }

    private final class Beginning: FramePass {
        static let place = FramePlace.beginning
        var need: FrameNeed { Log.shared.need }
        func run(at time: CFTimeInterval) {
            Log.shared.add("beginning")
            Log.shared.times.append(time)
            if Log.shared.need == .frame { Log.shared.need = .nothing }
        }
    }
    private final class BeforeLayout: FramePass {
        static let place = FramePlace.beforeLayout
        func run(at time: CFTimeInterval) { Log.shared.add("before layout") }
    }
    private final class BeforeDrawing: FramePass {
        static let place = FramePlace.beforeDrawing
        func run(at time: CFTimeInterval) { Log.shared.add("before drawing") }
    }
    private final class AfterDrawing: FramePass {
        static let place = FramePlace.afterDrawing
        func run(at time: CFTimeInterval) { Log.shared.add("after drawing") }
    }
    private final class AfterCommit: FramePass {
        static let place = FramePlace.afterCommit
        func run(at time: CFTimeInterval) { Log.shared.add("after commit") }
    }

    private final class Picture: UIView {
        override func layoutSubviews() {
            super.layoutSubviews()
            Log.shared.add("layout")
        }
        override func draw(_ rect: CGRect) { Log.shared.add("draw") }
    }

    /// A state that is there from the beginning.
    private final class Listener: SessionState {
        static var made = 0
        init() { Self.made += 1 }
    }

    override func begin() {
        super.begin()
        FramePasses.add(Beginning.self)
        FramePasses.add(BeforeLayout.self)
        FramePasses.add(BeforeDrawing.self)
        FramePasses.add(AfterDrawing.self)
        FramePasses.add(AfterCommit.self)
    }

    func testPassesRunAtTheirPlacesOnce() {
        let screen = TestScreen()
        let root = screen.show(UIViewController())
        let view = Picture(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        root.view.addSubview(view)
        screen.runUntilIdle()
        FramePasses.add(BeforeLayout.self)
        Log.shared.lines = []
        view.setNeedsLayout()
        view.setNeedsDisplay()
        CATransaction.afterCommit { Log.shared.add("completion") }
        FramePipeline.shared.runFrame()
        XCTAssertEqual(
            Log.shared.take(),
            [
                "beginning", "before layout", "layout", "before drawing", "draw", "after drawing", "completion",
                "after commit",
            ])
        // A commit between two frames draws nothing.
        view.setNeedsLayout()
        FramePipeline.shared.commitWithoutDrawing()
        XCTAssertEqual(Log.shared.take(), ["before layout", "layout", "after commit"])
    }

    func testAPassAsksForOneFrame() {
        let screen = TestScreen()
        screen.show(UIViewController())
        Log.shared.lines = []
        screen.runUntilIdle()
        XCTAssertEqual(Log.shared.take(), [])
        Log.shared.need = .frame
        XCTAssertTrue(FramePipeline.shared.isNeeded)
        screen.runUntilIdle()
        XCTAssertEqual(
            Log.shared.take(), ["beginning", "before layout", "before drawing", "after drawing", "after commit"])
        XCTAssertFalse(FramePipeline.shared.isNeeded)
    }

    func testAPassAsksForTimeWithoutKeepingTheAppBusy() {
        let screen = TestScreen()
        screen.show(UIViewController())
        XCTAssertFalse(FramePipeline.shared.isMoving)
        Log.shared.need = .time
        XCTAssertTrue(FramePipeline.shared.isMoving)
        XCTAssertFalse(FramePipeline.shared.isNeeded)
        screen.runUntilIdle()
        Log.shared.times = []
        let start = screen.time
        screen.advance(by: 3 / 60)
        XCTAssertEqual(Log.shared.times.map { (($0 - start) * 60).rounded() }, [1, 2, 3])
    }

    func testAStateGoesWithItsSession() {
        Log.ended = []
        let log = Log.shared
        log.lines = ["one", "two"]
        XCTAssertTrue(Log.shared === log)
        TestEnvironment.reset()
        XCTAssertEqual(Log.ended, [2])
        XCTAssertFalse(Log.shared === log)
        XCTAssertNil(Log.shared.lines)
    }

    func testARegisteredStateIsThereFromTheBeginning() {
        SessionParts.add(Listener.self)
        let made = Listener.made
        SessionParts.add(Listener.self)
        XCTAssertEqual(Listener.made, made)
        let listener = Listener.shared
        XCTAssertEqual(Listener.made, made)
        TestEnvironment.reset()
        XCTAssertEqual(Listener.made, made + 1)
        XCTAssertFalse(Listener.shared === listener)
        XCTAssertEqual(Listener.made, made + 1)
    }
}
