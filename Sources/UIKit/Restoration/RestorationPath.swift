import Foundation

/// Where a controller stands among those that are preserved: the restoration identifiers from the window's root to it.
///
/// Only controllers all of whose ancestors have identifiers have a path. Siblings may share an identifier; their keys tell
/// them apart by their order.
@MainActor struct RestorationPath {
    let key: String
    let parent: String?
    let identifiers: [String]

    init?(_ controller: UIViewController) {
        guard let identifier = controller.restorationIdentifier, !identifier.isEmpty else { return nil }
        guard let owner = controller.links.parent ?? controller.presentingViewController else {
            self.init(root: identifier)
            return
        }
        guard let above = RestorationPath(owner) else { return nil }
        self.init(controller, identifier, in: owner, above)
    }

    private init(root identifier: String) {
        key = identifier
        parent = nil
        identifiers = [identifier]
    }

    private init(
        _ controller: UIViewController, _ identifier: String, in owner: UIViewController, _ above: RestorationPath
    ) {
        parent = above.key
        identifiers = above.identifiers + [identifier]
        guard controller.links.parent != nil else {
            key = "\(above.key)^\(identifier)"
            return
        }
        let namesakes = owner.restorationSiblings.filter { $0.restorationIdentifier == identifier }
        let index = namesakes.firstIndex { $0 === controller } ?? 0
        key = "\(above.key)/\(identifier)" + (index == 0 ? "" : "#\(index)")
    }

    /// The controllers with a path from one on down, by their keys.
    static func all(from root: UIViewController) -> [String: UIViewController] {
        guard let path = RestorationPath(root) else { return [:] }
        var found = [path.key: root]
        for child in root.links.children { found.merge(all(from: child)) { first, _ in first } }
        if let presented = root.presentation.live?.presented {
            found.merge(all(from: presented)) { first, _ in first }
        }
        return found
    }
}

extension UIViewController {
    /// The children in the order that tells those with one identifier apart.
    fileprivate var restorationSiblings: [UIViewController] {
        let ordered = childrenInOrder
        return ordered + links.children.filter { !ordered.holds($0) }
    }
}
