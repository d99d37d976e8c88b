import CoreHaptics
import XCTest

final class HapticTests: XCTestCase {
    func testTheHardwareIsMissing() throws {
        XCTAssertFalse(CHHapticEngine.capabilitiesForHardware().supportsHaptics)
        XCTAssertThrowsError(try CHHapticEngine()) {
            XCTAssertEqual(($0 as? CHHapticError)?.code, .notSupported)
        }
        let strong = CHHapticEventParameter(parameterID: .hapticIntensity, value: 1)
        let events = [
            CHHapticEvent(eventType: .hapticTransient, parameters: [strong], relativeTime: 0),
            CHHapticEvent(eventType: .hapticContinuous, parameters: [], relativeTime: 1, duration: 0.5),
        ]
        XCTAssertEqual(try CHHapticPattern(events: events, parameters: []).duration, 1.5)
    }
}
