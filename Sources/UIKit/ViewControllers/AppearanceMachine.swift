/// Whether a controller's view is on the screen, on its way there, or on its way out.
enum AppearanceState: String, CaseIterable, Sendable {
    case disappeared, appearing, appeared, disappearing
}

/// A controller's appearance state and the transitions that are open on it, without a view in sight.
///
/// Transitions come from two sides. An app brackets one by `beginAppearanceTransition` and `endAppearanceTransition`
/// (*manual*); the view hierarchy and the parent's own appearance cause others (*automatic*). An open bracket wins:
/// while the app drives, views may move without a word (facts 3.18, 3.29). Only the parent's own coming and going turns
/// what appears by a bracket round, and back (facts 3.05, 3.20).
struct AppearanceMachine: Equatable, Sendable {
    /// The callbacks that a transition can call for.
    enum Callback: Equatable, Sendable {
        case willAppear(animated: Bool)
        case didAppear(animated: Bool)
        case willDisappear(animated: Bool)
        case didDisappear(animated: Bool)
    }

    /// The result of ending a bracket.
    enum Ending: Equatable, Sendable {
        case callback(Callback)
        /// Nothing to tell: an outer bracket is still open, or the state was settled already.
        case silent
        /// There was no bracket to end (fact 3.12).
        case unbalanced
    }

    private(set) var state = AppearanceState.disappeared
    /// How many brackets are open.
    private(set) var brackets = 0
    /// Whether the open brackets are to make it appear.
    private(set) var areBracketsAppearing = false
    /// Whether an automatic transition waits for its end.
    private(set) var isAutomaticOpen = false
    /// Whether the current transition, or the last one, is animated.
    private(set) var animated = false

    var isInTransition: Bool { state == .appearing || state == .disappearing }
    /// Whether the view is on the screen or on its way there.
    var isHeadingIn: Bool { state == .appearing || state == .appeared }
    /// Whether the parent has turned round what the open brackets make appear.
    var isTurnedByParent: Bool { brackets > 0 && areBracketsAppearing && !isHeadingIn }

    /// Opens a bracket. Same-direction brackets nest (3.10); an opposite one turns the transition round and needs no
    /// second end (3.05, 3.06, 3.09). A controller that has appeared is told once more (2.25).
    ///
    /// - Parameter isApps: Whether the app opens it, rather than a container of the framework's.
    mutating func begin(appearing: Bool, animated: Bool, isApps: Bool = true) -> Callback? {
        brackets = areBracketsAppearing == appearing ? brackets + 1 : 1
        areBracketsAppearing = appearing
        // The bracket's end is awaited now, not the commit.
        isAutomaticOpen = false
        // Choice (3.11, 15.21): a second begin in a direction is silent while the first has not ended; what is settled is
        // told once more. Memory said otherwise of the disappeared, and tests of a paging library that ran on iOS count both
        // callbacks: what was measured won. The framework's own containers tell nobody twice that it is gone.
        let isTold = state == .appeared || state == .disappeared && isApps
        guard isHeadingIn != appearing || isTold else { return nil }
        return turn(appearing: appearing, animated: animated)
    }

    /// Closes a bracket; the last one completes the transition.
    mutating func end() -> Ending {
        guard brackets > 0 else { return .unbalanced }
        brackets -= 1
        guard brackets == 0, isInTransition else { return .silent }
        return .callback(complete())
    }

    /// Whether the next end, of a bracket or of an automatic transition, completes an appearance.
    func isAboutToAppear(byBracket: Bool) -> Bool {
        state == .appearing && (byBracket ? brackets == 1 : brackets == 0 && isAutomaticOpen)
    }

    /// Starts a transition that the view hierarchy or the parent causes; nothing happens when the state is headed there
    /// already.
    ///
    /// An open bracket lets only the parent through, and only where it makes the controller appear.
    ///
    /// - Parameters:
    ///   - isForwarded: Whether the parent's transition is the cause.
    ///   - isRepeated: Whether the parent, which was settled, is told once more: so are those that were too.
    mutating func beginAutomatically(
        appearing: Bool, animated: Bool, isForwarded: Bool = false, isRepeated: Bool = false
    ) -> Callback? {
        if brackets > 0 {
            // Choice (3.20): that goes with the parent and comes back with it; the one end completes what then is.
            guard isForwarded, areBracketsAppearing, isHeadingIn != appearing else { return nil }
            return turn(appearing: appearing, animated: animated)
        }
        let isAgain = isRepeated && !isInTransition
        guard isHeadingIn != appearing || isAgain else { return nil }
        isAutomaticOpen = true
        return turn(appearing: appearing, animated: animated)
    }

    /// Completes an automatic transition, unless it was completed or taken over since.
    mutating func endAutomatically() -> Callback? {
        guard isAutomaticOpen, brackets == 0, isInTransition else { return nil }
        return complete()
    }

    private mutating func turn(appearing: Bool, animated: Bool) -> Callback {
        state = appearing ? .appearing : .disappearing
        // Choice (3.22): the did callback carries what the last begin said.
        self.animated = animated
        return appearing ? .willAppear(animated: animated) : .willDisappear(animated: animated)
    }

    private mutating func complete() -> Callback {
        isAutomaticOpen = false
        if state == .appearing {
            state = .appeared
            return .didAppear(animated: animated)
        }
        state = .disappeared
        return .didDisappear(animated: animated)
    }
}
