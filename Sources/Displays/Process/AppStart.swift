import Foundation

/// What the process of an app is started with.
package struct AppStart {
    package var executable: URL
    package var arguments: [String]
    package var environment: [String: String]
    /// The working folder.
    package var folder: URL
    /// What becomes the process's descriptor ``pixelsDescriptor``, if anything.
    package var pixels: Int32?
    /// What becomes the descriptor after that, if anything: where tests tell of themselves.
    package var events: Int32?
    /// Where standard output goes; to ours if nil.
    package var output: Int32?
    /// What holds the app back, if anything.
    package var sandbox: Sandbox?

    /// The number under which an app finds the memory that it draws into; the first after the standard streams.
    static let pixelsDescriptor: Int32 = 3

    package init(
        executable: URL, arguments: [String], environment: [String: String], folder: URL, pixels: Int32? = nil,
        sandbox: Sandbox? = nil
    ) {
        self.executable = executable
        self.arguments = arguments
        self.environment = environment
        self.folder = folder
        self.pixels = pixels
        self.sandbox = sandbox
    }
}

extension AppStart {
    /// - Parameters:
    ///   - socket: Where the app's display listens.
    init(
        _ app: RunnableApp, arguments: [String], environment: [String: String], folder: URL, backtracing: Backtracing,
        pixels: Int32, sandbox: Sandbox?, socket: String
    ) {
        self.init(
            executable: app.executable, arguments: arguments,
            environment: backtracing.environment(from: environment), folder: folder, pixels: pixels,
            sandbox: sandbox)
        hold(backtracing: backtracing, socket: socket)
    }

    /// Lets the sandbox, if there is one, have what this app needs.
    package mutating func hold(backtracing: Backtracing, socket: String? = nil) {
        guard sandbox != nil else { return }
        environment = Sandbox.environment(from: environment)
        sandbox?.readable.append(executable.deletingLastPathComponent())
        sandbox?.writable = [socket.map { URL(fileURLWithPath: $0) }, backtracing.makeFile()].compactMap { $0 }
    }
}
