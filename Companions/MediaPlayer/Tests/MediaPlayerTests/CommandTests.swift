import QuartzCore
import UIKitTesting
import XCTest

@_spi(Framework) @testable import MediaPlayer
@_spi(Framework) import UIKit

/// Commands from outside, and an empty library.
@preconcurrency @MainActor final class CommandTests: XCTestCase {
    private nonisolated(unsafe) var screen: TestScreen!
    private nonisolated(unsafe) var events: [String] = []

    override class func setUp() {
        super.setUp()
        MainActor.assumeIsolated { __introduce(__MediaPlayer.self) }
    }

    override func setUp() {
        super.setUp()
        nonisolated(unsafe) let test = self
        MainActor.assumeIsolated {
            test.screen = TestScreen()
            test.events = []
            AppProperties.replace(with: ["CFBundleDisplayName": "Diary", "NSAppleMusicUsageDescription": "To play."])
        }
    }

    private func send(_ json: String) {
        do { try Simulations.take("remote", json: Data(json.utf8)) } catch { events.append("\(error)") }
    }

    func testCommands() {
        let center = MPRemoteCommandCenter.shared()
        nonisolated(unsafe) let test = self
        let token = center.playCommand.addTarget { _ in
            test.events.append("play")
            return .success
        }
        center.skipForwardCommand.preferredIntervals = [30]
        center.skipForwardCommand.addTarget { event in
            test.events.append("skip \((event as? MPSkipIntervalCommandEvent)?.interval ?? 0)")
            return .success
        }
        center.changePlaybackPositionCommand.addTarget { event in
            test.events.append("place \((event as? MPChangePlaybackPositionCommandEvent)?.positionTime ?? 0)")
            return .success
        }
        send(#"{"command": "play"}"#)
        send(#"{"command": "skipForward"}"#)
        send(#"{"command": "changePlaybackPosition", "position": 12}"#)
        center.playCommand.removeTarget(token)
        send(#"{"command": "play"}"#)
        send(#"{"command": "dance"}"#)
        center.skipForwardCommand.removeTarget(nil)
        center.changePlaybackPositionCommand.removeTarget(nil)
        XCTAssertEqual(
            events,
            [
                "play", "skip 30.0", "place 12.0", "the app does not take the command 'play'",
                "there is no command 'dance'",
            ])
    }

    func testAnEmptyLibrary() {
        screen.show(UIViewController())
        XCTAssertNil(MPMediaQuery.songs().items)
        nonisolated(unsafe) let test = self
        MPMediaLibrary.requestAuthorization { test.events.append("\($0)") }
        screen.runUntilIdle()
        screen.tap("OK")
        screen.runUntilIdle()
        XCTAssertEqual(events, ["authorized"])
        XCTAssertEqual(MPMediaQuery.songs().items, [])
        XCTAssertEqual(MPMusicPlayerController.systemMusicPlayer.playbackState, .stopped)
    }

    func testTheVolume() {
        let view = MPVolumeView(frame: CGRect(x: 10, y: 200, width: 200, height: 31))
        let controller = UIViewController()
        controller.view.addSubview(view)
        screen.show(controller)
        let slider = view.subviews.compactMap { $0 as? UISlider }.first
        XCTAssertEqual(slider?.value, 0.5)
        slider?.value = 0.75
        slider?.sendActions(for: .valueChanged)
        XCTAssertEqual(AVAudioSession.sharedInstance().outputVolume, 0.75)
    }
}
