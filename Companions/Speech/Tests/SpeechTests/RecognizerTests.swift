import UIKitTesting
import XCTest

@testable import Speech
@_spi(Framework) @_spi(Testing) import UIKit

/// A device that recognizes nothing.
@preconcurrency @MainActor final class RecognizerTests: XCTestCase, @unchecked Sendable {
    private nonisolated(unsafe) var events: [String] = []

    func testThePersonIsAskedOnce() {
        let screen = TestScreen()
        screen.show(UIViewController())
        AppProperties.replace(with: ["CFBundleName": "Notes", "NSSpeechRecognitionUsageDescription": "To write."])
        XCTAssertEqual(SFSpeechRecognizer.authorizationStatus(), .notDetermined)
        SFSpeechRecognizer.requestAuthorization { self.events.append("\($0)") }
        screen.runUntilIdle()
        XCTAssertEqual(events, [])
        screen.expectVisible("To write.")
        screen.tap("Allow")
        screen.runUntilIdle()
        SFSpeechRecognizer.requestAuthorization { self.events.append("\($0)") }
        screen.runUntilIdle()
        XCTAssertEqual(events, ["authorized", "authorized"])
    }

    func testWithoutAPurposeNobodyIsAsked() {
        let screen = TestScreen()
        screen.show(UIViewController())
        AppProperties.replace(with: ["CFBundleName": "Notes"])
        SFSpeechRecognizer.requestAuthorization { self.events.append("\($0)") }
        screen.runUntilIdle()
        XCTAssertEqual(events, ["denied"])
        XCTAssertEqual(screen.texts, [])
    }

    func testNothingIsRecognized() throws {
        let screen = TestScreen()
        let recognizer = try XCTUnwrap(SFSpeechRecognizer(locale: Locale(identifier: "en-US")))
        XCTAssertFalse(recognizer.isAvailable)
        let task = recognizer.recognitionTask(with: SFSpeechAudioBufferRecognitionRequest()) { result, error in
            self.events.append("\(result == nil) \(error != nil)")
        }
        XCTAssertEqual(task.state, .starting)
        screen.runUntilIdle()
        XCTAssertEqual(events, ["true true"])
        XCTAssertEqual(task.state, .completed)
        XCTAssertNil(SFSpeechRecognizer(locale: Locale(identifier: "tlh")))
    }
}
