import Foundation
import Glibc

/// A library that does with the machine's means the work that a framework's double only stands in for.
///
/// The library is built apart, where the machine has what it needs, and opened when it is first asked for something.
/// Without it the double goes on, and the app's author reads what to install.
@_spi(Framework) @MainActor public final class NativePlugin {
    private enum State {
        case unopened
        case open(UnsafeMutableRawPointer)
        /// With the loader's reason.
        case missing(String)
    }

    private let library: String
    private let framework: String
    private let package: String
    private let purpose: String
    private let folders: [URL]
    private var state = State.unopened

    /// Names a library, which is opened when it is first asked for something.
    ///
    /// - Parameters:
    ///   - library: The file's name: "libMatryoshkaWPE.so".
    ///   - framework: The module that needs it: "WebKit".
    ///   - package: The Debian package that the library is made from.
    ///   - purpose: What does not work without it: "web pages are empty".
    public convenience init(library: String, for framework: String, package: String, without purpose: String) {
        self.init(
            library: library, for: framework, package: package, without: purpose,
            in: Self.folderOfUIKit.map { [$0] } ?? [])
    }

    init(library: String, for framework: String, package: String, without purpose: String, in folders: [URL]) {
        self.library = library
        self.framework = framework
        self.package = package
        self.purpose = purpose
        self.folders = folders
    }

    /// A C function of the library; nil where the library is missing, which is reported, or has no such function.
    ///
    /// - Parameter type: A `@convention(c)` type: it has to be the function's own.
    public func function<Function>(_ name: String, as type: Function.Type) -> Function? {
        guard let handle = open(), let symbol = dlsym(handle, name) else { return nil }
        return unsafeBitCast(symbol, to: type)
    }

    /// The object that the library's C function `matryoshka_plugin` makes and hands over retained; nil where the library is
    /// missing, which is reported, or its object is of another type.
    public func engine<Engine>(_ type: Engine.Type) -> Engine? {
        typealias Maker = @convention(c) () -> UnsafeMutableRawPointer
        guard let make = function("matryoshka_plugin", as: Maker.self) else { return nil }
        return Unmanaged<AnyObject>.fromOpaque(make()).takeRetainedValue() as? Engine
    }

    private func open() -> UnsafeMutableRawPointer? {
        if case .unopened = state { state = load() }
        switch state {
        case .open(let handle): return handle
        case .missing(let reason):
            // The channel tells it once a session.
            DiagnosticsChannel.shared.report(
                limit: .plugin, "\(framework): \(purpose), since \(library) cannot be opened: \(reason)",
                advice: "Install it: sudo apt-get install \(package)")
            return nil
        case .unopened: return nil
        }
    }

    private func load() -> State {
        let found = folders.map { $0.appendingPathComponent(library).path }.first(where: FileManager.default.fileExists)
        guard let handle = dlopen(found ?? library, RTLD_NOW | RTLD_LOCAL) else {
            return .missing(dlerror().map { String(cString: $0) } ?? "no reason is given")
        }
        return .open(handle)
    }

    /// The folder of UIKit's library, with plugins beside it.
    private static let folderOfUIKit: URL? = {
        let type = unsafeBitCast(NativePlugin.self as AnyClass, to: UnsafeRawPointer.self)
        return MappedFile.file(at: UInt(bitPattern: type)).map {
            URL(fileURLWithPath: $0.path).resolvingSymlinksInPath().deletingLastPathComponent()
        }
    }()
}
