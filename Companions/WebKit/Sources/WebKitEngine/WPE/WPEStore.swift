import Foundation

/// Where pages keep cookies and the like: a context of WebKit's, used on the library's thread.
package final class WPEStore: @unchecked Sendable {
    private var shared: NativeObject?

    package init() {}

    /// The context of a page. Pages that the app answers for have one of their own, since a scheme belongs to a context.
    func context(_ library: WPELibrary, isOwn: Bool) -> NativeObject {
        if !isOwn, let shared { return shared }
        let manager = library.web.makeDataManager()
        setProxy(of: manager, library.web)
        let context = library.web.makeContext(manager)
        if !isOwn { shared = context }
        return context
    }

    /// Has pages go through the proxy that the environment names, but for those of this machine.
    private func setProxy(of manager: NativeObject, _ web: WPEWeb) {
        let environment = ProcessInfo.processInfo.environment
        let address = ["http_proxy", "HTTP_PROXY", "https_proxy", "HTTPS_PROXY"].lazy.compactMap { environment[$0] }
            .first { !$0.isEmpty }
        let (none, custom): (UInt32, UInt32) = (1, 2)
        guard let address else { return web.setProxy(manager, none, nil) }
        let hosts = ["localhost", "127.0.0.0/8", "::1"]
        let own: [UnsafeMutablePointer<CChar>?] = hosts.map { strdup($0) } + [nil]
        let proxy = own.withUnsafeBytes { web.newProxy(address, $0.baseAddress) }
        for text in own { free(text) }
        web.setProxy(manager, custom, proxy)
        web.freeProxy(proxy)
    }
}
