import Foundation

extension UITableViewCell {
    /// Carries out a change to other signs of editing, and tells the cell before and after it.
    ///
    /// - Parameter duration: The time that the change takes, in seconds; nil for one that is not animated.
    func changingState(to state: StateMask, after duration: TimeInterval?, _ change: () -> Void) {
        guard state != toldState else { return change() }
        toldState = state
        willTransition(to: state)
        change()
        guard let duration, window != nil else { return didTransition(to: state) }
        _ = DueCalls.shared.schedule(after: duration) { [weak self] in
            guard let self, toldState == state else { return }
            didTransition(to: state)
        }
    }
}
