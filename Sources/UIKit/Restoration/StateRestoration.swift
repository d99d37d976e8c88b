import Foundation

/// Brings a preserved state back during the launch: makes or finds all controllers, then has each read its part.
@MainActor final class StateRestoration: RestorationReferences {
    /// What this launch was given to restore, until it is.
    private final class Preserved: SessionPart {
        var archive: StateArchive?
    }

    /// Takes over what the run before answered to `requestState`.
    static func prepare(_ state: String?) { Preserved.shared.archive = state.flatMap(StateArchive.init(text:)) }

    private let archive: StateArchive
    /// The controllers of the archive that are there again, by their keys.
    private var controllers: [String: UIViewController] = [:]
    /// Those in windows or inside restored ones, by the same keys.
    private var existing: [String: UIViewController] = [:]
    private var presentations: [(UIViewController, presented: UIViewController)] = []

    private init(_ archive: StateArchive) { self.archive = archive }

    // MARK: The application's state

    /// Restores the state if there is one and the delegate wants it.
    ///
    /// - Returns: What is left to do when the windows are on the screen.
    static func restore(_ application: UIApplication) -> () -> Void {
        guard let archive = Preserved.shared.archive, archive.application != nil else { return {} }
        Preserved.shared.archive = nil
        let restoration = StateRestoration(archive)
        restoration.restore(application)
        return restoration.present
    }

    private func restore(_ application: UIApplication) {
        guard let delegate = application.delegate, let values = archive.application else { return }
        let coder = RestorationCoder(values, references: self)
        guard delegate.application(application, shouldRestoreSecureApplicationState: coder) else { return }
        // The delegate's window is not listed before it is shown.
        var windows = application.windows
        if let window = delegate.ownWindow, !windows.contains(where: { $0 === window }) { windows.append(window) }
        for root in windows.compactMap(\.rootViewController) { find(from: root) }
        for record in archive.controllers { make(record, application, delegate) }
        // The views are there before the states are read, as `viewDidLoad` comes first on iOS.
        let restored = archive.controllers.compactMap { record in controllers[record.key].map { (record, $0) } }
        for (_, controller) in restored where !controller.isViewLoaded {
            controller.loadViewIfNeeded()
            // Its container adds it when it reads its own state: the app has loaded nothing too early.
            controller.checks.loadedAlone = nil
        }
        for (record, controller) in restored { controller.decodeRestorableState(with: self.coder(of: record)) }
        delegate.application(application, didDecodeRestorableStateWith: coder)
        for (_, controller) in restored { controller.applicationFinishedRestoringState() }
    }

    private func coder(of record: StateArchive.Controller) -> RestorationCoder {
        let coder = RestorationCoder(record.values, references: self)
        coder.views = record.views
        coder.onPresentation = { [weak self] in self?.presentations.append(($0, $1)) }
        return coder
    }

    /// Has the restoration class or the delegate make the controller, or else finds it or takes it from its storyboard.
    private func make(
        _ record: StateArchive.Controller, _ application: UIApplication, _ delegate: any UIApplicationDelegate
    ) {
        // Whoever leaves a controller out leaves out what is inside it.
        if let parent = record.parent, controllers[parent] == nil { return }
        let made: UIViewController?
        if let name = record.restorationClass {
            guard let type = _typeByName(name) as? any UIViewControllerRestoration.Type else {
                let path = record.path.joined(separator: "/")
                return StateArchive.note("The restoration class of '\(path)' is not there any more: it is left out.")
            }
            made = type.viewController(withRestorationIdentifierPath: record.path, coder: coder(of: record))
        } else {
            made =
                delegate.application(
                    application, viewControllerWithRestorationIdentifierPath: record.path, coder: coder(of: record))
                ?? existing[record.key] ?? record.scene.flatMap(instantiate)
        }
        guard let made else { return }
        controllers[record.key] = made
        // What a storyboard put inside it is there, too.
        if existing[record.key] !== made { find(from: made, at: record.key) }
    }

    private func find(from root: UIViewController, at key: String? = nil) {
        let found = RestorationPath.all(from: root)
        guard let key, let own = RestorationPath(root)?.key, own != key else {
            return existing.merge(found) { $1 }
        }
        // It has no parent yet; its key in the archive says where it goes.
        for (path, controller) in found { existing[key + path.dropFirst(own.count)] = controller }
    }

    private func instantiate(_ scene: StateArchive.Scene) -> UIViewController? {
        guard let storyboard = UIStoryboard.named(scene.storyboard),
            let found = storyboard.restore(scene.id, identifier: scene.storyboardIdentifier)
        else {
            StateArchive.note(
                "The scene of the storyboard '\(scene.storyboard.name)' that the app was in is not there any more.")
            return nil
        }
        return found
    }

    /// Presents again what was presented: a window shows it from the beginning.
    private func present() {
        for (presenting, presented) in presentations
        where presenting.presentedViewController == nil && presented.presentingViewController == nil {
            presenting.present(presented, animated: false)
        }
    }

    func reference(to controller: UIViewController) -> RestorableValue? { nil }
    func controller(for key: String) -> UIViewController? { controllers[key] }

    // MARK: A scene's state

    /// Gives a session back what its delegate wanted remembered.
    static func restore(_ session: UISceneSession) {
        guard let stored = Preserved.shared.archive?.session else { return }
        Preserved.shared.archive = nil
        session.stateRestorationActivity = stored.activity.map(NSUserActivity.init)
        session.userInfo = stored.userInfo?.compactMapValues(\.stored)
    }
}

extension UIStoryboard {
    /// The controller of a scene, by its identifier in the document or else by the one that code uses.
    fileprivate func restore(_ id: String, identifier: String?) -> UIViewController? {
        guard let scenes = document?.scenes else { return nil }
        let scene =
            scenes.first { $0.id == id } ?? scenes.first { identifier != nil && $0.storyboardIdentifier == identifier }
        return scene.flatMap { instantiate($0.id) }
    }
}
