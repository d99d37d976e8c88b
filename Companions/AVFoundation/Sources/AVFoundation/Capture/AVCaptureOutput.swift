import Foundation

/// Where media goes.
open class AVCaptureOutput: NSObject, @unchecked Sendable {
    override init() {}

    /// The ways that lead here: none, since there is no camera.
    open var connections: [AVCaptureConnection] { [] }
    /// The way of a kind of media that leads here: none.
    open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}
