import Foundation
@_spi(Framework) import UIKit

/// The app's keychain: a file that only the person who runs the app can read, which outlasts the app's other data.
final class Keychain: @unchecked Sendable {
    static let shared = Keychain()

    private let lock = NSLock()
    private var file = Keychain.ownFile
    private var items: [KeychainItem]?
    /// Whether there is a file that cannot be read.
    private var isBroken = false

    private static var ownFile: URL {
        let folder =
            FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
            ?? FileManager.default.temporaryDirectory
        let name = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
        return folder.appendingPathComponent("Keychains/\(name).plist")
    }

    /// Has items lie in another file: for tests.
    func use(_ file: URL) {
        lock.withLock { (self.file, items, isBroken) = (file, nil, false) }
    }

    /// Works with the items while nobody else does, and writes them if that succeeds and changes them.
    func access(_ body: (inout [KeychainItem]) -> OSStatus) -> OSStatus {
        lock.withLock {
            let before = items ?? read()
            var after = before
            let status = body(&after)
            guard status == errSecSuccess else {
                items = before
                return status
            }
            if NSArray(array: before.map(\.stored)) != NSArray(array: after.map(\.stored)) {
                do { try write(after) } catch { return errSecIO }
            }
            items = after
            return status
        }
    }

    private func read() -> [KeychainItem] {
        guard FileManager.default.fileExists(atPath: file.path) else { return [] }
        do {
            let content = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
            guard let list = content as? [[String: Any]] else { throw CocoaError(.propertyListReadCorrupt) }
            return list.compactMap(KeychainItem.init)
        } catch {
            isBroken = true
            let (path, reason) = (file.path, "\(error)")
            soon {
                Findings.report(
                    limit: "keychain.unreadable", "the keychain \(path) cannot be read and counts as empty: \(reason)",
                    advice: "The next change moves it to \(path).broken: look there for what it held.")
            }
            return []
        }
    }

    private func write(_ items: [KeychainItem]) throws {
        let data = try PropertyListSerialization.data(
            fromPropertyList: items.map(\.stored), format: .binary, options: 0)
        let manager = FileManager.default
        try manager.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700])
        // What could not be read is not lost.
        if isBroken, rename(file.path, file.path + ".broken") != 0 { throw CocoaError(.fileWriteUnknown) }
        isBroken = false
        // Nobody else may read it, not even for a moment.
        let draft = file.appendingPathExtension("new")
        guard manager.createFile(atPath: draft.path, contents: data, attributes: [.posixPermissions: 0o600]) else {
            throw CocoaError(.fileWriteUnknown)
        }
        guard rename(draft.path, file.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
    }
}
