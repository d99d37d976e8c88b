/// The containment checks' record of one controller: the places of the calls that may turn out to be mistakes
/// later on.
struct ContainmentRecord {
    // MARK: The view
    /// The place that loaded the view without a parent; nil once the controller has appeared somewhere.
    var loadedAlone: CallSite?
    /// The place that last put the view into a superview.
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
    /// The place that began the open bracket, or the last one.
    var began: CallSite?
    /// The place that ended the bracket; nil while the bracket is open.
    var ended: CallSite?
    /// The place that began an appearance without a parent.
    var beganAlone: CallSite?
}

/// An `addChild(_:)` after which `didMove(toParent:)` is awaited.
struct Addition {
    /// The stage of the app's work meanwhile.
    enum Stage {
        /// It has not put the child's view in, or something runs that may bring the callback when it ends.
        case busy
        /// It rests, since a time in seconds of media time.
        case resting(since: Double)
        /// It rests, and was told of what is missing; nil where the same place was told of before, or an override that does
        /// not call super explains it.
        case suspected(ContainmentChecks.Suspicion?)
    }

    /// The place that called `addChild(_:)`.
    var site: CallSite
    /// When, in seconds of media time.
    var time: Double
    var stage = Stage.busy
    /// Whether the app has rested with the child's view in its place, if only for the rest of a frame.
    var hasRested = false
}
