import Foundation

extension URL {
    /// The place that a path names which is absolute or starts at this folder.
    func resolving(_ path: String) -> URL {
        path.hasPrefix("/") ? URL(fileURLWithPath: path) : appendingPathComponent(path)
    }
}
