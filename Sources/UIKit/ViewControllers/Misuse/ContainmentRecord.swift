/// What the containment checks remember of one controller: where the calls came from that may turn out to be mistakes
/// later on.
struct ContainmentRecord {
    // MARK: The view
    /// Where the view was loaded without a parent; nil once the controller appeared, when it was at home somewhere.
    var loadedAlone: CallSite?
    /// Where the view was last put into a superview.
    var inserted: CallSite?
    /// Whether the view was put in with the frame of its container.
    var hasContainersFrame = false

    // MARK: Moves
    /// The `addChild(_:)` of the app's, until didMove has come.
    var added: Addition?
    /// The parent that the app's own willMove named, and where, until addChild has come.
    var announced: (parent: ObjectIdentifier, site: CallSite)?
    /// The parent that the last willMove named; nil for leaving.
    var expectedParent: ObjectIdentifier?
    /// Whether willMove(toParent: nil) has come since the last addChild.
    var isLeaving = false
    /// Whether an override was seen not to call super, so that what the container sends cannot be seen.
    var hidesMoves = false

    /// The container of UIKit's own that adds the controller, or has added it; its calls are no mistakes.
    var manager: ObjectIdentifier?

    /// Forgets what led to the controller's being added.
    mutating func forgetAddition() {
        (added, announced, beganAlone, loadedAlone) = (nil, nil, nil, nil)
        isLeaving = false
    }

    // MARK: Appearance
    /// Whether the last change was UIKit's doing, not the app's.
    var isToldAutomatically = false
    /// Where the open bracket, or the last one, was begun.
    var began: CallSite?
    /// Where it was ended; nil while it is open.
    var ended: CallSite?
    /// Where an appearance was begun without a parent.
    var beganAlone: CallSite?
}

/// An `addChild(_:)` after which `didMove(toParent:)` is awaited.
struct Addition {
    /// What the app does meanwhile.
    enum Stage {
        /// It has not put the child's view in, or something runs that may bring the callback when it ends.
        case busy
        /// It rests, since a time in seconds of media time.
        case resting(since: Double)
        /// It rests, and was told of what is missing; nil where the same place was told of before, or an override that does
        /// not call super explains it.
        case suspected(ContainmentChecks.Suspicion?)
    }

    /// Where `addChild(_:)` was called.
    var site: CallSite
    /// When, in seconds of media time.
    var time: Double
    var stage = Stage.busy
    /// Whether the app has rested with the child's view in its place, if only for the rest of a frame.
    var hasRested = false
}
