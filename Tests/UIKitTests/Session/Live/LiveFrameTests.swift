import DisplayProtocol
import Foundation
import QuartzCore
import XCTest

@_spi(Testing) @testable import UIKit

/// Frames on their way to a display that takes its time.
@preconcurrency @MainActor final class LiveFrameTests: EventTestCase {
    private var screen: LiveScreen!
    private var views: [UIView] = []

    override func begin() {
        super.begin()
        views = (0..<6).map { index in
            let view = UIView(frame: CGRect(x: 20 + 60 * CGFloat(index), y: 100, width: 40, height: 40))
            view.backgroundColor = .red
            root.addSubview(view)
            return view
        }
        settle()
    }

    override func end() {
        screen?.close()
        screen = nil
        views = []
        super.end()
    }

    private func open() throws {
        screen = try LiveScreen()
        root.setNeedsDisplay()
        FramePipeline.shared.runFrame()
        try screen.receive()
        try screen.consume()
    }

    /// What the screen should look like.
    private func expected() throws -> Data {
        let bitmap = try XCTUnwrap(FramePresenter.shared.renderScreen())
        var pixels = Data()
        for row in 0..<bitmap.height {
            pixels.append(Data(bytes: bitmap.baseAddress + row * bitmap.stride, count: bitmap.width * 4))
        }
        return pixels
    }

    func testThereIsNoFrameWhereNothingChanged() throws {
        try open()
        XCTAssertEqual(screen.picture?.pixels, try expected())
        for _ in 0..<5 { FramePipeline.shared.runFrame() }
        views[0].backgroundColor = .red
        FramePipeline.shared.runFrame()
        try screen.receive()
        XCTAssertEqual(screen.frames, [])
    }

    func testACommitBetweenFramesLeavesDrawingToTheNext() throws {
        try open()
        var layouts: [CGRect] = []
        final class Laid: UIView {
            var tell: ((CGRect) -> Void)?
            override func layoutSubviews() { tell?(bounds) }
        }
        let laid = Laid(frame: CGRect(x: 0, y: 0, width: 7, height: 7))
        laid.backgroundColor = .blue
        laid.tell = { layouts.append($0) }
        root.addSubview(laid)
        FramePipeline.shared.commitWithoutDrawing()
        XCTAssertEqual(layouts, [laid.bounds])
        try screen.receive()
        XCTAssertEqual(screen.frames, [])
        XCTAssertFalse(FramePipeline.shared.hasUncommittedChanges)
        XCTAssertTrue(FramePipeline.shared.isNeeded)
        FramePipeline.shared.runFrame()
        try screen.receive()
        XCTAssertEqual(screen.frames.count, 1)
        XCTAssertFalse(FramePipeline.shared.isNeeded)
        XCTAssertEqual(layouts.count, 1)
    }

    func testTheDamageIsWhatDiffers() throws {
        try open()
        views[1].backgroundColor = .blue
        FramePipeline.shared.runFrame()
        try screen.receive()
        XCTAssertEqual(screen.frames.count, 1)
        // With a pixel around it for edges that are not whole pixels.
        XCTAssertEqual(try screen.consume(), [.init(x: 239, y: 299, width: 122, height: 122)])
        XCTAssertEqual(screen.picture?.pixels, try expected())
    }

    func testNoMoreIsDrawnThanThereAreBuffersAndThenTheNewest() throws {
        try open()
        for index in 0..<6 {
            views[index].backgroundColor = .blue
            FramePipeline.shared.runFrame()
        }
        try screen.receive()
        XCTAssertEqual(screen.frames.count, 2)
        try screen.consume()
        try screen.receive()
        // All that came meanwhile is in one.
        XCTAssertEqual(screen.frames.count, 2)
        try screen.consume()
        try screen.consume()
        try screen.receive()
        XCTAssertEqual(screen.frames, [])
        XCTAssertEqual(screen.picture?.pixels, try expected())
    }

    /// Changes, frames and consumed buffers in any order: buffers in use are left alone, sequence numbers grow by one,
    /// and once the display has caught up it shows what is there.
    func testAnyOrderOfChangesAndConsumedFramesEndsWithTheNewestPicture() throws {
        try open()
        var generator = Seeded(state: 7)
        for round in 0..<300 {
            switch Int.random(in: 0..<6, using: &generator) {
            case 0...2:
                let view = views[Int.random(in: 0..<views.count, using: &generator)]
                view.frame.origin.y = CGFloat(Int.random(in: 60..<700, using: &generator))
                view.isHidden = Bool.random(using: &generator)
            case 3, 4: FramePipeline.shared.runFrame()
            default: try screen.consume()
            }
            try screen.receive()
            XCTAssertLessThanOrEqual(screen.frames.count, 2)
            XCTAssertEqual(Set(screen.frames.map(\.buffer)).count, screen.frames.count)
            guard round % 50 == 49 else { continue }
            FramePipeline.shared.runFrame()
            repeat { try screen.receive() } while try screen.consume() != nil
            XCTAssertEqual(screen.picture?.pixels == (try expected()), true, "round \(round)")
        }
        let first = try XCTUnwrap(screen.sequences.first)
        XCTAssertEqual(screen.sequences, Array(first..<first + screen.sequences.count))
        XCTAssertGreaterThan(screen.sequences.count, 20)
    }

    func testAnotherDeviceHasFramesOfItsSize() throws {
        try open()
        let device = try XCTUnwrap(ScreenConfiguration.device(named: "iPad mini (6th generation)"))
        DisplayMessage.SetScreen(device).handle()
        FramePipeline.shared.runFrame()
        try screen.receive()
        try screen.consume()
        XCTAssertEqual(screen.picture?.width, 1488)
        XCTAssertEqual(screen.picture?.height, 2266)
        XCTAssertEqual(screen.picture?.scale, 2)
        XCTAssertEqual(screen.picture?.pixels == (try expected()), true)
        XCTAssertTrue(
            screen.messages.contains(
                AppMessage(AppMessage.Turned(orientation: .portrait, size: CGSize(width: 744, height: 1133)))))
    }

    func testAddressesGoToTheDisplay() throws {
        let url = try XCTUnwrap(URL(string: "https://swift.org/a?b=c"))
        let other = try XCTUnwrap(URL(string: "unheard-of:x"))
        var opened: [Bool] = []
        UIApplication.shared.open(url) { opened.append($0) }
        VirtualTime.drainMainQueue()
        XCTAssertEqual(opened, [false])
        try open()
        XCTAssertTrue(UIApplication.shared.canOpenURL(url))
        XCTAssertFalse(UIApplication.shared.canOpenURL(other))
        UIApplication.shared.open(url) { opened.append($0) }
        UIApplication.shared.open(other) { opened.append($0) }
        UIApplication.shared.open(url, options: [.universalLinksOnly: true]) { opened.append($0) }
        XCTAssertEqual(opened, [false])
        VirtualTime.drainMainQueue()
        XCTAssertEqual(opened, [false, true, false, false])
        try screen.receive()
        XCTAssertEqual(
            screen.messages.compactMap { $0.body as? AppMessage.OpenURL },
            [AppMessage.OpenURL(url: "https://swift.org/a?b=c")])
    }

    func testWhatIsAnswered() throws {
        try open()
        DisplayMessage.SetActivity(isInBackground: true).handle()
        DisplayMessage.SetActivity(isInBackground: false).handle()
        DisplayMessage.SetClock().handle()
        try screen.receive()
        let answers = screen.messages.filter {
            $0.body is AppMessage.Activity || $0.body is AppMessage.ClockState
        }
        XCTAssertEqual(
            answers,
            [
                AppMessage(AppMessage.Activity(isInBackground: true)),
                AppMessage(AppMessage.Activity(isInBackground: false)),
                AppMessage(AppMessage.ClockState(isPaused: false, speed: 1, time: CACurrentMediaTime())),
            ])
    }
}

/// The same numbers in every run.
private struct Seeded: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29)
    }
}
