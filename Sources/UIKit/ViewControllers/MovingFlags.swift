/// Whether a controller's appearance is about joining or leaving its parent.
///
/// A flag is raised by the base implementation of `willMove(toParent:)`, so an override that does not call super loses
/// it (fact 1.25).
// Choice (1.30): a flag belongs to the controller that moves, not to those that it contains.
struct MovingFlags: Equatable, Sendable {
    private(set) var isMovingToParent = false
    private(set) var isMovingFromParent = false
    /// Whether the controller has appeared since it joined its parent.
    // Choice (1.26): another appearance there is no move, even after a removal that was announced and taken back.
    private(set) var hasAppeared = false

    /// - Parameter isPresent: Whether the parent is the one that the controller has.
    mutating func willMove(toParent hasParent: Bool, isPresent: Bool) {
        isMovingToParent = hasParent && !(isPresent && hasAppeared)
        isMovingFromParent = !hasParent
    }

    mutating func didJoin() { hasAppeared = false }

    /// A move that nobody saw is over with the link.
    mutating func didLeave(isDisappeared: Bool) {
        hasAppeared = false
        if isDisappeared { (isMovingToParent, isMovingFromParent) = (false, false) }
    }

    // Choice (1.31, 4.12): a flag lasts for one appearance or disappearance, whatever `didMove` says meanwhile.
    mutating func didAppear() {
        isMovingToParent = false
        hasAppeared = true
    }
    mutating func didDisappear() { isMovingFromParent = false }
}
