import Foundation

/// An object that adds a way of interacting to the view that it is added to.
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
    /// The view that the interaction was added to; nil while there is none.
    var view: UIView? { get }
    /// Called before the interaction is added to a view, or taken out of one: then the view is nil.
    func willMove(to view: UIView?)
    /// Called when the interaction was added to a view, or taken out of one: then the view is nil.
    func didMove(to view: UIView?)
}

extension UIView {
    func attach(_ interaction: any UIInteraction) {
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        storedInteractions.append(interaction)
        interaction.didMove(to: self)
    }

    func detach(_ interaction: any UIInteraction) {
        guard storedInteractions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        storedInteractions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }
}
