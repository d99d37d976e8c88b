import Foundation
import QuartzCore
@_spi(Framework) import AudioToolbox
@_spi(Framework) import UIKit

/// A recorder of what the microphone hears: here it hears silence.
///
/// The file holds samples in a WAVE, whatever its name and settings say, so that it can be played again.
open class AVAudioRecorder: NSObject, @unchecked Sendable {
    /// What is recorded; nil for a recorder without a file.
    private let recording: SoundRecording?

    /// Makes a recorder without a file, which does not record: apps keep it until they have one.
    public override init() {
        recording = nil
        super.init()
    }

    /// Makes a recorder into a file.
    ///
    /// - Throws: An error of `NSOSStatusErrorDomain` for an address that is no file's.
    public init(url: URL, settings: [String: Any]) throws {
        guard url.isFileURL else { throw AudioError.fileNotFound.error }
        nonisolated(unsafe) let wanted = settings
        let recording = onMain { SoundRecording(url, wanted) }
        self.recording = recording
        super.init()
        onMain {
            recording.onEnd = { [weak self] isGood in
                guard let self else { return }
                delegate?.audioRecorderDidFinishRecording(self, successfully: isGood)
            }
        }
    }

    /// Makes a recorder into a file.
    ///
    /// - Throws: An error of `NSOSStatusErrorDomain` for an address that is no file's.
    public convenience init(url: URL, format: AVAudioFormat) throws {
        try self.init(url: url, settings: format.settings)
    }

    /// Makes the file.
    @discardableResult open func prepareToRecord() -> Bool { onMain { recording?.prepare() ?? false } }

    /// Begins to record, or goes on after a pause; false where the app may not.
    @discardableResult open func record() -> Bool { onMain { recording?.record(for: nil) ?? false } }

    /// Records for some seconds.
    @discardableResult open func record(forDuration duration: TimeInterval) -> Bool {
        onMain { recording?.record(for: duration) ?? false }
    }

    /// Records from a time of the device's sound clock on; here from now on.
    @discardableResult open func record(atTime time: TimeInterval) -> Bool { record() }

    /// Records for some seconds from a time of the device's sound clock on; here from now on.
    @discardableResult open func record(atTime time: TimeInterval, forDuration duration: TimeInterval) -> Bool {
        record(forDuration: duration)
    }

    /// Stops for a while.
    open func pause() { onMain { recording?.pause() } }

    /// Ends the recording and writes the file.
    open func stop() { onMain { recording?.stop() } }

    /// Deletes the file; false where there is none.
    @discardableResult open func deleteRecording() -> Bool { onMain { recording?.delete() ?? false } }

    /// Whether the recorder records.
    open var isRecording: Bool { onMain { recording?.isRecording ?? false } }

    /// How long has been recorded, in seconds; 0 when the recording has ended.
    open var currentTime: TimeInterval { onMain { recording?.currentTime ?? 0 } }

    /// The device's sound clock, in seconds.
    open var deviceCurrentTime: TimeInterval { CACurrentMediaTime() }

    /// The file.
    open var url: URL { onMain { recording?.url ?? URL(fileURLWithPath: "/") } }

    /// How the sound is to be coded.
    open var settings: [String: Any] { onMain { recording?.settings ?? [:] } }

    /// How the sound is to be coded.
    open var format: AVAudioFormat { AVAudioFormat(settings: settings) ?? AVAudioFormat() }

    /// Who is told of the end; not kept alive.
    open weak var delegate: (any AVAudioRecorderDelegate)?

    /// Whether the loudness is measured.
    open var isMeteringEnabled = false

    /// Measures the loudness of now, which is silence.
    open func updateMeters() {}

    /// The greatest loudness of a channel, in decibels: silence.
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }

    /// The mean loudness of a channel, in decibels: silence.
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
}

/// What a recorder tells its delegate. All of it may be left out.
public protocol AVAudioRecorderDelegate: NSObjectProtocol {
    /// Called when a recording has ended.
    func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)

    /// Called when the sound cannot be coded.
    func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
    /// Does nothing.
    public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
    /// Does nothing.
    public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}
