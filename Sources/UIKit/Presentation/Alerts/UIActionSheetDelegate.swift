import Foundation

/// A delegate that hears which button of an action sheet was tapped.
@preconcurrency @MainActor public protocol UIActionSheetDelegate: NSObjectProtocol {
    /// Called when a button was tapped, before the sheet goes.
    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
    /// Called when the sheet is left without a tap on a button that cancels, such as by a touch beside a popover.
    func actionSheetCancel(_ actionSheet: UIActionSheet)
    /// Called before the sheet appears.
    func willPresent(_ actionSheet: UIActionSheet)
    /// Called when the sheet has appeared.
    func didPresent(_ actionSheet: UIActionSheet)
    /// Called before the sheet goes, with the index of the button that is the reason.
    func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)
    /// Called when the sheet has gone, with the index of the button that was the reason.
    func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIActionSheetDelegate {
    /// Does nothing.
    public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {}
    /// Does nothing.
    public func actionSheetCancel(_ actionSheet: UIActionSheet) {}
    /// Does nothing.
    public func willPresent(_ actionSheet: UIActionSheet) {}
    /// Does nothing.
    public func didPresent(_ actionSheet: UIActionSheet) {}
    /// Does nothing.
    public func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) {}
    /// Does nothing.
    public func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {}
}

/// The looks of an action sheet, which are one since iOS 7.
public enum UIActionSheetStyle: Int, Sendable {
    case automatic = -1
    case `default` = 0
    case blackTranslucent = 2
    case blackOpaque = 1
}
