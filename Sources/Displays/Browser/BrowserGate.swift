import FlyingFox
import Foundation

/// Decides who gets what.
///
/// Other programs, other users of the machine and pages of other sites in the person's own browser can all connect to the
/// port. Only who shows the token gets anything; the check of the host keeps names that were pointed at this machine
/// (DNS rebinding) from being taken for the page's own, and the check of the origin other sites' scripts.
struct BrowserGate: Sendable {
    let port: UInt16
    let token: PageToken
    let resources: PageResources

    enum Answer: Sendable {
        case refusal
        case file(PageResources.File, nonce: String)
        /// The value of `Sec-WebSocket-Accept`.
        case page(accept: String)
    }

    func answer(to head: RequestHead) async -> Answer {
        guard head.method == "GET", !head.has("transfer-encoding"), !head.has("content-length"),
            let host = head.value(of: "host"), ["127.0.0.1:\(port)", "localhost:\(port)"].contains(host),
            !head.has("origin") || head.value(of: "origin") == "http://\(host)",
            let candidate = head.queryItem("token"), token.matches(candidate)
        else { return .refusal }
        if head.path == "/socket" {
            guard head.has("origin"), let accept = await Self.accept(head) else { return .refusal }
            return .page(accept: accept)
        }
        guard !head.has("upgrade") else { return .refusal }
        let nonce = PageToken().text
        return resources.file(at: head.path, token: token, nonce: nonce).map { .file($0, nonce: nonce) } ?? .refusal
    }

    /// FlyingFox's word on the handshake.
    private static func accept(_ head: RequestHead) async -> String? {
        var headers = HTTPHeaders()
        let names: [HTTPHeader] = [.host, .upgrade, .connection, .webSocketKey, .webSocketVersion]
        for name in names { headers[name] = head.value(of: name.rawValue.lowercased()) }
        let request = HTTPRequest(
            method: .GET, version: .http11, path: head.path, query: [], headers: headers,
            body: HTTPBodySequence(data: Data()))
        let response = try? await WebSocketHTTPHandler(handler: HandshakeOnly()).handleRequest(request)
        guard response?.statusCode == .switchingProtocols else { return nil }
        return response?.headers[.webSocketAccept]
    }

    /// Frames are read by ``PageReader``, which bounds them.
    private struct HandshakeOnly: WSHandler {
        func makeFrames(for client: AsyncThrowingStream<WSFrame, any Error>) -> AsyncStream<WSFrame> {
            AsyncStream { $0.finish() }
        }
    }

    // MARK: Answers as bytes

    static let refusal = Data("HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\nConnection: close\r\n\r\n".utf8)

    static func switching(accept: String) -> Data {
        Data(
            ("HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                + "Sec-WebSocket-Accept: \(accept)\r\n\r\n").utf8)
    }

    func response(_ file: PageResources.File, nonce: String) -> Data {
        // The page draws, runs its own scripts, and talks to this server; it loads nothing from anywhere else, and no
        // other page can hold it in a frame and have the person click through it.
        let policy = [
            "default-src 'none'", "script-src 'self' 'nonce-\(nonce)'", "style-src 'self'",
            "img-src 'self' data: blob:",
            "font-src 'self'", "worker-src 'self'", "connect-src 'self' ws://127.0.0.1:\(port) ws://localhost:\(port)",
            "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
        ]
        let fields = [
            "HTTP/1.1 200 OK", "Content-Type: \(file.type)", "Content-Length: \(file.contents.count)",
            "Connection: close", "Cache-Control: no-store",
            "Content-Security-Policy: " + policy.joined(separator: "; "),
            "X-Content-Type-Options: nosniff", "X-Frame-Options: DENY", "Referrer-Policy: no-referrer",
            "Cross-Origin-Opener-Policy: same-origin", "Cross-Origin-Resource-Policy: same-origin",
        ]
        return Data((fields.joined(separator: "\r\n") + "\r\n\r\n").utf8) + file.contents
    }
}
