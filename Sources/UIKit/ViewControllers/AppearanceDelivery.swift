/// What a controller has been told of its appearance, and is being told.
struct AppearanceDelivery {
    /// Whether this appearance's `viewIsAppearing` is still to come.
    var owesIsAppearing = false
    /// The appearance callbacks that are being delivered, innermost last: the moving flags are only valid inside one
    /// (fact 1.29).
    var callbacks: [String] = []
    /// Whether a transition is about to tell the controller what its view does: the hierarchy does not.
    var awaitsTransition = false
    /// The transition that is telling the controller how it ended; nil as soon as another one has begun to tell it.
    weak var endingTransition: ControllerTransition?
    /// The forwarding of the callback that is being delivered to the children; nil once it is done.
    var pendingForward: ((UIViewController) -> Void)?
    /// The place of the last automatic transition in the order in which all of them began.
    var automaticOrder = 0
    /// Whether the last transition between children that the controller was in brought it in.
    var isBroughtIn = false
}
