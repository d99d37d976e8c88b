import Foundation
import Synchronization

/// What a program says of its errors, which is read while it runs: a pipe that nobody reads has the program wait.
@_spi(Framework) public final class ProgramErrors: Sendable {
    /// The bytes that are kept: those at the end.
    private static let limit = 4096
    private let text = Mutex(Data())
    private let reading = DispatchGroup()

    /// Begins to read what a program writes that has not been started yet.
    public init(of process: Process) {
        let pipe = Pipe()
        process.standardError = pipe
        nonisolated(unsafe) let file = pipe.fileHandleForReading
        DispatchQueue.global().async(group: reading) { [self] in
            while case let part = file.availableData, !part.isEmpty {
                text.withLock { $0 = Data(($0 + part).suffix(Self.limit)) }
            }
        }
    }

    /// The last line that the program has written, once it has ended; nil where it wrote none.
    public var lastLine: String? {
        reading.wait()
        let lines = String(decoding: text.withLock { $0 }, as: UTF8.self).split(whereSeparator: \.isNewline)
        return lines.last { !$0.allSatisfy(\.isWhitespace) }.map(String.init)
    }
}
