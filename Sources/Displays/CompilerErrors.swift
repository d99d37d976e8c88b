import Foundation

/// The errors in what a compiler and a linker print, line by line.
package struct CompilerErrors {
    package private(set) var errors: [BuildError] = []

    package init() {}

    /// Takes the next line; escapes that colour it are of no account.
    package mutating func take(_ line: String) {
        let plain = line.replacing(/\u{1B}\[[0-9;]*m/, with: "")
        if let error = Self.placed(plain) ?? Self.unresolved(plain) { add(error) }
    }

    /// An error without a place of its own is worth telling only where nothing else explains the failure.
    package mutating func takeUnplaced(_ line: String) {
        let plain = line.replacing(/\u{1B}\[[0-9;]*m/, with: "")
        guard errors.isEmpty, let match = plain.wholeMatch(of: /(?:<unknown>:0: )?error: (.+)/) else { return }
        add(BuildError(message: String(match.1)))
    }

    /// The compiler may say one thing once for each file that it compiles.
    private mutating func add(_ error: BuildError) {
        if !errors.contains(error) { errors.append(error) }
    }

    private static func placed(_ line: String) -> BuildError? {
        guard let match = line.wholeMatch(of: /(\/.+?):([0-9]+):([0-9]+): error: (.+)/), let number = Int(match.2),
            let column = Int(match.3)
        else { return nil }
        return BuildError(file: String(match.1), line: number, byteColumn: column, message: String(match.4))
    }

    /// What the linker misses; it knows no line.
    private static func unresolved(_ line: String) -> BuildError? {
        guard let match = line.firstMatch(of: /(undefined reference to .+|undefined symbol: .+)/) else { return nil }
        return BuildError(message: String(match.1))
    }
}

extension BuildError {
    /// How many lines of the source stand before and after the one of the error.
    private static let linesAround = 3

    /// Makes an error with the source around its place, as the file is now.
    ///
    /// - Parameters:
    ///   - line: From 1.
    ///   - byteColumn: From 1, in UTF-8 bytes, as the compiler counts.
    package init(file: String, line: Int, byteColumn: Int?, message: String) {
        self.init(file: file, line: line, message: message)
        guard let text = FileManager.default.contents(atPath: file) else {
            column = byteColumn
            return
        }
        let lines = String(decoding: text, as: UTF8.self).split(
            omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        guard lines.indices.contains(line - 1) else { return }
        let first = max(0, line - 1 - Self.linesAround)
        excerpt = lines[first...min(lines.count - 1, line - 1 + Self.linesAround)].map(String.init)
        excerptStart = first + 1
        column = byteColumn.map {
            String(decoding: lines[line - 1].utf8.prefix(max(0, $0 - 1)), as: UTF8.self).count + 1
        }
    }
}
