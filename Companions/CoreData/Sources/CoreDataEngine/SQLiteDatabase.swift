import Foundation

/// A connection to a SQLite database, to be used by one thread at a time.
package final class SQLiteDatabase: @unchecked Sendable {
    private let library: SQLiteLibrary
    private var connection: OpaquePointer?
    /// Prepared statements by their text.
    private var statements: [String: OpaquePointer] = [:]

    private enum Code {
        static let row: Int32 = 100
        static let done: Int32 = 101
        static let readOnly: Int32 = 0x1
        static let readWrite: Int32 = 0x2
        static let create: Int32 = 0x4
    }

    /// How long a statement waits for another connection that writes, in milliseconds.
    private static let patience: Int32 = 5000

    /// Opens a database, which is made where there is none.
    ///
    /// - Parameter path: The file, or ":memory:".
    package init(path: String, isReadOnly: Bool = false) throws {
        library = try SQLiteLibrary.shared.get()
        let flags = isReadOnly ? Code.readOnly : Code.readWrite | Code.create
        let code = library.open(path, &connection, flags, nil)
        guard code == 0 else {
            let error = error(code)
            _ = library.close(connection)
            connection = nil
            throw error
        }
        _ = library.busyTimeout(connection, Self.patience)
    }

    deinit { close() }

    /// Ends the connection; nothing may be asked of it afterwards.
    package func close() {
        for statement in statements.values { _ = library.finalize(statement) }
        statements = [:]
        if connection != nil { _ = library.close(connection) }
        connection = nil
    }

    /// Does a statement that returns nothing.
    ///
    /// - Returns: The number of rows that it changed.
    @discardableResult package func execute(_ text: String, _ values: [SQLiteValue] = []) throws -> Int {
        try run(text, values) { _ in }
        return Int(library.changes(connection))
    }

    /// The rows that a statement returns.
    package func rows(_ text: String, _ values: [SQLiteValue] = []) throws -> [[SQLiteValue]] {
        var rows: [[SQLiteValue]] = []
        try run(text, values) { rows.append($0) }
        return rows
    }

    /// Does all of a closure's statements or none of them.
    package func transaction<Value>(_ body: () throws -> Value) throws -> Value {
        try execute("BEGIN IMMEDIATE")
        do {
            let value = try body()
            try execute("COMMIT")
            return value
        } catch {
            // What went wrong is told; SQLite has ended the transaction itself after some errors.
            _ = try? execute("ROLLBACK")
            throw error
        }
    }

    private func run(_ text: String, _ values: [SQLiteValue], _ row: ([SQLiteValue]) throws -> Void) throws {
        let statement = try statement(text)
        defer { _ = library.reset(statement) }
        for (position, value) in values.enumerated() { try bind(value, Int32(position + 1), to: statement) }
        while true {
            let code = library.step(statement)
            if code == Code.done { return }
            guard code == Code.row else { throw error(code) }
            try row((0..<library.columnCount(statement)).map { column($0, of: statement) })
        }
    }

    private func statement(_ text: String) throws -> OpaquePointer {
        if let known = statements[text] { return known }
        var statement: OpaquePointer?
        let code = library.prepare(connection, text, -1, &statement, nil)
        guard code == 0, let statement else { throw error(code) }
        statements[text] = statement
        return statement
    }

    private func bind(_ value: SQLiteValue, _ position: Int32, to statement: OpaquePointer) throws {
        let code: Int32
        switch value {
        case .null: code = library.bindNull(statement, position)
        case .integer(let value): code = library.bindInteger(statement, position, value)
        case .real(let value): code = library.bindReal(statement, position, value)
        case .text(let value):
            code = value.utf8CString.withUnsafeBufferPointer {
                library.bindText(statement, position, $0.baseAddress!, Int32($0.count - 1), SQLiteLibrary.transient)
            }
        case .blob(let value):
            // A pointer to nothing would be NULL.
            code = (value.isEmpty ? Data([0]) : value).withUnsafeBytes {
                library.bindBlob(
                    statement, position, $0.baseAddress, Int32(value.count), SQLiteLibrary.transient)
            }
        }
        if code != 0 { throw error(code) }
    }

    private func column(_ position: Int32, of statement: OpaquePointer) -> SQLiteValue {
        switch library.columnType(statement, position) {
        case 1: return .integer(library.columnInteger(statement, position))
        case 2: return .real(library.columnReal(statement, position))
        case 3:
            guard let text = library.columnText(statement, position) else { return .text("") }
            let bytes = UnsafeBufferPointer(start: text, count: Int(library.columnBytes(statement, position)))
            return .text(String(decoding: bytes, as: UTF8.self))
        case 4:
            guard let bytes = library.columnBlob(statement, position) else { return .blob(Data()) }
            return .blob(Data(bytes: bytes, count: Int(library.columnBytes(statement, position))))
        default: return .null
        }
    }

    private func error(_ code: Int32) -> SQLiteError {
        SQLiteError(code: code, message: library.message(connection).map { String(cString: $0) } ?? "no message")
    }
}
