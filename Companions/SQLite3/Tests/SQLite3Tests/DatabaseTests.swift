import Foundation
import XCTest

@testable import SQLite3

/// Databases as apps use them.
final class DatabaseTests: XCTestCase {
    private var db: OpaquePointer?

    override func setUp() {
        super.setUp()
        XCTAssertEqual(sqlite3_open(":memory:", &db), SQLITE_OK)
    }

    override func tearDown() {
        XCTAssertEqual(sqlite3_close(db), SQLITE_OK)
        super.tearDown()
    }

    func testRowsAreWrittenAndRead() {
        let make = "CREATE TABLE note (id INTEGER PRIMARY KEY, title TEXT, size REAL, data BLOB)"
        XCTAssertEqual(sqlite3_exec(db, make, nil, nil, nil), SQLITE_OK)
        var statement: OpaquePointer?
        let insert = "INSERT INTO note (title, size, data) VALUES (?, ?, :data)"
        XCTAssertEqual(sqlite3_prepare_v2(db, insert, -1, &statement, nil), SQLITE_OK)
        let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        XCTAssertEqual(sqlite3_bind_parameter_index(statement, ":data"), 3)
        sqlite3_bind_text(statement, 1, "Milch für Zoë", -1, transient)
        sqlite3_bind_double(statement, 2, 1.5)
        let bytes: [UInt8] = [1, 2, 3]
        sqlite3_bind_blob(statement, 3, bytes, Int32(bytes.count), transient)
        XCTAssertEqual(sqlite3_step(statement), SQLITE_DONE)
        XCTAssertEqual(sqlite3_finalize(statement), SQLITE_OK)
        XCTAssertEqual(sqlite3_last_insert_rowid(db), 1)
        XCTAssertEqual(sqlite3_changes(db), 1)

        XCTAssertEqual(sqlite3_prepare_v2(db, "SELECT * FROM note", -1, &statement, nil), SQLITE_OK)
        XCTAssertEqual(sqlite3_step(statement), SQLITE_ROW)
        XCTAssertEqual(
            (0..<sqlite3_column_count(statement)).map { String(cString: sqlite3_column_name(statement, $0)) },
            ["id", "title", "size", "data"])
        XCTAssertEqual(sqlite3_column_int(statement, 0), 1)
        XCTAssertEqual(String(cString: sqlite3_column_text(statement, 1)), "Milch für Zoë")
        XCTAssertEqual(sqlite3_column_double(statement, 2), 1.5)
        let data = Data(bytes: sqlite3_column_blob(statement, 3), count: Int(sqlite3_column_bytes(statement, 3)))
        XCTAssertEqual([UInt8](data), bytes)
        XCTAssertEqual(sqlite3_step(statement), SQLITE_DONE)
        sqlite3_finalize(statement)
    }

    func testErrors() {
        var message: UnsafeMutablePointer<CChar>?
        XCTAssertEqual(sqlite3_exec(db, "SELEC 1", nil, nil, &message), SQLITE_ERROR)
        XCTAssertEqual(message.map { String(cString: $0) }, "near \"SELEC\": syntax error")
        sqlite3_free(message)
        XCTAssertEqual(String(cString: sqlite3_errmsg(db)), "near \"SELEC\": syntax error")
        XCTAssertEqual(sqlite3_errcode(db), SQLITE_ERROR)
    }

    func testFunctionsOfTheApp() {
        sqlite3_create_function_v2(
            db, "twice", 1, SQLITE_UTF8, nil,
            { context, _, values in sqlite3_result_int(context, 2 * sqlite3_value_int(values?[0])) }, nil, nil, nil)
        var rows: [String] = []
        let result = withUnsafeMutablePointer(to: &rows) {
            sqlite3_exec(
                db, "SELECT twice(21)",
                { context, _, values, _ in
                    let rows = context?.assumingMemoryBound(to: [String].self)
                    rows?.pointee.append(values?[0].map { String(cString: $0) } ?? "")
                    return 0
                }, $0, nil)
        }
        XCTAssertEqual(result, SQLITE_OK)
        XCTAssertEqual(rows, ["42"])
    }
}
