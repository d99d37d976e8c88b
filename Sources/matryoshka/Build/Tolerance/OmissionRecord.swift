import Foundation
import Translation

/// What a build has left out of a module, so that the next one of the same sources need not find it again.
struct OmissionRecord: Codable {
    /// The digest of what the module was made of.
    private var contents: String
    private(set) var omissions: [Omission] = []

    /// Reads the record of a folder, unless it is about something else.
    init(of contents: String, in folder: URL) {
        self.contents = contents
        guard let data = FileManager.default.contents(atPath: Self.file(in: folder).path),
            let old = try? JSONDecoder().decode(OmissionRecord.self, from: data), old.contents == contents
        else { return }
        omissions = old.omissions
    }

    mutating func write(_ omissions: [Omission], to folder: URL) throws {
        self.omissions = omissions
        try BuildFolder.write(try JSONEncoder().encode(self), to: Self.file(in: folder))
    }

    private static func file(in folder: URL) -> URL { folder.appendingPathComponent("omissions.json") }
}
