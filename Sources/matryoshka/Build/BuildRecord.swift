import Foundation

/// What an executable was built from and how.
struct BuildRecord: Codable, Equatable {
    var sdk: String
    /// The digest of what is in the files. What the disk holds tells nothing: a build that failed wrote it, too.
    var contents: String
    var files: [String]
    var arguments: [String]
    /// What was built, as it is on the disk, by path; empty before the build.
    var products: [String: Product] = [:]

    /// A file, as far as a damaged one differs from it.
    struct Product: Codable, Equatable {
        var size: Int
        var digest: String

        /// Nil where there is no such file.
        init?(contentsOf file: URL, isExecutable: Bool = false) {
            if isExecutable, !FileManager.default.isExecutableFile(atPath: file.path) { return nil }
            guard let data = try? Data(contentsOf: file) else { return nil }
            var digest = Digest()
            digest.add(data)
            (size, self.digest) = (data.count, digest.text)
        }
    }

    /// Whether everything that a record names is on the disk as it was built, from the same and in the same way.
    func isUpToDate(in file: URL) -> Bool {
        guard let old = BuildRecord(contentsOf: file), !old.products.isEmpty else { return false }
        var current = self
        current.products = old.products
        return current == old
            && old.products.allSatisfy { Product(contentsOf: URL(fileURLWithPath: $0.key)) == $0.value }
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
