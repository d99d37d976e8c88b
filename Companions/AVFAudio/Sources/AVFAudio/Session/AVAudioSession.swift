import Foundation
@_spi(Framework) import AudioToolbox
@_spi(Framework) import UIKit

/// How an app's sound gets along with that of others, with the person's switches and with the device.
///
/// It may be used on any thread.
open class AVAudioSession: NSObject, @unchecked Sendable {
    private static let session = AVAudioSession()

    /// The app's session.
    open class func sharedInstance() -> AVAudioSession { session }

    private override init() {}

    private var services: AudioServicesOfDevice { onMain { AudioServicesOfDevice.shared } }

    // MARK: What for

    /// What the sound is for.
    open var category: Category { onMain { services.category } }
    /// How it is used.
    open var mode: Mode { onMain { services.mode } }
    /// What is special about it.
    open var categoryOptions: CategoryOptions { onMain { services.options } }
    /// Over which of the routes it goes.
    open var routeSharingPolicy: RouteSharingPolicy { onMain { services.policy } }
    /// What sound may be for.
    open var availableCategories: [Category] { Category.all }
    /// How sound may be used.
    open var availableModes: [Mode] { Mode.all }

    /// Says what the sound is for.
    ///
    /// - Throws: Nothing here.
    open func setCategory(_ category: Category) throws { try setCategory(category, mode: .default, options: []) }

    /// Says what the sound is for, and what is special about it.
    ///
    /// - Throws: Nothing here.
    open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
        try setCategory(category, mode: mode, options: options)
    }

    /// Says what the sound is for, how it is used, and what is special about it.
    ///
    /// - Throws: Nothing here.
    open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
        try setCategory(category, mode: mode, policy: .default, options: options)
    }

    /// Says what the sound is for, how it is used, and where it goes.
    ///
    /// - Throws: Nothing here.
    open func setCategory(
        _ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []
    ) throws {
        onMain { services.set(category, mode, policy, options) }
    }

    /// Says how the sound is used.
    ///
    /// - Throws: Nothing here.
    open func setMode(_ mode: Mode) throws { try setCategory(category, mode: mode, options: categoryOptions) }

    /// Takes the loudspeakers, or gives them to others.
    ///
    /// - Throws: Nothing here.
    open func setActive(_ active: Bool) throws { try setActive(active, options: []) }

    /// Takes the loudspeakers, or gives them to others.
    ///
    /// - Throws: Nothing here.
    open func setActive(_ active: Bool, options: SetActiveOptions = []) throws { onMain { services.activate(active) } }

    /// Takes the loudspeakers, and tells when it has.
    open func activate(
        options: AVAudioSessionActivationOptions = [],
        completionHandler handler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        onMain { services.activate(true) }
        soon { handler(true, nil) }
    }

    // MARK: The microphone

    /// Whether the app may record.
    open var recordPermission: RecordPermission { onMain { services.microphone } }

    /// Asks the person, once, whether the app may record.
    open func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {
        onMain { services.askForMicrophone("requestRecordPermission(_:)", response) }
    }

    // MARK: The device

    /// Where sound comes from and goes to.
    open var currentRoute: AVAudioSessionRouteDescription { onMain { services.route } }
    /// The microphones.
    open var availableInputs: [AVAudioSessionPortDescription]? { [.microphone] }
    /// Whether there is a microphone.
    open var isInputAvailable: Bool { true }
    /// The microphone that the app wants.
    open var preferredInput: AVAudioSessionPortDescription? { onMain { services.preferredInput } }
    /// Says which microphone the app wants; there is one.
    ///
    /// - Throws: Nothing here.
    open func setPreferredInput(_ inPort: AVAudioSessionPortDescription?) throws {
        onMain { services.preferredInput = inPort }
    }
    /// Sends sound to the loudspeaker, where it would go to the ear.
    ///
    /// - Throws: Nothing here.
    open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}
    /// The volume that the person has set, from 0 to 1; it can be observed.
    open var outputVolume: Float { onMain { services.volume } }
    /// In frames a second.
    open var sampleRate: Double { 48000 }
    /// The frames a second that the app wants.
    open var preferredSampleRate: Double { onMain { services.preferredSampleRate } }
    /// Says how many frames a second the app wants; kept for the app.
    ///
    /// - Throws: Nothing here.
    open func setPreferredSampleRate(_ sampleRate: Double) throws {
        onMain { services.preferredSampleRate = sampleRate }
    }
    /// The length of a piece of sound, in seconds.
    open var ioBufferDuration: TimeInterval { 1024.0 / 48000 }
    /// The length of a piece that the app wants, in seconds.
    open var preferredIOBufferDuration: TimeInterval { onMain { services.preferredDuration } }
    /// Says how long a piece is to be, in seconds; kept for the app.
    ///
    /// - Throws: Nothing here.
    open func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {
        onMain { services.preferredDuration = duration }
    }
    /// The channels of the microphone.
    open var inputNumberOfChannels: Int { 1 }
    /// The channels of the loudspeakers.
    open var outputNumberOfChannels: Int { 2 }
    /// The most channels of a microphone.
    open var maximumInputNumberOfChannels: Int { 1 }
    /// The most channels of loudspeakers.
    open var maximumOutputNumberOfChannels: Int { 2 }
    /// How late the microphone is heard, in seconds.
    open var inputLatency: TimeInterval { 0 }
    /// How late sound is heard, in seconds.
    open var outputLatency: TimeInterval { 0 }
    /// Whether another app plays; none does.
    open var isOtherAudioPlaying: Bool { false }
    /// Whether what is not important should be silent; it need not.
    open var secondaryAudioShouldBeSilencedHint: Bool { false }
    /// Whether the app may shake the device while it records.
    open var allowHapticsAndSystemSoundsDuringRecording: Bool { false }

    // MARK: Notifications

    /// Posted when something else needs the loudspeakers, and when it has finished.
    public static let interruptionNotification = Notification.Name("AVAudioSessionInterruptionNotification")
    /// Posted when headphones are plugged in or out.
    public static let routeChangeNotification = Notification.Name("AVAudioSessionRouteChangeNotification")
    /// Posted when the sound system was lost; never here.
    public static let mediaServicesWereLostNotification = Notification.Name(
        "AVAudioSessionMediaServicesWereLostNotification")
    /// Posted when the sound system was started anew; never here.
    public static let mediaServicesWereResetNotification = Notification.Name(
        "AVAudioSessionMediaServicesWereResetNotification")
    /// Posted when another app begins or ends to play; never here.
    public static let silenceSecondaryAudioHintNotification = Notification.Name(
        "AVAudioSessionSilenceSecondaryAudioHintNotification")
}

extension NSNotification.Name {
    /// The older name of `AVAudioSession.interruptionNotification`.
    public static let AVAudioSessionInterruption = AVAudioSession.interruptionNotification
    /// The older name of `AVAudioSession.routeChangeNotification`.
    public static let AVAudioSessionRouteChange = AVAudioSession.routeChangeNotification
}

/// The key of whether an interruption begins or ends.
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
/// The key of whether to go on after an interruption.
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
/// The key of why there was an interruption.
public let AVAudioSessionInterruptionReasonKey = "AVAudioSessionInterruptionReasonKey"
/// The key of why the route has changed.
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
/// The key of the route before.
public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"
/// The key of whether another app begins or ends to play.
public let AVAudioSessionSilenceSecondaryAudioHintTypeKey = "AVAudioSessionSilenceSecondaryAudioHintTypeKey"
