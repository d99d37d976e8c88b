import Foundation

/// The source of an unwind segue, while the segue's target is looked for.
@preconcurrency @MainActor public final class UIStoryboardUnwindSegueSource: NSObject {
    /// The controller at which the segue was triggered.
    public let source: UIViewController
    /// The selector of the method that the target has to have.
    public let unwindAction: Selector
    /// The object that triggered the segue; nil where there is none.
    public let sender: Any?

    init(source: UIViewController, unwindAction: Selector, sender: Any?) {
        self.source = source
        self.unwindAction = unwindAction
        self.sender = sender
        super.init()
    }
}
