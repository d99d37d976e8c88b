import Foundation

/// Where one app's build lives: in the user's cache, never in the app's folder.
///
/// It is locked for as long as this value lives, so that two runs of an app do not build it at the same time.
final class BuildFolder {
    let folder: URL
    private let lock: Int32

    /// - Parameter key: What tells this app's builds from all others.
    init(name: String, key: String) throws {
        let environment = ProcessInfo.processInfo.environment
        let caches =
            environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
            ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".cache")
        let safeName = String(name.map { $0.isLetter || $0.isNumber ? $0 : "-" })
        folder = caches.appendingPathComponent("matryoshka/apps/\(safeName)-\(Self.digest(key))", isDirectory: true)
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw CommandFailure("\(folder.path): the build folder cannot be made: \(error.localizedDescription)")
        }
        lock = open(folder.appendingPathComponent("lock").path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard lock >= 0 else {
            throw CommandFailure(
                "\(folder.path): the build folder cannot be locked: \(String(cString: strerror(errno)))")
        }
        while flock(lock, LOCK_EX) != 0 {
            guard errno == EINTR else {
                close(lock)
                throw CommandFailure("\(folder.path): the build folder cannot be locked")
            }
        }
    }

    deinit { close(lock) }

    /// Writes a file, unless it has that content already; returns whether it had to.
    ///
    /// A new file takes the place of the old at once: a run that has the old one open keeps it.
    @discardableResult static func write(_ data: Data, to file: URL) throws -> Bool {
        if let old = FileManager.default.contents(atPath: file.path), old == data { return false }
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: file, options: .atomic)
        } catch {
            throw CommandFailure("\(file.path): cannot be written: \(error.localizedDescription)")
        }
        return true
    }

    /// FNV-1a: a short name that is the same in each run, which Swift's own hashes are not.
    private static func digest(_ text: String) -> String {
        let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
