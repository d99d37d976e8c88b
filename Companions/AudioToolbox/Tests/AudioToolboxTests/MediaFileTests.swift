import XCTest

@_spi(Framework) @testable import AudioToolbox

final class MediaFileTests: XCTestCase {
    private func check(
        _ data: Data, _ duration: Double, _ format: String, channels: Int, rate: Double, accuracy: Double = 1e-9,
        file: StaticString = #filePath, line: UInt = #line
    ) throws {
        let media = try MediaFile(data)
        XCTAssertEqual(media.duration, duration, accuracy: accuracy, file: file, line: line)
        XCTAssertEqual(media.audio?.format, UInt32(letters: format), file: file, line: line)
        XCTAssertEqual(media.audio?.channels, channels, file: file, line: line)
        XCTAssertEqual(media.audio?.sampleRate, rate, file: file, line: line)
    }

    func testLengthsAndFormats() throws {
        try check(TestSounds.wave(0.5, channels: 2), 0.5, "lpcm", channels: 2, rate: 8000)
        try check(TestSounds.interchange(0.25), 0.25, "lpcm", channels: 1, rate: 8000)
        try check(TestSounds.coreAudio(0.125), 0.125, "lpcm", channels: 2, rate: 8000)
        try check(TestSounds.layerThree(frames: 20), 20 * 1152 / 44100.0, ".mp3", channels: 1, rate: 44100)
    }

    func testAFilmWithItsTracksAndTexts() throws {
        let film = try MediaFile(TestSounds.movie())
        XCTAssertEqual(film.duration, 2.5)
        XCTAssertEqual(film.texts, ["title": "Waves"])
        XCTAssertEqual(film.audio?.sampleRate, 44100)
        XCTAssertEqual(
            film.video,
            MediaFile.Video(
                format: UInt32(letters: "avc1"), width: 100, height: 60, transform: [0, 1, -1, 0, 60, 0],
                frameRate: 30, duration: 2.5))
    }

    func testWhatIsNoMedia() {
        XCTAssertThrowsError(try MediaFile(Data("Hello, this is a text.".utf8))) {
            XCTAssertEqual($0 as? MediaFile.Problem, .unknownFormat)
        }
        XCTAssertThrowsError(try MediaFile(Data())) { XCTAssertEqual($0 as? MediaFile.Problem, .unknownFormat) }
        XCTAssertThrowsError(try MediaFile(contentsOf: URL(fileURLWithPath: "/nowhere.wav"))) {
            XCTAssertEqual($0 as? MediaFile.Problem, .unreadable)
        }
    }

    func testDamagedFilesNeverTrap() {
        let files = [
            TestSounds.wave(0.01), TestSounds.interchange(0.01), TestSounds.coreAudio(0.01), TestSounds.movie(),
            TestSounds.layerThree(frames: 3),
        ]
        var read = 0
        for file in files {
            for length in stride(from: 0, to: min(file.count, 600), by: 3) {
                if (try? MediaFile(file.prefix(length))) != nil { read += 1 }
                var damaged = file
                damaged[length] = 0xff
                if (try? MediaFile(damaged)) != nil { read += 1 }
            }
        }
        XCTAssertGreaterThan(read, 0)
    }

    @MainActor func testSamples() throws {
        for data in [TestSounds.wave(0.5), TestSounds.interchange(0.5), TestSounds.coreAudio(0.5)] {
            let samples = try XCTUnwrap(SoundSamples.decode(data, file: nil))
            XCTAssertEqual(samples.frames, 4000)
            XCTAssertEqual(samples.values[0], 0.5)
            let loudness = samples.loudness(ofChannel: 0, from: 0, to: 0.1)
            XCTAssertEqual(loudness.peak, -6.02, accuracy: 0.01)
            XCTAssertEqual(loudness.mean, -6.02, accuracy: 0.01)
            XCTAssertEqual(samples.loudness(ofChannel: 0, from: 2, to: 3).mean, -160)
        }
    }
}
