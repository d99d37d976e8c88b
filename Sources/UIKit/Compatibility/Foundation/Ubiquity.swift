import Foundation

// Files and values in iCloud. As in a Simulator that nobody has signed in to, there is no container, and values stay on the
// device.

extension FileManager {
    /// What stands for the person's account in iCloud: nil, since nobody has signed in.
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

    /// The app's folder in iCloud: nil, since nobody has signed in.
    public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

    /// The folder that the apps of a group share.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        guard let library = urls(for: .libraryDirectory, in: .userDomainMask).first else { return nil }
        let folder = library.appendingPathComponent("Groups/\(groupIdentifier)", isDirectory: true)
        do { try createDirectory(at: folder, withIntermediateDirectories: true) } catch { return nil }
        return folder
    }

    /// Whether a file is in iCloud: it is not.
    public func isUbiquitousItem(at url: URL) -> Bool { false }

    /// Moves a file into iCloud or out of it.
    ///
    /// - Throws: Always: nobody has signed in.
    public func setUbiquitous(_ flag: Bool, itemAt url: URL, destinationURL: URL) throws { throw Self.noAccount }

    /// Has a file of iCloud be brought to the device.
    ///
    /// - Throws: Always: nobody has signed in.
    public func startDownloadingUbiquitousItem(at url: URL) throws { throw Self.noAccount }

    /// Lets go of the device's copy of a file in iCloud.
    ///
    /// - Throws: Always: nobody has signed in.
    public func evictUbiquitousItem(at url: URL) throws { throw Self.noAccount }

    private static var noAccount: any Error {
        NSError(
            domain: NSCocoaErrorDomain, code: 4355,
            userInfo: [NSLocalizedDescriptionKey: "Nobody has signed in to iCloud."])
    }
}

extension URL {
    /// Asks for a file outside of the app's own folder: there is no wall around it here.
    @discardableResult public func startAccessingSecurityScopedResource() -> Bool { true }

    /// Gives the file back.
    public func stopAccessingSecurityScopedResource() {}
}

/// Values that a person's devices share: here, where nobody has signed in to iCloud, the app's own that stay on the device.
public final class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
    /// The app's store.
    public static let `default` = NSUbiquitousKeyValueStore()

    /// Posted when another device has changed values: never, since there is none.
    public static let didChangeExternallyNotification = Notification.Name(
        "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

    private let defaults = UserDefaults(suiteName: "NSUbiquitousKeyValueStore")

    private func name(_ key: String) -> String { "ubiquitous.\(Bundle.main.bundleIdentifier ?? "").\(key)" }

    /// The value of a key; nil for none.
    public func object(forKey aKey: String) -> Any? { defaults?.object(forKey: name(aKey)) }

    /// Gives a key a value that a property list can hold; nil takes it away.
    public func set(_ anObject: Any?, forKey aKey: String) { defaults?.set(anObject, forKey: name(aKey)) }

    /// Gives a key a text; nil takes its value away.
    public func set(_ aString: String?, forKey aKey: String) { set(aString as Any?, forKey: aKey) }

    /// Gives a key a truth value.
    public func set(_ value: Bool, forKey aKey: String) { set(NSNumber(value: value) as Any?, forKey: aKey) }

    /// Gives a key a number.
    public func set(_ value: Double, forKey aKey: String) { set(NSNumber(value: value) as Any?, forKey: aKey) }

    /// Gives a key an integer.
    public func set(_ value: Int64, forKey aKey: String) { set(NSNumber(value: value) as Any?, forKey: aKey) }

    /// Takes a key's value away.
    public func removeObject(forKey aKey: String) { defaults?.removeObject(forKey: name(aKey)) }

    /// The text of a key; nil for none.
    public func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }

    /// The array of a key; nil for none.
    public func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }

    /// The dictionary of a key; nil for none.
    public func dictionary(forKey aKey: String) -> [String: Any]? { object(forKey: aKey) as? [String: Any] }

    /// The data of a key; nil for none.
    public func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }

    /// The integer of a key; 0 for none.
    public func longLong(forKey aKey: String) -> Int64 { (object(forKey: aKey) as? NSNumber)?.int64Value ?? 0 }

    /// The number of a key; 0 for none.
    public func double(forKey aKey: String) -> Double { (object(forKey: aKey) as? NSNumber)?.doubleValue ?? 0 }

    /// The truth value of a key; false for none.
    public func bool(forKey aKey: String) -> Bool { (object(forKey: aKey) as? NSNumber)?.boolValue ?? false }

    /// All keys with their values.
    public var dictionaryRepresentation: [String: Any] {
        let start = name("")
        let all = defaults?.dictionaryRepresentation() ?? [:]
        return Dictionary(
            uniqueKeysWithValues: all.filter { $0.key.hasPrefix(start) }.map {
                (String($0.key.dropFirst(start.count)), $0.value)
            })
    }

    /// Writes what has changed.
    @discardableResult public func synchronize() -> Bool { defaults?.synchronize() ?? false }
}

extension NSNotification.Name {
    /// Posted when somebody signs in to iCloud or out.
    public static let NSUbiquityIdentityDidChange = NSNotification.Name("NSUbiquityIdentityDidChangeNotification")
}
