import Foundation

/// Where a page's content comes from: what may not read what belongs to another.
@MainActor @preconcurrency open class WKSecurityOrigin: NSObject {
    /// The scheme of the address: "https".
    public let `protocol`: String
    /// The host's name; empty for files.
    public let host: String
    /// The port; 0 for the scheme's usual one.
    public let port: Int

    init(_ url: URL?) {
        self.protocol = url?.scheme ?? ""
        host = url?.host ?? ""
        port = url?.port ?? 0
    }
}
