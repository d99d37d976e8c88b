import Displays
import Foundation
import Projects

/// `Name.app`, flat as on iOS: Foundation on Linux finds Info.plist, resources and localizations of an executable that
/// lies in such a folder as it does there.
struct AppBundle {
    let folder: URL
    let executable: URL

    init(name: String, in folder: URL) {
        self.folder = folder.appendingPathComponent("\(name).app", isDirectory: true)
        executable = self.folder.appendingPathComponent(name)
    }

    /// Brings everything but the executable up to date.
    ///
    /// - Parameters:
    ///   - files: The content of files that are made, by their places in the bundle.
    ///   - libraries: The places of shared objects, which are installed later.
    /// - Returns: Whether anything was not.
    func update(resources: [Resource], files: [String: Data], keeping libraries: Set<String> = []) throws -> Bool {
        var hasChanged = false
        var wanted = libraries.union([executable.lastPathComponent])
        for (path, data) in files {
            if try BuildFolder.write(data, to: folder.appendingPathComponent(path)) { hasChanged = true }
            wanted.insert(path)
        }
        for resource in resources {
            if try copy(resource.url, to: resource.bundlePath, &wanted) { hasChanged = true }
        }
        return removeAll(but: wanted) || hasChanged
    }

    /// Puts a new executable in the place of the old: a process that runs the old one keeps it.
    func install(_ new: URL) throws {
        try BuildFolder.clear(for: executable)
        guard rename(new.path, executable.path) == 0 else {
            throw CommandFailure("\(executable.path): \(String(cString: strerror(errno)))")
        }
    }

    private func copy(_ source: URL, to path: String, _ wanted: inout Set<String>) throws -> Bool {
        guard !path.split(separator: "/").contains("..") else {
            throw CommandFailure("\(source.path): its place '\(path)' is outside the bundle")
        }
        // The first resource of a name wins, and none takes the place of Info.plist or the executable.
        guard !wanted.contains(path) else {
            Console.warning("\(source.path): there is a '\(path)' in the bundle already; it is left out")
            return false
        }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: source.path, isDirectory: &isFolder) else {
            throw CommandFailure("\(source.path): no such file")
        }
        if isFolder.boolValue {
            var hasChanged = false
            for child in try Self.names(in: source) {
                let place = "\(path)/\(child)"
                if try copy(source.appendingPathComponent(child), to: place, &wanted) { hasChanged = true }
            }
            return hasChanged
        } else {
            let data = try BuildFolder.read(source)
            wanted.insert(path)
            return try BuildFolder.write(data, to: folder.appendingPathComponent(path))
        }
    }

    private static func names(in folder: URL) throws -> [String] {
        do {
            return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        } catch {
            throw CommandFailure("\(folder.path): cannot be read")
        }
    }

    private func removeAll(but wanted: Set<String>) -> Bool {
        guard let paths = FileManager.default.subpaths(atPath: folder.path) else { return false }
        let folders = Set(
            wanted.flatMap { path in
                sequence(first: path) { $0.contains("/") ? String($0[..<$0.lastIndex(of: "/")!]) : nil }.dropFirst()
            })
        let unwanted = paths.filter { !wanted.contains($0) && !folders.contains($0) }
        for path in unwanted { try? FileManager.default.removeItem(at: folder.appendingPathComponent(path)) }
        return !unwanted.isEmpty
    }
}
