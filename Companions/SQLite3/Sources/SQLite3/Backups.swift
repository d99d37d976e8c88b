// Backups: SQLite's own functions, whose meaning is that of its documentation.

/// Begins to copy a database into another.
public func sqlite3_backup_init(
    _ destination: OpaquePointer!, _ destinationName: UnsafePointer<CChar>!, _ source: OpaquePointer!,
    _ sourceName: UnsafePointer<CChar>!
) -> OpaquePointer! {
    sqlite3_backup_initPointer(destination, destinationName, source, sourceName)
}
private nonisolated(unsafe) let sqlite3_backup_initPointer:
    @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, OpaquePointer?, UnsafePointer<CChar>?) -> OpaquePointer? =
        SQLiteLibrary.function("sqlite3_backup_init")

/// Copies some pages, or all for a negative number.
@discardableResult public func sqlite3_backup_step(_ backup: OpaquePointer!, _ pages: Int32) -> Int32 {
    sqlite3_backup_stepPointer(backup, pages)
}
private nonisolated(unsafe) let sqlite3_backup_stepPointer: @convention(c) (OpaquePointer?, Int32) -> Int32 =
    SQLiteLibrary.function("sqlite3_backup_step")

/// Ends a copy.
@discardableResult public func sqlite3_backup_finish(_ backup: OpaquePointer!) -> Int32 {
    sqlite3_backup_finishPointer(backup)
}
private nonisolated(unsafe) let sqlite3_backup_finishPointer: @convention(c) (OpaquePointer?) -> Int32 =
    SQLiteLibrary.function("sqlite3_backup_finish")

/// The pages that are still to be copied.
@discardableResult public func sqlite3_backup_remaining(_ backup: OpaquePointer!) -> Int32 {
    sqlite3_backup_remainingPointer(backup)
}
private nonisolated(unsafe) let sqlite3_backup_remainingPointer: @convention(c) (OpaquePointer?) -> Int32 =
    SQLiteLibrary.function("sqlite3_backup_remaining")

/// The pages of the database that is copied.
@discardableResult public func sqlite3_backup_pagecount(_ backup: OpaquePointer!) -> Int32 {
    sqlite3_backup_pagecountPointer(backup)
}
private nonisolated(unsafe) let sqlite3_backup_pagecountPointer: @convention(c) (OpaquePointer?) -> Int32 =
    SQLiteLibrary.function("sqlite3_backup_pagecount")
