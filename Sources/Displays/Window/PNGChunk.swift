import Foundation

/// A part of a PNG file: its length, its name, its bytes and a checksum of both.
struct PNGChunk: Equatable {
    static let signature = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

    var name: String
    var bytes: Data

    init(_ name: String, _ bytes: Data = Data()) {
        self.name = name
        self.bytes = bytes
    }

    /// The chunk as it stands in a file.
    var encoded: Data {
        let named = Data(name.utf8) + bytes
        return Data(bigEndian: UInt32(bytes.count)) + named + Data(bigEndian: CRC32.of(named))
    }

    /// The chunks of a file; nil for what is not a whole PNG file.
    static func chunks(of file: Data) -> [PNGChunk]? {
        let file = Data(file)
        guard file.starts(with: signature) else { return nil }
        var chunks: [PNGChunk] = []
        var offset = signature.count
        while offset < file.count {
            guard offset + 12 <= file.count else { return nil }
            let length = Int(file.bigEndian(at: offset))
            guard offset + 12 + length <= file.count else { return nil }
            let named = file[offset + 4..<offset + 8 + length]
            guard CRC32.of(named) == file.bigEndian(at: offset + 8 + length) else { return nil }
            chunks.append(PNGChunk(String(decoding: named.prefix(4), as: UTF8.self), Data(named.dropFirst(4))))
            offset += 12 + length
        }
        return chunks
    }
}

/// The checksum of PNG files.
enum CRC32 {
    private static let table: [UInt32] = (0..<256).map { index in
        (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
    }

    static func of(_ bytes: Data) -> UInt32 {
        table.withUnsafeBufferPointer { table in
            bytes.withUnsafeBytes { bytes in
                ~bytes.reduce(UInt32.max) { table[Int(($0 ^ UInt32($1)) & 255)] ^ $0 >> 8 }
            }
        }
    }
}

extension Data {
    init(bigEndian value: UInt32) { self = Swift.withUnsafeBytes(of: value.bigEndian) { Data($0) } }
    init(bigEndian value: UInt16) { self = Swift.withUnsafeBytes(of: value.bigEndian) { Data($0) } }

    func bigEndian(at offset: Int) -> UInt32 {
        self[startIndex + offset..<startIndex + offset + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }
}
