// SQLite's constants, whose meaning is that of its documentation.

/// What SQLite calls when it no longer needs memory of the app's.
public typealias sqlite3_destructor_type = @convention(c) (UnsafeMutableRawPointer?) -> Void
/// SQLite's whole numbers.
public typealias sqlite3_int64 = Int64
/// SQLite's whole numbers without sign.
public typealias sqlite3_uint64 = UInt64

/// The result named OK.
public let SQLITE_OK: Int32 = 0
/// The result named ERROR.
public let SQLITE_ERROR: Int32 = 1
/// The result named INTERNAL.
public let SQLITE_INTERNAL: Int32 = 2
/// The result named PERM.
public let SQLITE_PERM: Int32 = 3
/// The result named ABORT.
public let SQLITE_ABORT: Int32 = 4
/// The result named BUSY.
public let SQLITE_BUSY: Int32 = 5
/// The result named LOCKED.
public let SQLITE_LOCKED: Int32 = 6
/// The result named NOMEM.
public let SQLITE_NOMEM: Int32 = 7
/// The result named READONLY.
public let SQLITE_READONLY: Int32 = 8
/// The result named INTERRUPT.
public let SQLITE_INTERRUPT: Int32 = 9
/// The result named IOERR.
public let SQLITE_IOERR: Int32 = 10
/// The result named CORRUPT.
public let SQLITE_CORRUPT: Int32 = 11
/// The result named NOTFOUND.
public let SQLITE_NOTFOUND: Int32 = 12
/// The result named FULL.
public let SQLITE_FULL: Int32 = 13
/// The result named CANTOPEN.
public let SQLITE_CANTOPEN: Int32 = 14
/// The result named PROTOCOL.
public let SQLITE_PROTOCOL: Int32 = 15
/// The result named EMPTY.
public let SQLITE_EMPTY: Int32 = 16
/// The result named SCHEMA.
public let SQLITE_SCHEMA: Int32 = 17
/// The result named TOOBIG.
public let SQLITE_TOOBIG: Int32 = 18
/// The result named CONSTRAINT.
public let SQLITE_CONSTRAINT: Int32 = 19
/// The result named MISMATCH.
public let SQLITE_MISMATCH: Int32 = 20
/// The result named MISUSE.
public let SQLITE_MISUSE: Int32 = 21
/// The result named NOLFS.
public let SQLITE_NOLFS: Int32 = 22
/// The result named AUTH.
public let SQLITE_AUTH: Int32 = 23
/// The result named FORMAT.
public let SQLITE_FORMAT: Int32 = 24
/// The result named RANGE.
public let SQLITE_RANGE: Int32 = 25
/// The result named NOTADB.
public let SQLITE_NOTADB: Int32 = 26
/// The result named NOTICE.
public let SQLITE_NOTICE: Int32 = 27
/// The result named WARNING.
public let SQLITE_WARNING: Int32 = 28
/// The result named ROW.
public let SQLITE_ROW: Int32 = 100
/// The result named DONE.
public let SQLITE_DONE: Int32 = 101
/// The result named CONSTRAINT_UNIQUE.
public let SQLITE_CONSTRAINT_UNIQUE: Int32 = 2067
/// The result named CONSTRAINT_PRIMARYKEY.
public let SQLITE_CONSTRAINT_PRIMARYKEY: Int32 = 1555
/// The result named CONSTRAINT_FOREIGNKEY.
public let SQLITE_CONSTRAINT_FOREIGNKEY: Int32 = 787
/// The result named CONSTRAINT_NOTNULL.
public let SQLITE_CONSTRAINT_NOTNULL: Int32 = 1299
/// The result named CONSTRAINT_CHECK.
public let SQLITE_CONSTRAINT_CHECK: Int32 = 275
/// The flag of opening named OPEN_READONLY.
public let SQLITE_OPEN_READONLY: Int32 = 1
/// The flag of opening named OPEN_READWRITE.
public let SQLITE_OPEN_READWRITE: Int32 = 2
/// The flag of opening named OPEN_CREATE.
public let SQLITE_OPEN_CREATE: Int32 = 4
/// The flag of opening named OPEN_URI.
public let SQLITE_OPEN_URI: Int32 = 0x40
/// The flag of opening named OPEN_MEMORY.
public let SQLITE_OPEN_MEMORY: Int32 = 0x80
/// The flag of opening named OPEN_NOMUTEX.
public let SQLITE_OPEN_NOMUTEX: Int32 = 0x8000
/// The flag of opening named OPEN_FULLMUTEX.
public let SQLITE_OPEN_FULLMUTEX: Int32 = 0x10000
/// The flag of opening named OPEN_SHAREDCACHE.
public let SQLITE_OPEN_SHAREDCACHE: Int32 = 0x20000
/// The flag of opening named OPEN_PRIVATECACHE.
public let SQLITE_OPEN_PRIVATECACHE: Int32 = 0x40000
/// The flag of opening named OPEN_WAL.
public let SQLITE_OPEN_WAL: Int32 = 0x80000
/// The type or operation named INTEGER.
public let SQLITE_INTEGER: Int32 = 1
/// The type or operation named FLOAT.
public let SQLITE_FLOAT: Int32 = 2
/// The type or operation named BLOB.
public let SQLITE_BLOB: Int32 = 4
/// The type or operation named NULL.
public let SQLITE_NULL: Int32 = 5
/// The type or operation named TEXT.
public let SQLITE_TEXT: Int32 = 3
/// The type or operation named UTF8.
public let SQLITE_UTF8: Int32 = 1
/// The type or operation named UTF16LE.
public let SQLITE_UTF16LE: Int32 = 2
/// The type or operation named UTF16BE.
public let SQLITE_UTF16BE: Int32 = 3
/// The type or operation named UTF16.
public let SQLITE_UTF16: Int32 = 4
/// The type or operation named ANY.
public let SQLITE_ANY: Int32 = 5
/// The type or operation named DETERMINISTIC.
public let SQLITE_DETERMINISTIC: Int32 = 0x800
/// The type or operation named DELETE.
public let SQLITE_DELETE: Int32 = 9
/// The type or operation named INSERT.
public let SQLITE_INSERT: Int32 = 18
/// The type or operation named UPDATE.
public let SQLITE_UPDATE: Int32 = 23
/// The type or operation named CHECKPOINT_PASSIVE.
public let SQLITE_CHECKPOINT_PASSIVE: Int32 = 0
/// The type or operation named CHECKPOINT_FULL.
public let SQLITE_CHECKPOINT_FULL: Int32 = 1
/// The type or operation named CHECKPOINT_RESTART.
public let SQLITE_CHECKPOINT_RESTART: Int32 = 2
/// The type or operation named CHECKPOINT_TRUNCATE.
public let SQLITE_CHECKPOINT_TRUNCATE: Int32 = 3
/// The type or operation named PREPARE_PERSISTENT.
public let SQLITE_PREPARE_PERSISTENT: Int32 = 1
/// The type or operation named TRACE_STMT.
public let SQLITE_TRACE_STMT: Int32 = 1
/// The type or operation named TRACE_PROFILE.
public let SQLITE_TRACE_PROFILE: Int32 = 2
/// The type or operation named TRACE_ROW.
public let SQLITE_TRACE_ROW: Int32 = 4
/// The type or operation named TRACE_CLOSE.
public let SQLITE_TRACE_CLOSE: Int32 = 8
/// The older name of `SQLITE_TEXT`.
public let SQLITE3_TEXT: Int32 = 3
