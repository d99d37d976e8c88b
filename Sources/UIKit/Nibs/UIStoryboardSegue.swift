import Foundation

/// A change from one controller to another that a storyboard describes, while it happens.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIStoryboardSegue") }

    private let storedIdentifier: String?
    private let storedSource: UIViewController
    private let storedDestination: UIViewController
    private let handler: (() -> Void)?
    /// The change that the document's kind of segue makes.
    var behavior: ((UIStoryboardSegue) -> Void)?

    /// The name by which the app tells its segues apart; nil where the document gives none.
    open var identifier: String? { storedIdentifier }
    /// The controller that the segue starts at.
    open var source: UIViewController { storedSource }
    /// The controller that the segue leads to; its view is not loaded before the segue is performed (fact 9.31).
    open var destination: UIViewController { storedDestination }

    /// Makes a segue that its class performs, by an override of `perform()`.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        storedIdentifier = identifier
        storedSource = source
        storedDestination = destination
        handler = nil
        super.init()
    }

    /// Makes a segue that a closure performs.
    public init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        storedIdentifier = identifier
        storedSource = source
        storedDestination = destination
        handler = performHandler
        super.init()
    }

    /// Whether the app says how the change is made.
    var isOwn: Bool { handler != nil || type(of: self) != UIStoryboardSegue.self }

    /// Makes the change. UIKit calls it after `prepare(for:sender:)`. For a segue of a class of the app's, whose
    /// document kind is "custom", only the override runs (fact 9.34); one of another kind has the system's change in
    /// `super.perform()`.
    open func perform() {
        if let handler { return handler() }
        guard let behavior else {
            NSException.raise(
                .internalInconsistencyException,
                "\(objectText(self)) does not implement perform(): a segue class of the app's has to.")
            return
        }
        behavior(self)
    }
}
