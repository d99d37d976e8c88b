import DisplayProtocol
import Foundation

/// A page that is open: what it has, what it waits for, and what it holds down.
@MainActor final class BrowserPage {
    var held: HeldInputs
    /// What it wants to be told of unasked.
    var observes = DisplayMessage.Observe(tree: false, accessibility: false)

    private let outbox: PageOutbox
    private let limits: BrowserLimits
    private let abort: @Sendable () -> Void

    /// What is to be said after the history, which takes a while to write.
    private var afterHistory: [(text: Data, subject: String?)]? = []
    /// What the page shows once it has read all that was sent.
    private var shown: Picture?
    /// What it is to show, and where that may differ from what it shows.
    private var wanted: (picture: Picture, damage: Damage, time: Double)?
    private var isEncoding = false
    private var sequence: UInt32 = 0
    private var acknowledged: UInt32 = 0

    init(outbox: PageOutbox, limits: BrowserLimits, abort: @escaping @Sendable () -> Void) {
        self.outbox = outbox
        self.limits = limits
        self.abort = abort
        held = HeldInputs(limit: limits.heldInputs)
    }

    /// Tells the page what those that were there before know, first of all.
    func begin(with history: [ServerMessage]) async {
        let texts = await Self.write(history)
        for text in texts { _ = outbox.append(.text, text, isCounted: false) }
        let later = afterHistory ?? []
        afterHistory = nil
        for (text, subject) in later { send(text, subject: subject) }
        sendFrame()
    }

    nonisolated private static func write(_ history: [ServerMessage]) async -> [Data] { history.map(\.text) }

    /// Sends text, unless the page is so far behind that it is given up.
    ///
    /// - Parameter subject: What the text replaces an earlier word on that has not gone yet.
    func send(_ text: Data, subject: String? = nil) {
        guard afterHistory == nil else {
            afterHistory?.append((text, subject))
            return
        }
        if !outbox.append(.text, text, subject: subject) { abort() }
    }

    // MARK: Frames

    /// The picture has changed there.
    func show(_ picture: Picture, damage: [AppMessage.PixelRectangle], time: Double) {
        let before = wanted?.picture ?? shown
        var merged = wanted?.damage ?? Damage()
        if let before, before.width == picture.width, before.height == picture.height {
            for area in damage { merged.add(PixelArea(area, width: picture.width, height: picture.height)) }
        } else {
            // Damage to a picture of another size says nothing of this one.
            merged.add(PixelArea(x: 0..<picture.width, y: 0..<picture.height))
        }
        wanted = (picture, merged, time)
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
        guard afterHistory == nil, !isEncoding, Int(sequence - acknowledged) < limits.framesInFlight,
            let next = wanted
        else { return }
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
        _ new: Picture, over old: Picture?, damage: Damage, sequence: UInt32, time: Double
    ) async -> Data {
        FrameEncoder.encode(new, over: old, damage: damage, sequence: sequence, time: time)
    }
}
