import Foundation
@_spi(Framework) import UIKit

/// The sensors of motion. The Simulator has none: samples come once somebody says how the device is held.
open class CMMotionManager: NSObject, @unchecked Sendable {
    /// Makes a manager that asks for nothing yet.
    public override init() {}

    private var areAvailable: Bool { onMain { MotionSensors.shared.areAvailable } }

    // MARK: The accelerometer

    private let accelerometerStream = MotionStream<CMAccelerometerData> {
        CMAccelerometerData($0, MotionSensors.shared.acceleration)
    }

    /// Whether there is the accelerometer.
    open var isAccelerometerAvailable: Bool { areAvailable }
    /// Whether samples of the accelerometer are asked for.
    open var isAccelerometerActive: Bool { onMain { accelerometerStream.isActive } }
    /// The time between two samples of the accelerometer, in seconds.
    open var accelerometerUpdateInterval: TimeInterval = 0.01 {
        didSet { onMain { accelerometerStream.setInterval(accelerometerUpdateInterval) } }
    }
    /// The latest sample of the accelerometer; nil where there is none.
    open var accelerometerData: CMAccelerometerData? { onMain { accelerometerStream.latest } }
    /// Asks for samples of the accelerometer, which the app looks at when it wants to.
    open func startAccelerometerUpdates() {
        onMain { accelerometerStream.start(every: accelerometerUpdateInterval, on: nil, nil) }
    }
    /// Asks for samples of the accelerometer, with which a closure is called.
    open func startAccelerometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler)
    {
        nonisolated(unsafe) let handler = handler
        onMain { accelerometerStream.start(every: accelerometerUpdateInterval, on: queue, handler) }
    }
    /// Asks for samples of the accelerometer no more.
    open func stopAccelerometerUpdates() { onMain { accelerometerStream.stop() } }

    // MARK: The gyroscope

    private let gyroStream = MotionStream<CMGyroData> { CMGyroData($0, MotionSensors.shared.rotation) }

    /// Whether there is the gyroscope.
    open var isGyroAvailable: Bool { areAvailable }
    /// Whether samples of the gyroscope are asked for.
    open var isGyroActive: Bool { onMain { gyroStream.isActive } }
    /// The time between two samples of the gyroscope, in seconds.
    open var gyroUpdateInterval: TimeInterval = 0.01 {
        didSet { onMain { gyroStream.setInterval(gyroUpdateInterval) } }
    }
    /// The latest sample of the gyroscope; nil where there is none.
    open var gyroData: CMGyroData? { onMain { gyroStream.latest } }
    /// Asks for samples of the gyroscope, which the app looks at when it wants to.
    open func startGyroUpdates() {
        onMain { gyroStream.start(every: gyroUpdateInterval, on: nil, nil) }
    }
    /// Asks for samples of the gyroscope, with which a closure is called.
    open func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler) {
        nonisolated(unsafe) let handler = handler
        onMain { gyroStream.start(every: gyroUpdateInterval, on: queue, handler) }
    }
    /// Asks for samples of the gyroscope no more.
    open func stopGyroUpdates() { onMain { gyroStream.stop() } }

    // MARK: All sensors together

    private let deviceMotionStream = MotionStream<CMDeviceMotion> { CMDeviceMotion($0, MotionSensors.shared) }

    /// Whether there is all sensors together.
    open var isDeviceMotionAvailable: Bool { areAvailable }
    /// Whether samples of all sensors together are asked for.
    open var isDeviceMotionActive: Bool { onMain { deviceMotionStream.isActive } }
    /// The time between two samples of all sensors together, in seconds.
    open var deviceMotionUpdateInterval: TimeInterval = 0.01 {
        didSet { onMain { deviceMotionStream.setInterval(deviceMotionUpdateInterval) } }
    }
    /// The latest sample of all sensors together; nil where there is none.
    open var deviceMotion: CMDeviceMotion? { onMain { deviceMotionStream.latest } }
    /// Asks for samples of all sensors together, which the app looks at when it wants to.
    open func startDeviceMotionUpdates() {
        onMain { deviceMotionStream.start(every: deviceMotionUpdateInterval, on: nil, nil) }
    }
    /// Asks for samples of all sensors together, with which a closure is called.
    open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler) {
        nonisolated(unsafe) let handler = handler
        onMain { deviceMotionStream.start(every: deviceMotionUpdateInterval, on: queue, handler) }
    }
    /// Asks for samples of all sensors together no more.
    open func stopDeviceMotionUpdates() { onMain { deviceMotionStream.stop() } }

    /// Asks for samples of all sensors together, reckoned from a frame, which the app looks at when it wants to.
    open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) { startDeviceMotionUpdates() }

    /// Asks for samples of all sensors together, reckoned from a frame, with which a closure is called.
    open func startDeviceMotionUpdates(
        using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
        withHandler handler: @escaping CMDeviceMotionHandler
    ) {
        startDeviceMotionUpdates(to: queue, withHandler: handler)
    }

    /// The frames that turns can be reckoned from.
    open class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame {
        onMain { MotionSensors.shared.areAvailable } ? [.xArbitraryZVertical, .xArbitraryCorrectedZVertical] : []
    }

    /// The frame that turns are reckoned from.
    open var attitudeReferenceFrame: CMAttitudeReferenceFrame { .xArbitraryZVertical }
    /// Whether the person is shown how to move the device about; nothing is shown.
    open var showsDeviceMovementDisplay = false

    // MARK: The magnetometer

    /// Whether there is a magnetometer: there is none.
    open var isMagnetometerAvailable: Bool { false }
    /// Whether samples of the magnetometer are asked for.
    open private(set) var isMagnetometerActive = false
    /// The time between two samples of the magnetometer, in seconds; kept for the app.
    open var magnetometerUpdateInterval: TimeInterval = 0.01
    /// The latest sample of the magnetometer; there is none.
    open var magnetometerData: CMMagnetometerData? { nil }
    /// Asks for samples of the magnetometer; none comes.
    open func startMagnetometerUpdates() { isMagnetometerActive = true }
    /// Asks for samples of the magnetometer; none comes.
    open func startMagnetometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMMagnetometerHandler) {
        isMagnetometerActive = true
    }
    /// Asks for samples of the magnetometer no more.
    open func stopMagnetometerUpdates() { isMagnetometerActive = false }
}
