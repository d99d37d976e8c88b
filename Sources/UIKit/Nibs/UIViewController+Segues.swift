import Foundation

extension UIViewController {
    /// Performs a segue of the controller's scene that code asks for; the controller is not asked whether it should
    /// (fact 9.32).
    func startSegue(_ identifier: String, _ sender: Any?) {
        guard let template = scene?.template(identifier: identifier) else {
            // Fact 9.33.
            NSException.raise(
                .invalidArgumentException, "Receiver (\(objectText(self))) has no segue with identifier '\(identifier)'"
            )
            return
        }
        template.perform(sender)
    }

    // MARK: Unwinding

    /// The children that may be the target of an unwind segue, or lead to it: all but the one that the segue comes from,
    /// those that a navigation stack shows last first.
    func childrenForUnwinding(_ source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let from = childContaining(source)
        let others = children.filter { $0 !== from }
        return self is UINavigationController ? others.reversed() : others
    }

    /// Brings a child to view again that an unwind segue leads to, where the framework's containers have a way for that.
    func showAgain(_ child: UIViewController, for segue: UIStoryboardSegue) {
        let isAnimated = UIView.areAnimationsEnabled
        switch self {
        case let navigation as UINavigationController:
            if navigation.topViewController !== child { navigation.popToViewController(child, animated: isAnimated) }
        case let tabs as UITabBarController:
            if tabs.selectedViewController !== child { tabs.selectedViewController = child }
        default: break
        }
    }

    func child(containing source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        var controller: UIViewController? = source.source
        while let current = controller {
            if current.links.parent === self { return current }
            controller = current.links.parent
        }
        return nil
    }
}
