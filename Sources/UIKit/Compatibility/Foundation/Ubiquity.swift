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
        guard let library = __urls(for: .libraryDirectory, in: .userDomainMask).first else { return nil }
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

extension NSNotification.Name {
    /// Posted when somebody signs in to iCloud or out.
    public static let NSUbiquityIdentityDidChange = NSNotification.Name("NSUbiquityIdentityDidChangeNotification")
}
