import Foundation

/// A device that media comes from.
open class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
    /// The device.
    public let device: AVCaptureDevice

    /// Makes an input of a device.
    ///
    /// - Throws: An `AVError` where the person does not let the app use it.
    public init(device: AVCaptureDevice) throws {
        guard AVCaptureDevice.authorizationStatus(for: .audio) != .denied else {
            throw AVError(.applicationIsNotAuthorizedToUseDevice)
        }
        self.device = device
    }
}
