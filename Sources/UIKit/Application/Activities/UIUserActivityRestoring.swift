/// An object that goes on with an activity; every responder is one.
@preconcurrency @MainActor public protocol UIUserActivityRestoring: AnyObject {
    /// Goes on with an activity; UIKit never calls it here, since no activity comes from elsewhere.
    func restoreUserActivityState(_ activity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}
