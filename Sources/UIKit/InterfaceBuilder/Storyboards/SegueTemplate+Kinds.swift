import Foundation

extension SegueTemplate {
    /// What performing the segue does; nil leaves it to the segue's own class.
    func behavior(_ sender: Any?) -> ((UIStoryboardSegue) -> Void)? {
        let isAnimated = element.bool("animates") ?? true
        let perform: (UIStoryboardSegue) -> Void
        switch kind {
        case .custom, .relationship, .unwind, .embed: return nil
        case .show: perform = { $0.source.show($0.destination, sender: sender) }
        case .showDetail, .replace: perform = { $0.source.showDetailViewController($0.destination, sender: sender) }
        case .push: perform = { self.push($0) }
        case .presentation, .modal: perform = { $0.source.present($0.destination, animated: isAnimated) }
        case .popoverPresentation, .popover:
            perform = { $0.source.present($0.destination, animated: isAnimated) }
        }
        return { segue in
            if isAnimated { perform(segue) } else { UIView.performWithoutAnimation { perform(segue) } }
        }
    }

    /// Gives the destination what the document says about how it is presented.
    ///
    /// That is before the source prepares for the segue, which may then change it, or become the popover's delegate.
    func applyPresentation(to destination: UIViewController, _ sender: Any?) {
        if let style = element.choice("modalPresentationStyle", PresentationNames.styles) {
            destination.modalPresentationStyle = style
        }
        if let transition = element.choice("modalTransitionStyle", PresentationNames.transitions) {
            destination.modalTransitionStyle = transition
        }
        guard kind == .popover || kind == .popoverPresentation else { return }
        destination.modalPresentationStyle = .popover
        guard let popover = destination.popoverPresentationController else { return }
        // At what the document says, or else at what triggered the segue.
        switch anchor ?? sender as AnyObject? {
        case let view as UIView:
            popover.sourceView = view
            popover.sourceRect = view.bounds
        case let item as UIBarButtonItem: popover.barButtonItem = item
        default: break
        }
        if let directions { popover.permittedArrowDirections = directions }
    }

    private var directions: UIPopoverArrowDirection? {
        guard let element = element.child("popoverArrowDirection") else { return nil }
        let all: [(String, UIPopoverArrowDirection)] = [
            ("up", .up), ("down", .down), ("left", .left), ("right", .right),
        ]
        return all.reduce(into: []) { result, direction in
            if element.bool(direction.0) ?? false { result.insert(direction.1) }
        }
    }

    /// As before there was `show`: only inside a navigation controller.
    private func push(_ segue: UIStoryboardSegue) {
        guard let navigation = segue.source.navigationController else {
            NSException.raise(
                .genericException,
                "Could not find a navigation controller for segue '\(segue.identifier ?? "(null)")'. Push segues can only be used when the source controller is managed by an instance of UINavigationController."
            )
            return
        }
        navigation.pushViewController(segue.destination, animated: true)
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

/// Names that documents use for the ways of presenting.
enum PresentationNames {
    static let styles: [String: UIModalPresentationStyle] = [
        "automatic": .automatic, "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
        "currentContext": .currentContext, "custom": .custom, "overFullScreen": .overFullScreen,
        "overCurrentContext": .overCurrentContext, "popover": .popover,
    ]

    static let transitions: [String: UIModalTransitionStyle] = [
        "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal, "crossDissolve": .crossDissolve,
        "partialCurl": .partialCurl,
    ]
}
