import Foundation
@_spi(Framework) import AudioToolbox
@_spi(Framework) import UIKit

/// Where media goes that becomes a file.
open class AVCaptureFileOutput: AVCaptureOutput, @unchecked Sendable {
    /// Whether a file is written: none is without a camera.
    open var isRecording: Bool { false }
    /// The file that is written.
    open var outputFileURL: URL? { nil }
    /// How long the file is.
    open var recordedDuration: CMTime { .zero }
    /// How long the file may be; kept for the app.
    open var maxRecordedDuration = CMTime.invalid

    /// Writes a file: without a camera the delegate is told that nothing can be recorded.
    open func startRecording(
        to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate
    ) {
        nonisolated(unsafe) let delegate = delegate
        soon {
            delegate.fileOutput(
                self, didFinishRecordingTo: outputFileURL, from: [], error: AVError(.noDataCaptured))
        }
    }

    /// Ends the file.
    open func stopRecording() {}
}

/// What an output of files tells its delegate.
public protocol AVCaptureFileOutputRecordingDelegate: NSObjectProtocol {
    /// Called when a file was begun; may be left out.
    func fileOutput(
        _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection])
    /// Called when a file has ended.
    func fileOutput(
        _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL, from connections: [AVCaptureConnection],
        error: (any Error)?)
}

extension AVCaptureFileOutputRecordingDelegate {
    /// Does nothing.
    public func fileOutput(
        _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection]
    ) {}
}
