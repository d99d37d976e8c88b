import Dispatch
import Foundation

/// Tells of changes to the files below some folders, as the kernel tells of them: nothing is asked for while nothing
/// changes.
///
/// An editor writes, renames and deletes several files for one save; what comes within a short time is one change.
@MainActor final class FolderWatcher {
    /// How long it has to be quiet for a change to be over, in seconds.
    static let quietTime = 0.05

    /// Called when files have changed.
    var onChange: (Set<String>) -> Void = { _ in }

    private let descriptor: Int32
    private let source: any DispatchSourceRead
    /// The folders that are watched, by the kernel's numbers for them.
    private var paths: [Int32: String] = [:]
    private var watches: [String: Int32] = [:]
    /// Those whose own files alone count.
    private var shallow: Set<String> = []
    private var changed: Set<String> = []
    /// Counts the events, so that the last one of a burst is known.
    private var generation = 0

    /// - Throws: A `CommandFailure` where the system watches no more folders.
    init() throws {
        descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
        guard descriptor >= 0 else {
            throw CommandFailure(
                "this user's programs watch as many folders as the system allows: raise fs.inotify.max_user_instances")
        }
        source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
        let descriptor = descriptor
        source.setCancelHandler { close(descriptor) }
        source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.read() } }
        source.resume()
    }

    isolated deinit { source.cancel() }

    /// Watches a folder, besides those that are watched already; one that does not exist is left out.
    ///
    /// - Parameter deeply: Whether to watch the folders in it, too, those that are there and those that come.
    func watch(_ folder: String, deeply: Bool = true) throws {
        if deeply {
            try add(folder)
        } else if watches[folder] == nil {
            shallow.insert(folder)
            try addAlone(folder)
        }
    }

    /// Hidden files, files that editors write beside the one that they save, and what tools make.
    static func isIgnored(_ name: String) -> Bool {
        if name.hasPrefix(".") || name.hasSuffix("~") || name == "4913" { return true }
        if name.hasPrefix("#") && name.hasSuffix("#") { return true }
        return ["swp", "swo", "swx", "tmp", "xcuserdatad", "xcuserstate", "app"].contains(
            (name as NSString).pathExtension)
            || ["DerivedData", "Pods", "Carthage", "node_modules", "SourcePackages", "xcuserdata", "__pycache__"]
                .contains(name)
    }

    // MARK: Folders

    private static let mask =
        UInt32(
            IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF | IN_MOVE_SELF)
        | UInt32(IN_ONLYDIR)

    /// Watches a folder and those below it. Links are not followed: they could lead round in circles.
    private func add(_ folder: String) throws {
        guard watches[folder] == nil || shallow.remove(folder) != nil else { return }
        try addAlone(folder)
        // What came before the watch was there is found here.
        for name in Self.folders(in: folder) { try add("\(folder)/\(name)") }
    }

    private func addAlone(_ folder: String) throws {
        let watch = inotify_add_watch(descriptor, folder, Self.mask)
        guard watch >= 0 else {
            guard errno == ENOSPC else { return }
            throw CommandFailure(
                "\(folder): the system watches no more folders: raise fs.inotify.max_user_watches, as in 'sudo sysctl "
                    + "fs.inotify.max_user_watches=524288'")
        }
        paths[watch] = folder
        watches[folder] = watch
    }

    private static func folders(in folder: String) -> [String] {
        // It may be gone again.
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return [] }
        return names.filter { name in
            guard !isIgnored(name) else { return false }
            var status = stat()
            return lstat("\(folder)/\(name)", &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
        }.sorted()
    }

    private func forget(_ watch: Int32) {
        guard let path = paths.removeValue(forKey: watch) else { return }
        watches[path] = nil
    }

    /// A folder was moved away: the kernel goes on watching it under its old name.
    private func forgetFolders(atOrBelow folder: String) {
        for (path, watch) in watches where path == folder || path.hasPrefix(folder + "/") {
            inotify_rm_watch(descriptor, watch)
            forget(watch)
        }
    }

    // MARK: Events

    private struct Event {
        var watch: Int32
        var mask: UInt32
        var name: String

        func has(_ bit: some BinaryInteger) -> Bool { mask & UInt32(truncatingIfNeeded: bit) != 0 }
    }

    private func read() {
        for event in nextEvents() { take(event) }
    }

    private func nextEvents() -> [Event] {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        var events: [Event] = []
        while true {
            let count = Glibc.read(descriptor, &buffer, buffer.count)
            guard count > 0 else { return events }
            buffer.withUnsafeBytes { bytes in
                let header = MemoryLayout<inotify_event>.size
                var offset = 0
                while offset + header <= count {
                    let event = bytes.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
                    let end = offset + header + Int(event.len)
                    let name = bytes[(offset + header)..<end].prefix { $0 != 0 }
                    events.append(
                        Event(watch: event.wd, mask: event.mask, name: String(decoding: name, as: UTF8.self)))
                    offset = end
                }
            }
        }
    }

    private func take(_ event: Event) {
        if event.has(IN_Q_OVERFLOW) {
            // More happened than the kernel could note: folders may have come.
            for folder in paths.values.sorted() where !shallow.contains(folder) { rescan(folder) }
            return note(paths.values.min() ?? "")
        }
        guard let folder = paths[event.watch] else { return }
        if event.has(IN_IGNORED) { return forget(event.watch) }
        if event.has(IN_DELETE_SELF) || event.has(IN_MOVE_SELF) { return note(folder) }
        guard !event.name.isEmpty, !Self.isIgnored(event.name) else { return }
        let path = "\(folder)/\(event.name)"
        if event.has(IN_ISDIR) {
            if shallow.contains(folder) { return }
            if event.has(IN_CREATE) || event.has(IN_MOVED_TO) { tryToAdd(path) }
            if event.has(IN_MOVED_FROM) { forgetFolders(atOrBelow: path) }
            return note(path)
        }
        // A file that was only made is written next; a link to one is whole at once.
        if event.has(IN_CREATE), !Self.isLink(path) { return }
        note(path)
    }

    private func rescan(_ folder: String) {
        for name in Self.folders(in: folder) { tryToAdd("\(folder)/\(name)") }
    }

    private func tryToAdd(_ folder: String) {
        do {
            try add(folder)
        } catch {
            onFailure(error)
        }
    }

    /// Called when a new folder cannot be watched.
    var onFailure: (any Error) -> Void = { _ in }

    /// A symbolic link, or another name for a file that is there.
    private static func isLink(_ path: String) -> Bool {
        var status = stat()
        guard lstat(path, &status) == 0 else { return false }
        return status.st_mode & S_IFMT == S_IFLNK || status.st_nlink > 1
    }

    private func note(_ path: String) {
        changed.insert(path)
        generation += 1
        let current = generation
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.quietTime) { [weak self] in
            MainActor.assumeIsolated {
                guard let self, self.generation == current else { return }
                let changed = self.changed
                self.changed = []
                self.onChange(changed)
            }
        }
    }
}
