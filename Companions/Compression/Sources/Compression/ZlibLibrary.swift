@_spi(Framework) import UIKit

/// zlib itself, of the machine, opened at its first use.
enum ZlibLibrary {
    /// The state of a stream as zlib's functions lay it out.
    struct Stream {
        var nextIn: UnsafePointer<UInt8>?
        var availableIn: UInt32 = 0
        var totalIn: UInt = 0
        var nextOut: UnsafeMutablePointer<UInt8>?
        var availableOut: UInt32 = 0
        var totalOut: UInt = 0
        var message: UnsafePointer<CChar>?
        var state: OpaquePointer?
        var allocate: OpaquePointer?
        var free: OpaquePointer?
        var opaque: UnsafeMutableRawPointer?
        var dataType: Int32 = 0
        var checksum: UInt = 0
        var reserved: UInt = 0
    }

    typealias Step = @convention(c) (UnsafeMutableRawPointer, Int32) -> Int32
    typealias End = @convention(c) (UnsafeMutableRawPointer) -> Int32

    static let (ok, ended, lacksRoom): (Int32, Int32, Int32) = (0, 1, -5)
    static let (noFlush, finish): (Int32, Int32) = (0, 4)
    /// Without the head and the checksum that zlib's own files have.
    private static let windowBits: Int32 = -15
    private static let library = MachineLibrary("libz.so.1", package: "zlib1g")

    static func function<Function>(_ function: String, as type: Function.Type) -> Function {
        library.function(function, as: type)
    }

    /// Prepares a stream that packs.
    static func beginPacking(_ stream: UnsafeMutablePointer<Stream>) -> Bool {
        typealias Begin =
            @convention(c) (
                UnsafeMutableRawPointer, Int32, Int32, Int32, Int32, Int32, UnsafePointer<CChar>, Int32
            ) -> Int32
        let begin = function("deflateInit2_", as: Begin.self)
        let (level, deflated, memory, strategy): (Int32, Int32, Int32, Int32) = (5, 8, 8, 0)
        return begin(
            stream, level, deflated, windowBits, memory, strategy, "1", Int32(MemoryLayout<Stream>.size)) == ok
    }

    /// Prepares a stream that unpacks.
    static func beginUnpacking(_ stream: UnsafeMutablePointer<Stream>) -> Bool {
        typealias Begin = @convention(c) (UnsafeMutableRawPointer, Int32, UnsafePointer<CChar>, Int32) -> Int32
        let begin = function("inflateInit2_", as: Begin.self)
        return begin(stream, windowBits, "1", Int32(MemoryLayout<Stream>.size)) == ok
    }
}
