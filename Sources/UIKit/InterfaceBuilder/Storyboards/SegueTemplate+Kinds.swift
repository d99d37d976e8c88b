import Foundation

extension SegueTemplate {
    /// What performing the segue does; nil leaves it to the segue's own class.
    func behavior(_ sender: Any?) -> ((UIStoryboardSegue) -> Void)? {
        switch kind {
        case .custom, .relationship, .unwind, .embed: nil
        default: nil
        }
    }

    // MARK: Embedding

    /// Puts the destination into a container view of the source's (fact 9.35).
    func embed(in container: UIView) {
        guard let source = scene?.controller, let destination = makeDestination(source, container) else { return }
        let segue = makeSegue(from: source, to: destination)
        segue.behavior = { segue in
            let (source, destination) = (segue.source, segue.destination)
            source.addChild(destination)
            if let view = destination.view {
                view.frame = container.bounds
                view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                view.translatesAutoresizingMaskIntoConstraints = true
                container.addSubview(view)
            }
            destination.didMove(toParent: source)
        }
        source.prepare(for: segue, sender: container)
        segue.perform()
    }
}
