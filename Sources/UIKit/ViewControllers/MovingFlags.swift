/// Whether a controller's appearance is about joining or leaving its parent.
///
/// A flag is raised by the base implementation of `willMove(toParent:)`, so an override that does not call super loses
/// it (fact 1.25).
// Choice (1.30): a flag belongs to the controller that moves, not to those that it contains.
struct MovingFlags: Equatable, Sendable {
    private(set) var isMovingToParent = false
    private(set) var isMovingFromParent = false

    mutating func willMove(toParent hasParent: Bool) {
        isMovingToParent = hasParent
        isMovingFromParent = !hasParent
    }

    // Choice (1.31, 4.12): a flag lasts for one appearance or disappearance, whatever `didMove` says meanwhile.
    mutating func didAppear() { isMovingToParent = false }
    mutating func didDisappear() { isMovingFromParent = false }
}
