import Foundation

/// How an animation's local time follows from its parent's, in seconds.
@preconcurrency @MainActor public protocol CAMediaTiming: AnyObject {
    /// When the object begins, in its parent's time; 0 means when it is committed.
    var beginTime: CFTimeInterval { get set }
    /// The length of one run in seconds.
    var duration: CFTimeInterval { get set }
    /// How fast local time runs against the parent's.
    var speed: Float { get set }
    /// Seconds added to local time.
    var timeOffset: CFTimeInterval { get set }
    /// How many times the run is repeated; may be a fraction or infinite.
    var repeatCount: Float { get set }
    /// Seconds to repeat for; 0 leaves it to `repeatCount`.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether each run is followed by the same run backwards.
    var autoreverses: Bool { get set }
    /// What the object shows before and after its active time.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// What an animation shows outside its active time.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// The mode's name, as Core Animation writes it.
    public let rawValue: String
    /// Makes a fill mode of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The animation has no value outside its active time.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
    /// The last value stays after the end.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// The first value stands before the beginning.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// The first value stands before the beginning, and the last one stays after the end.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
}
