import Foundation

/// What was loaded the last time, kept on disk so that there is something to read before the server answers.
struct MailCache {
    struct Contents: Codable, Equatable {
        var accounts: [Account] = []
        /// By account.
        var messages: [String: [Message]] = [:]
    }

    private let file: URL

    /// - Parameter folder: The app's caches folder unless said.
    init(name: String, folder: URL? = nil) {
        let folder = folder ?? FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask)[0]
        file = folder.appendingPathComponent("\(name).json")
    }

    func read() -> Contents {
        guard let data = try? Data(contentsOf: file) else { return Contents() }
        return (try? JSONDecoder().decode(Contents.self, from: data)) ?? Contents()
    }

    func write(_ contents: Contents) {
        try? FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try? JSONEncoder().encode(contents).write(to: file, options: .atomic)
    }
}
