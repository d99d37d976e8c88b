import FlyingFox
import Foundation
import Synchronization

/// What waits to go to a page, in order.
final class PageOutbox: Sendable {
    private struct State {
        var frames: [WSFrame] = []
        var next = 0
        /// Of text that counts toward the limit.
        var waiting = 0
        /// How much at the front of the queue does not count.
        var uncounted = 0
        var isClosing = false
        var reader: CheckedContinuation<Void, Never>?
    }

    private let limit: Int
    private let state = Mutex(State())

    /// - Parameter limit: How many bytes may wait.
    init(limit: Int) { self.limit = limit }

    /// Queues a frame; false if more waits than may.
    ///
    /// - Parameter isCounted: False for what a page is told first, however much that is.
    func append(_ opcode: WSFrame.Opcode, _ payload: Data, isCounted: Bool = true) -> Bool {
        let frame = WSFrame(fin: true, opcode: opcode, mask: nil, payload: payload)
        let (isWithinLimit, reader) = state.withLock { state in
            guard !state.isClosing else { return (true, nil as CheckedContinuation<Void, Never>?) }
            state.frames.append(frame)
            if isCounted { state.waiting += payload.count } else { state.uncounted += payload.count }
            return (state.waiting <= limit, state.reader.take())
        }
        reader?.resume()
        return isWithinLimit
    }

    /// Nothing more goes to the page than what waits and, last, the reason.
    ///
    /// - Parameter drops: Whether what waits is given up.
    func close(_ code: WSCloseCode, dropsWaiting drops: Bool = true) {
        let reader = state.withLock { state in
            guard !state.isClosing else { return nil as CheckedContinuation<Void, Never>? }
            state.isClosing = true
            if drops {
                state.frames = []
                state.next = 0
            }
            state.frames.append(.close(code: code))
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
        guard state.next < state.frames.count else { return nil }
        let frame = state.frames[state.next]
        state.next += 1
        // What has gone is let go of in steps, so that a long queue is not moved for each frame.
        if state.next == state.frames.count || state.next >= 256 {
            state.frames.removeFirst(state.next)
            state.next = 0
        }
        let exempt = min(state.uncounted, frame.payload.count)
        state.uncounted -= exempt
        state.waiting = max(0, state.waiting - (frame.payload.count - exempt))
        return frame
    }

    private func wait() async {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isReady = state.withLock { state in
                    guard state.next == state.frames.count, !state.isClosing, !Task.isCancelled else { return true }
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
