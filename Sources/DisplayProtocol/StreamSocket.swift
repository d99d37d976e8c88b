import Foundation

/// One end of a Unix stream socket.
///
/// Not inherited by processes that this one starts, so that the other end hears when this process ends.
package final class StreamSocket {
    package private(set) var descriptor: Int32

    /// Takes over an open descriptor and closes it in the end.
    package init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    deinit { close() }

    package func close() {
        guard descriptor >= 0 else { return }
        _ = Foundation.close(descriptor)
        descriptor = -1
    }

    /// Connects to the socket of that path.
    package static func connected(to path: String) throws -> StreamSocket {
        let socket = try make()
        try withAddress(path) { address, length in
            guard connect(socket.descriptor, address, length) == 0 else { throw DisplayError.system("connect") }
        }
        return socket
    }

    /// Listens at that path, which must not exist yet.
    package static func listening(at path: String) throws -> StreamSocket {
        let socket = try make()
        try withAddress(path) { address, length in
            guard bind(socket.descriptor, address, length) == 0 else { throw DisplayError.system("bind") }
        }
        guard listen(socket.descriptor, 1) == 0 else { throw DisplayError.system("listen") }
        return socket
    }

    /// Two sockets that are connected to each other.
    package static func pair() throws -> (StreamSocket, StreamSocket) {
        var descriptors: [Int32] = [-1, -1]
        let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, type, 0, &descriptors) == 0 else { throw DisplayError.system("socketpair") }
        return (StreamSocket(descriptor: descriptors[0]), StreamSocket(descriptor: descriptors[1]))
    }

    /// The next peer that connects.
    package func accept() throws -> StreamSocket {
        while true {
            let peer = Foundation.accept(descriptor, nil, nil)
            if peer >= 0 {
                _ = fcntl(peer, F_SETFD, FD_CLOEXEC)
                return StreamSocket(descriptor: peer)
            }
            guard errno == EINTR else { throw DisplayError.system("accept") }
        }
    }

    /// Writes all bytes, waiting for room; throws ``DisplayError/closed`` when nobody is left to read them.
    package func write(_ bytes: [UInt8]) throws {
        var written = 0
        try bytes.withUnsafeBytes { buffer in
            while written < buffer.count {
                // Without the flag a dead peer would kill this process with SIGPIPE.
                let count = send(
                    descriptor, buffer.baseAddress! + written, buffer.count - written, Int32(MSG_NOSIGNAL))
                if count >= 0 {
                    written += count
                } else if errno == EPIPE || errno == ECONNRESET || errno == EBADF {
                    throw DisplayError.closed
                } else if errno != EINTR {
                    throw DisplayError.system("send")
                }
            }
        }
    }

    /// Writes as many bytes as there is room for and returns how many; throws as `write(_:)` does.
    package func writeAvailable(_ bytes: some ContiguousBytes) throws -> Int {
        try bytes.withUnsafeBytes { buffer in
            while true {
                let count = send(
                    descriptor, buffer.baseAddress, buffer.count, Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
                if count >= 0 { return count }
                switch errno {
                case EINTR: continue
                case EAGAIN: return 0
                case EPIPE, ECONNRESET, EBADF: throw DisplayError.closed
                default: throw DisplayError.system("send")
                }
            }
        }
    }

    /// Takes no more bytes: the other end's writes fail in place of waiting for room.
    package func stopReading() { _ = shutdown(descriptor, Int32(SHUT_RD)) }

    /// Ends the connection both ways, at once; the descriptor stays this socket's until it is closed.
    package func shutDown() { _ = shutdown(descriptor, Int32(SHUT_RDWR)) }

    /// What has arrived, waiting for at least a byte; empty at the end of the stream.
    package func read() throws -> [UInt8] {
        while true {
            if let bytes = try receive(flags: 0) { return bytes }
        }
    }

    /// What has arrived; empty at the end of the stream, and nil when nothing has come.
    package func readAvailable() throws -> [UInt8]? {
        try receive(flags: Int32(MSG_DONTWAIT))
    }

    private func receive(flags: Int32) throws -> [UInt8]? {
        while true {
            var failure: Int32 = 0
            let bytes = [UInt8](unsafeUninitializedCapacity: 65536) { buffer, count in
                let received = recv(descriptor, buffer.baseAddress!, buffer.count, flags)
                failure = received < 0 ? errno : 0
                count = max(received, 0)
            }
            switch failure {
            case 0: return bytes
            case EINTR: continue
            case EAGAIN: return nil
            // A peer that died with our bytes unread.
            case ECONNRESET: return []
            default: throw DisplayError.system("recv", code: failure)
            }
        }
    }

    /// Whether `read` has something, be it the end of the stream, within that many seconds.
    package func isReadable(within seconds: Double) throws -> Bool {
        var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        let end = DispatchTime.now() + max(seconds, 0)
        while true {
            let now = DispatchTime.now()
            let left = end > now ? Double(end.uptimeNanoseconds - now.uptimeNanoseconds) / 1_000_000 : 0
            let result = poll(&entry, 1, Int32(min(left.rounded(.up), 1_000_000_000)))
            if result > 0 { return true }
            if result == 0 { return false }
            guard errno == EINTR else { throw DisplayError.system("poll") }
        }
    }

    private static func make() throws -> StreamSocket {
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { throw DisplayError.system("socket") }
        return StreamSocket(descriptor: descriptor)
    }

    private static func withAddress(
        _ path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) throws -> Void
    ) throws {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let bytes = Array(path.utf8)
        guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else { throw DisplayError.pathTooLong(path) }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
        let length = socklen_t(MemoryLayout<sockaddr_un>.size)
        try withUnsafePointer(to: &address) {
            try $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { try body($0, length) }
        }
    }
}

extension DisplayError {
    /// A failed system call with the current `errno`.
    package static func system(_ call: String, code: Int32 = errno) -> DisplayError {
        .system(call: call, code: code, message: String(cString: strerror(code)))
    }
}
