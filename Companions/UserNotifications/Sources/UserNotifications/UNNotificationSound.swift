import Foundation

/// The name of a file with a sound in the app's bundle.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    /// The name itself.
    public let rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The sound of a notification; nobody hears it here.
public final class UNNotificationSound: NSObject, NSCopying, Sendable {
    let name: String

    private init(name: String) { self.name = name }

    /// The system's sound.
    public static let `default` = UNNotificationSound(name: "default")
    /// The system's sound for what is critical.
    public static let defaultCritical = UNNotificationSound(name: "critical")
    /// The system's sound for calls.
    public static let defaultRingtone = UNNotificationSound(name: "ringtone")

    /// Makes the sound of a file in the app's bundle.
    public convenience init(named name: UNNotificationSoundName) { self.init(name: name.rawValue) }

    /// Makes the sound of a file in the app's bundle, by its bare name as before Swift 4.2.
    @_disfavoredOverload public convenience init(named name: String) { self.init(name: name) }

    /// Makes the sound of a file in the app's bundle, for what is critical.
    public static func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
        UNNotificationSound(name: name.rawValue)
    }

    /// Makes the system's sound for what is critical, at a volume from 0 to 1.
    public static func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound { defaultCritical }

    /// The same sound.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    public override func isEqual(_ object: Any?) -> Bool { (object as? UNNotificationSound)?.name == name }
    public override var hash: Int { name.hashValue }
}
