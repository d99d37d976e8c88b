import Foundation

/// The title of a back button.
extension UIBarButtonItem {
    /// Moves the title of a back button by points, to the right and down; all metrics have the same distance.
    public func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        backTitleShift = adjustment
    }

    /// The distance in points by which the title of a back button is moved.
    public func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset { backTitleShift }
}
