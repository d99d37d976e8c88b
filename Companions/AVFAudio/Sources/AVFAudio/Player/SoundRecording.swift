import Foundation
import QuartzCore
@_spi(Framework) import AudioToolbox
@_spi(Framework) import UIKit

/// A recording of silence, as long as it lasts by the media clock.
@MainActor final class SoundRecording {
    let url: URL
    let settings: [String: Any]
    var onEnd: (Bool) -> Void = { _ in }
    private var head = PlayHead()
    private var end: MediaCalls.Ticket?
    private(set) var isRecording = false
    private var isOpen = false

    init(_ url: URL, _ settings: [String: Any]) {
        self.url = url
        self.settings = settings
    }

    var currentTime: Double { isOpen ? head.time() : 0 }

    func prepare() -> Bool {
        guard !isOpen else { return true }
        head = PlayHead()
        isOpen = write(0)
        return isOpen
    }

    func record(for seconds: Double?) -> Bool {
        guard !isRecording else { return true }
        // Without the person's leave the system records nothing and asks for it.
        let services = AudioServicesOfDevice.shared
        if services.microphone == .undetermined { services.askForMicrophone("AVAudioRecorder.record()") { _ in } }
        guard services.microphone != .denied, prepare() else { return false }
        isRecording = true
        head.run(at: 1)
        Traces.record("record", of: "AVAudioRecorder", ["file": url.lastPathComponent])
        if let seconds { end = soon(after: seconds) { [weak self] in self?.stop() } }
        return true
    }

    func pause() {
        isRecording = false
        head.run(at: 0)
        MediaCalls.cancel(end)
    }

    func stop() {
        guard isOpen else { return }
        pause()
        let isWritten = write(head.time())
        isOpen = false
        Traces.record("end", of: "AVAudioRecorder", ["file": url.lastPathComponent])
        soon { self.onEnd(isWritten) }
    }

    func delete() -> Bool {
        pause()
        isOpen = false
        return (try? FileManager.default.removeItem(at: url)) != nil
    }

    private func write(_ seconds: Double) -> Bool {
        func number(_ value: Int, _ length: Int) -> Data { Data((0..<length).map { UInt8(value >> ($0 * 8) & 255) }) }
        let rate = Int((settings[AVSampleRateKey] as? NSNumber)?.doubleValue ?? 44100)
        let channels = max(1, (settings[AVNumberOfChannelsKey] as? NSNumber)?.intValue ?? 1)
        let length = Int(seconds * Double(rate)) * channels * 2
        var data = Data("RIFF".utf8) + number(36 + length, 4) + Data("WAVEfmt ".utf8) + number(16, 4)
        data += number(1, 2) + number(channels, 2) + number(rate, 4) + number(rate * channels * 2, 4)
        data += number(channels * 2, 2) + number(16, 2) + Data("data".utf8) + number(length, 4) + Data(count: length)
        return (try? data.write(to: url)) != nil
    }
}
