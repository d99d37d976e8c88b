// Statements: SQLite's own functions, whose meaning is that of its documentation.

/// Prepares a statement.
@discardableResult public func sqlite3_prepare(
    _ db: OpaquePointer!, _ sql: UnsafePointer<CChar>!, _ count: Int32, _ ppStmt: UnsafeMutablePointer<OpaquePointer?>!,
    _ tail: UnsafeMutablePointer<UnsafePointer<CChar>?>!
) -> Int32 {
    sqlite3_preparePointer(db, sql, count, ppStmt, tail)
}
private nonisolated(unsafe) let sqlite3_preparePointer:
    @convention(c) (
        OpaquePointer?, UnsafePointer<CChar>?, Int32, UnsafeMutablePointer<OpaquePointer?>?,
        UnsafeMutablePointer<UnsafePointer<CChar>?>?
    ) -> Int32 = SQLiteLibrary.function("sqlite3_prepare")

/// Prepares a statement.
@discardableResult public func sqlite3_prepare_v2(
    _ db: OpaquePointer!, _ sql: UnsafePointer<CChar>!, _ count: Int32, _ ppStmt: UnsafeMutablePointer<OpaquePointer?>!,
    _ tail: UnsafeMutablePointer<UnsafePointer<CChar>?>!
) -> Int32 {
    sqlite3_prepare_v2Pointer(db, sql, count, ppStmt, tail)
}
private nonisolated(unsafe) let sqlite3_prepare_v2Pointer:
    @convention(c) (
        OpaquePointer?, UnsafePointer<CChar>?, Int32, UnsafeMutablePointer<OpaquePointer?>?,
        UnsafeMutablePointer<UnsafePointer<CChar>?>?
    ) -> Int32 = SQLiteLibrary.function("sqlite3_prepare_v2")

/// Prepares a statement as flags say.
@discardableResult public func sqlite3_prepare_v3(
    _ db: OpaquePointer!, _ sql: UnsafePointer<CChar>!, _ count: Int32, _ flags: UInt32,
    _ ppStmt: UnsafeMutablePointer<OpaquePointer?>!, _ tail: UnsafeMutablePointer<UnsafePointer<CChar>?>!
) -> Int32 {
    sqlite3_prepare_v3Pointer(db, sql, count, flags, ppStmt, tail)
}
private nonisolated(unsafe) let sqlite3_prepare_v3Pointer:
    @convention(c) (
        OpaquePointer?, UnsafePointer<CChar>?, Int32, UInt32, UnsafeMutablePointer<OpaquePointer?>?,
        UnsafeMutablePointer<UnsafePointer<CChar>?>?
    ) -> Int32 = SQLiteLibrary.function("sqlite3_prepare_v3")

/// Runs a statement up to its next row.
@discardableResult public func sqlite3_step(_ stmt: OpaquePointer!) -> Int32 {
    sqlite3_stepPointer(stmt)
}
private nonisolated(unsafe) let sqlite3_stepPointer: @convention(c) (OpaquePointer?) -> Int32 = SQLiteLibrary.function(
    "sqlite3_step")

/// Lets a statement be run again.
@discardableResult public func sqlite3_reset(_ stmt: OpaquePointer!) -> Int32 {
    sqlite3_resetPointer(stmt)
}
private nonisolated(unsafe) let sqlite3_resetPointer: @convention(c) (OpaquePointer?) -> Int32 = SQLiteLibrary.function(
    "sqlite3_reset")

/// Ends a statement.
@discardableResult public func sqlite3_finalize(_ stmt: OpaquePointer!) -> Int32 {
    sqlite3_finalizePointer(stmt)
}
private nonisolated(unsafe) let sqlite3_finalizePointer: @convention(c) (OpaquePointer?) -> Int32 =
    SQLiteLibrary.function("sqlite3_finalize")

/// Takes all values from a statement.
@discardableResult public func sqlite3_clear_bindings(_ stmt: OpaquePointer!) -> Int32 {
    sqlite3_clear_bindingsPointer(stmt)
}
private nonisolated(unsafe) let sqlite3_clear_bindingsPointer: @convention(c) (OpaquePointer?) -> Int32 =
    SQLiteLibrary.function("sqlite3_clear_bindings")

/// The text of a statement.
public func sqlite3_sql(_ stmt: OpaquePointer!) -> UnsafePointer<CChar>! {
    sqlite3_sqlPointer(stmt)
}
private nonisolated(unsafe) let sqlite3_sqlPointer: @convention(c) (OpaquePointer?) -> UnsafePointer<CChar>? =
    SQLiteLibrary.function("sqlite3_sql")

/// The text of a statement with its values, to be freed.
public func sqlite3_expanded_sql(_ stmt: OpaquePointer!) -> UnsafeMutablePointer<CChar>! {
    sqlite3_expanded_sqlPointer(stmt)
}
private nonisolated(unsafe) let sqlite3_expanded_sqlPointer:
    @convention(c) (OpaquePointer?) -> UnsafeMutablePointer<CChar>? = SQLiteLibrary.function("sqlite3_expanded_sql")

/// Whether a statement changes nothing.
@discardableResult public func sqlite3_stmt_readonly(_ stmt: OpaquePointer!) -> Int32 {
    sqlite3_stmt_readonlyPointer(stmt)
}
private nonisolated(unsafe) let sqlite3_stmt_readonlyPointer: @convention(c) (OpaquePointer?) -> Int32 =
    SQLiteLibrary.function("sqlite3_stmt_readonly")

/// Whether a statement has begun and not ended.
@discardableResult public func sqlite3_stmt_busy(_ stmt: OpaquePointer!) -> Int32 {
    sqlite3_stmt_busyPointer(stmt)
}
private nonisolated(unsafe) let sqlite3_stmt_busyPointer: @convention(c) (OpaquePointer?) -> Int32 =
    SQLiteLibrary.function("sqlite3_stmt_busy")

/// The statement after another, or the first.
public func sqlite3_next_stmt(_ db: OpaquePointer!, _ stmt: OpaquePointer!) -> OpaquePointer! {
    sqlite3_next_stmtPointer(db, stmt)
}
private nonisolated(unsafe) let sqlite3_next_stmtPointer:
    @convention(c) (OpaquePointer?, OpaquePointer?) -> OpaquePointer? = SQLiteLibrary.function("sqlite3_next_stmt")

/// The database of a statement.
public func sqlite3_db_handle(_ stmt: OpaquePointer!) -> OpaquePointer! {
    sqlite3_db_handlePointer(stmt)
}
private nonisolated(unsafe) let sqlite3_db_handlePointer: @convention(c) (OpaquePointer?) -> OpaquePointer? =
    SQLiteLibrary.function("sqlite3_db_handle")

/// The columns of the row.
@discardableResult public func sqlite3_data_count(_ stmt: OpaquePointer!) -> Int32 {
    sqlite3_data_countPointer(stmt)
}
private nonisolated(unsafe) let sqlite3_data_countPointer: @convention(c) (OpaquePointer?) -> Int32 =
    SQLiteLibrary.function("sqlite3_data_count")

/// Gives a statement bytes.
@discardableResult public func sqlite3_bind_blob(
    _ stmt: OpaquePointer!, _ index: Int32, _ value: UnsafeRawPointer!, _ count: Int32,
    _ destructor: sqlite3_destructor_type!
) -> Int32 {
    sqlite3_bind_blobPointer(stmt, index, value, count, destructor)
}
private nonisolated(unsafe) let sqlite3_bind_blobPointer:
    @convention(c) (OpaquePointer?, Int32, UnsafeRawPointer?, Int32, sqlite3_destructor_type?) -> Int32 =
        SQLiteLibrary.function("sqlite3_bind_blob")

/// Gives a statement a number.
@discardableResult public func sqlite3_bind_double(_ stmt: OpaquePointer!, _ index: Int32, _ value: Double) -> Int32 {
    sqlite3_bind_doublePointer(stmt, index, value)
}
private nonisolated(unsafe) let sqlite3_bind_doublePointer: @convention(c) (OpaquePointer?, Int32, Double) -> Int32 =
    SQLiteLibrary.function("sqlite3_bind_double")

/// Gives a statement a whole number.
@discardableResult public func sqlite3_bind_int(_ stmt: OpaquePointer!, _ index: Int32, _ value: Int32) -> Int32 {
    sqlite3_bind_intPointer(stmt, index, value)
}
private nonisolated(unsafe) let sqlite3_bind_intPointer: @convention(c) (OpaquePointer?, Int32, Int32) -> Int32 =
    SQLiteLibrary.function("sqlite3_bind_int")

/// Gives a statement a whole number.
@discardableResult public func sqlite3_bind_int64(_ stmt: OpaquePointer!, _ index: Int32, _ value: Int64) -> Int32 {
    sqlite3_bind_int64Pointer(stmt, index, value)
}
private nonisolated(unsafe) let sqlite3_bind_int64Pointer: @convention(c) (OpaquePointer?, Int32, Int64) -> Int32 =
    SQLiteLibrary.function("sqlite3_bind_int64")

/// Gives a statement nothing.
@discardableResult public func sqlite3_bind_null(_ stmt: OpaquePointer!, _ index: Int32) -> Int32 {
    sqlite3_bind_nullPointer(stmt, index)
}
private nonisolated(unsafe) let sqlite3_bind_nullPointer: @convention(c) (OpaquePointer?, Int32) -> Int32 =
    SQLiteLibrary.function("sqlite3_bind_null")

/// Gives a statement a text.
@discardableResult public func sqlite3_bind_text(
    _ stmt: OpaquePointer!, _ index: Int32, _ value: UnsafePointer<CChar>!, _ count: Int32,
    _ destructor: sqlite3_destructor_type!
) -> Int32 {
    sqlite3_bind_textPointer(stmt, index, value, count, destructor)
}
private nonisolated(unsafe) let sqlite3_bind_textPointer:
    @convention(c) (OpaquePointer?, Int32, UnsafePointer<CChar>?, Int32, sqlite3_destructor_type?) -> Int32 =
        SQLiteLibrary.function("sqlite3_bind_text")

/// Gives a statement zeros.
@discardableResult public func sqlite3_bind_zeroblob(_ stmt: OpaquePointer!, _ index: Int32, _ count: Int32) -> Int32 {
    sqlite3_bind_zeroblobPointer(stmt, index, count)
}
private nonisolated(unsafe) let sqlite3_bind_zeroblobPointer: @convention(c) (OpaquePointer?, Int32, Int32) -> Int32 =
    SQLiteLibrary.function("sqlite3_bind_zeroblob")

/// Gives a statement a value.
@discardableResult public func sqlite3_bind_value(_ stmt: OpaquePointer!, _ index: Int32, _ value: OpaquePointer!)
    -> Int32
{
    sqlite3_bind_valuePointer(stmt, index, value)
}
private nonisolated(unsafe) let sqlite3_bind_valuePointer:
    @convention(c) (OpaquePointer?, Int32, OpaquePointer?) -> Int32 = SQLiteLibrary.function("sqlite3_bind_value")

/// How many values a statement takes.
@discardableResult public func sqlite3_bind_parameter_count(_ stmt: OpaquePointer!) -> Int32 {
    sqlite3_bind_parameter_countPointer(stmt)
}
private nonisolated(unsafe) let sqlite3_bind_parameter_countPointer: @convention(c) (OpaquePointer?) -> Int32 =
    SQLiteLibrary.function("sqlite3_bind_parameter_count")

/// The number of the value of a name.
@discardableResult public func sqlite3_bind_parameter_index(_ stmt: OpaquePointer!, _ name: UnsafePointer<CChar>!)
    -> Int32
{
    sqlite3_bind_parameter_indexPointer(stmt, name)
}
private nonisolated(unsafe) let sqlite3_bind_parameter_indexPointer:
    @convention(c) (OpaquePointer?, UnsafePointer<CChar>?) -> Int32 = SQLiteLibrary.function(
        "sqlite3_bind_parameter_index")

/// The name of the value of a number.
public func sqlite3_bind_parameter_name(_ stmt: OpaquePointer!, _ index: Int32) -> UnsafePointer<CChar>! {
    sqlite3_bind_parameter_namePointer(stmt, index)
}
private nonisolated(unsafe) let sqlite3_bind_parameter_namePointer:
    @convention(c) (OpaquePointer?, Int32) -> UnsafePointer<CChar>? = SQLiteLibrary.function(
        "sqlite3_bind_parameter_name")

/// The columns of the rows.
@discardableResult public func sqlite3_column_count(_ stmt: OpaquePointer!) -> Int32 {
    sqlite3_column_countPointer(stmt)
}
private nonisolated(unsafe) let sqlite3_column_countPointer: @convention(c) (OpaquePointer?) -> Int32 =
    SQLiteLibrary.function("sqlite3_column_count")

/// The name of a column.
public func sqlite3_column_name(_ stmt: OpaquePointer!, _ index: Int32) -> UnsafePointer<CChar>! {
    sqlite3_column_namePointer(stmt, index)
}
private nonisolated(unsafe) let sqlite3_column_namePointer:
    @convention(c) (OpaquePointer?, Int32) -> UnsafePointer<CChar>? = SQLiteLibrary.function("sqlite3_column_name")

/// The type that a column was declared with.
public func sqlite3_column_decltype(_ stmt: OpaquePointer!, _ index: Int32) -> UnsafePointer<CChar>! {
    sqlite3_column_decltypePointer(stmt, index)
}
private nonisolated(unsafe) let sqlite3_column_decltypePointer:
    @convention(c) (OpaquePointer?, Int32) -> UnsafePointer<CChar>? = SQLiteLibrary.function("sqlite3_column_decltype")

/// The type of a value of the row.
@discardableResult public func sqlite3_column_type(_ stmt: OpaquePointer!, _ index: Int32) -> Int32 {
    sqlite3_column_typePointer(stmt, index)
}
private nonisolated(unsafe) let sqlite3_column_typePointer: @convention(c) (OpaquePointer?, Int32) -> Int32 =
    SQLiteLibrary.function("sqlite3_column_type")

/// The bytes of a value of the row.
public func sqlite3_column_blob(_ stmt: OpaquePointer!, _ index: Int32) -> UnsafeRawPointer! {
    sqlite3_column_blobPointer(stmt, index)
}
private nonisolated(unsafe) let sqlite3_column_blobPointer:
    @convention(c) (OpaquePointer?, Int32) -> UnsafeRawPointer? = SQLiteLibrary.function("sqlite3_column_blob")

/// The number of bytes of a value of the row.
@discardableResult public func sqlite3_column_bytes(_ stmt: OpaquePointer!, _ index: Int32) -> Int32 {
    sqlite3_column_bytesPointer(stmt, index)
}
private nonisolated(unsafe) let sqlite3_column_bytesPointer: @convention(c) (OpaquePointer?, Int32) -> Int32 =
    SQLiteLibrary.function("sqlite3_column_bytes")

/// A value of the row as a number.
public func sqlite3_column_double(_ stmt: OpaquePointer!, _ index: Int32) -> Double {
    sqlite3_column_doublePointer(stmt, index)
}
private nonisolated(unsafe) let sqlite3_column_doublePointer: @convention(c) (OpaquePointer?, Int32) -> Double =
    SQLiteLibrary.function("sqlite3_column_double")

/// A value of the row as a whole number.
@discardableResult public func sqlite3_column_int(_ stmt: OpaquePointer!, _ index: Int32) -> Int32 {
    sqlite3_column_intPointer(stmt, index)
}
private nonisolated(unsafe) let sqlite3_column_intPointer: @convention(c) (OpaquePointer?, Int32) -> Int32 =
    SQLiteLibrary.function("sqlite3_column_int")

/// A value of the row as a whole number.
public func sqlite3_column_int64(_ stmt: OpaquePointer!, _ index: Int32) -> Int64 {
    sqlite3_column_int64Pointer(stmt, index)
}
private nonisolated(unsafe) let sqlite3_column_int64Pointer: @convention(c) (OpaquePointer?, Int32) -> Int64 =
    SQLiteLibrary.function("sqlite3_column_int64")

/// A value of the row as a text.
public func sqlite3_column_text(_ stmt: OpaquePointer!, _ index: Int32) -> UnsafePointer<UInt8>! {
    sqlite3_column_textPointer(stmt, index)
}
private nonisolated(unsafe) let sqlite3_column_textPointer:
    @convention(c) (OpaquePointer?, Int32) -> UnsafePointer<UInt8>? = SQLiteLibrary.function("sqlite3_column_text")

/// A value of the row.
public func sqlite3_column_value(_ stmt: OpaquePointer!, _ index: Int32) -> OpaquePointer! {
    sqlite3_column_valuePointer(stmt, index)
}
private nonisolated(unsafe) let sqlite3_column_valuePointer: @convention(c) (OpaquePointer?, Int32) -> OpaquePointer? =
    SQLiteLibrary.function("sqlite3_column_value")
