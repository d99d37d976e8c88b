import Foundation

/// An entry of a menu that sends an action along the responder chain.
@preconcurrency @MainActor open class UICommand: UIMenuElement {
    let storedAction: Selector

    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) {
        storedAction = action
        self.propertyList = propertyList
        self.alternates = alternates
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        super.init(title: title, subtitle: subtitle, image: image)
    }

    open override var title: String {
        get { storedTitle }
        set { storedTitle = newValue }
    }

    open override var image: UIImage? {
        get { storedImage }
        set { storedImage = newValue }
    }

    /// What says more than the title, for help.
    open var discoverabilityTitle: String?
    open var action: Selector { storedAction }
    /// What tells commands of one action apart.
    public let propertyList: Any?
    open var attributes: UIMenuElement.Attributes
    /// Whether a menu shows a checkmark beside the command.
    open var state: UIMenuElement.State
    /// Other actions, with more keys held.
    public let alternates: [UICommandAlternate]

    /// Whether the command may be given and somebody would carry it out.
    var isPossible: Bool {
        !attributes.contains(.disabled)
            && KeyDelivery.shared.start.target(forAction: storedAction, withSender: self) != nil
    }

    func perform() {
        let target = KeyDelivery.shared.start.target(forAction: storedAction, withSender: self)
        UIApplication.shared.sendAction(storedAction, to: target, from: self, for: nil)
    }
}

extension UIMenuElement {
    /// How an action or a command behaves; nothing for a menu.
    var leafAttributes: Attributes { (self as? UIAction)?.attributes ?? (self as? UICommand)?.attributes ?? [] }
    /// The checkmark of an action or a command; nil for a menu.
    var leafState: State? { (self as? UIAction)?.state ?? (self as? UICommand)?.state }
}
