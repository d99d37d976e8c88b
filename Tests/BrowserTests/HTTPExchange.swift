import Foundation
import Glibc

/// What a server answered.
struct HTTPReply {
    var status: Int
    var body: Data
}

/// One request and its answer; blocks until it has come.
///
/// On a socket of its own: Foundation's URL loading gives up on the headers that chromedriver writes.
enum HTTPExchange {
    struct Failure: Error, CustomStringConvertible { var description: String }

    /// - Parameter address: `http://127.0.0.1:PORT/…`, taken as it is.
    static func send(_ method: String, _ address: String, body: Data? = nil) throws -> HTTPReply {
        guard let url = URLComponents(string: address), let host = url.host, let port = url.port,
            let pathStart = address.range(of: "://\(host):\(port)")?.upperBound
        else { throw Failure(description: "\(address) is no address with a port") }
        let path = String(address[pathStart...])
        let socket = try connect(to: host, port: UInt16(port))
        defer { close(socket) }
        let head =
            "\(method) \(path.isEmpty ? "/" : path) HTTP/1.1\r\nHost: \(host):\(port)\r\nConnection: close\r\n"
            + (body.map { "Content-Type: application/json; charset=utf-8\r\nContent-Length: \($0.count)\r\n" } ?? "")
            + "\r\n"
        try write(Data(head.utf8) + (body ?? Data()), to: socket)
        return try read(from: socket, for: "\(method) \(path)")
    }

    private static func connect(to host: String, port: UInt16) throws -> Int32 {
        let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = inet_addr(host)
        let result = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                Glibc.connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard result == 0 else {
            close(socket)
            throw Failure(description: "nothing listens at \(host):\(port)")
        }
        return socket
    }

    private static func write(_ data: Data, to socket: Int32) throws {
        var rest = data[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { throw Failure(description: "the server hung up") }
            rest = rest.dropFirst(count)
        }
    }

    private static func read(from socket: Int32, for request: String) throws -> HTTPReply {
        var data = Data()
        var buffer = [UInt8](repeating: 0, count: 65536)
        let end = Data("\r\n\r\n".utf8)
        while true {
            if let headEnd = data.range(of: end) {
                let lines = String(decoding: data[..<headEnd.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
                let body = data[headEnd.upperBound...]
                let length = lines.lazy.map { $0.lowercased() }.first { $0.hasPrefix("content-length:") }
                    .flatMap { Int($0.dropFirst("content-length:".count).trimmingCharacters(in: .whitespaces)) }
                if let length, body.count >= length {
                    let status = lines[0].split(separator: " ").dropFirst().first.flatMap { Int($0) }
                    return HTTPReply(status: status ?? 0, body: Data(body.prefix(length)))
                }
            }
            let count = Glibc.read(socket, &buffer, buffer.count)
            guard count > 0 else {
                throw Failure(
                    description: "\(request): the answer ends early: \(String(decoding: data, as: UTF8.self))")
            }
            data += buffer[..<count]
        }
    }
}
