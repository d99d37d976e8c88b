// Errors: SQLite's own functions, whose meaning is that of its documentation.

/// What went wrong last, in English.
public func sqlite3_errmsg(_ db: OpaquePointer!) -> UnsafePointer<CChar>! {
    sqlite3_errmsgPointer(db)
}
private nonisolated(unsafe) let sqlite3_errmsgPointer: @convention(c) (OpaquePointer?) -> UnsafePointer<CChar>? =
    SQLiteLibrary.function("sqlite3_errmsg")

/// The code of what went wrong last.
@discardableResult public func sqlite3_errcode(_ db: OpaquePointer!) -> Int32 {
    sqlite3_errcodePointer(db)
}
private nonisolated(unsafe) let sqlite3_errcodePointer: @convention(c) (OpaquePointer?) -> Int32 =
    SQLiteLibrary.function("sqlite3_errcode")

/// The code of what went wrong last that says more.
@discardableResult public func sqlite3_extended_errcode(_ db: OpaquePointer!) -> Int32 {
    sqlite3_extended_errcodePointer(db)
}
private nonisolated(unsafe) let sqlite3_extended_errcodePointer: @convention(c) (OpaquePointer?) -> Int32 =
    SQLiteLibrary.function("sqlite3_extended_errcode")

/// A code in English.
public func sqlite3_errstr(_ code: Int32) -> UnsafePointer<CChar>! {
    sqlite3_errstrPointer(code)
}
private nonisolated(unsafe) let sqlite3_errstrPointer: @convention(c) (Int32) -> UnsafePointer<CChar>? =
    SQLiteLibrary.function("sqlite3_errstr")
