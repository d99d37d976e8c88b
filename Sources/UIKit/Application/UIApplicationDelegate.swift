import Foundation

/// The app's own object at the turns of the app's life: launch, front and background, end, and restoration.
@preconcurrency @MainActor public protocol UIApplicationDelegate: __WindowOwner {
    /// Called first at launch, when the main storyboard or nib is open and before state is restored. The options are nil
    /// but in a launch by a shortcut item, whose action false keeps from being performed as well.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Called at launch when state was restored, and before the app becomes active. An app without scenes and without a
    /// main storyboard makes its window here and shows it. The options are nil but in a launch by a shortcut item, whose
    /// action false keeps from being performed as well.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Called when a person has chosen an item of the icon's menu, at launch and later, before the app becomes active; not
    /// in an app that lives by scenes. The delegate says whether it did what was asked.
    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
    /// Called at launch, where the delegate has no `didFinishLaunchingWithOptions`, in the place of that method.
    func applicationDidFinishLaunching(_ application: UIApplication)
    /// Called when the app has become active; not in an app that lives by scenes, whose scene delegate is told
    /// (fact 10.10).
    func applicationDidBecomeActive(_ application: UIApplication)
    /// Called before the app stops being active; `applicationState` is still active. Not called in an app that lives by
    /// scenes.
    func applicationWillResignActive(_ application: UIApplication)
    /// Called when the app has gone to the background; windows stay as they are. Not called in an app that lives by
    /// scenes.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// Called when the app leaves the background, before it becomes active, and not at launch. Not called in an app
    /// that lives by scenes.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// Called before the app ends, in an app that lives by scenes too; the app does not pass through the background
    /// first (fact 10.14).
    func applicationWillTerminate(_ application: UIApplication)
    /// Called when memory is short, before the controllers are told.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    /// Called when the push service has given no token, which is always so here.
    func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
    /// The form for a token of the push service, which is not here: nobody calls it.
    func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
    /// Called with a notification of the app's own that is due while the app is in front. Deprecated in iOS 10.
    func application(_ application: UIApplication, didReceive notification: UILocalNotification)
    /// Called when the app has asked for ways of notifications, with those that are allowed. Deprecated in iOS 10.
    func application(_ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings)
    /// Called at launch before the app's scene is made, and returns the configuration that the scene is made by. The
    /// session already has the configuration that the Info.plist gives.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    /// Never called here: a person cannot discard a scene.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
    /// Whether the app's state is preserved: no, unless the delegate says so. The older method is asked by default.
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool
    /// Whether the app's state is preserved; asked by the default of `shouldSaveSecureApplicationState`.
    func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool
    /// Whether a preserved state is restored: no, unless the delegate says so. The older method is asked by default.
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool
    /// Whether a preserved state is restored; asked by the default of `shouldRestoreSecureApplicationState`.
    func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool
    /// The controller for a path of restoration identifiers; nil has it looked for in the windows and the storyboards.
    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController?
    /// Called while the state is being preserved, before anything is written down, to add values of the app's own to
    /// the coder.
    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)
    /// Called when all restored controllers have read their states, to read the app's own values from the coder.
    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)
    /// The orientations that the app allows for a window; what the Info.plist says unless the delegate says otherwise.
    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask
}

extension UIApplicationDelegate {
    /// The delegate's window; nil outside where the delegate has none to give.
    public var window: UIWindow?? { .some(ownWindow) }

    /// Does nothing of what was asked.
    public func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(false) }
    /// Does nothing and returns true.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    /// Calls `applicationDidFinishLaunching(_:)` and returns true.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        applicationDidFinishLaunching(application)
        return true
    }
    /// Does nothing.
    public func applicationDidFinishLaunching(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillResignActive(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillTerminate(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
    /// Does nothing.
    public func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {}
    /// Does nothing.
    public func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {}
    /// Does nothing.
    public func application(_ application: UIApplication, didReceive notification: UILocalNotification) {}
    /// Does nothing.
    public func application(
        _ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings
    ) {}
    /// Takes the configuration that the Info.plist gives.
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { connectingSceneSession.configuration }
    /// Does nothing.
    public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
    /// Allows the orientations that the Info.plist names.
    public func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { .ofInfoPlist }
    /// Asks the older `shouldSaveApplicationState`.
    public func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        self.application(application, shouldSaveApplicationState: coder)
    }
    /// Preserves nothing.
    public func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool { false }
    /// Asks the older `shouldRestoreApplicationState`.
    public func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        self.application(application, shouldRestoreApplicationState: coder)
    }
    /// Restores nothing.
    public func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool {
        false
    }
    /// Leaves the search for the controller to the windows and the storyboards.
    public func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? { nil }
    /// Does nothing.
    public func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {}
    /// Does nothing.
    public func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {}

    /// The entry point of an app whose delegate is marked `@main`.
    public static func main() {
        AppLaunch.run(principal: UIApplication(), delegate: makeDelegate(Self.self))
    }
}

/// Makes a delegate from its class, which has `init()` from NSObject.
@MainActor private func makeDelegate(_ type: Any.Type) -> any UIApplicationDelegate {
    guard let type = type as? NSObject.Type, let delegate = makeObject(type) as? any UIApplicationDelegate else {
        fatalError("\(type) must inherit from UIResponder or NSObject to be an app's delegate")
    }
    return delegate
}

/// Starts the app: makes the application and its delegate and runs the main loop; it does not return.
///
/// - Parameters:
///   - principalClassName: A subclass of `UIApplication`; nil takes the plain class.
///   - delegateClassName: The delegate's class, as `NSStringFromClass` names it.
@discardableResult @preconcurrency @MainActor public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32 {
    AppLaunch.run(
        principal: makePrincipal(principalClassName),
        delegate: delegateClassName.map { makeDelegate(knownClass($0, of: "delegate")) })
}

/// Makes the application from its class, which has `init()` from NSObject.
@MainActor private func makePrincipal(_ name: String?) -> UIApplication {
    guard let name else { return UIApplication() }
    let type: AnyClass = knownClass(name, of: "subclass")
    guard let type = type as? UIApplication.Type, let application = makeObject(type) as? UIApplication else {
        fatalError("\(type) must inherit from UIApplication to be an app's principal class")
    }
    return application
}

/// The class of that name; an app cannot start without it.
@MainActor private func knownClass(_ name: String, of part: String) -> AnyClass {
    if let type = NSClassFromString(name) { return type }
    NSException.raise(
        .internalInconsistencyException,
        "Unable to instantiate the UIApplication \(part) instance. No class named \(name) is loaded.")
    fatalError("there is no class named \(name)")
}
