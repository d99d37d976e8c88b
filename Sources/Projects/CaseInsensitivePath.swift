import Foundation

/// Finds files whose names differ from what a project says in upper and lower case only, as disks of Macs do.
enum CaseInsensitivePath {
    /// The file at the path, or the one file whose path differs in case only.
    static func find(_ url: URL) -> URL? {
        if FileReading.exists(url) { return url }
        var found = URL(fileURLWithPath: "/")
        for component in url.pathComponents.dropFirst() {
            let exact = found.appendingPathComponent(component)
            if FileReading.exists(exact) {
                found = exact
                continue
            }
            let alike = FileReading.names(in: found).filter { $0.lowercased() == component.lowercased() }
            guard alike.count == 1 else { return nil }
            found = found.appendingPathComponent(alike[0])
        }
        return found
    }
}
