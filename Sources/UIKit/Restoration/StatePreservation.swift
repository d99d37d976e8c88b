import DisplayProtocol
import Foundation

/// Walks the app's controllers, from the windows' roots down, and has each write its state to a part of the archive.
@MainActor final class StatePreservation: RestorationReferences {
    private var archive = StateArchive()
    private var keys: [ObjectIdentifier: String?] = [:]
    private var pending: [UIViewController] = []

    /// The app's state as one string; nil where the app preserves none.
    static func state(of application: UIApplication) -> String? {
        let preservation = StatePreservation()
        // Scenes remember their state each by itself, and the application's delegate is not asked.
        let isPreserved =
            application.connectedScenes.isEmpty
            ? preservation.preserve(application) : preservation.preserveScenes(of: application)
        return isPreserved ? preservation.archive.text : nil
    }

    private func preserve(_ application: UIApplication) -> Bool {
        guard let delegate = application.delegate else { return false }
        let coder = RestorationCoder(references: self)
        guard delegate.application(application, shouldSaveSecureApplicationState: coder) else { return false }
        coder.encode(AppInfo.source("CFBundleVersion"), forKey: UIApplication.stateRestorationBundleVersionKey)
        coder.encode(UIDevice.current.systemVersion, forKey: UIApplication.stateRestorationSystemVersionKey)
        coder.encode(
            UIDevice.current.userInterfaceIdiom.rawValue, forKey: UIApplication.stateRestorationUserInterfaceIdiomKey)
        delegate.application(application, willEncodeRestorableStateWith: coder)
        for window in application.windows { _ = window.rootViewController.flatMap(reference) }
        while !pending.isEmpty { preserve(pending.removeFirst()) }
        archive.application = coder.values
        return true
    }

    private func preserve(_ controller: UIViewController) {
        guard let path = RestorationPath(controller) else { return }
        let coder = RestorationCoder(references: self)
        controller.encodeRestorableState(with: coder)
        archive.controllers.append(
            .init(
                key: path.key, parent: path.parent, path: path.identifiers,
                restorationClass: controller.restorationClass.flatMap { _mangledTypeName($0) },
                scene: controller.scene.map(StateArchive.Scene.init), values: coder.values, views: coder.views))
    }

    /// The first reference to a controller has it preserved, too.
    func reference(to controller: UIViewController) -> RestorableValue? {
        if let known = keys[ObjectIdentifier(controller)] { return known.map(RestorableValue.controller) }
        let path = RestorationPath(controller)
        keys[ObjectIdentifier(controller)] = .some(path?.key)
        guard let path else { return nil }
        pending.append(controller)
        return .controller(path.key)
    }

    func controller(for key: String) -> UIViewController? { nil }

    // MARK: Scenes

    private func preserveScenes(of application: UIApplication) -> Bool {
        guard let scene = application.connectedScenes.first else { return false }
        let activity = scene.delegate?.stateRestorationActivity(for: scene)
        activity.map(UserActivityOwners.shared.bringUpToDate)
        scene.session.stateRestorationActivity = activity
        let userInfo = scene.session.userInfo?.compactMapValues(RestorableValue.init(storing:))
        guard activity != nil || userInfo?.isEmpty == false else { return false }
        archive.session = .init(activity: activity?.content, userInfo: userInfo)
        return true
    }
}

extension StateArchive.Scene {
    @MainActor fileprivate init(_ scene: StoryboardScene) {
        storyboard = scene.storyboard.restorationName
        id = scene.scene.id
        storyboardIdentifier = scene.scene.storyboardIdentifier
    }
}
