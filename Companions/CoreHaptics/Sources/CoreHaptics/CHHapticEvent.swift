import Foundation

/// Something that is felt, or heard.
open class CHHapticEvent: NSObject, @unchecked Sendable {
    /// A kind of event.
    public struct EventType: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Makes one of its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A tap.
        public static let hapticTransient = EventType(rawValue: "HapticTransient")
        /// A vibration.
        public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
        /// A tone.
        public static let audioContinuous = EventType(rawValue: "AudioContinuous")
        /// A sound of a file.
        public static let audioCustom = EventType(rawValue: "AudioCustom")
    }

    /// The name of how an event is.
    public struct ParameterID: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Makes one of its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// How strong it is.
        public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
        /// How sharp it is.
        public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
        /// How soon it is there.
        public static let attackTime = ParameterID(rawValue: "AttackTime")
        /// How soon it is weaker.
        public static let decayTime = ParameterID(rawValue: "DecayTime")
        /// How soon it is over.
        public static let releaseTime = ParameterID(rawValue: "ReleaseTime")
        /// Whether it stays.
        public static let sustained = ParameterID(rawValue: "Sustained")
        /// How loud it is.
        public static let audioVolume = ParameterID(rawValue: "AudioVolume")
        /// How high it is.
        public static let audioPitch = ParameterID(rawValue: "AudioPitch")
        /// Where it comes from.
        public static let audioPan = ParameterID(rawValue: "AudioPan")
        /// How bright it is.
        public static let audioBrightness = ParameterID(rawValue: "AudioBrightness")
    }

    /// What kind of event it is.
    public let type: EventType
    /// How it is.
    public let eventParameters: [CHHapticEventParameter]
    /// When it is, in seconds from the pattern's beginning.
    open var relativeTime: TimeInterval
    /// How long it is, in seconds.
    open var duration: TimeInterval

    /// Makes an event.
    public init(
        eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval,
        duration: TimeInterval = 0
    ) {
        self.type = type
        eventParameters = eventParams
        relativeTime = time
        self.duration = duration
    }
}
