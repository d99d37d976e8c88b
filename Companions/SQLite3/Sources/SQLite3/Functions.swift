// Functions: SQLite's own functions, whose meaning is that of its documentation.

/// Gives a database a function, or takes it away.
@discardableResult public func sqlite3_create_function_v2(
    _ db: OpaquePointer!, _ name: UnsafePointer<CChar>!, _ argumentCount: Int32, _ encoding: Int32,
    _ context: UnsafeMutableRawPointer!,
    _ call: (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)?,
    _ step: (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)?,
    _ final: (@convention(c) (OpaquePointer?) -> Void)?, _ destructor: sqlite3_destructor_type!
) -> Int32 {
    sqlite3_create_function_v2Pointer(db, name, argumentCount, encoding, context, call, step, final, destructor)
}
private nonisolated(unsafe) let sqlite3_create_function_v2Pointer:
    @convention(c) (
        OpaquePointer?, UnsafePointer<CChar>?, Int32, Int32, UnsafeMutableRawPointer?,
        (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)?,
        (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)?,
        (@convention(c) (OpaquePointer?) -> Void)?, sqlite3_destructor_type?
    ) -> Int32 = SQLiteLibrary.function("sqlite3_create_function_v2")

/// Gives a database an order of texts.
@discardableResult public func sqlite3_create_collation_v2(
    _ db: OpaquePointer!, _ name: UnsafePointer<CChar>!, _ encoding: Int32, _ context: UnsafeMutableRawPointer!,
    _ compare: (
        @convention(c) (UnsafeMutableRawPointer?, Int32, UnsafeRawPointer?, Int32, UnsafeRawPointer?) -> Int32
    )?, _ destructor: sqlite3_destructor_type!
) -> Int32 {
    sqlite3_create_collation_v2Pointer(db, name, encoding, context, compare, destructor)
}
private nonisolated(unsafe) let sqlite3_create_collation_v2Pointer:
    @convention(c) (
        OpaquePointer?, UnsafePointer<CChar>?, Int32, UnsafeMutableRawPointer?,
        (@convention(c) (UnsafeMutableRawPointer?, Int32, UnsafeRawPointer?, Int32, UnsafeRawPointer?) -> Int32)?,
        sqlite3_destructor_type?
    ) -> Int32 = SQLiteLibrary.function("sqlite3_create_collation_v2")

/// What a function was made with.
public func sqlite3_user_data(_ context: OpaquePointer!) -> UnsafeMutableRawPointer! {
    sqlite3_user_dataPointer(context)
}
private nonisolated(unsafe) let sqlite3_user_dataPointer: @convention(c) (OpaquePointer?) -> UnsafeMutableRawPointer? =
    SQLiteLibrary.function("sqlite3_user_data")

/// The database that calls a function.
public func sqlite3_context_db_handle(_ context: OpaquePointer!) -> OpaquePointer! {
    sqlite3_context_db_handlePointer(context)
}
private nonisolated(unsafe) let sqlite3_context_db_handlePointer: @convention(c) (OpaquePointer?) -> OpaquePointer? =
    SQLiteLibrary.function("sqlite3_context_db_handle")

/// The type of a value.
@discardableResult public func sqlite3_value_type(_ value: OpaquePointer!) -> Int32 {
    sqlite3_value_typePointer(value)
}
private nonisolated(unsafe) let sqlite3_value_typePointer: @convention(c) (OpaquePointer?) -> Int32 =
    SQLiteLibrary.function("sqlite3_value_type")

/// The bytes of a value.
public func sqlite3_value_blob(_ value: OpaquePointer!) -> UnsafeRawPointer! {
    sqlite3_value_blobPointer(value)
}
private nonisolated(unsafe) let sqlite3_value_blobPointer: @convention(c) (OpaquePointer?) -> UnsafeRawPointer? =
    SQLiteLibrary.function("sqlite3_value_blob")

/// The number of bytes of a value.
@discardableResult public func sqlite3_value_bytes(_ value: OpaquePointer!) -> Int32 {
    sqlite3_value_bytesPointer(value)
}
private nonisolated(unsafe) let sqlite3_value_bytesPointer: @convention(c) (OpaquePointer?) -> Int32 =
    SQLiteLibrary.function("sqlite3_value_bytes")

/// A value as a number.
public func sqlite3_value_double(_ value: OpaquePointer!) -> Double {
    sqlite3_value_doublePointer(value)
}
private nonisolated(unsafe) let sqlite3_value_doublePointer: @convention(c) (OpaquePointer?) -> Double =
    SQLiteLibrary.function("sqlite3_value_double")

/// A value as a whole number.
@discardableResult public func sqlite3_value_int(_ value: OpaquePointer!) -> Int32 {
    sqlite3_value_intPointer(value)
}
private nonisolated(unsafe) let sqlite3_value_intPointer: @convention(c) (OpaquePointer?) -> Int32 =
    SQLiteLibrary.function("sqlite3_value_int")

/// A value as a whole number.
public func sqlite3_value_int64(_ value: OpaquePointer!) -> Int64 {
    sqlite3_value_int64Pointer(value)
}
private nonisolated(unsafe) let sqlite3_value_int64Pointer: @convention(c) (OpaquePointer?) -> Int64 =
    SQLiteLibrary.function("sqlite3_value_int64")

/// A value as a text.
public func sqlite3_value_text(_ value: OpaquePointer!) -> UnsafePointer<UInt8>! {
    sqlite3_value_textPointer(value)
}
private nonisolated(unsafe) let sqlite3_value_textPointer: @convention(c) (OpaquePointer?) -> UnsafePointer<UInt8>? =
    SQLiteLibrary.function("sqlite3_value_text")

/// Returns bytes.
public func sqlite3_result_blob(
    _ context: OpaquePointer!, _ value: UnsafeRawPointer!, _ count: Int32, _ destructor: sqlite3_destructor_type!
) {
    sqlite3_result_blobPointer(context, value, count, destructor)
}
private nonisolated(unsafe) let sqlite3_result_blobPointer:
    @convention(c) (OpaquePointer?, UnsafeRawPointer?, Int32, sqlite3_destructor_type?) -> Void =
        SQLiteLibrary.function("sqlite3_result_blob")

/// Returns a number.
public func sqlite3_result_double(_ context: OpaquePointer!, _ value: Double) {
    sqlite3_result_doublePointer(context, value)
}
private nonisolated(unsafe) let sqlite3_result_doublePointer: @convention(c) (OpaquePointer?, Double) -> Void =
    SQLiteLibrary.function("sqlite3_result_double")

/// Returns a whole number.
public func sqlite3_result_int(_ context: OpaquePointer!, _ value: Int32) {
    sqlite3_result_intPointer(context, value)
}
private nonisolated(unsafe) let sqlite3_result_intPointer: @convention(c) (OpaquePointer?, Int32) -> Void =
    SQLiteLibrary.function("sqlite3_result_int")

/// Returns a whole number.
public func sqlite3_result_int64(_ context: OpaquePointer!, _ value: Int64) {
    sqlite3_result_int64Pointer(context, value)
}
private nonisolated(unsafe) let sqlite3_result_int64Pointer: @convention(c) (OpaquePointer?, Int64) -> Void =
    SQLiteLibrary.function("sqlite3_result_int64")

/// Returns nothing.
public func sqlite3_result_null(_ context: OpaquePointer!) {
    sqlite3_result_nullPointer(context)
}
private nonisolated(unsafe) let sqlite3_result_nullPointer: @convention(c) (OpaquePointer?) -> Void =
    SQLiteLibrary.function("sqlite3_result_null")

/// Returns a text.
public func sqlite3_result_text(
    _ context: OpaquePointer!, _ value: UnsafePointer<CChar>!, _ count: Int32, _ destructor: sqlite3_destructor_type!
) {
    sqlite3_result_textPointer(context, value, count, destructor)
}
private nonisolated(unsafe) let sqlite3_result_textPointer:
    @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, Int32, sqlite3_destructor_type?) -> Void =
        SQLiteLibrary.function("sqlite3_result_text")

/// Returns what went wrong.
public func sqlite3_result_error(_ context: OpaquePointer!, _ message: UnsafePointer<CChar>!, _ count: Int32) {
    sqlite3_result_errorPointer(context, message, count)
}
private nonisolated(unsafe) let sqlite3_result_errorPointer:
    @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, Int32) -> Void = SQLiteLibrary.function(
        "sqlite3_result_error")

/// Has a function asked whether to wait for others.
@discardableResult public func sqlite3_busy_handler(
    _ db: OpaquePointer!, _ call: (@convention(c) (UnsafeMutableRawPointer?, Int32) -> Int32)?,
    _ context: UnsafeMutableRawPointer!
) -> Int32 {
    sqlite3_busy_handlerPointer(db, call, context)
}
private nonisolated(unsafe) let sqlite3_busy_handlerPointer:
    @convention(c) (
        OpaquePointer?, (@convention(c) (UnsafeMutableRawPointer?, Int32) -> Int32)?, UnsafeMutableRawPointer?
    ) -> Int32 = SQLiteLibrary.function("sqlite3_busy_handler")

/// Has a function called with each row that changes.
public func sqlite3_update_hook(
    _ db: OpaquePointer!,
    _ call: (
        @convention(c) (UnsafeMutableRawPointer?, Int32, UnsafePointer<CChar>?, UnsafePointer<CChar>?, Int64) -> Void
    )?, _ context: UnsafeMutableRawPointer!
) -> UnsafeMutableRawPointer! {
    sqlite3_update_hookPointer(db, call, context)
}
private nonisolated(unsafe) let sqlite3_update_hookPointer:
    @convention(c) (
        OpaquePointer?,
        (
            @convention(c) (UnsafeMutableRawPointer?, Int32, UnsafePointer<CChar>?, UnsafePointer<CChar>?, Int64) ->
                Void
        )?, UnsafeMutableRawPointer?
    ) -> UnsafeMutableRawPointer? = SQLiteLibrary.function("sqlite3_update_hook")

/// Has a function called before each commit.
public func sqlite3_commit_hook(
    _ db: OpaquePointer!, _ call: (@convention(c) (UnsafeMutableRawPointer?) -> Int32)?,
    _ context: UnsafeMutableRawPointer!
) -> UnsafeMutableRawPointer! {
    sqlite3_commit_hookPointer(db, call, context)
}
private nonisolated(unsafe) let sqlite3_commit_hookPointer:
    @convention(c) (OpaquePointer?, (@convention(c) (UnsafeMutableRawPointer?) -> Int32)?, UnsafeMutableRawPointer?) ->
        UnsafeMutableRawPointer? = SQLiteLibrary.function("sqlite3_commit_hook")

/// Has a function called at each rollback.
public func sqlite3_rollback_hook(
    _ db: OpaquePointer!, _ call: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?,
    _ context: UnsafeMutableRawPointer!
) -> UnsafeMutableRawPointer! {
    sqlite3_rollback_hookPointer(db, call, context)
}
private nonisolated(unsafe) let sqlite3_rollback_hookPointer:
    @convention(c) (OpaquePointer?, (@convention(c) (UnsafeMutableRawPointer?) -> Void)?, UnsafeMutableRawPointer?) ->
        UnsafeMutableRawPointer? = SQLiteLibrary.function("sqlite3_rollback_hook")

/// Has a function called with what is run.
@discardableResult public func sqlite3_trace_v2(
    _ db: OpaquePointer!, _ mask: UInt32,
    _ call: (
        @convention(c) (UInt32, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Int32
    )?, _ context: UnsafeMutableRawPointer!
) -> Int32 {
    sqlite3_trace_v2Pointer(db, mask, call, context)
}
private nonisolated(unsafe) let sqlite3_trace_v2Pointer:
    @convention(c) (
        OpaquePointer?, UInt32,
        (
            @convention(c) (UInt32, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) ->
                Int32
        )?, UnsafeMutableRawPointer?
    ) -> Int32 = SQLiteLibrary.function("sqlite3_trace_v2")
