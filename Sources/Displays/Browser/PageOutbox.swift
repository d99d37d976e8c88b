import FlyingFox
import Foundation
import Synchronization

/// What waits to go to a page, in order.
final class PageOutbox: Sendable {
    /// What a frame says how is.
    struct Subject {
        var name: String
        /// Whether a later word on it makes this one superfluous.
        var isSuperseded: Bool

        init(_ name: String, isSuperseded: Bool = true) {
            self.name = name
            self.isSuperseded = isSuperseded
        }
    }

    private struct Entry {
        var frame: WSFrame
        var subject: Subject?
        var isCounted: Bool
    }

    private struct State {
        var entries: [Entry] = []
        var next = 0
        /// Bytes of the frames that count toward the limit.
        var waiting = 0
        var isClosing = false
        var reader: CheckedContinuation<Void, Never>?
    }

    private let limit: Int
    private let state = Mutex(State())

    /// - Parameter limit: How many bytes may wait.
    init(limit: Int) { self.limit = limit }

    /// Queues a frame; false if more waited before it than may. A single one may be of any size.
    ///
    /// - Parameters:
    ///   - subject: Takes the place of the last frame on the same subject that waits, if that is superseded.
    ///   - isCounted: False for what is bounded in another way: what a page is told first, and frames of the screen.
    func append(
        _ opcode: WSFrame.Opcode, _ payload: Data, subject: Subject? = nil, isCounted: Bool = true
    ) -> Bool {
        let frame = WSFrame(fin: true, opcode: opcode, mask: nil, payload: payload)
        let (isWithinLimit, reader) = state.withLock { state in
            guard !state.isClosing else { return (true, nil as CheckedContinuation<Void, Never>?) }
            let isWithinLimit = state.waiting <= limit
            if isCounted { state.waiting += payload.count }
            let entry = Entry(frame: frame, subject: subject, isCounted: isCounted)
            let waiting = state.next..<state.entries.count
            if let subject, let index = waiting.last(where: { state.entries[$0].subject?.name == subject.name }),
                state.entries[index].subject?.isSuperseded == true
            {
                if state.entries[index].isCounted { state.waiting -= state.entries[index].frame.payload.count }
                state.entries[index] = entry
            } else {
                state.entries.append(entry)
            }
            return (isWithinLimit, state.reader.take())
        }
        reader?.resume()
        return isWithinLimit
    }

    /// Nothing more goes to the page than the reason.
    func close(_ code: WSCloseCode) {
        let reader = state.withLock { state in
            guard !state.isClosing else { return nil as CheckedContinuation<Void, Never>? }
            state.isClosing = true
            state.entries = [Entry(frame: .close(code: code), isCounted: false)]
            state.next = 0
            return state.reader.take()
        }
        reader?.resume()
    }

    /// The next frame; nil after the last or when the task is cancelled.
    func next() async -> WSFrame? {
        while !Task.isCancelled {
            let (frame, isLast) = state.withLock { state in (Self.popFirst(&state), state.isClosing) }
            if let frame { return frame }
            if isLast { return nil }
            await wait()
        }
        return nil
    }

    private static func popFirst(_ state: inout State) -> WSFrame? {
        guard state.next < state.entries.count else { return nil }
        let entry = state.entries[state.next]
        state.next += 1
        // What has gone is let go of in steps, so that a long queue is not moved for each frame.
        if state.next == state.entries.count || state.next >= 256 {
            state.entries.removeFirst(state.next)
            state.next = 0
        }
        if entry.isCounted { state.waiting -= entry.frame.payload.count }
        return entry.frame
    }

    private func wait() async {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isReady = state.withLock { state in
                    guard state.next == state.entries.count, !state.isClosing, !Task.isCancelled else { return true }
                    state.reader = continuation
                    return false
                }
                if isReady { continuation.resume() }
            }
        } onCancel: {
            state.withLock { $0.reader.take() }?.resume()
        }
    }
}
