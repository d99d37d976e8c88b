import Foundation

/// Where a camera's pictures go one by one: none comes.
open class AVCaptureVideoDataOutput: AVCaptureOutput, @unchecked Sendable {
    /// Makes an output.
    public override init() {}

    /// Who gets the pictures; not kept alive.
    open private(set) weak var sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?
    /// Where the delegate is called.
    open private(set) var sampleBufferCallbackQueue: DispatchQueue?
    /// How pictures are laid out; kept for the app.
    open var videoSettings: [String: Any]! = [:]
    /// Whether pictures are left out that come too late; kept for the app.
    open var alwaysDiscardsLateVideoFrames = true

    /// Says who gets the pictures, and where.
    open func setSampleBufferDelegate(
        _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
        queue sampleBufferCallbackQueue: DispatchQueue?
    ) {
        self.sampleBufferDelegate = sampleBufferDelegate
        self.sampleBufferCallbackQueue = sampleBufferCallbackQueue
    }
}

/// What gets a camera's pictures. All of it may be left out.
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {
    /// Called with a picture.
    func captureOutput(
        _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
    /// Called with a picture that came too late.
    func captureOutput(
        _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}

extension AVCaptureVideoDataOutputSampleBufferDelegate {
    /// Does nothing.
    public func captureOutput(
        _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
    ) {}
    /// Does nothing.
    public func captureOutput(
        _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
    ) {}
}
