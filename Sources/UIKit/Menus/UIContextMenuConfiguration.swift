import Foundation

/// What a context menu shows: made when a finger asks for it.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIContextMenuConfiguration") }

    public typealias PreviewProvider = () -> UIViewController?
    public typealias ActionProvider = (_ suggestedActions: [UIMenuElement]) -> UIMenu?

    /// The app's own name for what the menu is about.
    public let identifier: any NSCopying
    let previewProvider: PreviewProvider?
    let actionProvider: ActionProvider?

    /// Makes a configuration.
    ///
    /// - Parameters:
    ///   - previewProvider: Makes the controller whose view is shown beside the menu, in its `preferredContentSize`; without
    ///     one the view itself is lifted.
    ///   - actionProvider: Makes the menu; nothing is suggested to it.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: PreviewProvider? = nil,
        actionProvider: ActionProvider? = nil
    ) {
        self.identifier = identifier ?? NSUUID()
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
        super.init()
    }
}

/// Takes what an app wants to do along with a context menu that comes or goes.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: AnyObject {
    /// The controller of the preview, if there is one.
    var previewViewController: UIViewController? { get }
    /// Adds changes that are animated with the menu.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds what is done when the menu has come or gone.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// What becomes of a preview that was tapped.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    /// It goes back to where it came from.
    case dismiss
    /// It grows into what comes next.
    case pop
}

/// Takes what an app wants to do along with a preview that was tapped.
@preconcurrency @MainActor public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// Decides what a context menu shows, and follows it.
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: AnyObject {
    /// What to show for a finger that rests at a point of the view; nil for no menu.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?

    /// The preview was tapped, and is about to go.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating)

    /// The menu is about to come.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)

    /// The menu is about to go.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}

    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
}
