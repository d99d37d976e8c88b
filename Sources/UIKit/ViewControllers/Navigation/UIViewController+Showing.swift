import Foundation

extension UIViewController {
    /// Whether a class overrides the two ways of showing, as `canPerformAction(_:withSender:)` answers (fact 5.50).
    func showsByItself(_ action: Selector) -> Bool {
        switch action.description {
        case "showViewController:sender:": Overrides.overrides("show(_:sender:)", in: self)
        case "showDetailViewController:sender:": Overrides.overrides("showDetailViewController(_:sender:)", in: self)
        default: false
        }
    }

    func showInContainer(_ controller: UIViewController, sender: Any?) {
        let action = Selector("showViewController:sender:")
        // From the parent on: an override may call super.
        guard let target = links.parent?.targetViewController(forAction: action, sender: sender) else {
            return present(controller, animated: UIView.areAnimationsEnabled)
        }
        target.show(controller, sender: sender)
    }

    func showDetailInContainer(_ controller: UIViewController, sender: Any?) {
        let action = Selector("showDetailViewController:sender:")
        guard let target = links.parent?.targetViewController(forAction: action, sender: sender) else {
            return present(controller, animated: UIView.areAnimationsEnabled)
        }
        target.showDetailViewController(controller, sender: sender)
    }

    /// The container has to place the view anew.
    func barsNeedLayout() { links.parent?.storedView?.setNeedsLayout() }

    /// The nearest controller, from this one up along `parent`, that carries out an action.
    func nearestTarget(forAction action: Selector, sender: Any?) -> UIViewController? {
        var controller: UIViewController? = self
        while let current = controller {
            if current.canPerformAction(action, withSender: sender) { return current }
            controller = current.links.parent
        }
        return nil
    }
}
