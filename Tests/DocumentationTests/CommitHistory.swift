import Foundation

/// The commits of a folder that may be a clone.
struct CommitHistory {
    private let folder: URL
    /// Why nobody can say how old a commit is, where that is so.
    let reasonItIsUnknown: String?

    init(_ folder: URL) throws {
        self.folder = folder
        let top = try git(in: folder, "rev-parse", "--show-toplevel").map { URL(fileURLWithPath: $0) }
        // A copy may lie in a clone of something else.
        if top?.resolvingSymlinksInPath().path != folder.resolvingSymlinksInPath().path {
            reasonItIsUnknown = "this is no clone"
        } else if try git(in: folder, "rev-parse", "--is-shallow-repository") == "true" {
            reasonItIsUnknown = "this is a shallow clone"
        } else {
            reasonItIsUnknown = nil
        }
    }

    /// How many commits came after one; nothing where it is not among those that led here.
    func commits(since commit: String) -> Int? {
        guard (try? git(in: folder, "merge-base", "--is-ancestor", commit, "HEAD")) != nil else { return nil }
        return (try? git(in: folder, "rev-list", "--count", "\(commit)..HEAD")).flatMap { Int($0) }
    }
}

/// What git prints in a folder; nothing where it fails, or is not there.
@discardableResult func git(in folder: URL, _ arguments: String...) throws -> String? {
    try git(in: folder, arguments)
}

func git(in folder: URL, _ arguments: [String]) throws -> String? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder.path] + arguments
    let output = Pipe()
    (process.standardOutput, process.standardError) = (output, FileHandle.nullDevice)
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return process.terminationStatus == 0 ? text.trimmingCharacters(in: .whitespacesAndNewlines) : nil
}
