import Foundation

/// What an app says about a scene with windows that it wants to end.
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
    open override class var __objectiveC: ObjectiveCTable {
        ObjectiveCTable(super.__objectiveC, name: "UIWindowSceneDestructionRequestOptions")
    }

    /// The animations with which a scene goes: the system's, one for what is kept, one for what is thrown away.
    public enum DismissalAnimation: Int, Sendable { case standard = 1, commit, decline }

    /// The animation with which the scene goes. The app's one scene stays, so that none is shown.
    open var windowDismissalAnimation = DismissalAnimation.standard
}
