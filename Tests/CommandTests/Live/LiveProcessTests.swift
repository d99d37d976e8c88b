import DisplayProtocol
import Foundation
import XCTest

@testable import Displays

/// Apps that behave, and apps that do not, on a display that people look at.
@preconcurrency @MainActor final class LiveProcessTests: LiveAppTestCase {
    private func launch(script: String) throws {
        launch(try build(ScriptedApp.shared, named: "Scripted"), script: script)
    }

    func testFramesArriveAndOnlyWhatDiffersIsCopied() throws {
        try launch(script: "")
        try wait(for: "the first frame", until: { damage.count == 1 })
        XCTAssertEqual(phases, [.starting, .running])
        XCTAssertEqual(pixel(100, 100), [200, 20, 10, 255])
        for _ in 0..<3 { host.send(DisplayMessage.Touch(phase: .moved, point: .zero)) }
        try wait(for: "frames", until: { damage.count == 4 })
        let squares = (1...3).map { [AppMessage.PixelRectangle(x: 20 * $0, y: 20 * $0, width: 10, height: 10)] }
        XCTAssertEqual(Array(damage.dropFirst()), squares)
        for place in [20, 40, 60] {
            XCTAssertEqual(pixel(place, place), [0, 200, 0, 255])
            XCTAssertEqual(pixel(place + 9, place + 9), [0, 200, 0, 255])
            XCTAssertEqual(pixel(place + 10, place), [200, 20, 10, 255])
        }
        host.stop()
    }

    func testRectanglesThatLieOutsideAreCutOffOrLeftOut() throws {
        try launch(script: "garbles")
        try wait(for: "the first frame", until: { damage.count == 1 })
        host.send(DisplayMessage.Touch(phase: .moved, point: .zero))
        try wait(for: "the second frame", until: { damage.count == 2 })
        let width = try XCTUnwrap(host.picture?.width)
        XCTAssertEqual(
            damage[1],
            [.init(x: 20, y: 20, width: 10, height: 10)]
                + [AppMessage.PixelRectangle(x: -5, y: -5, width: .max, height: 2)]
                .compactMap { $0.clipped(width: width, height: 10) })
        XCTAssertEqual(host.phase, .running)
    }

    func testAnAppThatTriesToCutTheBuffersShortDoesNotEndTheDisplay() throws {
        try launch(script: "truncates")
        try wait(for: "the first frame", until: { damage.count == 1 })
        XCTAssertEqual(pixel(100, 100), [200, 20, 10, 255])
    }

    func testAFrameInNoBufferEndsTheApp() throws {
        try launch(script: "no such buffer")
        XCTAssertEqual(try end(), AppEnd(reason: "a frame is not valid: there is no buffer 7"))
    }

    func testAnAppThatEndsBeforeItConnects() throws {
        try launch(script: "exits early")
        XCTAssertEqual(
            try end(), AppEnd(reason: "it ended with status 3 before it reached UIApplicationMain", status: 3))
        XCTAssertEqual(phases.count, 2)
    }

    func testAnAppThatNeverConnects() throws {
        setenv("SCRIPT", "never connects", 1)
        let app = try build(ScriptedApp.shared, named: "Scripted")
        var ended: AppEnd?
        let process = try LiveProcess(
            app: app, settings: .init(screen: ScreenConfiguration.devices[0]), restoredState: nil,
            patience: .init(launch: 0.5)
        ) { event in
            if case .ended(let end) = event { ended = end }
        }
        let limit = Date(timeIntervalSinceNow: 60)
        while ended == nil, Date() < limit {
            _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05))
        }
        XCTAssertEqual(ended?.reason, "it did not reach UIApplicationMain within 0.5 s")
        XCTAssertNil(ended?.signal)
        process.stop()
    }

    func testGarbageEndsTheApp() throws {
        try launch(script: "garbage")
        let reason = try end().reason
        XCTAssertTrue(reason.hasPrefix("it and its display do not understand each other: a message could not"), reason)
    }

    func testAnAppOfAnotherVersion() throws {
        try launch(script: "old version")
        XCTAssertEqual(
            try end().reason,
            "it and its display do not understand each other: the app speaks version 0 of the display protocol and the "
                + "display version 3: build both anew")
    }

    func testAnAppThatClosesTheConnectionAndStays() throws {
        try launch(script: "closes and stays")
        XCTAssertEqual(try end(), AppEnd(reason: "it closed the connection and kept running"))
    }

    func testAnAppThatHangsHoldsNobodyUp() throws {
        try launch(script: "hangs")
        try wait(for: "that it hangs", until: { !host.isResponding })
        XCTAssertEqual(host.phase, .running)
        // More than fits any socket's buffer.
        let begin = DispatchTime.now()
        for index in 0..<20_000 { host.send(DisplayMessage.Touch(phase: .moved, point: CGPoint(x: index, y: 0))) }
        let seconds = Double(DispatchTime.now().uptimeNanoseconds - begin.uptimeNanoseconds) / 1e9
        XCTAssertLessThan(seconds, 30)
        host.stop()
        XCTAssertFalse(host.isResponding)
    }

    func testAHangAfterTheAnswerIsNoticedWithoutAnotherInput() throws {
        try launch(script: "hangs after its answer")
        try wait(for: "the app", until: { host.phase == .running && damage.count == 1 })
        host.send(DisplayMessage.Touch(phase: .moved, point: .zero))
        try wait(for: "that it hangs", until: { !host.isResponding })
        XCTAssertEqual(host.phase, .running)
    }

    func testAFloodOfTracesLeavesTheMainQueueItsTurns() throws {
        try launch(script: "floods")
        try wait(for: "traces", until: { host.trace.count > 1000 })
        var turns = 0
        for _ in 0..<5 { DispatchQueue.main.async { MainActor.assumeIsolated { turns += 1 } } }
        try wait(for: "blocks of the main queue", until: { turns == 5 })
    }

    func testAnswersGoToWhoAsked() throws {
        try launch(script: "")
        try wait(for: "the app", until: { host.phase == .running })
        let reply = try XCTUnwrap(request { DisplayMessage.RequestState(request: $0) })
        XCTAssertEqual(reply.state, "kept")
        XCTAssertFalse(messages.contains { $0 is AppMessage.StateReply })
    }

    func testRequestsEndWithTheApp() throws {
        try launch(script: "dies unasked")
        try wait(for: "the app", until: { host.phase == .running })
        XCTAssertNil(try request { DisplayMessage.RequestState(request: $0) })
        let end = try end()
        XCTAssertEqual(end, AppEnd(reason: "it was ended by SIGKILL", signal: SIGKILL))
        XCTAssertEqual(end.text(for: "Scripted"), "Scripted was ended by SIGKILL")
        XCTAssertNil(try request { DisplayMessage.RequestState(request: $0) })
    }

    func testAnotherRunStartsAfreshAndKeepsThePicture() throws {
        try launch(script: "exits")
        try wait(for: "the first frame", until: { damage.count == 1 })
        try wait(for: "the trace", until: { host.trace.count == 1 })
        tap(30, 110)
        XCTAssertEqual(try end(), AppEnd(reason: "it ended with status 4", status: 4))
        XCTAssertNotNil(host.picture)
        host.restart()
        XCTAssertEqual(host.phase, .starting)
        XCTAssertEqual(host.trace, [])
        XCTAssertNotNil(host.picture)
        try wait(for: "the app", until: { host.phase == .running && host.trace.count == 1 })
        // Over one that runs, too.
        host.restart()
        try wait(for: "the app", until: { host.phase == .running && host.trace.count == 1 })
    }

    /// The run before has only just let go of its connection.
    func testAnAppIsStartedAgainAtTheMomentOfItsEnd() throws {
        try launch(script: "no such buffer")
        var ends = 0
        _ = host.addObserver { [unowned self] event in
            guard case .phase(.ended) = event else { return }
            ends += 1
            if ends < 5 { host.restart() }
        }
        try wait(for: "the last end", until: { ends == 5 })
        XCTAssertEqual(phases.count(where: { $0 == .running }), 5)
    }

    func testAnAppThatHangsDoesNotOutliveTheDisplayThatStartedItAnew() throws {
        try launch(script: "hangs")
        try wait(for: "the app", until: { host.phase == .running })
        let first = try XCTUnwrap(host.identifier)
        host.restart()
        let second = try XCTUnwrap(host.identifier)
        host.stop()
        for process in [first, second] {
            XCTAssertEqual(kill(process, 0), -1)
            XCTAssertEqual(errno, ESRCH)
        }
    }
}
