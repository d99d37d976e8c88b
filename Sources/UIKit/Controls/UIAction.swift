import Foundation

/// The closure that an action runs, with the action itself as its argument.
public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void

/// An action of a control or a menu, as a closure.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
    /// The identifier of an action: a control has one of each.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The identifier's string.
        public let rawValue: String
        /// Makes an identifier from its string.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Makes an identifier from its string.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    open override var title: String {
        get { storedTitle }
        set { storedTitle = newValue }
    }

    open override var image: UIImage? {
        get { storedImage }
        set { storedImage = newValue }
    }

    /// The identifier by which a control keeps one of each action; a new one unless the app gave it.
    public let identifier: Identifier
    /// A longer title, for help.
    open var discoverabilityTitle: String?
    /// The attributes of the action in a menu, such as disabled or destructive.
    open var attributes: UIMenuElement.Attributes
    /// Whether a menu shows a checkmark beside the action.
    open var state: UIMenuElement.State
    /// The sender of the action while it is being performed; nil at other times.
    open private(set) var sender: Any?
    private let handler: UIActionHandler

    /// Makes an action that runs a closure; without an identifier it gets one that no other action has.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
    ) {
        self.identifier = identifier ?? Identifier("com.apple.action.dynamic.\(UUID().uuidString)")
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, subtitle: subtitle, image: image)
    }

    func perform(from sender: Any?) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}
