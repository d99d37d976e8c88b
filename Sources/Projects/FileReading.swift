import Foundation

/// Reads and lists files with errors that say which.
enum FileReading {
    /// The file's bytes, or an error if it is not a readable file of at most the given size.
    static func contents(of url: URL, name: String, limitInMegabytes limit: Int) throws(ProjectError) -> Data {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
            throw .pathNotFound(name)
        }
        // A pipe or a device would block or never end.
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: url.resolvingSymlinksInPath().path),
            attributes[.type] as? FileAttributeType == .typeRegular
        else {
            throw .unreadable(file: name, reason: isFolder.boolValue ? "it is a folder" : "it is not a file")
        }
        if let size = attributes[.size] as? NSNumber, size.intValue > limit << 20 {
            throw .tooLarge(file: name, limitInMegabytes: limit)
        }
        guard let data = FileManager.default.contents(atPath: url.path) else {
            throw .unreadable(file: name, reason: "permission denied")
        }
        return data
    }

    static func exists(_ url: URL) -> Bool {
        FileManager.default.fileExists(atPath: url.path)
    }

    static func isFolder(_ url: URL) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// The names in a folder, in order; none if it cannot be read.
    static func names(in folder: URL) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }
}
