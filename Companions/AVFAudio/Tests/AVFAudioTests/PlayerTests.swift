import QuartzCore
import UIKit
import UIKitTesting
import XCTest

@_spi(Framework) @testable import AVFAudio
@_spi(Framework) import UIKit

/// Sounds that are played and recorded, in virtual time.
@preconcurrency @MainActor final class PlayerTests: XCTestCase {
    private nonisolated(unsafe) var screen: TestScreen!
    private let listener = Listener()

    private final class Listener: NSObject, AVAudioPlayerDelegate, AVAudioRecorderDelegate, @unchecked Sendable {
        var events: [String] = []

        func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
            events.append("played \(flag)")
        }

        func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {
            events.append("recorded \(flag)")
        }
    }

    override class func setUp() {
        super.setUp()
        MainActor.assumeIsolated { __introduce(__AVFAudio.self) }
    }

    override func setUp() {
        super.setUp()
        nonisolated(unsafe) let test = self
        MainActor.assumeIsolated {
            test.screen = TestScreen()
            AppProperties.replace(with: ["CFBundleDisplayName": "Diary", "NSMicrophoneUsageDescription": "For notes."])
        }
    }

    private func player(_ seconds: Double) throws -> AVAudioPlayer {
        let player = try AVAudioPlayer(data: TestWave.data(seconds))
        player.delegate = listener
        return player
    }

    private func expect(_ events: String..., file: StaticString = #filePath, line: UInt = #line) {
        XCTAssertEqual(listener.events, events, file: file, line: line)
        listener.events = []
    }

    // MARK: Playing

    func testTheEndComesInTime() throws {
        let player = try player(2)
        XCTAssertEqual(player.duration, 2)
        XCTAssertEqual(player.numberOfChannels, 1)
        XCTAssertTrue(player.prepareToPlay())
        XCTAssertTrue(player.play())
        screen.advance(by: 1.5)
        XCTAssertTrue(player.isPlaying)
        XCTAssertEqual(player.currentTime, 1.5, accuracy: 1e-6)
        expect()
        screen.advance(by: 0.6)
        expect("played true")
        XCTAssertFalse(player.isPlaying)
        XCTAssertEqual(player.currentTime, 0)
    }

    func testPausingAndSeeking() throws {
        let player = try player(2)
        player.play()
        screen.advance(by: 0.5)
        player.pause()
        screen.advance(by: 5)
        XCTAssertEqual(player.currentTime, 0.5, accuracy: 1e-6)
        player.currentTime = 1.8
        player.play()
        screen.advance(by: 0.25)
        expect("played true")
    }

    func testStoppingTellsNobody() throws {
        let player = try player(1)
        player.play()
        screen.advance(by: 0.5)
        player.stop()
        screen.advance(by: 2)
        expect()
        XCTAssertEqual(player.currentTime, 0.5, accuracy: 1e-6)
    }

    func testLoopsAndRates() throws {
        let player = try player(1)
        player.numberOfLoops = 2
        player.play()
        screen.advance(by: 2.5)
        XCTAssertEqual(player.currentTime, 0.5, accuracy: 1e-6)
        expect()
        screen.advance(by: 0.6)
        expect("played true")
        player.numberOfLoops = 0
        player.enableRate = true
        player.rate = 2
        player.play()
        screen.advance(by: 0.55)
        expect("played true")
    }

    func testLoopsWithoutEnd() throws {
        let player = try player(1)
        player.numberOfLoops = -1
        player.play()
        screen.advance(by: 100.25)
        XCTAssertTrue(player.isPlaying)
        XCTAssertEqual(player.currentTime, 0.25, accuracy: 1e-6)
        expect()
    }

    func testPlayingLater() throws {
        let player = try player(1)
        player.play(atTime: player.deviceCurrentTime + 3)
        screen.advance(by: 2.9)
        XCTAssertEqual(player.currentTime, 0)
        screen.advance(by: 0.6)
        XCTAssertEqual(player.currentTime, 0.5, accuracy: 0.02)
    }

    func testAFade() throws {
        let player = try player(9)
        player.play()
        player.setVolume(0, fadeDuration: 2)
        screen.advance(by: 0.5)
        XCTAssertEqual(player.volume, 0.75, accuracy: 1e-3)
        screen.advance(by: 2)
        XCTAssertEqual(player.volume, 0)
    }

    func testLoudness() throws {
        let player = try player(1)
        player.isMeteringEnabled = true
        player.updateMeters()
        XCTAssertEqual(player.averagePower(forChannel: 0), -160)
        player.play()
        screen.advance(by: 0.5)
        player.updateMeters()
        XCTAssertEqual(player.averagePower(forChannel: 0), -6.02, accuracy: 0.01)
        XCTAssertEqual(player.peakPower(forChannel: 0), -6.02, accuracy: 0.01)
    }

    func testWhatCannotBePlayed() {
        XCTAssertThrowsError(try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/nowhere.mp3"))) {
            XCTAssertEqual(($0 as NSError).domain, NSOSStatusErrorDomain)
            XCTAssertEqual(($0 as NSError).code, 2_003_334_207)
        }
        XCTAssertThrowsError(try AVAudioPlayer(data: Data("text".utf8))) {
            XCTAssertEqual(($0 as NSError).code, 1_954_115_647)
        }
    }

    // MARK: Recording

    func testARecordingCanBePlayed() throws {
        try Simulations.take("audio", json: Data(#"{"microphone": "granted"}"#.utf8))
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).m4a")
        addTeardownBlock { try? FileManager.default.removeItem(at: url) }
        let settings: [String: Any] = [AVFormatIDKey: Int(kAudioFormatMPEG4AAC), AVSampleRateKey: 12000]
        let recorder = try AVAudioRecorder(url: url, settings: settings)
        recorder.delegate = listener
        XCTAssertTrue(recorder.record())
        XCTAssertTrue(recorder.isRecording)
        screen.advance(by: 1.5)
        XCTAssertEqual(recorder.currentTime, 1.5, accuracy: 1e-6)
        recorder.stop()
        screen.runUntilIdle()
        expect("recorded true")
        let player = try AVAudioPlayer(contentsOf: url)
        XCTAssertEqual(player.duration, 1.5, accuracy: 1e-3)
        XCTAssertTrue(recorder.deleteRecording())
    }

    func testRecordingForSomeSeconds() throws {
        try Simulations.take("audio", json: Data(#"{"microphone": "granted"}"#.utf8))
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        addTeardownBlock { try? FileManager.default.removeItem(at: url) }
        let recorder = try AVAudioRecorder(url: url, settings: [:])
        recorder.delegate = listener
        XCTAssertTrue(recorder.record(forDuration: 1))
        screen.advance(by: 0.9)
        expect()
        screen.advance(by: 0.2)
        expect("recorded true")
    }

    // MARK: An engine

    func testAnEnginePlaysWhatItIsGiven() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try TestWave.data(1).write(to: url)
        addTeardownBlock { try? FileManager.default.removeItem(at: url) }
        let file = try AVAudioFile(forReading: url)
        XCTAssertEqual(file.length, 8000)
        let (engine, node, effect) = (AVAudioEngine(), AVAudioPlayerNode(), AVAudioUnitReverb())
        engine.attach(node)
        engine.attach(effect)
        engine.connect(node, to: effect, format: nil)
        engine.connect(effect, to: engine.mainMixerNode, format: file.processingFormat)
        try engine.start()
        nonisolated(unsafe) var events: [String] = []
        node.scheduleFile(file, at: nil) { events.append("file") }
        let buffer = try XCTUnwrap(AVAudioPCMBuffer(pcmFormat: file.processingFormat, frameCapacity: 4000))
        try file.read(into: buffer)
        XCTAssertEqual(buffer.frameLength, 4000)
        XCTAssertEqual(buffer.floatChannelData?[0][0], 0.5)
        node.scheduleBuffer(buffer) { events.append("buffer") }
        func seconds() -> Double? {
            node.lastRenderTime.flatMap(node.playerTime).map { Double($0.sampleTime) / $0.sampleRate }
        }
        XCTAssertNil(seconds())
        node.play()
        screen.advance(by: 0.9)
        XCTAssertEqual(try XCTUnwrap(seconds()), 0.9, accuracy: 0.001)
        XCTAssertEqual(events, [])
        screen.advance(by: 0.2)
        XCTAssertEqual(try XCTUnwrap(seconds()), 1.1, accuracy: 0.001)
        XCTAssertEqual(events, ["file"])
        screen.advance(by: 0.5)
        XCTAssertEqual(events, ["file", "buffer"])
    }

    func testAPlayerOfNothingDoesNotPlay() {
        let player = AVAudioPlayer()
        XCTAssertFalse(player.prepareToPlay())
        XCTAssertFalse(player.play())
        XCTAssertFalse(player.isPlaying)
        XCTAssertEqual(player.duration, 0)
        XCTAssertNil(player.url)
    }

    func testARecorderWithoutAFileDoesNotRecord() {
        let recorder = AVAudioRecorder()
        XCTAssertFalse(recorder.prepareToRecord())
        XCTAssertFalse(recorder.record())
        recorder.stop()
        XCTAssertFalse(recorder.isRecording)
        XCTAssertFalse(recorder.deleteRecording())
    }
}

/// A sound of 8000 samples a second, made byte by byte: a tone of half of full loudness.
enum TestWave {
    static func data(_ seconds: Double) -> Data {
        func number(_ value: Int, _ length: Int) -> Data { Data((0..<length).map { UInt8(value >> ($0 * 8) & 255) }) }
        var samples = Data()
        for frame in 0..<Int(seconds * 8000) { samples += number(frame / 10 % 2 == 0 ? 16384 : -16384, 2) }
        var data = Data("RIFF".utf8) + number(36 + samples.count, 4) + Data("WAVEfmt ".utf8) + number(16, 4)
        data += number(1, 2) + number(1, 2) + number(8000, 4) + number(16000, 4) + number(2, 2) + number(16, 2)
        return data + Data("data".utf8) + number(samples.count, 4) + samples
    }
}
