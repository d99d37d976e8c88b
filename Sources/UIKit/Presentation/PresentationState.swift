import Foundation

/// The state of a controller that presents or is presented.
struct PresentationState {
    /// The presentation that this controller carries out; it owns the controller that it presents (fact 6.25).
    var live: Presentation?
    /// The presentation that shows this controller.
    weak var home: Presentation?
    /// The manager of this controller's coming presentation, asked for beforehand.
    var prepared: UIPresentationController?

    var style = UIModalPresentationStyle.automatic
    var transitionStyle = UIModalTransitionStyle.coverVertical
    weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// Nil where the class decides.
    var definesContext: Bool?
    var providesTransitionStyle = false
    var capturesStatusBar = false
}
