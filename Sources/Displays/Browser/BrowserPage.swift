import DisplayProtocol
import Foundation

/// A page that is open: what it has, what it waits for, and what it holds down.
@MainActor final class BrowserPage {
    private let outbox: PageOutbox
    private let limits: BrowserLimits
    private let abort: @Sendable () -> Void

    /// What the page shows once it has read all that was sent.
    private var shown: Picture?
    /// What it is to show, and where that may differ from what it shows.
    private var wanted: (picture: Picture, damage: [AppMessage.PixelRectangle], time: Double)?
    private var isEncoding = false
    private var sequence: UInt32 = 0
    private var acknowledged: UInt32 = 0

    init(outbox: PageOutbox, limits: BrowserLimits, abort: @escaping @Sendable () -> Void) {
        self.outbox = outbox
        self.limits = limits
        self.abort = abort
    }

    /// Sends text, unless the page is so far behind that it is given up.
    func send(_ text: Data, isHistory: Bool = false) {
        if !outbox.append(.text, text, isCounted: !isHistory) { abort() }
    }

    // MARK: Frames

    /// The picture has changed there.
    func show(_ picture: Picture, damage: [AppMessage.PixelRectangle], time: Double) {
        wanted = (picture, (wanted?.damage ?? []) + damage, time)
        sendFrame()
    }

    /// The page has drawn a frame, and all before it.
    func acknowledge(_ number: Int) throws(PageViolation) {
        guard let number = UInt32(exactly: number), number <= sequence else {
            throw PageViolation(code: .policyViolation)
        }
        acknowledged = max(acknowledged, number)
        sendFrame()
    }

    private func sendFrame() {
        guard !isEncoding, sequence - acknowledged < limits.framesInFlight, let next = wanted else { return }
        wanted = nil
        isEncoding = true
        sequence += 1
        let (number, old) = (sequence, shown)
        shown = next.picture
        Task {
            let bytes = await Self.encode(
                next.picture, over: old, damage: next.damage, sequence: number, time: next.time)
            isEncoding = false
            if !outbox.append(.binary, bytes) { abort() }
            sendFrame()
        }
    }

    /// Off the main actor, which has the app's messages to read.
    nonisolated private static func encode(
        _ new: Picture, over old: Picture?, damage: [AppMessage.PixelRectangle], sequence: UInt32, time: Double
    ) async -> Data {
        FrameEncoder.encode(new, over: old, damage: damage, sequence: sequence, time: time)
    }
}
