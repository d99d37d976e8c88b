import Foundation

/// An entry of a menu that sends an action along the responder chain.
@preconcurrency @MainActor open class UICommand: UIMenuElement {
    let storedAction: Selector

    /// Makes an entry that sends an action along the responder chain.
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

    /// A longer title for help; kept for the app, since nothing here shows it.
    open var discoverabilityTitle: String?
    /// The action that is sent to the first responder in the chain that handles it.
    open var action: Selector { storedAction }
    /// The value that tells commands of one action apart; nil for none.
    public let propertyList: Any?
    /// The attributes of the entry; a command that no responder handles is shown as disabled too.
    open var attributes: UIMenuElement.Attributes
    /// The mark beside the command's title in a menu.
    open var state: UIMenuElement.State
    /// The other actions of the command's key, with more keys held; menus do not show them.
    public let alternates: [UICommandAlternate]

    /// Who gave the command, while its action is being sent; nil at other times.
    open private(set) var sender: Any?

    /// Whether the command may be given and somebody in the chain would carry it out, who has a say in that.
    func isPossible(from start: UIResponder) -> Bool {
        guard let target = start.target(forAction: storedAction, withSender: self) else { return false }
        (target as? UIResponder)?.validate(self)
        return !attributes.contains(.disabled)
    }

    func perform(from sender: Any?, to target: Any?) {
        self.sender = sender
        UIApplication.shared.sendAction(storedAction, to: target, from: self, for: nil)
        self.sender = nil
    }
}

extension UIMenuElement {
    /// The attributes of an action or a command; none for a menu.
    var leafAttributes: Attributes { (self as? UIAction)?.attributes ?? (self as? UICommand)?.attributes ?? [] }
    /// The mark of an action or a command; nil for a menu.
    var leafState: State? { (self as? UIAction)?.state ?? (self as? UICommand)?.state }
}
