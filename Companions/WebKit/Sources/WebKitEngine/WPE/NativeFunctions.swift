/// An object of a C library.
typealias NativeObject = OpaquePointer
typealias NativeText = UnsafePointer<CChar>

/// What finds a C function by its name.
///
/// The libraries are opened when a page is first made, and nothing is linked: so an app runs where they are missing, and none
/// of their headers is needed.
package struct NativeFunctions: Sendable {
    /// The function's address; nil where the library has none of that name.
    let address: @Sendable (String) -> UnsafeMutableRawPointer?

    package init(_ address: @escaping @Sendable (String) -> UnsafeMutableRawPointer?) { self.address = address }

    /// - Parameter type: A `@convention(c)` type: it has to be the function's own.
    func callAsFunction<Function>(_ name: String, as type: Function.Type = Function.self) throws -> Function {
        guard let address = address(name) else { throw MissingFunction(name: name) }
        return unsafeBitCast(address, to: type)
    }
}

/// A function that the installed library has not.
package struct MissingFunction: Error { package var name: String }

/// A call on the engine's thread.
final class EngineCall {
    let body: () -> Void

    init(_ body: @escaping () -> Void) { self.body = body }
}

/// A value that is handed from the main thread to the engine's, or back, and used by one of them at a time.
struct Handed<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
}
