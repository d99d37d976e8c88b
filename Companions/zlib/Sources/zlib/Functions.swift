@_spi(Framework) import UIKit

/// A byte.
public typealias Bytef = UInt8
/// A number of bytes in a buffer.
public typealias uInt = UInt32
/// A checksum, or a length.
public typealias uLong = UInt

/// The call went well.
public let Z_OK: Int32 = 0
/// The bytes are not of the format.
public let Z_DATA_ERROR: Int32 = -3
/// There is not enough memory.
public let Z_MEM_ERROR: Int32 = -4
/// There is not enough room.
public let Z_BUF_ERROR: Int32 = -5

/// The library of the machine, opened at its first use.
private let library = MachineLibrary("libz.so.1", package: "zlib1g")

private typealias Checksum = @convention(c) (UInt, UnsafePointer<UInt8>?, UInt32) -> UInt
private typealias Packing =
    @convention(c) (
        UnsafeMutablePointer<UInt8>?, UnsafeMutablePointer<UInt>?, UnsafePointer<UInt8>?, UInt
    ) -> Int32

/// The cyclic checksum of bytes, begun with that of the bytes before them; 0 before the first ones.
public func crc32(_ crc: uLong, _ buf: UnsafePointer<Bytef>!, _ len: uInt) -> uLong {
    library.function("crc32", as: Checksum.self)(crc, buf, len)
}

/// Adler's checksum of bytes, begun with that of the bytes before them; 1 before the first ones.
public func adler32(_ adler: uLong, _ buf: UnsafePointer<Bytef>!, _ len: uInt) -> uLong {
    library.function("adler32", as: Checksum.self)(adler, buf, len)
}

/// The most bytes that some bytes have when they are packed.
public func compressBound(_ sourceLen: uLong) -> uLong {
    typealias Bound = @convention(c) (UInt) -> UInt
    return library.function("compressBound", as: Bound.self)(sourceLen)
}

/// Packs bytes; the length is that of the room before the call, and that of the packed bytes after it.
@discardableResult public func compress(
    _ dest: UnsafeMutablePointer<Bytef>!, _ destLen: UnsafeMutablePointer<uLong>!, _ source: UnsafePointer<Bytef>!,
    _ sourceLen: uLong
) -> Int32 { library.function("compress", as: Packing.self)(dest, destLen, source, sourceLen) }

/// Unpacks bytes; the length is that of the room before the call, and that of the unpacked bytes after it.
@discardableResult public func uncompress(
    _ dest: UnsafeMutablePointer<Bytef>!, _ destLen: UnsafeMutablePointer<uLong>!, _ source: UnsafePointer<Bytef>!,
    _ sourceLen: uLong
) -> Int32 { library.function("uncompress", as: Packing.self)(dest, destLen, source, sourceLen) }
