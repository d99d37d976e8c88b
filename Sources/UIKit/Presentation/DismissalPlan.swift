/// What a dismissal does to a stack of presentations, decided before it begins and without a view in sight.
///
/// A dismissal takes a presentation away with all that lies on top of it (fact 6.15). The topmost is seen to go; the others
/// go unseen with it, and the presenter below comes back if it was covered.
struct DismissalPlan: Equatable, Sendable {
    /// What counts of one presentation.
    struct Level: Equatable, Sendable {
        var phase: Presentation.Phase
        /// Whether the presenter's view went while it was covered.
        var removesPresenter = false
        /// Whether the presented controller is on the screen or on its way there.
        var isHeadingIn = true
    }

    /// What becomes of the presenter's view.
    enum PresenterView: Equatable, Sendable {
        /// It was there all the time.
        case stays
        /// It went elsewhere meanwhile and does not come back.
        case isGone
        /// It is put back at the start, behind what goes: only what goes moves.
        case comesBehind
        /// It comes by the animation.
        case comesAnimated
    }

    /// When the window is asked anew for what the screen is to look like.
    enum Moment: Equatable, Sendable {
        case start
        case end(completed: Bool)
    }

    /// The presentations that go, bottom first, by their places in the stack.
    let leaving: [Int]
    /// The presentations between the presenter and the topmost whose controllers have to be told that they go.
    let toldUnseen: [Int]
    let presenterView: PresenterView
    /// Whether the dismissal is over before the frame is, where it is not animated.
    let endsAtOnce: Bool
    /// Whether a gesture decides how it ends.
    var isInteractive = false

    /// Plans the dismissal of a stack, bottom first; nil where nothing of it is to be seen.
    ///
    /// - Parameter isPresenterGone: Whether the presenter of the lowest is not to come back.
    init?(_ stack: [Level], isPresenterGone: Bool = false) {
        leaving = stack.indices.filter { stack[$0].phase == .presented }
        guard let top = leaving.last else { return nil }
        toldUnseen = leaving.dropLast().filter { stack[$0].isHeadingIn }
        endsAtOnce = stack[top].removesPresenter
        if !stack[0].removesPresenter {
            presenterView = .stays
        } else if isPresenterGone {
            presenterView = .isGone
        } else {
            presenterView = top == 0 || stack[top].removesPresenter ? .comesAnimated : .comesBehind
        }
    }

    /// The presentation of a stack whose end a dismissal waits for; nil if it can begin.
    static func busy(in stack: [Presentation.Phase]) -> Int? {
        stack.firstIndex { $0 == .presenting || $0 == .dismissing }
    }

    /// The place of the presentation that is seen to go.
    var top: Int { leaving[leaving.count - 1] }

    /// The places of those whose containers are hidden meanwhile.
    var unseen: [Int] { leaving.dropLast() }

    /// Whether the presenter hears that it comes.
    var tellsPresenter: Bool { presenterView == .comesBehind || presenterView == .comesAnimated }

    /// Whether the presenter's view has to be taken away again where the dismissal is cancelled.
    var coversPresenterAgain: Bool { presenterView != .stays }

    /// Whether the screen is another controller's from a moment on: while a gesture decides, it stays the topmost's.
    func handsScreenOver(at moment: Moment) -> Bool {
        switch moment {
        case .start: !isInteractive
        case .end(let completed): isInteractive || !completed
        }
    }
}
