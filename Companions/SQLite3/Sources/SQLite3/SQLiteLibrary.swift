@_spi(Framework) import UIKit

/// SQLite itself, of the machine, which has it wherever Swift's package manager is.
enum SQLiteLibrary {
    private static let library = MachineLibrary("libsqlite3.so.0", package: "libsqlite3-0")

    static func function<Function>(_ function: String) -> Function { library.function(function) }
}
