import QuartzCore
import UIKit
import UIKitTesting
import XCTest

@_spi(Framework) @testable import AVFAudio
@_spi(Framework) import UIKit

/// An app's audio session, and spoken words, in virtual time.
@preconcurrency @MainActor final class SessionTests: XCTestCase {
    private nonisolated(unsafe) var screen: TestScreen!
    private nonisolated(unsafe) var events: [String] = []
    private var session: AVAudioSession { .sharedInstance() }

    override class func setUp() {
        super.setUp()
        MainActor.assumeIsolated { __introduce(__AVFAudio.self) }
    }

    override func setUp() {
        super.setUp()
        nonisolated(unsafe) let test = self
        MainActor.assumeIsolated {
            test.screen = TestScreen()
            test.events = []
            AppProperties.replace(with: ["CFBundleDisplayName": "Diary", "NSMicrophoneUsageDescription": "For notes."])
        }
    }

    func testThePersonIsAskedForTheMicrophone() {
        screen.show(UIViewController())
        XCTAssertEqual(session.recordPermission, .undetermined)
        nonisolated(unsafe) let test = self
        session.requestRecordPermission { test.events.append("\($0)") }
        screen.runUntilIdle()
        XCTAssertEqual(
            screen.texts, ["“Diary” Would Like to Access the Microphone", "For notes.", "Don’t Allow", "Allow"])
        screen.tap("Allow")
        screen.runUntilIdle()
        XCTAssertEqual(events, ["true"])
        XCTAssertEqual(session.recordPermission, .granted)
        XCTAssertEqual(AVAudioApplication.shared.recordPermission, .granted)
    }

    func testWithoutAPurposeNobodyIsAsked() {
        screen.show(UIViewController())
        AppProperties.replace(with: ["CFBundleDisplayName": "Diary"])
        nonisolated(unsafe) let test = self
        session.requestRecordPermission { test.events.append("\($0)") }
        screen.runUntilIdle()
        XCTAssertEqual(events, ["false"])
        XCTAssertEqual(screen.texts, [])
    }

    func testCategoriesAndRoutes() throws {
        XCTAssertEqual(session.category, .soloAmbient)
        try session.setCategory(.playAndRecord, mode: .spokenAudio, options: [.defaultToSpeaker])
        try session.setActive(true)
        XCTAssertEqual(session.mode, .spokenAudio)
        XCTAssertEqual(session.categoryOptions, .defaultToSpeaker)
        XCTAssertEqual(session.currentRoute.inputs.map(\.portType), [.builtInMic])
        let token = NotificationCenter.default.addObserver(
            forName: AVAudioSession.routeChangeNotification, object: nil, queue: nil
        ) { note in
            let reason = note.userInfo?[AVAudioSessionRouteChangeReasonKey] as? UInt ?? 99
            MainActor.assumeIsolated { self.events.append("route \(reason)") }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        try Simulations.take("audio", json: Data(#"{"route": "headphones"}"#.utf8))
        screen.runUntilIdle()
        XCTAssertEqual(events, ["route 3", "route 1"])
        XCTAssertEqual(session.currentRoute.outputs.map(\.portType), [.headphones])
    }

    func testInterruptionsAndTheVolume() throws {
        let token = NotificationCenter.default.addObserver(
            forName: AVAudioSession.interruptionNotification, object: nil, queue: nil
        ) { note in
            let type = note.userInfo?[AVAudioSessionInterruptionTypeKey] as? UInt ?? 99
            let option = note.userInfo?[AVAudioSessionInterruptionOptionKey] as? UInt ?? 0
            MainActor.assumeIsolated { self.events.append("\(type) \(option)") }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        let observation = session.observe(\.outputVolume, options: .new) { _, change in
            let volume = change.newValue ?? -1
            MainActor.assumeIsolated { self.events.append("volume \(volume)") }
        }
        defer { observation.invalidate() }
        for json in [#"{"interruption": "began"}"#, #"{"interruption": "ended"}"#, #"{"volume": 0.25}"#] {
            try Simulations.take("audio", json: Data(json.utf8))
        }
        XCTAssertEqual(events, ["1 0", "0 1", "volume 0.25"])
        XCTAssertThrowsError(try Simulations.take("audio", json: Data(#"{"route": "moon"}"#.utf8)))
    }

    // MARK: Speech

    private final class Listener: NSObject, AVSpeechSynthesizerDelegate, @unchecked Sendable {
        var events: [String] = []

        func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {
            events.append("start")
        }
        func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {
            events.append("finish")
        }
        func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) {
            events.append("pause")
        }
        func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance) {
            events.append("continue")
        }
        func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {
            events.append("cancel")
        }
        func speechSynthesizer(
            _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
            utterance: AVSpeechUtterance
        ) {
            events.append((utterance.speechString as NSString).substring(with: characterRange))
        }
    }

    func testWordByWord() {
        let (listener, synthesizer) = (Listener(), AVSpeechSynthesizer())
        synthesizer.delegate = listener
        synthesizer.speak(AVSpeechUtterance(string: "Good morning, all"))
        synthesizer.speak(AVSpeechUtterance(string: "Bye"))
        XCTAssertTrue(synthesizer.isSpeaking)
        screen.advance(by: 0.4)
        XCTAssertEqual(listener.events, ["start", "Good", "morning,"])
        screen.advance(by: 5)
        XCTAssertEqual(
            listener.events, ["start", "Good", "morning,", "all", "finish", "start", "Bye", "finish"])
        XCTAssertFalse(synthesizer.isSpeaking)
    }

    func testInterruptedSpeech() {
        let (listener, synthesizer) = (Listener(), AVSpeechSynthesizer())
        synthesizer.delegate = listener
        synthesizer.speak(AVSpeechUtterance(string: "One two three"))
        screen.advance(by: 0.1)
        XCTAssertTrue(synthesizer.pauseSpeaking(at: .word))
        screen.advance(by: 5)
        XCTAssertEqual(listener.events, ["start", "One", "pause"])
        XCTAssertTrue(synthesizer.continueSpeaking())
        screen.advance(by: 0.1)
        XCTAssertTrue(synthesizer.stopSpeaking(at: .immediate))
        screen.advance(by: 5)
        XCTAssertEqual(listener.events, ["start", "One", "pause", "continue", "two", "cancel"])
        XCTAssertFalse(synthesizer.stopSpeaking(at: .immediate))
    }

    func testVoices() {
        XCTAssertEqual(AVSpeechSynthesisVoice(language: "en-GB")?.language, "en-GB")
        XCTAssertNil(AVSpeechSynthesisVoice(language: "xx-XX"))
        XCTAssertTrue(AVSpeechSynthesisVoice.speechVoices().contains { $0.language == "de-DE" })
    }
}
