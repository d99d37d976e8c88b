import Foundation

/// A wish for a scene on the screen: a new one, or that of a session.
@preconcurrency @MainActor public final class UISceneSessionActivationRequest: NSObject {
    /// The role of the scene that is wished for.
    public let role: UISceneSession.Role
    /// The session whose scene is wished for; nil for a new one.
    public let session: UISceneSession?
    /// The activity to go on with in the scene; nil for none.
    public var userActivity: NSUserActivity?
    /// The options of the request; nil for the usual ones.
    public var options: UIScene.ActivationRequestOptions?

    /// Makes a wish for a new scene of a role.
    public init(
        role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
        options: UIScene.ActivationRequestOptions? = nil
    ) {
        (self.role, session, self.userActivity, self.options) = (role, nil, userActivity, options)
        super.init()
    }

    /// Makes a wish for the scene of a session.
    public init(
        session: UISceneSession, userActivity: NSUserActivity? = nil, options: UIScene.ActivationRequestOptions? = nil
    ) {
        (role, self.session, self.userActivity, self.options) = (session.role, session, userActivity, options)
        super.init()
    }
}

extension UIApplication {
    /// Asks for a scene on the screen. The app has one scene; the handler gets an error for a wish for another.
    public func activateSceneSession(
        for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
    ) {
        requestSceneSessionActivation(
            request.session, userActivity: request.userActivity, options: request.options, errorHandler: errorHandler)
    }
}
