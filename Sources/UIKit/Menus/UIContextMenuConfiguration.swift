import Foundation

/// The content of a context menu, made when a finger asks for the menu.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIContextMenuConfiguration") }

    /// Makes the controller of the preview; nil lifts the view itself.
    public typealias PreviewProvider = () -> UIViewController?
    /// Makes the menu from suggested entries, of which there are none here; nil makes an empty menu.
    public typealias ActionProvider = (_ suggestedActions: [UIMenuElement]) -> UIMenu?

    /// The app's own name for the menu's subject; a new one unless given.
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

    /// Makes a configuration that shows a view in its size beside the menu; nil lifts the source.
    convenience init(preview: UIView?, actionProvider: @escaping ActionProvider) {
        self.init(
            previewProvider: preview.map { view in
                {
                    let controller = UIViewController()
                    controller.preferredContentSize = view.bounds.size
                    controller.view = view
                    return controller
                }
            }, actionProvider: actionProvider)
    }
}

/// A collector of the app's changes that accompany a context menu as it comes or goes.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: AnyObject {
    /// The controller of the preview; nil where there is none.
    var previewViewController: UIViewController? { get }
    /// Adds changes that are animated with the menu, in 0.3 seconds.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a closure that is called when the menu has come or gone.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// The way in which a preview goes that was tapped.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    /// The preview shrinks back to its source.
    case dismiss
    /// The preview grows, as if into the screen that comes next.
    case pop
}

/// A collector of the app's changes that accompany a preview that was tapped.
@preconcurrency @MainActor public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// The way in which the preview goes: back to its source unless set.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// A delegate that decides the content of a context menu, and follows the menu.
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
    /// The configuration of the menu for a finger that rests at a point of the view, in the view's coordinates. Asked
    /// before the menu opens; nil opens none and leaves the touch to the view.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?

    /// Called when the preview was tapped, before it goes. The delegate sets the animator's commit style, and adds what
    /// is to come in the preview's place.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating)

    /// Called before the menu comes, when its content was made.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)

    /// Called before the menu goes, before the action of a chosen entry is performed.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
    /// Does nothing.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}

    /// Does nothing.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Does nothing.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
}
