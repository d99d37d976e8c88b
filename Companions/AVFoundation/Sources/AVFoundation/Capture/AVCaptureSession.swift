import Foundation
@_spi(Framework) import AudioToolbox
@_spi(Framework) import UIKit

/// What brings media from devices to outputs. Here nothing comes.
open class AVCaptureSession: NSObject, @unchecked Sendable {
    /// Makes a session without inputs and outputs.
    public override init() {}

    /// Where media comes from.
    open private(set) var inputs: [AVCaptureInput] = []
    /// Where media goes.
    open private(set) var outputs: [AVCaptureOutput] = []
    /// The ways from inputs to outputs.
    open var connections: [AVCaptureConnection] { outputs.flatMap(\.connections) }
    /// How good pictures are to be; kept for the app.
    open var sessionPreset = Preset.high
    /// Whether media goes from devices to outputs. Can be observed.
    open private(set) var isRunning = false
    /// Whether something else has the devices.
    open var isInterrupted: Bool { false }
    /// Whether the app's audio session is used; kept for the app.
    open var usesApplicationAudioSession = true
    /// Whether the app's audio session is set as the session needs it; kept for the app.
    open var automaticallyConfiguresApplicationAudioSession = true
    /// Whether the colours are set as the session needs them; kept for the app.
    open var automaticallyConfiguresCaptureDeviceForWideColor = true

    /// Whether pictures can be as good as a preset says.
    open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
    /// Whether media can come from an input.
    open func canAddInput(_ input: AVCaptureInput) -> Bool { !inputs.contains(input) }
    /// Whether media can go to an output.
    open func canAddOutput(_ output: AVCaptureOutput) -> Bool { !outputs.contains(output) }
    /// Lets media come from an input.
    open func addInput(_ input: AVCaptureInput) { if canAddInput(input) { inputs.append(input) } }
    /// Lets no more media come from an input.
    open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
    /// Lets media go to an output.
    open func addOutput(_ output: AVCaptureOutput) { if canAddOutput(output) { outputs.append(output) } }
    /// Lets no more media go to an output.
    open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
    /// Begins changes that are made together.
    open func beginConfiguration() {}
    /// Ends changes that are made together.
    open func commitConfiguration() {}

    /// Starts the session.
    open func startRunning() { run(true) }
    /// Stops the session.
    open func stopRunning() { run(false) }

    private func run(_ runs: Bool) {
        guard runs != isRunning else { return }
        telling("running") { isRunning = runs }
        let name: NSNotification.Name = runs ? .AVCaptureSessionDidStartRunning : .AVCaptureSessionDidStopRunning
        soon { NotificationCenter.default.post(name: name, object: self) }
    }
}

extension NSNotification.Name {
    /// Posted when a session has started.
    public static let AVCaptureSessionDidStartRunning = NSNotification.Name(
        "AVCaptureSessionDidStartRunningNotification")
    /// Posted when a session has stopped.
    public static let AVCaptureSessionDidStopRunning = NSNotification.Name("AVCaptureSessionDidStopRunningNotification")
    /// Posted when a session cannot go on; never here.
    public static let AVCaptureSessionRuntimeError = NSNotification.Name("AVCaptureSessionRuntimeErrorNotification")
    /// Posted when something else needs the devices; never here.
    public static let AVCaptureSessionWasInterrupted = NSNotification.Name("AVCaptureSessionWasInterruptedNotification")
    /// Posted when the devices are free again; never here.
    public static let AVCaptureSessionInterruptionEnded = NSNotification.Name(
        "AVCaptureSessionInterruptionEndedNotification")
}

/// The key of why a session cannot go on.
public let AVCaptureSessionErrorKey = "AVCaptureSessionErrorKey"
