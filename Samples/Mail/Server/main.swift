import FlyingFox
import Foundation

// The server that the Mail sample talks to: `mail-server [PORT]`, with any free port for 0. It keeps everything in memory
// and begins with the same messages every time. Sign in as anybody with the password "secret".
guard let port = UInt16(CommandLine.arguments.dropFirst().first ?? "8025") else {
    FileHandle.standardError.write(Data("usage: mail-server [PORT]\n".utf8))
    exit(2)
}

let mail = Mail()
let server = HTTPServer(address: try .inet(ip4: "127.0.0.1", port: port))
await server.appendRoute("POST /session") { await mail.signIn($0) }
await server.appendRoute("GET /accounts") { await mail.accounts($0) }
await server.appendRoute("GET /accounts/:account/messages") { await mail.messages($0) }
await server.appendRoute("PATCH /messages/:message") { await mail.change($0) }
await server.appendRoute("DELETE /messages/:message") { await mail.delete($0) }
await server.appendRoute("POST /messages") { await mail.send($0) }
let running = Task { try await server.run() }
try await server.waitUntilListening()
if case .ip4(_, let port)? = await server.listeningAddress {
    FileHandle.standardOutput.write(Data("http://127.0.0.1:\(port)\n".utf8))
}
try await running.value
