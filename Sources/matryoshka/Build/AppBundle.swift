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
    /// - Parameter files: The content of files that are made, by their places in the bundle.
    func update(resources: [Resource], files: [String: Data]) throws {
        var wanted: Set<String> = [executable.lastPathComponent]
        for (path, data) in files {
            try BuildFolder.write(data, to: folder.appendingPathComponent(path))
            wanted.insert(path)
        }
        for resource in resources {
            try copy(resource.url, to: resource.bundlePath, &wanted)
        }
        removeAll(but: wanted)
    }

    /// Puts a new executable in the place of the old: a process that runs the old one keeps it.
    func install(_ new: URL) throws {
        guard rename(new.path, executable.path) == 0 else {
            throw CommandFailure("\(executable.path): \(String(cString: strerror(errno)))")
        }
    }

    private func copy(_ source: URL, to path: String, _ wanted: inout Set<String>) throws {
        guard !path.split(separator: "/").contains("..") else {
            throw CommandFailure("\(source.path): its place '\(path)' is outside the bundle")
        }
        // The first resource of a name wins, and none takes the place of Info.plist or the executable.
        guard !wanted.contains(path) else {
            return Console.warning("\(source.path): there is a '\(path)' in the bundle already; it is left out")
        }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: source.path, isDirectory: &isFolder) else {
            throw CommandFailure("\(source.path): no such file")
        }
        if isFolder.boolValue {
            for child in try Self.names(in: source) {
                try copy(source.appendingPathComponent(child), to: "\(path)/\(child)", &wanted)
            }
        } else {
            guard let data = FileManager.default.contents(atPath: source.path) else {
                throw CommandFailure("\(source.path): cannot be read")
            }
            try BuildFolder.write(data, to: folder.appendingPathComponent(path))
            wanted.insert(path)
        }
    }

    private static func names(in folder: URL) throws -> [String] {
        do {
            return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        } catch {
            throw CommandFailure("\(folder.path): cannot be read")
        }
    }

    private func removeAll(but wanted: Set<String>) {
        guard let paths = FileManager.default.subpaths(atPath: folder.path) else { return }
        let folders = Set(
            wanted.flatMap { path in
                sequence(first: path) { $0.contains("/") ? String($0[..<$0.lastIndex(of: "/")!]) : nil }.dropFirst()
            })
        for path in paths where !wanted.contains(path) && !folders.contains(path) {
            try? FileManager.default.removeItem(at: folder.appendingPathComponent(path))
        }
    }
}
