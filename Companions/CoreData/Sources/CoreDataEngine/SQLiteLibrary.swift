import Foundation
import Glibc

/// SQLite's functions, of the system's library.
///
/// The library is opened at its first use rather than linked: apps are then linked without its headers and packages, and the
/// library itself is on every machine that has Swift's package manager.
final class SQLiteLibrary: @unchecked Sendable {
    typealias Destructor = @convention(c) (UnsafeMutableRawPointer?) -> Void

    let open:
        @convention(c) (
            UnsafePointer<CChar>, UnsafeMutablePointer<OpaquePointer?>, Int32, UnsafePointer<CChar>?
        ) -> Int32
    let close: @convention(c) (OpaquePointer?) -> Int32
    let busyTimeout: @convention(c) (OpaquePointer?, Int32) -> Int32
    let prepare:
        @convention(c) (
            OpaquePointer?, UnsafePointer<CChar>, Int32, UnsafeMutablePointer<OpaquePointer?>,
            UnsafeMutablePointer<UnsafePointer<CChar>?>?
        ) -> Int32
    let step: @convention(c) (OpaquePointer?) -> Int32
    let reset: @convention(c) (OpaquePointer?) -> Int32
    let finalize: @convention(c) (OpaquePointer?) -> Int32
    let message: @convention(c) (OpaquePointer?) -> UnsafePointer<CChar>?
    let changes: @convention(c) (OpaquePointer?) -> Int32
    let bindNull: @convention(c) (OpaquePointer?, Int32) -> Int32
    let bindInteger: @convention(c) (OpaquePointer?, Int32, Int64) -> Int32
    let bindReal: @convention(c) (OpaquePointer?, Int32, Double) -> Int32
    let bindText: @convention(c) (OpaquePointer?, Int32, UnsafePointer<CChar>, Int32, Destructor?) -> Int32
    let bindBlob: @convention(c) (OpaquePointer?, Int32, UnsafeRawPointer?, Int32, Destructor?) -> Int32
    let columnCount: @convention(c) (OpaquePointer?) -> Int32
    let columnType: @convention(c) (OpaquePointer?, Int32) -> Int32
    let columnInteger: @convention(c) (OpaquePointer?, Int32) -> Int64
    let columnReal: @convention(c) (OpaquePointer?, Int32) -> Double
    let columnText: @convention(c) (OpaquePointer?, Int32) -> UnsafePointer<UInt8>?
    let columnBlob: @convention(c) (OpaquePointer?, Int32) -> UnsafeRawPointer?
    let columnBytes: @convention(c) (OpaquePointer?, Int32) -> Int32

    /// SQLite copies what is bound with it.
    static let transient = unsafeBitCast(-1, to: Destructor?.self)

    static let shared = Result { try SQLiteLibrary() }

    private init() throws {
        let name = "libsqlite3.so.0"
        guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else {
            let reason = dlerror().map { String(cString: $0) } ?? "no reason is given"
            throw SQLiteError(
                code: 14, message: "\(name) cannot be opened: \(reason); install it: sudo apt-get install libsqlite3-0")
        }
        func function<Function>(_ name: String, as type: Function.Type = Function.self) throws -> Function {
            guard let symbol = dlsym(handle, name) else {
                throw SQLiteError(code: 14, message: "SQLite has no function '\(name)'")
            }
            return unsafeBitCast(symbol, to: type)
        }
        open = try function("sqlite3_open_v2")
        close = try function("sqlite3_close_v2")
        busyTimeout = try function("sqlite3_busy_timeout")
        prepare = try function("sqlite3_prepare_v2")
        step = try function("sqlite3_step")
        reset = try function("sqlite3_reset")
        finalize = try function("sqlite3_finalize")
        message = try function("sqlite3_errmsg")
        changes = try function("sqlite3_changes")
        bindNull = try function("sqlite3_bind_null")
        bindInteger = try function("sqlite3_bind_int64")
        bindReal = try function("sqlite3_bind_double")
        bindText = try function("sqlite3_bind_text")
        bindBlob = try function("sqlite3_bind_blob")
        columnCount = try function("sqlite3_column_count")
        columnType = try function("sqlite3_column_type")
        columnInteger = try function("sqlite3_column_int64")
        columnReal = try function("sqlite3_column_double")
        columnText = try function("sqlite3_column_text")
        columnBlob = try function("sqlite3_column_blob")
        columnBytes = try function("sqlite3_column_bytes")
    }
}
