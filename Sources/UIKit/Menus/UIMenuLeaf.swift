import Foundation

/// An entry of a menu that does something when it is chosen: an action or a command.
@preconcurrency @MainActor public protocol UIMenuLeaf: NSObjectProtocol {
    /// The entry's title.
    var title: String { get set }
    /// A longer title, for help.
    var discoverabilityTitle: String? { get set }
    /// The entry's picture; nil for none.
    var image: UIImage? { get set }
    /// The attributes of the entry, such as disabled or destructive.
    var attributes: UIMenuElement.Attributes { get set }
    /// The mark beside the entry's title.
    var state: UIMenuElement.State { get set }
    /// The sender while the entry does what it is there for; nil at other times.
    var sender: Any? { get }
    /// Does what the entry is there for.
    ///
    /// - Parameters:
    ///   - sender: Who is said to have sent it.
    ///   - target: Who a command's action is sent to; nil for the first responder that carries it out. Actions do without.
    func performWithSender(_ sender: Any?, target: Any?)
}

extension UIAction: UIMenuLeaf {
    /// Runs the action's closure, with a sender that the closure can ask the action for.
    public func performWithSender(_ sender: Any?, target: Any?) { perform(from: sender) }
}

extension UICommand: UIMenuLeaf {
    /// Sends the command's action to a target; nil for the first responder that carries it out.
    public func performWithSender(_ sender: Any?, target: Any?) {
        perform(from: sender, to: target ?? KeyDelivery.shared.start.target(forAction: storedAction, withSender: self))
    }
}
