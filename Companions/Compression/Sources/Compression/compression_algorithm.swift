/// A format of packed bytes.
public struct compression_algorithm: RawRepresentable, Hashable, Sendable {
    /// The number by which the system knows the format.
    public var rawValue: UInt32
    /// Makes a format of its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Makes a format of its number.
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

/// The format of zlib at level 5, without head and checksum: the only one that works in Matryoshka.
public let COMPRESSION_ZLIB = compression_algorithm(0x205)
/// LZ4 in frames; every function answers with an error.
public let COMPRESSION_LZ4 = compression_algorithm(0x100)
/// LZ4 without frames; every function answers with an error.
public let COMPRESSION_LZ4_RAW = compression_algorithm(0x101)
/// LZMA at level 6; every function answers with an error.
public let COMPRESSION_LZMA = compression_algorithm(0x306)
/// Apple's own format; every function answers with an error.
public let COMPRESSION_LZFSE = compression_algorithm(0x801)
