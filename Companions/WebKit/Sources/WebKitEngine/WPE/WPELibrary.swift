import Foundation

/// WPE WebKit, as it is installed: its functions, and the thread that calls them.
///
/// The libraries are used on one thread, which is not the app's main one: a page that takes long keeps no app waiting. Pages
/// themselves live in processes of WebKit's, which end with this one.
package final class WPELibrary: Sendable {
    let glib: GLib
    let backend: WPEBackend
    let web: WPEWeb
    let content: WPEContent

    /// Why WPE WebKit cannot be used though it is installed.
    package struct Unusable: Error {
        package var reason: String
        /// What to do.
        package var advice: String
    }

    /// Looks the functions up, and starts the thread.
    ///
    /// - Parameters:
    ///   - find: Finds functions of `libWPEWebKit` and of the libraries below it.
    ///   - findBackend: Finds functions of `libWPEBackend-fdo` and of the libraries below it.
    package init(_ find: NativeFunctions, _ findBackend: NativeFunctions, backendLibrary: String) throws {
        try WPEProcesses.checkLimits()
        glib = try GLib(find)
        backend = try WPEBackend(find, findBackend)
        web = try WPEWeb(find)
        content = try WPEContent(find)
        WPEProcesses.endWithThisOne()
        guard backend.load(backendLibrary), backend.useSharedMemory() else {
            throw Unusable(
                reason: "\(backendLibrary) cannot draw into shared memory",
                advice: "Install a version of the library that can.")
        }
        let loop = Handed(glib.newLoop(nil, 0))
        let thread = Thread { [glib] in glib.runLoop(loop.value) }
        thread.name = "WPE WebKit"
        thread.stackSize = 8 << 20
        thread.start()
    }

    /// Calls on the library's thread.
    func call(_ body: @escaping () -> Void) { glib.call(body) }
}

/// Calls on the main actor from the library's thread.
func onMainActor(_ body: @escaping @MainActor () -> Void) {
    let body = Handed(body)
    DispatchQueue.main.async { MainActor.assumeIsolated { body.value() } }
}
