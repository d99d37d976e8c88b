/// Whether a controller's appearance is about joining or leaving its parent.
///
/// A flag is raised by the base implementation of `willMove(toParent:)` (so an override that does not call super loses
/// it, fact 1.25) and lasts for one appearance or disappearance, whatever `didMove` says meanwhile (1.31).
struct MovingFlags: Equatable, Sendable {
    private(set) var isMovingToParent = false
    private(set) var isMovingFromParent = false

    mutating func willMove(toParent hasParent: Bool) {
        isMovingToParent = hasParent
        isMovingFromParent = !hasParent
    }

    mutating func didAppear() { isMovingToParent = false }
    mutating func didDisappear() { isMovingFromParent = false }
}
