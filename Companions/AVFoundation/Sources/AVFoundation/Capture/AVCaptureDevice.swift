import Foundation
@_spi(Framework) import AudioToolbox
@_spi(Framework) import UIKit

/// Whether an app may use a device.
public enum AVAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    case restricted = 1
    case denied = 2
    case authorized = 3
}

/// A camera or a microphone. There is no camera, as in the Simulator.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
    /// Where a camera looks.
    public enum Position: Int, Sendable {
        case unspecified = 0
        case back = 1
        case front = 2
    }

    /// Whether a light is lit for a photograph.
    public enum FlashMode: Int, Sendable {
        case off = 0
        case on = 1
        case auto = 2
    }

    /// Whether a light is lit.
    public enum TorchMode: Int, Sendable {
        case off = 0
        case on = 1
        case auto = 2
    }

    /// How a camera looks for the sharpest picture.
    public enum FocusMode: Int, Sendable {
        case locked = 0
        case autoFocus = 1
        case continuousAutoFocus = 2
    }

    /// How a camera looks for the right light.
    public enum ExposureMode: Int, Sendable {
        case locked = 0
        case autoExpose = 1
        case continuousAutoExposure = 2
        case custom = 3
    }

    /// How a camera looks for what is white.
    public enum WhiteBalanceMode: Int, Sendable {
        case locked = 0
        case autoWhiteBalance = 1
        case continuousAutoWhiteBalance = 2
    }

    private static let microphone = AVCaptureDevice()

    private override init() {}

    // MARK: Which there are

    /// The usual device for a kind of media: the microphone, and no camera.
    open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? {
        mediaType == .audio ? microphone : nil
    }

    /// The usual device of a kind: there is none but the microphone.
    open class func `default`(
        _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
    ) -> AVCaptureDevice? {
        [.builtInMicrophone, .microphone].contains(deviceType) ? microphone : nil
    }

    /// The devices for a kind of media.
    open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { mediaType == .audio ? [microphone] : [] }

    /// All devices.
    open class func devices() -> [AVCaptureDevice] { [microphone] }

    /// The device of an identifier; nil where there is none.
    public convenience init?(uniqueID deviceUniqueID: String) { nil }

    /// What looks for devices.
    open class DiscoverySession: NSObject, @unchecked Sendable {
        /// What was found.
        public let devices: [AVCaptureDevice]
        /// What was found together that can be used together.
        open var supportedMultiCamDeviceSets: [Set<AVCaptureDevice>] { [] }

        /// Looks for devices of some kinds.
        public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {
            let isMeant =
                mediaType != .video && deviceTypes.contains { [.builtInMicrophone, .microphone].contains($0) }
            devices = isMeant ? [microphone] : []
        }
    }

    // MARK: Permission

    /// Whether the app may see, or hear.
    open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
        if mediaType == .video { return onMain { CameraPermission.shared.status } }
        switch AVAudioSession.sharedInstance().recordPermission {
        case .undetermined: return .notDetermined
        case .denied: return .denied
        case .granted: return .authorized
        }
    }

    /// Asks the person, once, whether the app may see, or hear.
    open class func requestAccess(
        for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
    ) {
        if mediaType != .video { return AVAudioSession.sharedInstance().requestRecordPermission(handler) }
        onMain { CameraPermission.shared.request(handler) }
    }

    /// Asks the person, once, whether the app may see, or hear; whether it may.
    open class func requestAccess(for mediaType: AVMediaType) async -> Bool {
        let isGranted = try? await TaskWait<Bool>.value { wait in
            requestAccess(for: mediaType) { wait.resume(with: .success($0)) }
        }
        return isGranted ?? false
    }

    // MARK: What it is

    /// Tells the device from others.
    open var uniqueID: String { "Microphone" }
    /// What kind of device it is.
    open var modelID: String { "Microphone" }
    /// What a person calls it.
    open var localizedName: String { "iPhone Microphone" }
    /// What kind of device it is.
    open var deviceType: DeviceType { .microphone }
    /// Where it looks.
    open var position: Position { .unspecified }
    /// Whether it is there.
    open var isConnected: Bool { true }
    /// Whether another app has it.
    open var isInUseByAnotherApplication: Bool { false }
    /// Whether it has media of a kind.
    open func hasMediaType(_ mediaType: AVMediaType) -> Bool { mediaType == .audio }
    /// Whether it can be used as a preset says.
    open func supportsSessionPreset(_ preset: AVCaptureSession.Preset) -> Bool { true }

    // MARK: What a camera can: a microphone cannot

    /// Lets the app change the device.
    ///
    /// - Throws: Nothing here.
    open func lockForConfiguration() throws {}
    /// Lets others change the device.
    open func unlockForConfiguration() {}
    /// Whether there is a light.
    open var hasTorch: Bool { false }
    /// Whether there is a light for photographs.
    open var hasFlash: Bool { false }
    /// Whether the light can be lit.
    open var isTorchAvailable: Bool { false }
    /// Whether the light is lit.
    open var isTorchActive: Bool { false }
    /// Whether the light for photographs can be lit.
    open var isFlashAvailable: Bool { false }
    /// Whether the light is lit; kept for the app.
    open var torchMode = TorchMode.off
    /// Whether the light for photographs is lit; kept for the app.
    open var flashMode = FlashMode.off
    /// Whether the light can be lit in a way.
    open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { torchMode == .off }
    /// Whether the light for photographs can be lit in a way.
    open func isFlashModeSupported(_ flashMode: FlashMode) -> Bool { flashMode == .off }
    /// Lights the light.
    ///
    /// - Throws: An `AVError`: there is none.
    open func setTorchModeOn(level torchLevel: Float) throws { throw AVError(.operationNotAllowed) }
    /// How the sharpest picture is looked for; kept for the app.
    open var focusMode = FocusMode.locked
    /// Whether the sharpest picture can be looked for in a way.
    open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
    /// Whether a place can be said that is to be sharp.
    open var isFocusPointOfInterestSupported: Bool { false }
    /// The place that is to be sharp; kept for the app.
    open var focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)
    /// How the right light is looked for; kept for the app.
    open var exposureMode = ExposureMode.locked
    /// Whether the right light can be looked for in a way.
    open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
    /// Whether a place can be said that is to be light.
    open var isExposurePointOfInterestSupported: Bool { false }
    /// The place that is to be light; kept for the app.
    open var exposurePointOfInterest = CGPoint(x: 0.5, y: 0.5)
    /// How what is white is looked for; kept for the app.
    open var whiteBalanceMode = WhiteBalanceMode.locked
    /// Whether what is white can be looked for in a way.
    open func isWhiteBalanceModeSupported(_ whiteBalanceMode: WhiteBalanceMode) -> Bool { false }
    /// How much larger things are seen; kept for the app.
    open var videoZoomFactor: CGFloat = 1
    /// Sees things larger, at once: no picture of the camera shows the way there.
    open func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) { videoZoomFactor = factor }
    /// Ends a way to another zoom; there is none on its way.
    open func cancelVideoZoomRamp() {}
    /// The most that things can be seen larger.
    open var maxAvailableVideoZoomFactor: CGFloat { 1 }
    /// The least that things can be seen larger.
    open var minAvailableVideoZoomFactor: CGFloat { 1 }
    /// Whether the picture is looked for anew when something moves; kept for the app.
    open var isSubjectAreaChangeMonitoringEnabled = false
    /// The shortest time of a picture; kept for the app.
    open var activeVideoMinFrameDuration = CMTime.invalid
    /// The longest time of a picture; kept for the app.
    open var activeVideoMaxFrameDuration = CMTime.invalid
}

extension NSNotification.Name {
    /// Posted when a device comes; never here.
    public static let AVCaptureDeviceWasConnected = NSNotification.Name("AVCaptureDeviceWasConnectedNotification")
    /// Posted when a device goes; never here.
    public static let AVCaptureDeviceWasDisconnected = NSNotification.Name("AVCaptureDeviceWasDisconnectedNotification")
    /// Posted when something moves before a camera; never here.
    public static let AVCaptureDeviceSubjectAreaDidChange = NSNotification.Name(
        "AVCaptureDeviceSubjectAreaDidChangeNotification")
}
