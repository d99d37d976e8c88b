import Foundation

extension UIWindowScene {
    /// What a new scene is to show, and how it is to come.
    @preconcurrency @MainActor public final class ActivationConfiguration: NSObject {
        /// The activity that the scene goes on with.
        public let userActivity: NSUserActivity
        /// The options of the request; nil for the usual ones.
        public var options: UIScene.ActivationRequestOptions?
        /// What the scene is seen to grow out of; nil for none.
        public var preview: UITargetedPreview?

        /// Makes a configuration for an activity.
        public init(
            userActivity: NSUserActivity, options: UIScene.ActivationRequestOptions? = nil,
            preview: UITargetedPreview? = nil
        ) {
            (self.userActivity, self.options, self.preview) = (userActivity, options, preview)
            super.init()
        }
    }

    /// An action that opens a new scene. An app has one scene here: so the action is its alternate, and hidden without one.
    public final class ActivationAction: UIAction {
        /// Makes an action for what a closure says.
        ///
        /// - Parameter alternate: The action in its place where an app has one scene.
        public init(
            identifier: UIAction.Identifier? = nil, alternate: UIAction? = nil,
            _ configurationProvider: @escaping (UIWindowScene.ActivationAction) -> ActivationConfiguration?
        ) {
            super.init(
                title: alternate?.title ?? "Open in New Window", subtitle: alternate?.subtitle,
                image: alternate?.image, identifier: identifier ?? alternate?.identifier,
                attributes: alternate?.attributes ?? .hidden, state: alternate?.state ?? .off
            ) { action in alternate?.perform(from: action.sender) }
        }
    }
}
