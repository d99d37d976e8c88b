import Foundation

/// An interaction that changes the pointer of an iPad while it is above its view.
///
/// The simulated device has no pointer, as the iOS Simulator has none until one is captured: the delegate is not asked.
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, ObjectiveCExposed, UIInteraction {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIPointerInteraction") }

    /// The delegate, which decides about regions and styles; not kept alive.
    open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
    /// The view that the interaction was added to; nil while there is none.
    open private(set) weak var view: UIView?
    /// Whether pointers have an effect on the view.
    open var isEnabled = true

    /// Makes an interaction whose region is the whole view.
    public convenience override init() { self.init(delegate: nil) }

    /// Makes an interaction that asks a delegate, which it does not keep alive; without one the whole view is a region.
    public init(delegate: (any UIPointerInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// Called by the view before the interaction is added or, with nil, taken out. An override calls `super`.
    open func willMove(to view: UIView?) {
        if view == nil { self.view = nil }
    }

    /// Called by the view when the interaction was added or, with nil, taken out. An override calls `super`.
    open func didMove(to view: UIView?) { self.view = view }

    /// Has the delegate asked for the region and its style anew, if a pointer is above the view.
    open func invalidate() {}
}
