import Foundation

/// The insets that a view has from its place in the window.
struct SafeAreaState {
    var insets = UIEdgeInsets.zero
}

extension UIView {
    /// How much of the bounds is covered by bars and the screen's edges, in points.
    public var safeAreaInsets: UIEdgeInsets { safeArea.insets }

    /// Works the insets out anew after a move, and tells the view and its controller if they changed.
    func safeAreaMayHaveChanged() {}
}
