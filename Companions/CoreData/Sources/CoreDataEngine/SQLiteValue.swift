import Foundation

/// A value in a row of a SQLite database.
package enum SQLiteValue: Equatable, Sendable {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case blob(Data)

    package var integer: Int64? {
        switch self {
        case .integer(let value): value
        case .real(let value): Int64(exactly: value.rounded())
        default: nil
        }
    }

    package var real: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .real(let value): value
        default: nil
        }
    }

    package var text: String? {
        switch self {
        case .text(let value): value
        case .integer(let value): "\(value)"
        case .real(let value): "\(value)"
        default: nil
        }
    }

    package var blob: Data? {
        if case .blob(let value) = self { return value }
        return nil
    }
}

/// Why SQLite could not do what it was asked for.
package struct SQLiteError: Error, CustomStringConvertible, Equatable {
    /// SQLite's result code.
    package let code: Int32
    package let message: String

    package init(code: Int32, message: String) {
        self.code = code
        self.message = message
    }

    package var description: String { "\(message) (SQLite \(code))" }
}
