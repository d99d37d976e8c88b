import Foundation

/// An action that assistive technology offers for an element, besides activating it.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIAccessibilityCustomAction") }

    /// The closure that an action runs, which answers whether it did something.
    public typealias ActionHandler = @MainActor (_ customAction: UIAccessibilityCustomAction) -> Bool

    /// The name of the action with attributes, which a person hears.
    open var attributedName: NSAttributedString
    /// The name of the action, which a person hears.
    open var name: String {
        get { attributedName.string }
        set { attributedName = NSAttributedString(string: newValue) }
    }
    /// A picture of the action, for assistive technology that shows one.
    open var image: UIImage?
    /// The object that the action's selector is sent to; not kept alive.
    open weak var target: AnyObject?
    /// The selector of a method of the target, which may take the action and answers whether it did something.
    open var selector: Selector
    /// The closure that is run instead of sending the selector.
    open var actionHandler: ActionHandler?

    /// Makes an action that sends a selector to a target.
    public init(name: String, target: Any?, selector: Selector) {
        attributedName = NSAttributedString(string: name)
        self.target = target as AnyObject?
        self.selector = selector
        super.init()
    }

    /// Makes an action without a name that does nothing yet.
    public override convenience init() { self.init(name: "", target: nil, selector: Selector("")) }

    /// Makes an action with a picture that sends a selector to a target.
    public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
        self.init(name: name, target: target, selector: selector)
        self.image = image
    }

    /// Makes an action, named with attributes, that sends a selector to a target.
    public convenience init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
        self.init(name: "", target: target, selector: selector)
        self.attributedName = attributedName
    }

    /// Makes an action with a picture, named with attributes, that sends a selector to a target.
    public convenience init(attributedName: NSAttributedString, image: UIImage?, target: Any?, selector: Selector) {
        self.init(attributedName: attributedName, target: target, selector: selector)
        self.image = image
    }

    /// Makes an action that runs a closure.
    public convenience init(name: String, actionHandler: ActionHandler?) {
        self.init(name: name, target: nil, selector: Selector(""))
        self.actionHandler = actionHandler
    }

    /// Makes an action with a picture that runs a closure.
    public convenience init(name: String, image: UIImage?, actionHandler: ActionHandler?) {
        self.init(name: name, actionHandler: actionHandler)
        self.image = image
    }

    /// Makes an action, named with attributes, that runs a closure.
    public convenience init(attributedName: NSAttributedString, actionHandler: ActionHandler?) {
        self.init(name: "", actionHandler: actionHandler)
        self.attributedName = attributedName
    }

    /// Makes an action with a picture, named with attributes, that runs a closure.
    public convenience init(attributedName: NSAttributedString, image: UIImage?, actionHandler: ActionHandler?) {
        self.init(attributedName: attributedName, actionHandler: actionHandler)
        self.image = image
    }

    /// Carries the action out. Returns whether it says that it did something.
    func perform() -> Bool {
        if let actionHandler { return actionHandler(self) }
        guard let target else { return false }
        let result = MessageSending.send(selector, to: target, arguments: [self])
        return result as? Bool ?? true
    }
}
