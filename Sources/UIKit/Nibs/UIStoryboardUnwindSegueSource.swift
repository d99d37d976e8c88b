import Foundation

/// Where an unwind segue comes from, while its target is looked for.
@preconcurrency @MainActor public final class UIStoryboardUnwindSegueSource: NSObject {
    /// The controller at which the segue was triggered.
    public let source: UIViewController
    /// The method that the target has to have.
    public let unwindAction: Selector
    /// What triggered the segue.
    public let sender: Any?

    init(source: UIViewController, unwindAction: Selector, sender: Any?) {
        self.source = source
        self.unwindAction = unwindAction
        self.sender = sender
        super.init()
    }
}
