import Foundation

/// What is special about an activation.
public struct AVAudioSessionActivationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes options of their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
}

extension AVAudioSession {
    /// What an app's sound is for.
    public struct Category: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Makes a category of its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Beside other apps' sound; silent when the switch is.
        public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
        /// Instead of other apps' sound; silent when the switch is.
        public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
        /// What the app is for.
        public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
        /// Recording.
        public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
        /// Playing and recording.
        public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
        /// Several sounds to several devices.
        public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")

        static let all = [ambient, soloAmbient, playback, record, playAndRecord, multiRoute]
    }

    /// How an app's sound is used.
    public struct Mode: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Makes a mode of its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// In no special way.
        public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
        /// For a conversation.
        public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
        /// For a conversation in a game.
        public static let gameChat = Mode(rawValue: "AVAudioSessionModeGameChat")
        /// For recording films.
        public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
        /// For measuring sound.
        public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
        /// For playing films.
        public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
        /// For a conversation with pictures.
        public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
        /// For reading aloud.
        public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
        /// For spoken hints.
        public static let voicePrompt = Mode(rawValue: "AVAudioSessionModeVoicePrompt")

        static let all = [
            `default`, voiceChat, gameChat, videoRecording, measurement, moviePlayback, videoChat, spokenAudio,
            voicePrompt,
        ]
    }

    /// What is special about a category.
    public struct CategoryOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Makes options of their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Other apps go on.
        public static let mixWithOthers = CategoryOptions(rawValue: 1)
        /// Other apps become quieter.
        public static let duckOthers = CategoryOptions(rawValue: 2)
        /// Bluetooth devices may be used that record, too.
        public static let allowBluetooth = CategoryOptions(rawValue: 4)
        /// The same, by its newer name.
        public static let allowBluetoothHFP = CategoryOptions(rawValue: 4)
        /// Sound goes to the loudspeaker and not to the ear.
        public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
        /// Other apps that speak are interrupted.
        public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 17)
        /// Bluetooth devices may be used that only play.
        public static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)
        /// Devices of the network may be used.
        public static let allowAirPlay = CategoryOptions(rawValue: 64)
        /// Sound goes on when the microphone is switched off.
        public static let overrideMutedMicrophoneInterruption = CategoryOptions(rawValue: 128)
    }

    /// What is special about giving the loudspeakers away.
    public struct SetActiveOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Makes options of their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Other apps are told that they can go on.
        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
    }

    /// Over which of the routes sound goes.
    public enum RouteSharingPolicy: UInt, Sendable {
        case `default` = 0
        case longFormAudio = 1
        case independent = 2
        case longFormVideo = 3
    }

    /// Whether an app may record.
    public enum RecordPermission: UInt, Sendable {
        case undetermined = 0x756e_6474
        case denied = 0x6465_6e79
        case granted = 0x6772_6e74
    }

    /// Where sound is sent against the route.
    public enum PortOverride: UInt, Sendable {
        case none = 0
        case speaker = 0x7370_6b72
    }

    /// Whether an interruption begins or ends.
    public enum InterruptionType: UInt, Sendable {
        case ended = 0
        case began = 1
    }

    /// What an app should do after an interruption.
    public struct InterruptionOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Makes options of their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// It should go on.
        public static let shouldResume = InterruptionOptions(rawValue: 1)
    }

    /// Why the route has changed.
    public enum RouteChangeReason: UInt, Sendable {
        case unknown = 0
        case newDeviceAvailable = 1
        case oldDeviceUnavailable = 2
        case categoryChange = 3
        case override = 4
        case wakeFromSleep = 6
        case noSuitableRouteForCategory = 7
        case routeConfigurationChange = 8
    }

    /// Whether another app begins or ends to play.
    public enum SilenceSecondaryAudioHintType: UInt, Sendable {
        case end = 0
        case begin = 1
    }

    /// A kind of thing that sound comes from or goes to.
    public struct Port: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Makes a kind of its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The device's microphone.
        public static let builtInMic = Port(rawValue: "MicrophoneBuiltIn")
        /// A microphone on a wire.
        public static let headsetMic = Port(rawValue: "MicrophoneWired")
        /// The device's loudspeaker.
        public static let builtInSpeaker = Port(rawValue: "Speaker")
        /// The loudspeaker at the ear.
        public static let builtInReceiver = Port(rawValue: "Receiver")
        /// Headphones on a wire.
        public static let headphones = Port(rawValue: "Headphones")
        /// Bluetooth's devices that only play.
        public static let bluetoothA2DP = Port(rawValue: "BluetoothA2DPOutput")
        /// Bluetooth's devices that record, too.
        public static let bluetoothHFP = Port(rawValue: "BluetoothHFP")
        /// Bluetooth's devices of low energy.
        public static let bluetoothLE = Port(rawValue: "BluetoothLE")
        /// Devices of the network.
        public static let airPlay = Port(rawValue: "AirPlay")
        /// A screen.
        public static let HDMI = Port(rawValue: "HDMIOutput")
        /// A car.
        public static let carAudio = Port(rawValue: "CarAudio")
        /// What hangs on the bus.
        public static let usbAudio = Port(rawValue: "USBAudio")
    }
}
