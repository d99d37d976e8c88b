/// A controller's place between being off the screen and being on it, as its container has told it so far.
///
/// The container brackets every coming and going with `beginAppearanceTransition(_:animated:)` and
/// `endAppearanceTransition()`. This type decides which of the two is due, so that neither is sent twice or left out.
enum AppearancePhase: CaseIterable, Equatable {
    case disappeared, appearing, appeared, disappearing

    /// Whether the controller is on the screen or on its way there.
    var isHeadingIn: Bool { self == .appearing || self == .appeared }

    /// Whether the controller is on its way, in or out.
    var isMoving: Bool { self == .appearing || self == .disappearing }

    /// Turns the controller towards the screen or away from it; answers whether a bracket has to be opened for that.
    mutating func head(in isIn: Bool) -> Bool {
        guard isHeadingIn != isIn else { return false }
        self = isIn ? .appearing : .disappearing
        return true
    }

    /// Ends the way that the controller is on; answers whether a bracket has to be closed for that.
    mutating func arrive() -> Bool {
        guard isMoving else { return false }
        self = isHeadingIn ? .appeared : .disappeared
        return true
    }
}
