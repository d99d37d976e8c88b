import FlyingSocks
import Synchronization

/// A client's connection and the task that serves it.
final class Connection: Sendable {
    let socket: AsyncSocket
    private let admitted = Mutex(false)
    fileprivate let task = Mutex<Task<Void, Never>?>(nil)

    fileprivate init(socket: AsyncSocket) { self.socket = socket }

    /// Whether it is a page's, and not one that may have come to take up room.
    var isAdmitted: Bool {
        get { admitted.withLock { $0 } }
        set { admitted.withLock { $0 = newValue } }
    }

    func cancel() { task.withLock { $0 }?.cancel() }
}

/// The open connections.
///
/// When there are too many, the oldest that is no page's gives way to the new one, so that nobody can keep a page out by
/// opening connections and saying nothing.
final class ConnectionTable: Sendable {
    private struct State {
        var open: [Int: Connection] = [:]
        var last = 0
    }

    private let limit: Int
    private let state = Mutex(State())

    init(limit: Int) { self.limit = limit }

    /// Serves a client on a task of its own and closes its socket afterwards.
    func start(_ socket: AsyncSocket, _ serve: @escaping @Sendable (Connection) async -> Void) {
        let connection = Connection(socket: socket)
        let (id, excess, isRefused) = state.withLock { state -> (Int, Connection?, Bool) in
            state.last += 1
            guard state.open.count >= limit else {
                state.open[state.last] = connection
                return (state.last, nil, false)
            }
            guard let oldest = state.open.filter({ !$0.value.isAdmitted }).min(by: { $0.key < $1.key }) else {
                return (state.last, nil, true)
            }
            state.open[oldest.key] = nil
            state.open[state.last] = connection
            return (state.last, oldest.value, false)
        }
        excess?.cancel()
        guard !isRefused else {
            try? socket.close()
            return
        }
        connection.task.withLock { task in
            task = Task { [self] in
                await serve(connection)
                // Only after nobody waits for its events any more.
                try? socket.close()
                state.withLock { $0.open[id] = nil }
            }
        }
    }

    /// Ends all connections and returns when they are closed.
    func cancelAll() async {
        let open = state.withLock { Array($0.open.values) }
        for connection in open { connection.cancel() }
        for connection in open { await connection.task.withLock { $0 }?.value }
    }
}
