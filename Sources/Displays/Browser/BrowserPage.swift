import DisplayProtocol
import Foundation

/// A page that is open: what it has, what it waits for, and what it holds down.
@MainActor final class BrowserPage {
    /// Which page of its display it is.
    let id: Int
    var held: HeldInputs
    /// What it wants to be told of unasked.
    var observes = DisplayMessage.Observe(tree: false, accessibility: false)

    private let outbox: PageOutbox
    private let limits: BrowserLimits
    private let abort: @Sendable () -> Void

    /// What is to be said after the history, which takes a while to write.
    private var afterHistory: [(text: Data, subject: PageOutbox.Subject?)]? = []
    private let mirror = PageMirror()
    /// Where the app's picture may differ from what the page shows.
    private var damage = Damage()
    /// Whether there is a picture that the page has not been sent.
    private var isBehind = false
    /// The size of the last picture.
    private var size = (width: 0, height: 0)
    private let picture: () -> (picture: Picture, time: Double)?
    private var isEncoding = false
    private var sequence: UInt32 = 0
    private var acknowledged: UInt32 = 0

    /// - Parameter picture: The app's picture and when it was drawn.
    init(
        id: Int, outbox: PageOutbox, limits: BrowserLimits,
        picture: @escaping () -> (picture: Picture, time: Double)?, abort: @escaping @Sendable () -> Void
    ) {
        self.id = id
        self.outbox = outbox
        self.picture = picture
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
    func send(_ text: Data, subject: PageOutbox.Subject? = nil) {
        guard afterHistory == nil else {
            afterHistory?.append((text, subject))
            return
        }
        if !outbox.append(.text, text, subject: subject) { abort() }
    }

    /// Says nothing more, and tells the page so.
    func close() { outbox.close(.goingAway) }

    // MARK: Frames

    /// The app's picture, of that size, has changed there.
    func show(width: Int, height: Int, damage new: [AppMessage.PixelRectangle]) {
        if (width, height) == size {
            for area in new { damage.add(area, in: size) }
        } else {
            // Damage to a picture of another size says nothing of this one.
            size = (width, height)
            damage = Damage()
            damage.add(PixelArea(x: 0..<width, y: 0..<height))
        }
        isBehind = true
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

    /// Sends the picture as it is by now. The frames between the last that was sent and this one are never written.
    private func sendFrame() {
        guard afterHistory == nil, isBehind, !isEncoding, Int(sequence - acknowledged) < limits.framesInFlight,
            let (picture, time) = picture()
        else { return }
        isBehind = false
        isEncoding = true
        sequence += 1
        let (number, damage) = (sequence, damage)
        self.damage = Damage()
        Task {
            let bytes = await mirror.frame(to: picture, damage: damage, sequence: number, time: time)
            isEncoding = false
            // As many as may be on their way, which is few, and each as large as a picture is.
            _ = outbox.append(.binary, bytes, isCounted: false)
            sendFrame()
        }
    }
}
