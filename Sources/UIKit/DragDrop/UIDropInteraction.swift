import Foundation

/// An interaction that lets things be dropped on its view.
@preconcurrency @MainActor open class UIDropInteraction: NSObject, ObjectiveCExposed, UIInteraction {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIDropInteraction") }

    /// The delegate, which says what becomes of things; not kept alive.
    open private(set) weak var delegate: (any UIDropInteractionDelegate)?
    /// The view that the interaction was added to; nil while there is none.
    open private(set) weak var view: UIView?
    /// Whether several drags may be over the view at once; there is one finger that carries here.
    open var allowsSimultaneousDropSessions = false

    /// Makes an interaction that asks a delegate, which it does not keep alive.
    public init(delegate: any UIDropInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    /// Called by the view before the interaction is added or, with nil, taken out. An override calls `super`.
    open func willMove(to view: UIView?) {}

    /// Called by the view when the interaction was added or, with nil, taken out. An override calls `super`.
    open func didMove(to view: UIView?) { self.view = view }
}
