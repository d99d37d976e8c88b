// Databases: SQLite's own functions, whose meaning is that of its documentation.

/// Opens a database, which is made where it is not there.
@discardableResult public func sqlite3_open(
    _ filename: UnsafePointer<CChar>!, _ ppDb: UnsafeMutablePointer<OpaquePointer?>!
) -> Int32 {
    sqlite3_openPointer(filename, ppDb)
}
private nonisolated(unsafe) let sqlite3_openPointer:
    @convention(c) (UnsafePointer<CChar>?, UnsafeMutablePointer<OpaquePointer?>?) -> Int32 = SQLiteLibrary.function(
        "sqlite3_open")

/// Opens a database as flags say.
@discardableResult public func sqlite3_open_v2(
    _ filename: UnsafePointer<CChar>!, _ ppDb: UnsafeMutablePointer<OpaquePointer?>!, _ flags: Int32,
    _ zVfs: UnsafePointer<CChar>!
) -> Int32 {
    sqlite3_open_v2Pointer(filename, ppDb, flags, zVfs)
}
private nonisolated(unsafe) let sqlite3_open_v2Pointer:
    @convention(c) (UnsafePointer<CChar>?, UnsafeMutablePointer<OpaquePointer?>?, Int32, UnsafePointer<CChar>?) -> Int32 =
        SQLiteLibrary.function("sqlite3_open_v2")

/// Closes a database whose statements are all finalized.
@discardableResult public func sqlite3_close(_ db: OpaquePointer!) -> Int32 {
    sqlite3_closePointer(db)
}
private nonisolated(unsafe) let sqlite3_closePointer: @convention(c) (OpaquePointer?) -> Int32 = SQLiteLibrary.function(
    "sqlite3_close")

/// Closes a database as soon as its statements are finalized.
@discardableResult public func sqlite3_close_v2(_ db: OpaquePointer!) -> Int32 {
    sqlite3_close_v2Pointer(db)
}
private nonisolated(unsafe) let sqlite3_close_v2Pointer: @convention(c) (OpaquePointer?) -> Int32 =
    SQLiteLibrary.function("sqlite3_close_v2")

/// Runs statements, and calls a function with each row.
@discardableResult public func sqlite3_exec(
    _ db: OpaquePointer!, _ sql: UnsafePointer<CChar>!,
    _ callback: (
        @convention(c) (
            UnsafeMutableRawPointer?, Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
            UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
        ) -> Int32
    )?, _ context: UnsafeMutableRawPointer!, _ errmsg: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>!
) -> Int32 {
    sqlite3_execPointer(db, sql, callback, context, errmsg)
}
private nonisolated(unsafe) let sqlite3_execPointer:
    @convention(c) (
        OpaquePointer?, UnsafePointer<CChar>?,
        (
            @convention(c) (
                UnsafeMutableRawPointer?, Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
                UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
            ) -> Int32
        )?, UnsafeMutableRawPointer?, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    ) -> Int32 = SQLiteLibrary.function("sqlite3_exec")

/// Frees memory of SQLite’s.
public func sqlite3_free(_ memory: UnsafeMutableRawPointer!) {
    sqlite3_freePointer(memory)
}
private nonisolated(unsafe) let sqlite3_freePointer: @convention(c) (UnsafeMutableRawPointer?) -> Void =
    SQLiteLibrary.function("sqlite3_free")

/// Allocates memory of SQLite’s.
public func sqlite3_malloc(_ count: Int32) -> UnsafeMutableRawPointer! {
    sqlite3_mallocPointer(count)
}
private nonisolated(unsafe) let sqlite3_mallocPointer: @convention(c) (Int32) -> UnsafeMutableRawPointer? =
    SQLiteLibrary.function("sqlite3_malloc")

/// Has calls wait some milliseconds for others.
@discardableResult public func sqlite3_busy_timeout(_ db: OpaquePointer!, _ milliseconds: Int32) -> Int32 {
    sqlite3_busy_timeoutPointer(db, milliseconds)
}
private nonisolated(unsafe) let sqlite3_busy_timeoutPointer: @convention(c) (OpaquePointer?, Int32) -> Int32 =
    SQLiteLibrary.function("sqlite3_busy_timeout")

/// The rows that the last statement changed.
@discardableResult public func sqlite3_changes(_ db: OpaquePointer!) -> Int32 {
    sqlite3_changesPointer(db)
}
private nonisolated(unsafe) let sqlite3_changesPointer: @convention(c) (OpaquePointer?) -> Int32 =
    SQLiteLibrary.function("sqlite3_changes")

/// The rows that were changed since the database was opened.
@discardableResult public func sqlite3_total_changes(_ db: OpaquePointer!) -> Int32 {
    sqlite3_total_changesPointer(db)
}
private nonisolated(unsafe) let sqlite3_total_changesPointer: @convention(c) (OpaquePointer?) -> Int32 =
    SQLiteLibrary.function("sqlite3_total_changes")

/// The number of the row that was inserted last.
public func sqlite3_last_insert_rowid(_ db: OpaquePointer!) -> Int64 {
    sqlite3_last_insert_rowidPointer(db)
}
private nonisolated(unsafe) let sqlite3_last_insert_rowidPointer: @convention(c) (OpaquePointer?) -> Int64 =
    SQLiteLibrary.function("sqlite3_last_insert_rowid")

/// Whether no transaction is open.
@discardableResult public func sqlite3_get_autocommit(_ db: OpaquePointer!) -> Int32 {
    sqlite3_get_autocommitPointer(db)
}
private nonisolated(unsafe) let sqlite3_get_autocommitPointer: @convention(c) (OpaquePointer?) -> Int32 =
    SQLiteLibrary.function("sqlite3_get_autocommit")

/// Ends what the database is doing.
public func sqlite3_interrupt(_ db: OpaquePointer!) {
    sqlite3_interruptPointer(db)
}
private nonisolated(unsafe) let sqlite3_interruptPointer: @convention(c) (OpaquePointer?) -> Void =
    SQLiteLibrary.function("sqlite3_interrupt")

/// Has calls return codes that say more.
@discardableResult public func sqlite3_extended_result_codes(_ db: OpaquePointer!, _ isOn: Int32) -> Int32 {
    sqlite3_extended_result_codesPointer(db, isOn)
}
private nonisolated(unsafe) let sqlite3_extended_result_codesPointer: @convention(c) (OpaquePointer?, Int32) -> Int32 =
    SQLiteLibrary.function("sqlite3_extended_result_codes")

/// The path of a database’s file.
public func sqlite3_db_filename(_ db: OpaquePointer!, _ name: UnsafePointer<CChar>!) -> UnsafePointer<CChar>! {
    sqlite3_db_filenamePointer(db, name)
}
private nonisolated(unsafe) let sqlite3_db_filenamePointer:
    @convention(c) (OpaquePointer?, UnsafePointer<CChar>?) -> UnsafePointer<CChar>? = SQLiteLibrary.function(
        "sqlite3_db_filename")

/// Whether a database can only be read; -1 for a name that it has not got.
@discardableResult public func sqlite3_db_readonly(_ db: OpaquePointer!, _ name: UnsafePointer<CChar>!) -> Int32 {
    sqlite3_db_readonlyPointer(db, name)
}
private nonisolated(unsafe) let sqlite3_db_readonlyPointer:
    @convention(c) (OpaquePointer?, UnsafePointer<CChar>?) -> Int32 = SQLiteLibrary.function("sqlite3_db_readonly")

/// What a table’s column is.
@discardableResult public func sqlite3_table_column_metadata(
    _ db: OpaquePointer!, _ database: UnsafePointer<CChar>!, _ table: UnsafePointer<CChar>!,
    _ column: UnsafePointer<CChar>!, _ type: UnsafeMutablePointer<UnsafePointer<CChar>?>!,
    _ collation: UnsafeMutablePointer<UnsafePointer<CChar>?>!, _ notNull: UnsafeMutablePointer<Int32>!,
    _ primaryKey: UnsafeMutablePointer<Int32>!, _ autoincrement: UnsafeMutablePointer<Int32>!
) -> Int32 {
    sqlite3_table_column_metadataPointer(
        db, database, table, column, type, collation, notNull, primaryKey, autoincrement)
}
private nonisolated(unsafe) let sqlite3_table_column_metadataPointer:
    @convention(c) (
        OpaquePointer?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?,
        UnsafeMutablePointer<UnsafePointer<CChar>?>?, UnsafeMutablePointer<UnsafePointer<CChar>?>?,
        UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?
    ) -> Int32 = SQLiteLibrary.function("sqlite3_table_column_metadata")

/// Writes the log into the database.
@discardableResult public func sqlite3_wal_checkpoint_v2(
    _ db: OpaquePointer!, _ name: UnsafePointer<CChar>!, _ mode: Int32, _ logged: UnsafeMutablePointer<Int32>!,
    _ written: UnsafeMutablePointer<Int32>!
) -> Int32 {
    sqlite3_wal_checkpoint_v2Pointer(db, name, mode, logged, written)
}
private nonisolated(unsafe) let sqlite3_wal_checkpoint_v2Pointer:
    @convention(c) (
        OpaquePointer?, UnsafePointer<CChar>?, Int32, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?
    ) -> Int32 = SQLiteLibrary.function("sqlite3_wal_checkpoint_v2")

/// Makes the library ready.
@discardableResult public func sqlite3_initialize() -> Int32 {
    sqlite3_initializePointer()
}
private nonisolated(unsafe) let sqlite3_initializePointer: @convention(c) () -> Int32 = SQLiteLibrary.function(
    "sqlite3_initialize")

/// Puts the library away.
@discardableResult public func sqlite3_shutdown() -> Int32 {
    sqlite3_shutdownPointer()
}
private nonisolated(unsafe) let sqlite3_shutdownPointer: @convention(c) () -> Int32 = SQLiteLibrary.function(
    "sqlite3_shutdown")

/// Whether the library may be used in several threads.
@discardableResult public func sqlite3_threadsafe() -> Int32 {
    sqlite3_threadsafePointer()
}
private nonisolated(unsafe) let sqlite3_threadsafePointer: @convention(c) () -> Int32 = SQLiteLibrary.function(
    "sqlite3_threadsafe")

/// The library’s version as text.
public func sqlite3_libversion() -> UnsafePointer<CChar>! {
    sqlite3_libversionPointer()
}
private nonisolated(unsafe) let sqlite3_libversionPointer: @convention(c) () -> UnsafePointer<CChar>? =
    SQLiteLibrary.function("sqlite3_libversion")

/// The library’s version as a number.
@discardableResult public func sqlite3_libversion_number() -> Int32 {
    sqlite3_libversion_numberPointer()
}
private nonisolated(unsafe) let sqlite3_libversion_numberPointer: @convention(c) () -> Int32 = SQLiteLibrary.function(
    "sqlite3_libversion_number")

/// Waits for some milliseconds.
@discardableResult public func sqlite3_sleep(_ milliseconds: Int32) -> Int32 {
    sqlite3_sleepPointer(milliseconds)
}
private nonisolated(unsafe) let sqlite3_sleepPointer: @convention(c) (Int32) -> Int32 = SQLiteLibrary.function(
    "sqlite3_sleep")

/// Whether text is a whole statement.
@discardableResult public func sqlite3_complete(_ sql: UnsafePointer<CChar>!) -> Int32 {
    sqlite3_completePointer(sql)
}
private nonisolated(unsafe) let sqlite3_completePointer: @convention(c) (UnsafePointer<CChar>?) -> Int32 =
    SQLiteLibrary.function("sqlite3_complete")
