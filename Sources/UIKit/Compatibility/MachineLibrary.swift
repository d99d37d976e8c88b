import Glibc

/// A library of the machine whose C functions a framework calls by name.
///
/// It is opened at its first use rather than linked: apps are then linked without its headers and packages. For what may be
/// missing there is `NativePlugin`; what a framework cannot do without is on every machine that has Swift.
@_spi(Framework) public struct MachineLibrary: @unchecked Sendable {
    private let name: String
    private let handle: UnsafeMutableRawPointer

    /// Opens a library. Without it the process ends, with what to install.
    ///
    /// - Parameters:
    ///   - names: The file's names in the versions that will do, the best first: "libcrypto.so.3".
    ///   - package: The Debian package that has the first of them.
    public init(_ names: String..., package: String) {
        guard let handle = names.lazy.compactMap({ dlopen($0, RTLD_NOW | RTLD_LOCAL) }).first else {
            let reason = dlerror().map { String(cString: $0) } ?? "no reason is given"
            fatalError("\(names[0]) cannot be opened: \(reason); install it: sudo apt-get install \(package)")
        }
        name = names[0]
        self.handle = handle
    }

    /// A C function of the library; the process ends where there is none of the name.
    ///
    /// - Parameter type: A `@convention(c)` type: it has to be the function's own.
    public func function<Function>(_ function: String, as type: Function.Type = Function.self) -> Function {
        guard let symbol = dlsym(handle, function) else { fatalError("\(name) has no function '\(function)'") }
        return unsafeBitCast(symbol, to: type)
    }
}
