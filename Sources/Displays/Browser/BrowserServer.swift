import FlyingFox
import FlyingSocks
import Foundation
import Synchronization

/// Listens on the loopback address and answers each connection once: with a file, with a page's WebSocket, or with a
/// refusal.
///
/// The sockets, their event queue and the words of the handshake are FlyingFox's. Its `HTTPServer` is not used: it keeps
/// header lines and frames of any length, waits for the rest of a request for ever, accepts any number of connections, and
/// stops for good when the process runs out of descriptors. None of it can be set.
final class BrowserServer: Sendable {
    /// What becomes of a page's connection, on tasks of the server's.
    struct Pages: Sendable {
        /// A page has connected; nil where there are too many.
        var connected: @Sendable (PageOutbox, _ abort: @escaping @Sendable () -> Void) async -> Int?
        /// It says something; the next waits until this was taken.
        var said: @Sendable (Int, PageMessage) async throws -> Void
        var disconnected: @Sendable (Int) async -> Void
    }

    let port: UInt16
    private let gate: BrowserGate
    private let limits: BrowserLimits
    private let pages: Pages
    private let socket: AsyncSocket
    private let connections: ConnectionTable
    private let pool: any AsyncSocketPool
    private let tasks = Mutex<[Task<Void, Never>]>([])

    /// Listens from now on, but answers only after `run`.
    init(
        port wanted: Int?, token: PageToken, resources: PageResources, limits: BrowserLimits, pages: Pages
    ) async throws {
        let wanted = wanted ?? 0
        guard let number = UInt16(exactly: wanted) else { throw BrowserDisplayError.noSuchPort(wanted) }
        func listen(_ pool: some AsyncSocketPool) async throws -> AsyncSocket {
            try await pool.prepare()
            let socket = try Socket(domain: AF_INET)
            do {
                try socket.setValue(true, for: BoolSocketOption(name: SO_REUSEADDR))
                try socket.bind(to: sockaddr_in.inet(ip4: "127.0.0.1", port: number))
                try socket.listen()
            } catch {
                try? socket.close()
                throw error
            }
            return try AsyncSocket(socket: socket, pool: pool)
        }
        let pool = HTTPServer.defaultPool()
        do {
            socket = try await listen(pool)
            guard case .ip4(_, let port) = try socket.socket.sockname() else {
                throw BrowserDisplayError.cannotListen(reason: "the system gave no port")
            }
            self.port = port
        } catch SocketError.failed(_, EADDRINUSE, _) {
            throw BrowserDisplayError.portTaken(wanted)
        } catch SocketError.failed(_, EACCES, _) {
            throw BrowserDisplayError.portNotPermitted(wanted)
        } catch let error as SocketError {
            throw BrowserDisplayError.cannotListen(reason: error.localizedDescription)
        }
        self.pool = pool
        self.limits = limits
        self.pages = pages
        gate = BrowserGate(port: port, token: token, resources: resources)
        connections = ConnectionTable(limit: limits.connections)
    }

    /// Answers until `stop`.
    func run() {
        let events = Task { [pool] in
            do {
                try await pool.run()
            } catch {
                // Stopping cancels it; without it no connection is heard of any more.
                if !Task.isCancelled { Console.error("the page is no longer served: \(error)") }
            }
        }
        let accepting = Task { [self] in await accept() }
        tasks.withLock { $0 = [accepting, events] }
    }

    /// Closes all connections and the port.
    func stop() async {
        let tasks = tasks.withLock { tasks in
            defer { tasks = [] }
            return tasks
        }
        guard let accepting = tasks.first else { return }
        accepting.cancel()
        await accepting.value
        await connections.cancelAll()
        tasks.last?.cancel()
        await tasks.last?.value
        try? socket.close()
    }

    private func accept() async {
        while !Task.isCancelled {
            do {
                let client = try await socket.accept()
                connections.start(client) { [self] connection in await serve(connection) }
            } catch is CancellationError {
                return
            } catch {
                // Such as a process without free descriptors: they come back when connections end.
                try? await Task.sleep(for: .milliseconds(50))
            }
        }
    }

    // MARK: A connection

    private func serve(_ connection: Connection) async {
        let socket = connection.socket
        let deadline = Task { [limits] in
            try await Task.sleep(for: .seconds(limits.requestTime))
            connection.cancel()
        }
        defer { deadline.cancel() }
        do {
            try socket.socket.setValue(1, for: Int32SocketOption(level: Int32(IPPROTO_TCP), name: TCP_NODELAY))
            let (head, rest) = try await readHead(socket)
            let answer: BrowserGate.Answer
            if let head { answer = await gate.answer(to: head) } else { answer = .refusal }
            switch answer {
            case .refusal:
                try await socket.write(BrowserGate.refusal)
                await hangUp(connection)
            case .file(let file, let nonce):
                try await socket.write(gate.response(file, nonce: nonce))
                await hangUp(connection)
            case .page(let accept):
                deadline.cancel()
                connection.isAdmitted = true
                try await socket.write(BrowserGate.switching(accept: accept))
                await servePage(connection, first: rest)
            }
        } catch {
            // The client went, sent no request in time, or does not read: there is nobody to tell.
            return
        }
    }

    /// The request's head, nil where it is none, and the bytes that came after it.
    private func readHead(_ socket: AsyncSocket) async throws -> (RequestHead?, [UInt8]) {
        var bytes: [UInt8] = []
        while true {
            bytes += try await socket.read(atMost: 4096)
            if let end = RequestHead.end(in: bytes) {
                return (end <= limits.requestHead ? RequestHead(bytes[..<end]) : nil, Array(bytes[end...]))
            }
            guard bytes.count < limits.requestHead else { return (nil, []) }
        }
    }

    /// Ends what goes to a client and waits a while for its end, so that an answer is not lost to bytes that nobody reads.
    private func hangUp(_ connection: Connection) async {
        let socket = connection.socket
        guard shutdown(socket.socket.file.rawValue, Int32(SHUT_WR)) == 0 else { return }
        let deadline = Task { [limits] in
            try await Task.sleep(for: .seconds(limits.requestTime))
            connection.cancel()
        }
        defer { deadline.cancel() }
        var discarded = 0
        while discarded < 1 << 20, let bytes = try? await socket.read(atMost: 4096) { discarded += bytes.count }
    }

    // MARK: A page

    private func servePage(_ connection: Connection, first: [UInt8]) async {
        let outbox = PageOutbox(limit: limits.backlog)
        let progress = PageProgress()
        guard let page = await pages.connected(outbox, { connection.cancel() }) else {
            let frame = WSFrame.close(code: .tryAgainLater)
            try? await connection.socket.write(frame.encoded)
            return await hangUp(connection)
        }
        await withTaskGroup(of: Bool.self) { group in
            group.addTask { [self] in
                await read(page, connection.socket, first: first, outbox: outbox, progress: progress)
                return false
            }
            group.addTask {
                while let frame = await outbox.next() {
                    progress.writingSince = .now
                    do { try await connection.socket.write(frame.encoded) } catch { break }
                    progress.writingSince = nil
                }
                return true
            }
            group.addTask { [limits] in
                await Self.watch(progress, outbox, limits)
                return true
            }
            // The reader's end lets the writer say why; the other two end the page.
            while let isEnd = await group.next(), !isEnd {}
            group.cancelAll()
        }
        await pages.disconnected(page)
        await hangUp(connection)
    }

    private func read(
        _ page: Int, _ socket: AsyncSocket, first: [UInt8], outbox: PageOutbox, progress: PageProgress
    ) async {
        var reader = PageReader(limit: limits.message)
        reader.append(first)
        do {
            while true {
                while let frame = try reader.next() {
                    progress.heardAt = .now
                    switch frame {
                    case .text(let text): try await pages.said(page, try PageMessage(text: text))
                    case .ping(let payload):
                        guard outbox.append(.pong, payload) else { throw PageViolation(code: .policyViolation) }
                    case .pong: break
                    case .close(let code): return outbox.close(WSCloseCode(code))
                    }
                }
                reader.append(try await socket.read(atMost: 4096))
            }
        } catch let violation as PageViolation {
            outbox.close(violation.code)
        } catch {
            outbox.close(.goingAway)
        }
    }

    /// Returns when the page has stopped reading or answering.
    private static func watch(_ progress: PageProgress, _ outbox: PageOutbox, _ limits: BrowserLimits) async {
        while true {
            guard (try? await Task.sleep(for: .seconds(limits.heartbeat))) != nil else { return }
            let longAgo = ContinuousClock.now - .seconds(limits.patience)
            if let since = progress.writingSince, since < longAgo { return }
            if progress.heardAt < longAgo { return }
            guard outbox.append(.ping, Data()) else { return }
        }
    }
}

/// When a page last read and said something.
private final class PageProgress: Sendable {
    private let writing = Mutex<ContinuousClock.Instant?>(nil)
    private let heard = Mutex(ContinuousClock.now)

    /// When the write that has not ended began.
    var writingSince: ContinuousClock.Instant? {
        get { writing.withLock { $0 } }
        set { writing.withLock { $0 = newValue } }
    }

    var heardAt: ContinuousClock.Instant {
        get { heard.withLock { $0 } }
        set { heard.withLock { $0 = newValue } }
    }
}
