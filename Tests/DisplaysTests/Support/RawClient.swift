import Foundation
import XCTest

@testable import Displays

/// Lets the main actor work until something is so; fails the test if it never is.
@MainActor func eventually(
    _ what: String, within seconds: Double = 30, file: StaticString = #filePath, line: UInt = #line,
    _ isSo: () throws -> Bool
) rethrows {
    let deadline = Date(timeIntervalSinceNow: seconds)
    while try !isSo() {
        guard Date() < deadline else { return XCTFail("never: \(what)", file: file, line: line) }
        _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.002))
    }
}

/// Lets the main actor work until an asynchronous call is done.
@MainActor func finish<Result>(
    _ call: @escaping @MainActor () async throws -> Result, file: StaticString = #filePath, line: UInt = #line
) throws -> Result {
    var result: Swift.Result<Result, any Error>?
    Task {
        do { result = .success(try await call()) } catch { result = .failure(error) }
    }
    eventually("the end of a call", file: file, line: line) { result != nil }
    return try XCTUnwrap(result, file: file, line: line).get()
}

/// A TCP connection to a server on this machine that sends whatever bytes.
@MainActor final class RawClient {
    struct Failure: Error { var errno: Int32 }

    private let descriptor: Int32
    private(set) var received: [UInt8] = []
    private(set) var isAtEnd = false

    init(port: Int, receiveBuffer: Int32? = nil) throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard descriptor >= 0 else { throw Failure(errno: errno) }
        if var size = receiveBuffer {
            setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &size, socklen_t(MemoryLayout<Int32>.size))
        }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = UInt16(port).bigEndian
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        let status = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard status == 0 else {
            let failure = Failure(errno: errno)
            Glibc.close(descriptor)
            throw failure
        }
        _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    }

    isolated deinit { Glibc.close(descriptor) }

    /// Sends bytes as far as the server takes them; how many it took.
    @discardableResult func send(_ bytes: some Collection<UInt8>) -> Int {
        let bytes = Array(bytes)
        var sent = 0
        let deadline = Date(timeIntervalSinceNow: 20)
        while sent < bytes.count, Date() < deadline {
            let count = bytes[sent...].withUnsafeBytes {
                Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            if count > 0 {
                sent += count
            } else if errno == EAGAIN {
                receive()
                _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.002))
            } else {
                isAtEnd = true
                break
            }
        }
        return sent
    }

    func send(_ text: String) { send(Array(text.utf8)) }

    /// Takes what has come.
    func receive() {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while !isAtEnd {
            let count = recv(descriptor, &buffer, buffer.count, 0)
            if count > 0 {
                received += buffer[..<count]
            } else if count == 0 || errno != EAGAIN {
                isAtEnd = true
            } else {
                return
            }
        }
    }

    /// Takes the first bytes away that were received.
    func drop(_ count: Int) { received.removeFirst(count) }

    func waitForEnd(file: StaticString = #filePath, line: UInt = #line) {
        eventually("the end of the connection", file: file, line: line) {
            receive()
            return isAtEnd
        }
    }

    var text: String { String(decoding: received, as: UTF8.self) }
}

/// How much memory this process has, in bytes.
func residentBytes() throws -> Int {
    let fields = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
    return (Int(fields[1]) ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE)))
}

/// Fails if this process has grown by more than some bytes. A sanitizer keeps what is freed for a while, and needs memory of
/// its own: with one nothing is said.
func checkGrowth(since before: Int, isBelow limit: Int, file: StaticString = #filePath, line: UInt = #line) throws {
    guard dlsym(nil, "__asan_init") == nil, dlsym(nil, "__tsan_init") == nil else { return }
    XCTAssertLessThan(try residentBytes() - before, limit, file: file, line: line)
}
