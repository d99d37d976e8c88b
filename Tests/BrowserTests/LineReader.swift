import Foundation

/// Lines that a process writes, as they come.
final class LineReader {
    private let handle: FileHandle
    private var rest = Data()
    /// Everything read so far.
    private(set) var text = ""

    init(_ handle: FileHandle) { self.handle = handle }

    /// The next line, without its end; nil when the process has closed its end.
    func next() -> String? {
        while true {
            if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                let line = String(decoding: rest[rest.startIndex..<end], as: UTF8.self)
                rest = Data(rest[rest.index(after: end)...])
                text += line + "\n"
                return line
            }
            let data = handle.availableData
            guard !data.isEmpty else { return nil }
            rest += data
        }
    }

    /// Reads on until a line has the prefix, and returns what follows it.
    func first(after prefix: String) -> String? {
        while let line = next() {
            if let range = line.range(of: prefix) { return String(line[range.upperBound...]) }
        }
        return nil
    }
}
