import Foundation

// An app's container has a folder 'Library' beside 'Documents'; Foundation on Linux knows of none.

extension FileManager {
    /// The folder 'Library' in the app's container.
    fileprivate var library: URL {
        URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true).appendingPathComponent("Library", isDirectory: true)
    }

    /// The places of a directory: what apps call as `urls(for:in:)`.
    public func __urls(for directory: SearchPathDirectory, in domain: SearchPathDomainMask) -> [URL] {
        guard directory == .libraryDirectory, domain.contains(.userDomainMask) else {
            return urls(for: directory, in: domain)
        }
        return [library]
    }

    /// The place of a directory: what apps call as `url(for:in:appropriateFor:create:)`.
    ///
    /// - Throws: What stands in the way of making the directory, or that there is none.
    public func __url(
        for directory: SearchPathDirectory, in domain: SearchPathDomainMask, appropriateFor url: URL?, create: Bool
    ) throws -> URL {
        guard directory == .libraryDirectory, domain.contains(.userDomainMask) else {
            return try self.url(for: directory, in: domain, appropriateFor: url, create: create)
        }
        if create { try createDirectory(at: library, withIntermediateDirectories: true) }
        return library
    }
}

/// The paths of a directory: what apps call as `NSSearchPathForDirectoriesInDomains(_:_:_:)`.
public func __searchPaths(
    for directory: FileManager.SearchPathDirectory, in domain: FileManager.SearchPathDomainMask, expandTilde: Bool
) -> [String] {
    guard directory == .libraryDirectory, domain.contains(.userDomainMask) else {
        return NSSearchPathForDirectoriesInDomains(directory, domain, expandTilde)
    }
    return [expandTilde ? FileManager.default.library.path : "~/Library"]
}
