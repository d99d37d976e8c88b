import DisplayProtocol

/// What waits to be said to an app that does not listen fast enough, within bounds.
///
/// Movements are the first to go: later ones say more.
struct OutgoingMessages {
    private struct Entry {
        let bytes: [UInt8]
        let isMovement: Bool
    }

    /// The most bytes that wait before movements are left out.
    static let movementLimit = 64 << 10
    /// The most bytes that wait.
    static let limit = 1 << 20

    private var entries: [Entry] = []
    /// How much of the first entry was written.
    private var written = 0
    private var byteCount = 0

    var isEmpty: Bool { entries.isEmpty }

    /// Puts a message in line; false if there is no room.
    mutating func add(_ message: some DisplayMessage.Body) throws -> Bool {
        let entry = Entry(bytes: try MessageBuffer.encoded(message), isMovement: message.isMovement)
        if byteCount + entry.bytes.count > Self.movementLimit { dropMovements() }
        let limit = entry.isMovement ? Self.movementLimit : Self.limit
        guard byteCount + entry.bytes.count <= limit else { return false }
        entries.append(entry)
        byteCount += entry.bytes.count
        return true
    }

    /// Leaves out the movements that wait, but for the message that is half written.
    private mutating func dropMovements() {
        let first = written > 0 ? 1 : 0
        entries = Array(entries.prefix(first)) + entries.dropFirst(first).filter { !$0.isMovement }
        byteCount = entries.reduce(0) { $0 + $1.bytes.count }
    }

    /// Writes as much as `write` takes: it gets bytes and returns how many it has written.
    mutating func flush(_ write: (ArraySlice<UInt8>) throws -> Int) rethrows {
        while let entry = entries.first {
            let count = try write(entry.bytes[written...])
            guard count > 0 else { return }
            written += count
            guard written == entry.bytes.count else { continue }
            written = 0
            byteCount -= entry.bytes.count
            entries.removeFirst()
        }
    }
}

extension DisplayMessage.Body {
    /// Whether the next message of the kind makes up for this one.
    fileprivate var isMovement: Bool {
        switch self {
        case let touch as DisplayMessage.Touch: touch.phase == .moved
        case let wheel as DisplayMessage.Wheel: wheel.phase == .changed || wheel.phase == .discrete
        default: false
        }
    }
}
