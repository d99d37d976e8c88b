import Foundation

/// A delegate that hears which button of an alert view was tapped.
@preconcurrency @MainActor public protocol UIAlertViewDelegate: NSObjectProtocol {
    /// Called when a button was tapped, before the alert goes.
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
    /// Called in place of a tap when the system takes the alert away; no display does that.
    func alertViewCancel(_ alertView: UIAlertView)
    /// Called before the alert appears.
    func willPresent(_ alertView: UIAlertView)
    /// Called when the alert has appeared.
    func didPresent(_ alertView: UIAlertView)
    /// Called before the alert goes, with the index of the button that is the reason.
    func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
    /// Called when the alert has gone, with the index of the button that was the reason.
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
    /// Whether the first button that does not cancel can be tapped; asked at first and after each change of a text.
    func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool
}

extension UIAlertViewDelegate {
    /// Does nothing.
    public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
    /// Does nothing.
    public func alertViewCancel(_ alertView: UIAlertView) {}
    /// Does nothing.
    public func willPresent(_ alertView: UIAlertView) {}
    /// Does nothing.
    public func didPresent(_ alertView: UIAlertView) {}
    /// Does nothing.
    public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {}
    /// Does nothing.
    public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
    /// Lets the button be tapped.
    public func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool { true }
}

/// The text fields of an alert view.
public enum UIAlertViewStyle: Int, Sendable {
    case `default`, secureTextInput, plainTextInput, loginAndPasswordInput
}
