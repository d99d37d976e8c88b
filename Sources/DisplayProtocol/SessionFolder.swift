import Foundation

/// The folder of one run of an app, which only this user can enter; it goes with the object.
///
/// A process that is killed leaves its folders behind. Each is locked as long as its process lives, so that the next one
/// can tell which are nobody's and removes them.
final class SessionFolder {
    let path: String
    /// What holds the lock.
    private let descriptor: Int32

    private static let prefix = "matryoshka-"

    /// Makes a folder, and removes those that processes of before have left.
    ///
    /// - Parameter parent: The folder for temporary files.
    init(in parent: String) throws {
        Self.removeAbandoned(in: parent)
        var template = Array("\(parent)/\(Self.prefix)XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw DisplayError.system("mkdtemp") }
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        // Where nothing can be locked, nothing is removed either.
        _ = flock(descriptor, LOCK_EX | LOCK_NB)
    }

    deinit {
        remove()
        close(descriptor)
    }

    func remove() { try? FileManager.default.removeItem(atPath: path) }

    /// What a display listens at.
    var socket: String { Self.socket(in: path) }

    private static func socket(in folder: String) -> String { folder + "/display" }

    private static func removeAbandoned(in parent: String) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
        for name in names where name.hasPrefix(prefix) {
            let folder = "\(parent)/\(name)"
            // A folder without a socket may be one that another process is about to lock.
            guard isOurs(folder, S_IFDIR), isOurs(socket(in: folder), S_IFSOCK) else { continue }
            let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW)
            guard descriptor >= 0 else { continue }
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { try? FileManager.default.removeItem(atPath: folder) }
            close(descriptor)
        }
    }

    /// Whether something is of that kind and this user's.
    private static func isOurs(_ path: String, _ kind: mode_t) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == kind && status.st_uid == getuid()
    }
}
