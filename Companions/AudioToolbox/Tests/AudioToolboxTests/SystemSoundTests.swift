import QuartzCore
import UIKit
import UIKitTesting
import XCTest

@_spi(Framework) @testable import AudioToolbox

@preconcurrency @MainActor final class SystemSoundTests: XCTestCase {
    private nonisolated(unsafe) var screen: TestScreen!

    override func setUp() {
        super.setUp()
        nonisolated(unsafe) let test = self
        MainActor.assumeIsolated { test.screen = TestScreen() }
    }

    private func file(_ data: Data) throws -> URL {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try data.write(to: url)
        addTeardownBlock { try? FileManager.default.removeItem(at: url) }
        return url
    }

    func testASoundTakesItsTime() throws {
        var number: SystemSoundID = 0
        let url = try file(TestSounds.wave(0.5))
        XCTAssertEqual(AudioServicesCreateSystemSoundID(url as CFURL, &number), kAudioServicesNoError)
        XCTAssertGreaterThan(number, 4096)
        nonisolated(unsafe) var events: [String] = []
        AudioServicesAddSystemSoundCompletion(
            number, nil, nil,
            { _, data in
                data?.assumingMemoryBound(to: Int.self).pointee += 1
            }, nil)
        AudioServicesPlaySystemSoundWithCompletion(number) { events.append("over") }
        screen.advance(by: 0.45)
        XCTAssertEqual(events, [])
        screen.advance(by: 0.1)
        XCTAssertEqual(events, ["over"])
        XCTAssertEqual(AudioServicesDisposeSystemSoundID(number), kAudioServicesNoError)
        XCTAssertEqual(AudioServicesDisposeSystemSoundID(number), kAudioServicesBadSystemSoundIDError)
    }

    func testVibrationIsOverAtOnce() {
        nonisolated(unsafe) var events: [String] = []
        AudioServicesPlayAlertSoundWithCompletion(kSystemSoundID_Vibrate) { events.append("over") }
        screen.runUntilIdle()
        XCTAssertEqual(events, ["over"])
    }

    func testWhatIsNoSound() throws {
        var number: SystemSoundID = 0
        let url = try file(Data("no sound".utf8))
        XCTAssertNotEqual(AudioServicesCreateSystemSoundID(url as CFURL, &number), kAudioServicesNoError)
        XCTAssertEqual(number, 0)
    }
}
