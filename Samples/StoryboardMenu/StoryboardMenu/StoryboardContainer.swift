import UIKit

/// A container whose children a storyboard names. It knows none of them, so it can be used with any.
///
/// Interface Builder draws relationships for UIKit's own containers only. Here a relationship is made of what it has for
/// everybody:
///
/// - A list: an inspectable property with the storyboard identifiers of scenes, separated by commas. `storyboardChildren`
///   makes those controllers.
/// - A slot: a custom segue of the class `ContainmentSegue` from the container to a scene. Its identifier names the slot,
///   and `fillSlots` has the container place the scene's controller there.
protocol StoryboardContainer: UIViewController {
    /// The storyboard identifiers of the children in a list, separated by commas.
    var childIdentifiers: String { get }
    /// The identifiers of the containment segues, separated by commas.
    var slotIdentifiers: String { get }

    /// Makes a controller a child, with its view in the place that a slot stands for.
    func place(_ child: UIViewController, inSlot slot: String)
}

extension StoryboardContainer {
    /// New controllers for the identifiers in the list, in that order.
    ///
    /// They come from the container's own storyboard. UIKit raises an exception for an identifier that is not in it.
    func storyboardChildren() -> [UIViewController] {
        guard let storyboard = storyboard else { return [] }
        return childIdentifiers.storyboardIdentifiers.map(storyboard.instantiateViewController(withIdentifier:))
    }

    /// Performs the containment segues: call it when the views of the slots are there, in `viewDidLoad()`.
    func fillSlots() {
        for slot in slotIdentifiers.storyboardIdentifiers {
            performSegue(withIdentifier: slot, sender: self)
        }
    }
}

/// Stands for a relationship from a container to a child: its identifier says which.
final class ContainmentSegue: UIStoryboardSegue {
    override func perform() {
        guard let container = source as? StoryboardContainer, let slot = identifier else {
            preconditionFailure("a containment segue needs an identifier, and begins at a StoryboardContainer")
        }
        container.place(destination, inSlot: slot)
    }
}

extension String {
    fileprivate var storyboardIdentifiers: [String] {
        split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }
}
