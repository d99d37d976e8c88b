import Foundation

extension UIViewController {
    /// Takes the controller's attributes from an Interface Builder document.
    func decode(from coder: NSCoder) {
        isDecoded = true
        (coder as? NibCoder)?.decode(self)
    }

    /// The nib that the controller's view comes from: the one that it was given, or one named like its class without
    /// "Controller", or like its class (fact 9.10). Superclasses' names do not count.
    func nibToLoad() -> ControllerNib? {
        if isDecoded, let scene, scene.hasView { return .scene(scene) }
        if let viewInNib { return .made(viewInNib) }
        let bundle = nibBundle ?? .main
        // An overridden getter counts too, as it is (fact 9.12).
        if let name = nibName { return .file(name: name, bundle: bundle) }
        let className = String(describing: type(of: self))
        guard TypeOrigin(of: type(of: self)) == .app else { return nil }
        // Choice (15.3): the name without "Controller" first, where both files exist.
        var names = [className]
        if className.hasSuffix("Controller") { names.insert(String(className.dropLast("Controller".count)), at: 0) }
        let name = names.first { NibLocation.url(named: $0, in: bundle) != nil }
        return name.map { .file(name: $0, bundle: bundle) }
    }
}

/// The source of a controller's view.
@MainActor enum ControllerNib {
    case file(name: String, bundle: Bundle)
    /// A storyboard's scene.
    case scene(StoryboardScene)
    /// The nib that the controller itself is in.
    case made(UIView)

    /// Makes the nib's objects with the controller as File's Owner; the root view fills the screen (fact 9.21).
    func load(for controller: UIViewController) {
        makeView(of: controller)
        // Choice (root views in nibs): whoever shows a controller places its view by frame. Documents of some years call that view translated
        // nevertheless, though nothing in them can hold it.
        controller.viewIfLoaded?.translatesAutoresizingMaskIntoConstraints = true
    }

    private func makeView(of controller: UIViewController) {
        switch self {
        case .scene(let scene):
            scene.loadView()
            guard controller.viewIfLoaded == nil else { return }
            controller.view = UIView(frame: UIScreen.main.bounds)
        case .made(let view):
            controller.viewInNib = nil
            controller.view = view
        case .file(let name, let bundle):
            UINib(nibName: name, bundle: bundle).instantiate(withOwner: controller)
            if let view = controller.viewIfLoaded {
                view.frame = UIScreen.main.bounds
                return
            }
            // Fact 9.15.
            NSException.raise(
                .internalInconsistencyException,
                "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the view outlet was not set."
            )
        }
    }
}
