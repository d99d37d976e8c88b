import Foundation

/// How sure it is what a person does.
public enum CMMotionActivityConfidence: Int, Sendable {
    case low = 0
    case medium = 1
    case high = 2
}

/// What a person does.
open class CMMotionActivity: CMLogItem, @unchecked Sendable {
    /// How sure that is.
    open var confidence: CMMotionActivityConfidence { .low }
    /// Since when.
    open var startDate: Date { Date() }
    /// Whether nobody knows.
    open var unknown: Bool { true }
    /// Whether the device lies.
    open var stationary: Bool { false }
    /// Whether the person walks.
    open var walking: Bool { false }
    /// Whether the person runs.
    open var running: Bool { false }
    /// Whether the person drives.
    open var automotive: Bool { false }
    /// Whether the person rides a bicycle.
    open var cycling: Bool { false }
}
