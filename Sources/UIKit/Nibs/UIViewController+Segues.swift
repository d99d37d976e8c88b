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

    /// The children that may be the target of an unwind segue, or lead to it: all but the one that the segue comes from.
    func childrenBeside(_ source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let from = childContaining(source)
        return children.filter { $0 !== from }
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
