import Foundation

/// The search for the controller that an unwind segue returns to, and the way there (fact 9.36).
@MainActor struct UnwindSearch {
    let origin: UIStoryboardUnwindSegueSource

    /// From a controller that contains the source, or presents what does, down to the target.
    struct Route {
        var controllers: [UIViewController]
        /// Who presents, directly or in turn, what the source is in; nil where nothing has to be dismissed.
        var presenter: UIViewController?
        var target: UIViewController { controllers[controllers.count - 1] }
    }

    /// Asks the containers and presenters of the source, from near to far: the children of each that it allows, then
    /// itself.
    func route() -> Route? {
        var controller = origin.source
        var presenter: UIViewController?
        var seen: Set<ObjectIdentifier> = [ObjectIdentifier(controller)]
        while let next = above(controller) {
            controller = next.controller
            if next.isPresenter { presenter = controller }
            guard seen.insert(ObjectIdentifier(controller)).inserted else { return nil }
            if let found = search(controller) { return Route(controllers: found, presenter: presenter) }
        }
        return nil
    }

    private func above(_ controller: UIViewController) -> (controller: UIViewController, isPresenter: Bool)? {
        if let parent = controller.parent { return (parent, false) }
        return controller.presentingViewController.map { ($0, true) }
    }

    private func search(_ controller: UIViewController, depth: Int = 0) -> [UIViewController]? {
        guard depth < 64 else { return nil }
        for child in controller.allowedChildrenForUnwinding(from: origin) {
            if let path = search(child, depth: depth + 1) { return [controller] + path }
        }
        let accepts = controller.canPerformUnwindSegueAction(
            origin.unwindAction, from: origin.source, sender: origin.sender as Any)
        return accepts ? [controller] : nil
    }
}

extension SegueTemplate {
    /// Looks for the target, prepares the source, calls the target's method, and goes back to it.
    func performUnwinding(from source: UIViewController, _ sender: Any?) {
        guard let action = element["unwindAction"] else { return }
        let selector = Selector(action)
        let origin = UIStoryboardUnwindSegueSource(source: source, unwindAction: selector, sender: sender)
        // Without a target nothing happens, as on iOS.
        guard let route = UnwindSearch(origin: origin).route() else { return }
        let segue =
            route.ownSegue(from: source, identifier, unless: element["customClass"] != nil)
            ?? makeSegue(from: source, to: route.target)
        segue.behavior = { segue in route.follow(segue) }
        source.prepare(for: segue, sender: sender)
        _ = MessageSending.send(selector, to: route.target, arguments: [segue])
        segue.perform()
    }
}

extension UnwindSearch.Route {
    /// The segue that the target, or a container on the way to it, makes in place of UIKit's.
    @MainActor func ownSegue(
        from source: UIViewController, _ identifier: String?, unless isNamed: Bool
    ) -> UIStoryboardSegue? {
        guard !isNamed else { return nil }
        for controller in controllers.reversed() {
            let segue = controller.segueForUnwinding(to: target, from: source, identifier: identifier)
            if let segue, segue.isOwn { return segue }
        }
        return nil
    }

    /// Dismisses what the source was presented in, and has each container on the way show the next controller.
    @MainActor func follow(_ segue: UIStoryboardSegue) {
        func unwind() {
            for (container, next) in zip(controllers, controllers.dropFirst()) {
                container.unwind(for: segue, towards: next)
            }
        }
        guard let presenter else { return unwind() }
        // What is below is as it will be when it comes to light.
        UIView.performWithoutAnimation(unwind)
        presenter.dismiss(animated: UIView.areAnimationsEnabled)
    }
}
