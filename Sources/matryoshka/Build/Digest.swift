import Foundation

/// A short text that stands for other texts and is the same in each run, which Swift's own hashes are not: FNV-1a.
struct Digest {
    private var hash: UInt64 = 0xcbf2_9ce4_8422_2325

    mutating func add(_ text: String) {
        var text = text
        text.withUTF8 { for byte in $0 { add(byte) } }
        // In no UTF-8 text: two texts are told from one that is both.
        add(0xff)
    }

    /// Eight bytes at a time: executables are large.
    mutating func add(_ data: Data) {
        data.withUnsafeBytes { bytes in
            let words = bytes.count / 8
            for word in 0..<words {
                hash = (hash ^ bytes.loadUnaligned(fromByteOffset: word * 8, as: UInt64.self)) &* 0x100_0000_01b3
                // Else a word's upper bytes would only ever reach the hash's.
                hash ^= hash >> 32
            }
            for byte in bytes[(words * 8)...] { add(byte) }
        }
    }

    private mutating func add(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }

    /// 16 hexadecimal digits.
    var text: String {
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
