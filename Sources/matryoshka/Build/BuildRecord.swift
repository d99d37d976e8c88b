import Foundation

/// What an executable was built from and how.
struct BuildRecord: Codable, Equatable {
    var sdk: String
    /// The digest of what is in the files. What the disk holds tells nothing: a build that failed wrote it, too.
    var contents: String
    var files: [String]
    var arguments: [String]
    /// What was built, as it is on the disk; nil before the build.
    var product: Product?

    /// A file, as far as a damaged one differs from it.
    struct Product: Codable, Equatable {
        var size: Int
        var digest: String

        /// Nil where there is no executable file.
        init?(contentsOf file: URL) {
            guard FileManager.default.isExecutableFile(atPath: file.path), let data = try? Data(contentsOf: file) else {
                return nil
            }
            var digest = Digest()
            digest.add(data)
            (size, self.digest) = (data.count, digest.text)
        }
    }

    init(sdk: String, contents: String, files: [String], arguments: [String]) {
        self.sdk = sdk
        self.contents = contents
        self.files = files
        self.arguments = arguments
    }

    init?(contentsOf file: URL) {
        guard let data = FileManager.default.contents(atPath: file.path),
            let record = try? JSONDecoder().decode(BuildRecord.self, from: data)
        else { return nil }
        self = record
    }
}
