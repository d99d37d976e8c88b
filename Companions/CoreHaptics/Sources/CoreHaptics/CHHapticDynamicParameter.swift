import Foundation

/// How a pattern changes in one respect, while it is played.
open class CHHapticDynamicParameter: NSObject, @unchecked Sendable {
    /// The name of how a pattern changes.
    public struct ID: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Makes one of its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// How strong it is.
        public static let hapticIntensityControl = ID(rawValue: "HapticIntensityControl")
        /// How sharp it is.
        public static let hapticSharpnessControl = ID(rawValue: "HapticSharpnessControl")
        /// How loud it is.
        public static let audioVolumeControl = ID(rawValue: "AudioVolumeControl")
        /// How high it is.
        public static let audioPitchControl = ID(rawValue: "AudioPitchControl")
    }

    /// In which respect.
    public let parameterID: ID
    /// How.
    open var value: Float
    /// When, in seconds from the pattern's beginning.
    open var relativeTime: TimeInterval

    /// Makes a parameter.
    public init(parameterID: ID, value: Float, relativeTime time: TimeInterval) {
        self.parameterID = parameterID
        self.value = value
        relativeTime = time
    }
}
