import Foundation

/// Whether the app answers: what a person does is followed by a question to it, which it answers on its main thread.
struct Responsiveness: Equatable {
    /// How long an app may take before the person is told, in seconds.
    static let patience = 3.0

    enum State { case responding, asked, silent }
    private(set) var state = State.responding

    /// Whether to ask now: one question at a time.
    mutating func ask() -> Bool {
        guard state == .responding else { return false }
        state = .asked
        return true
    }

    mutating func answered() { state = .responding }

    mutating func lostPatience() {
        if state == .asked { state = .silent }
    }
}
