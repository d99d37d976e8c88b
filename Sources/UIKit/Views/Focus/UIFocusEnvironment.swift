import Foundation

/// A place on the screen that the focus can be in: a view or a controller.
///
/// A display's focus is that of its keyboard; as on a phone that is touched, nothing has the focus of a remote control.
@preconcurrency @MainActor public protocol UIFocusEnvironment: NSObjectProtocol {
    /// The places in which the focus is looked for, the best first.
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    /// Asks for the focus to be looked for anew; there is none.
    func setNeedsFocusUpdate()
    /// Looks for the focus at once where that was asked for; there is none.
    func updateFocusIfNeeded()
    /// Whether the focus may move. Never asked here.
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
    /// The focus has moved. Never called here.
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

extension UIView: UIFocusEnvironment {}
