import Foundation

/// An acceleration along the axes of the screen, in units of gravity.
public struct CMAcceleration: Sendable {
    /// To the right.
    public var x: Double
    /// Up.
    public var y: Double
    /// Out of the screen.
    public var z: Double

    /// Makes no acceleration.
    public init() { self.init(x: 0, y: 0, z: 0) }
    /// Makes an acceleration.
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// How fast a device turns about the axes of the screen, in radians a second.
public struct CMRotationRate: Sendable {
    /// About the axis to the right.
    public var x: Double
    /// About the axis up.
    public var y: Double
    /// About the axis out of the screen.
    public var z: Double

    /// Makes no turn.
    public init() { self.init(x: 0, y: 0, z: 0) }
    /// Makes a turn.
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// The Earth's field along the axes of the screen, in microteslas.
public struct CMMagneticField: Sendable {
    /// To the right.
    public var x: Double
    /// Up.
    public var y: Double
    /// Out of the screen.
    public var z: Double

    /// Makes no field.
    public init() { self.init(x: 0, y: 0, z: 0) }
    /// Makes a field.
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// How a device is turned, as four numbers.
public struct CMQuaternion: Sendable {
    /// The part of the axis to the right.
    public var x: Double
    /// The part of the axis up.
    public var y: Double
    /// The part of the axis out of the screen.
    public var z: Double
    /// The cosine of half of the angle.
    public var w: Double

    /// Makes no turn.
    public init() { self.init(x: 0, y: 0, z: 0, w: 1) }
    /// Makes a turn.
    public init(x: Double, y: Double, z: Double, w: Double) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
}

/// How a device is turned, as nine numbers.
public struct CMRotationMatrix: Sendable {
    /// The first row.
    public var m11, m12, m13: Double
    /// The second row.
    public var m21, m22, m23: Double
    /// The third row.
    public var m31, m32, m33: Double

    /// Makes no turn.
    public init() {
        (m11, m12, m13) = (1, 0, 0)
        (m21, m22, m23) = (0, 1, 0)
        (m31, m32, m33) = (0, 0, 1)
    }
}

/// What a device's turns are reckoned from.
public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a frame of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Up, and any direction.
    public static let xArbitraryZVertical = CMAttitudeReferenceFrame(rawValue: 1)
    /// Up, and any direction, which the compass keeps.
    public static let xArbitraryCorrectedZVertical = CMAttitudeReferenceFrame(rawValue: 2)
    /// Up, and where the compass points.
    public static let xMagneticNorthZVertical = CMAttitudeReferenceFrame(rawValue: 4)
    /// Up, and north.
    public static let xTrueNorthZVertical = CMAttitudeReferenceFrame(rawValue: 8)
}

/// What is called with a sample of the accelerometer.
public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
/// What is called with a sample of the gyroscope.
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void
/// What is called with a sample of all sensors.
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void
/// What is called with a sample of the magnetometer.
public typealias CMMagnetometerHandler = (CMMagnetometerData?, (any Error)?) -> Void

/// The domain of errors of motion.
public let CMErrorDomain = "CMErrorDomain"

/// The errors of motion.
public struct CMError: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: UInt32
    /// Makes an error of its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    var error: NSError { NSError(domain: CMErrorDomain, code: Int(rawValue)) }
}

/// The error that the device has to be moved about first.
public let CMErrorDeviceRequiresMovement = CMError(rawValue: 101)
/// The error that north is not known.
public let CMErrorTrueNorthNotAvailable = CMError(rawValue: 102)
/// The error that nobody knows what.
public let CMErrorUnknown = CMError(rawValue: 103)
/// The error that activities are not known here.
public let CMErrorMotionActivityNotAvailable = CMError(rawValue: 104)
/// The error that the person does not let the app know activities.
public let CMErrorMotionActivityNotAuthorized = CMError(rawValue: 105)
/// The error that a sensor is missing.
public let CMErrorNotAvailable = CMError(rawValue: 109)
/// The error that the person does not let the app know.
public let CMErrorNotAuthorized = CMError(rawValue: 111)

/// Whether the app may know what the person does.
public enum CMAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    case restricted = 1
    case denied = 2
    case authorized = 3
}
