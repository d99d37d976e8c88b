import Foundation
import Translation

/// What a build has left out of a module and what it looks up by name, so that the next one of the same sources need not
/// find it again.
struct OmissionRecord: Codable {
    /// The digest of what the module was made of.
    private var contents: String
    private(set) var omissions: [Omission] = []
    private(set) var reached = ReachedMembers()

    /// Reads the record of a folder, unless it is about something else.
    init(of contents: String, in folder: URL) {
        self.contents = contents
        guard let data = FileManager.default.contents(atPath: Self.file(in: folder).path),
            let old = try? JSONDecoder().decode(OmissionRecord.self, from: data), old.contents == contents
        else { return }
        omissions = old.omissions
        reached = old.reached
    }

    /// - Parameter omissions: What is left out; nil where the build leaves nothing out.
    mutating func write(_ omissions: [Omission]?, _ reached: ReachedMembers, to folder: URL) throws {
        if let omissions { self.omissions = omissions }
        self.reached = reached
        try BuildFolder.write(try JSONEncoder().encode(self), to: Self.file(in: folder))
    }

    private static func file(in folder: URL) -> URL { folder.appendingPathComponent("omissions.json") }
}
