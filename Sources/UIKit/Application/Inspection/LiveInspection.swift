import DisplayProtocol
import Foundation
import QuartzCore

/// Tells a display that observes what is on the screen, after frames that changed it.
///
/// While frames keep coming it is looked at a few times a second; the last of them is always told of. Nothing is done
/// where nobody observes, and nothing is waited for where no frame comes.
@MainActor package final class LiveInspection {
    package static let shared = LiveInspection()

    /// Seconds between two looks, at the least.
    package static let interval = 0.1

    /// Who is told; the display unless a test listens.
    package var send: (AppMessage) -> Void = { DisplayClient.current?.send($0) }

    private var observed = DisplayMessage.Observe(tree: false, accessibility: false)
    private var lastLook = -Double.infinity
    private var nextLook: TimedCalls.Ticket?
    private var sentElements: [AppMessage.Accessibility.Element]?
    private var sentTree: Tree?
    private var announcements: [String] = []
    private var focus: Int?

    private init() {}

    var observesAccessibility: Bool { observed.accessibility }
    private var isObserving: Bool { observed.tree || observed.accessibility }

    /// What is on the screen, with the details that an observer of trees gets.
    func currentTree() -> Tree { TreeBuilder.tree(details: observed.tree) }

    /// Begins or ceases to tell; what begins is told at once.
    package func observe(_ wish: DisplayMessage.Observe) {
        if !wish.accessibility { sentElements = nil }
        if !wish.tree { sentTree = nil }
        observed = wish
        if isObserving { look() } else { forgetNextLook() }
    }

    /// A frame was drawn.
    func frameDidEnd() {
        guard isObserving, nextLook == nil else { return }
        let now = CACurrentMediaTime()
        if now >= due - TimedCalls.tolerance || now < lastLook { look() } else { lookLater() }
    }

    /// What is told may have changed without a frame.
    func noteChange() { if isObserving, nextLook == nil { lookLater() } }

    private var due: Double { lastLook + Self.interval }

    private func lookLater() {
        nextLook = TimedCalls.shared.schedule(at: max(due, CACurrentMediaTime())) { [weak self] in
            self?.nextLook = nil
            self?.look()
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
    }

    private func forgetNextLook() {
        TimedCalls.shared.cancel(nextLook)
        nextLook = nil
    }

    private func look() {
        forgetNextLook()
        lastLook = CACurrentMediaTime()
        if observed.accessibility { tellAccessibility() }
        if observed.tree { tellTree() }
    }

    private func tellAccessibility() {
        let elements = AccessibilityDescription.current().elements
        guard elements != sentElements || !announcements.isEmpty || focus != nil else { return }
        sentElements = elements
        let text = announcements.isEmpty ? nil : announcements.joined(separator: "\n")
        send(.accessibility(.init(elements: elements, announcement: text, focus: focus)))
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
        send(.tree(.init(request: 0, json: TreeBuilder.json(tree))))
    }

    /// Forgets who observes, for a test that starts afresh.
    func reset() {
        observed = .init(tree: false, accessibility: false)
        forgetNextLook()
        lastLook = -.infinity
        (sentElements, sentTree, announcements, focus) = (nil, nil, [], nil)
        send = { DisplayClient.current?.send($0) }
    }
}
