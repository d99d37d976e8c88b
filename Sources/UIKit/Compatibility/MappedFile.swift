import Foundation
import Glibc

/// The files that the process has mapped into its memory: executables and libraries.
enum MappedFile {
    /// The file whose part of memory an address is in; each line of the map is "from-to rights offset device inode path".
    static func file(at address: UInt) -> (path: String, base: UInt)? {
        var bases: [Substring: UInt] = [:]
        for line in map().split(separator: "\n") {
            let parts = line.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: true)
            let ends = parts.first?.split(separator: "-").compactMap { UInt($0, radix: 16) } ?? []
            guard ends.count == 2, parts.count == 6 else { continue }
            let path = parts[5].drop { $0 == " " }
            guard path.hasPrefix("/") else { continue }
            // The parts of a file come in order; one that was also read by way of memory begins anew.
            let isFirst = UInt(parts[2], radix: 16) == 0
            let base = isFirst ? ends[0] : bases[path, default: ends[0]]
            bases[path] = base
            if (ends[0]..<ends[1]).contains(address) { return (String(path), base) }
        }
        return nil
    }

    /// The map of the process. It is read here, since Foundation takes the first piece for all of a file without a size.
    private static func map() -> String {
        guard let file = fopen("/proc/self/maps", "r") else { return "" }
        defer { fclose(file) }
        var (text, piece): ([UInt8], [UInt8]) = ([], Array(repeating: 0, count: 1 << 16))
        while case let count = fread(&piece, 1, piece.count, file), count > 0 { text += piece[..<count] }
        return String(decoding: text, as: UTF8.self)
    }
}
