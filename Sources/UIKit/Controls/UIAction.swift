import Foundation

public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void

/// Something that a control does, as a closure.
@preconcurrency @MainActor open class UIAction: NSObject {
    /// Tells actions apart: a control has one of each.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    open var title: String
    open var image: UIImage?
    public let identifier: Identifier
    /// Who sends the action, while it is being performed.
    open private(set) var sender: Any?
    private let handler: UIActionHandler

    public init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, handler: @escaping UIActionHandler
    ) {
        self.title = title
        self.image = image
        self.identifier = identifier ?? Identifier("com.apple.action.dynamic.\(UUID().uuidString)")
        self.handler = handler
        super.init()
    }

    func perform(from sender: Any?) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}
