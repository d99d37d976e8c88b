import Foundation

extension BuildError {
    /// The errors in lines that belong to no message with a place: what the linker misses, or else why there is nothing.
    package static func unplaced(in lines: [String]) -> [BuildError] {
        var found = lines.compactMap { line in
            line.firstMatch(of: /(undefined reference to .+|undefined symbol: .+)/).map { String($0.1) }
        }
        if found.isEmpty {
            found = lines.compactMap { $0.wholeMatch(of: /(?:<unknown>:0: )?error: (.+)/).map { String($0.1) } }
            found = Array(found.prefix(1))
        }
        return found.map { BuildError(message: $0) }
    }

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
