import DisplayProtocol
import Foundation
import QuartzCore

/// Tells a display that observes what is on the screen, after frames that changed it.
///
/// While frames keep coming it is looked at a few times a second; the last of them is always told of. Nothing is done
/// where nobody observes, and nothing is waited for where no frame comes.
@MainActor package final class LiveInspection: SessionPart {
    /// Seconds between two looks, at the least.
    package static let interval = 0.1

    /// Who is told; the display unless a test listens.
    package var send: (any AppMessage.Body) -> Void = { DisplayClient.current?.send($0) }

    private var observed = DisplayMessage.Observe(tree: false, accessibility: false)
    private var lastLook = -Double.infinity
    private var nextLook: NextLook?
    private var sentElements: [AppMessage.Accessibility.Element]?
    private var sentTree: Tree?
    private var announcements: [String] = []
    private var focus: Int?
    /// The element that assistive technology was sent to last.
    private weak var focused: AnyObject?

    /// Looks cost a person's time and not the app's: they go on where the app's clock is slow or stands still, but for a
    /// virtual one, which has no other.
    private enum NextLook {
        case virtual(TimedCalls.Ticket)
        case real(Timer)
    }

    package init() {}

    private var now: Double {
        MediaClock.shared.isVirtual ? CACurrentMediaTime() : ProcessInfo.processInfo.systemUptime
    }

    var observesAccessibility: Bool { observed.accessibility }
    private var isObserving: Bool { observed.tree || observed.accessibility }

    /// What is on the screen, with the details that an observer of trees gets.
    func currentTree() -> Tree { TreeBuilder.tree(details: observed.tree) }

    /// Begins or ceases to tell; what begins is told at once.
    package func observe(_ wish: DisplayMessage.Observe) {
        // Whoever asks again later is not told of what was said before.
        if !wish.accessibility { (sentElements, announcements, focus) = (nil, [], nil) }
        if !wish.tree { sentTree = nil }
        observed = wish
        if isObserving { look() } else { forgetNextLook() }
    }

    /// A frame was drawn.
    func frameDidEnd() {
        guard isObserving, nextLook == nil else { return }
        // A test that starts afresh sets its clock back.
        if now >= due - TimedCalls.tolerance || now < lastLook { look() } else { lookLater() }
    }

    /// What is told may have changed without a frame.
    func noteChange() { if isObserving, nextLook == nil { lookLater() } }

    private var due: Double { lastLook + Self.interval }

    private func lookLater() {
        if MediaClock.shared.isVirtual {
            let ticket = TimedCalls.shared.schedule(at: max(due, now)) { [weak self] in self?.look() }
            nextLook = .virtual(ticket)
        } else {
            // Foundation's timers that are made with an interval alone fire at once here.
            let date = Date(timeIntervalSinceNow: max(0, due - now))
            let timer = Timer(fire: date, interval: 0, repeats: false) { [weak self] _ in
                MainActor.assumeIsolated { self?.look() }
            }
            RunLoop.main.add(timer, forMode: .common)
            nextLook = .real(timer)
        }
    }

    /// Has a text said, if somebody listens.
    func announce(_ text: String) {
        guard observed.accessibility, !text.isEmpty else { return }
        announcements.append(text)
        noteChange()
    }

    /// Has assistive technology go to an element, if somebody listens.
    func moveFocus(to object: any AccessibilityObject) {
        guard observed.accessibility else { return }
        focus = object.accessibilityNumber
        noteChange()
        var information: [AnyHashable: Any] = [UIAccessibility.focusedElementUserInfoKey: object]
        information[UIAccessibility.unfocusedElementUserInfoKey] = focused
        focused = object
        NotificationCenter.default.post(
            name: UIAccessibility.elementFocusedNotification, object: nil, userInfo: information)
    }

    private func forgetNextLook() {
        switch nextLook {
        case .virtual(let ticket): TimedCalls.shared.cancel(ticket)
        case .real(let timer): timer.invalidate()
        case nil: break
        }
        nextLook = nil
    }

    private func look() {
        forgetNextLook()
        lastLook = now
        if observed.accessibility { tellAccessibility() }
        if observed.tree { tellTree() }
    }

    private func tellAccessibility() {
        let elements = AccessibilityDescription.current().elements
        guard elements != sentElements || !announcements.isEmpty || focus != nil else { return }
        sentElements = elements
        let text = announcements.isEmpty ? nil : announcements.joined(separator: "\n")
        send(AppMessage.Accessibility(elements: elements, announcement: text, focus: focus))
        (announcements, focus) = ([], nil)
    }

    private func tellTree() {
        var tree = TreeBuilder.tree(details: true)
        let time = tree.time
        // A tree that differs in its time alone is no news.
        tree.time = 0
        guard tree != sentTree else { return }
        sentTree = tree
        tree.time = time
        send(AppMessage.TreeReply(request: 0, json: TreeBuilder.json(tree)))
    }

    package func sessionWillEnd() { forgetNextLook() }
}
