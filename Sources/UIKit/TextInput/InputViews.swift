import Foundation

/// The keyboard, or what takes its place, for whoever is the first responder.
@MainActor final class InputViews {
    static let shared = InputViews()

    private var depth = 0
    private var isDue = false

    private init() {}

    /// Lets the first responder change, and looks at the outcome once: between two fields the keyboard stays.
    func changingOnce(_ change: () -> Bool) -> Bool {
        depth += 1
        let isDone = change()
        depth -= 1
        if depth == 0, isDue { update() }
        return isDone
    }

    /// The first responder, or what it wishes for, is another.
    func setNeedsUpdate() {
        isDue = true
        if depth == 0 { update() }
    }

    /// The first responder wishes for other views.
    func reload() { setNeedsUpdate() }

    private func update() {
        isDue = false
    }

    /// What is typed into has another text or selection.
    func textDidChange() {}
}
