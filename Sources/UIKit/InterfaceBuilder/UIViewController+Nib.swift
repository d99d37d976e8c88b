import Foundation

extension UIViewController {
    /// The nib that the controller's view comes from: the one that it was given, or one named like its class without
    /// "Controller", or like its class (fact 9.10). Superclasses' names do not count.
    func nibToLoad() -> ControllerNib? {
        let bundle = nibBundle ?? .main
        // An overridden getter counts too, as it is (fact 9.12).
        if let name = nibName { return ControllerNib(name: name, bundle: bundle) }
        let className = String(describing: type(of: self))
        guard !String(reflecting: type(of: self)).hasPrefix("UIKit.") else { return nil }
        // Choice (15.3): the name without "Controller" first, where both files exist.
        var names = [className]
        if className.hasSuffix("Controller") { names.insert(String(className.dropLast("Controller".count)), at: 0) }
        let name = names.first { NibLocation.url(named: $0, in: bundle) != nil }
        return name.map { ControllerNib(name: $0, bundle: bundle) }
    }
}

/// The nib of a controller's view.
@MainActor struct ControllerNib {
    let name: String
    let bundle: Bundle

    /// Makes the nib's objects with the controller as File's Owner; the root view fills the screen (fact 9.21).
    func load(for controller: UIViewController) {
        UINib(nibName: name, bundle: bundle).instantiate(withOwner: controller)
        guard let view = controller.viewIfLoaded else {
            // Fact 9.15.
            NSException.raise(
                .internalInconsistencyException,
                "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the view outlet was not set."
            )
            return
        }
        view.frame = UIScreen.main.bounds
    }
}
