import Glibc

/// SQLite itself, of the machine.
///
/// The library is opened at its first use rather than linked: apps are then linked without its headers, and the library is
/// on every machine that has Swift's package manager.
enum SQLiteLibrary {
    private static let name = "libsqlite3.so.0"

    private nonisolated(unsafe) static let handle: UnsafeMutableRawPointer = {
        guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else {
            let reason = dlerror().map { String(cString: $0) } ?? "no reason is given"
            fatalError("\(name) cannot be opened: \(reason); install it: sudo apt-get install libsqlite3-0")
        }
        return handle
    }()

    static func function<Function>(_ function: String) -> Function {
        guard let symbol = dlsym(handle, function) else { fatalError("\(name) has no function '\(function)'") }
        return unsafeBitCast(symbol, to: Function.self)
    }
}
