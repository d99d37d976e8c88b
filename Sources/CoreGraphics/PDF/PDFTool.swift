import Foundation

/// A program of poppler's, which reads PDF files. What it is made of reaches no app.
struct PDFTool {
    let name: String

    /// Runs the program to its end: what it has written; nil where it is missing or fails.
    ///
    /// `Process` is of no use here: it runs the run loop while it waits, and with it the app's timers.
    func run(_ arguments: [String]) -> Data? {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { return nil }
        defer { close(ends[0]) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
        posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        let words = ([name] + arguments).map { strdup($0) }
        defer { words.forEach { free($0) } }
        var child = pid_t()
        let failure = posix_spawnp(&child, name, &actions, nil, words + [nil], environ)
        close(ends[1])
        guard failure == 0 else {
            if failure == ENOENT {
                FileHandle.standardError.write(
                    Data("\(name), which reads PDF files, is not here: install poppler-utils\n".utf8))
            }
            return nil
        }
        let output = Self.bytes(of: ends[0])
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0, errno == EINTR {}
        return status == 0 ? output : nil
    }

    private static func bytes(of descriptor: Int32) -> Data {
        var found = Data()
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            if count > 0 { found.append(contentsOf: buffer[..<count]) } else if count == 0 || errno != EINTR { break }
        }
        return found
    }
}
