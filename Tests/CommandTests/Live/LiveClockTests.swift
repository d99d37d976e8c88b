import DisplayProtocol
import Foundation
import XCTest

@testable import Displays

/// A person's hand on the clock of a real app, whose screen changes its colour every tenth of a second.
@preconcurrency @MainActor final class LiveClockTests: LiveAppTestCase {
    private static let folder = writeApp(source, named: "Blinker")

    private static let source = AppSource.app(
        showing: "BlinkerController()",
        #"""
        final class BlinkerController: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .red
                let spinner = UIActivityIndicatorView(style: .large)
                spinner.center = view.center
                spinner.startAnimating()
                view.addSubview(spinner)
                Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in
                    MainActor.assumeIsolated {
                        self?.view.backgroundColor = self?.view.backgroundColor == .red ? .blue : .red
                    }
                }
            }
        }
        """#)

    private func answer(_ message: some DisplayMessage.Body) throws -> AppMessage.ClockState {
        let count = clocks.count
        host.send(message)
        try wait(for: "an answer", until: { clocks.count > count })
        return try XCTUnwrap(clocks.last)
    }

    private var clocks: [AppMessage.ClockState] {
        messages.compactMap { $0 as? AppMessage.ClockState }
    }

    /// Waits until the app has done all that it was told, and has shown it.
    private func catchUp() throws {
        for _ in 0..<3 { _ = try request { DisplayMessage.RequestTree(request: $0) } }
    }

    func testAPausedClockStandsStillAndGoesInSteps() throws {
        launch(try build(Self.folder, named: "Blinker"))
        try wait(for: "frames", until: { damage.count > 10 })
        let paused = try answer(DisplayMessage.SetClock(isPaused: true))
        XCTAssertTrue(paused.isPaused)
        XCTAssertEqual(host.clock, paused)
        try catchUp()
        let (frames, colour) = (damage.count, pixel(600, 100))
        try catchUp()
        XCTAssertEqual(damage.count, frames)
        XCTAssertEqual(try answer(DisplayMessage.SetClock()).time, paused.time)

        let stepped = try answer(DisplayMessage.Step(frames: 6))
        XCTAssertEqual(stepped.time, paused.time + 0.1, accuracy: 1e-6)
        try catchUp()
        XCTAssertGreaterThan(damage.count, frames)
        XCTAssertNotEqual(pixel(600, 100), colour)
        _ = try answer(DisplayMessage.Step(frames: 6))
        try catchUp()
        XCTAssertEqual(pixel(600, 100), colour)
        XCTAssertEqual(try answer(DisplayMessage.Step(frames: -3)).time, stepped.time + 0.1, accuracy: 1e-6)

        let resumed = damage.count
        XCTAssertFalse(try answer(DisplayMessage.SetClock(isPaused: false, speed: 0.25)).isPaused)
        XCTAssertEqual(host.clock.speed, 0.25)
        try wait(for: "frames", until: { damage.count > resumed + 10 })
    }

    func testTheChosenSpeedHoldsForTheNextRun() throws {
        launch(try build(Self.folder, named: "Blinker"))
        try wait(for: "the app", until: { host.phase == .running })
        _ = try answer(DisplayMessage.SetClock(speed: 0.1))
        let count = clocks.count
        host.restart()
        // What displays are told at once, and what the app says then.
        try wait(for: "the clock", until: { clocks.count >= count + 2 })
        XCTAssertEqual(clocks.last?.speed, 0.1)
    }

    func testAnotherDeviceWhileTheAppRuns() throws {
        launch(try build(Self.folder, named: "Blinker"))
        try wait(for: "frames", until: { damage.count > 2 })
        let device = try XCTUnwrap(ScreenConfiguration.device(named: "iPad Pro 13-inch (M4)"))
        host.send(DisplayMessage.SetScreen(device))
        try wait(for: "a larger picture", until: { host.picture?.width == device.pixelWidth })
        XCTAssertEqual(host.picture?.height, device.pixelHeight)
        XCTAssertEqual(host.interfaceSize, device.size)
        XCTAssertEqual(host.settings.screen.deviceName, device.deviceName)
        host.stop()
        host.send(DisplayMessage.SetScreen(ScreenConfiguration.devices[0]))
        XCTAssertEqual(host.interfaceSize, ScreenConfiguration.devices[0].size)
    }
}
