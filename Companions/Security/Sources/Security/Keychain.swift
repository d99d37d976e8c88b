import Foundation
import UIKit

/// The app's keychain: a file that only the person who runs the app can read, which outlasts the app's other data.
final class Keychain: @unchecked Sendable {
    static let shared = Keychain()

    private let lock = NSLock()
    private var file = Keychain.ownFile
    private var items: [KeychainItem]?

    private static var ownFile: URL {
        let folder =
            FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
            ?? FileManager.default.temporaryDirectory
        let name = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
        return folder.appendingPathComponent("Keychains/\(name).plist")
    }

    /// Has items lie in another file: for tests.
    func use(_ file: URL) {
        lock.withLock { (self.file, items) = (file, nil) }
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
        guard let data = try? Data(contentsOf: file),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [[String: Any]]
        else { return [] }
        return list.compactMap(KeychainItem.init)
    }

    private func write(_ items: [KeychainItem]) throws {
        let data = try PropertyListSerialization.data(
            fromPropertyList: items.map(\.stored), format: .binary, options: 0)
        let manager = FileManager.default
        try manager.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700])
        // Nobody else may read it, not even for a moment.
        let draft = file.appendingPathExtension("new")
        guard manager.createFile(atPath: draft.path, contents: data, attributes: [.posixPermissions: 0o600]) else {
            throw CocoaError(.fileWriteUnknown)
        }
        guard rename(draft.path, file.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
    }
}
