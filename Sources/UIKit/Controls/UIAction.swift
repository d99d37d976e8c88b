import Foundation

public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void

/// Something that a control or a menu does, as a closure.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
    /// Tells actions apart: a control has one of each.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
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

    public let identifier: Identifier
    /// What says more than the title, for help.
    open var discoverabilityTitle: String?
    open var attributes: UIMenuElement.Attributes
    /// Whether a menu shows a checkmark beside the action.
    open var state: UIMenuElement.State
    /// Who sends the action, while it is being performed.
    open private(set) var sender: Any?
    private let handler: UIActionHandler

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
