import Foundation

/// Where the build of an app, its modules or a companion lives: in the user's cache, never in its own folder.
///
/// It is locked for as long as this value lives, so that two runs of an app do not build it at the same time.
final class BuildFolder {
    let folder: URL
    private let lock: Int32

    enum Kind: String { case apps, modules, checks, companions, packages, pictures }

    /// The folder of all builds of a kind, which exists afterwards.
    static func place(of kind: Kind) throws -> URL {
        let environment = ProcessInfo.processInfo.environment
        let caches =
            environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
            ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".cache")
        let folder = caches.appendingPathComponent("matryoshka/\(kind.rawValue)", isDirectory: true)
        try make(folder)
        return folder
    }

    private static func make(_ folder: URL) throws {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw CommandFailure("\(folder.path): the build folder cannot be made: \(error.localizedDescription)")
        }
    }

    /// - Parameter key: What tells this one's builds from all others.
    init(_ kind: Kind = .apps, name: String, key: String) throws {
        var digest = Digest()
        digest.add(key)
        let safeName = String(name.map { $0.isLetter || $0.isNumber ? $0 : "-" })
        folder = try Self.place(of: kind).appendingPathComponent("\(safeName)-\(digest.text)", isDirectory: true)
        try Self.make(folder)
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

    /// What a file holds.
    ///
    /// - Throws: A `CommandFailure` with the file's path where it cannot be read.
    static func read(_ file: URL) throws -> Data {
        guard let data = FileManager.default.contents(atPath: file.path) else {
            throw CommandFailure("\(file.path): cannot be read")
        }
        return data
    }

    /// Writes a file, unless it has that content already.
    ///
    /// A new file takes the place of the old at once: a run that has the old one open keeps it.
    ///
    /// - Returns: Whether it had another content.
    @discardableResult static func write(_ data: Data, to file: URL) throws -> Bool {
        if let old = FileManager.default.contents(atPath: file.path), old == data { return false }
        do {
            try clear(for: file)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: file, options: .atomic)
            return true
        } catch {
            throw CommandFailure("\(file.path): cannot be written: \(error.localizedDescription)")
        }
    }

    /// Removes a folder that takes a file's place, and a file that takes the place of a folder around it.
    static func clear(for file: URL) throws {
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder), isFolder.boolValue {
            try FileManager.default.removeItem(at: file)
        }
        var parent = file.deletingLastPathComponent()
        while parent.path != "/", !FileManager.default.fileExists(atPath: parent.path, isDirectory: &isFolder) {
            parent.deleteLastPathComponent()
        }
        if parent.path != "/", !isFolder.boolValue { try FileManager.default.removeItem(at: parent) }
    }

    /// Puts a new executable into a bundle, unless the one that is there was built from the same and is what was built.
    ///
    /// - Parameter compile: Makes the executable at a place in this folder.
    /// - Returns: Whether there is a new one.
    @discardableResult func build(
        _ record: BuildRecord, into bundle: AppBundle, compile: (URL) throws -> Void
    ) throws -> Bool {
        let recordFile = folder.appendingPathComponent("build.json")
        var record = record
        let path = bundle.executable.path
        record.products[path] = BuildRecord.Product(contentsOf: bundle.executable, isExecutable: true)
        if record.products[path] != nil, record == BuildRecord(contentsOf: recordFile) { return false }
        let new = folder.appendingPathComponent("executable")
        try? FileManager.default.removeItem(at: new)
        try compile(new)
        // From here on the record is not that of the executable, even if this is interrupted.
        try? FileManager.default.removeItem(at: recordFile)
        record.products[path] = BuildRecord.Product(contentsOf: new)
        try bundle.install(new)
        try Self.write(try JSONEncoder().encode(record), to: recordFile)
        return true
    }
}
