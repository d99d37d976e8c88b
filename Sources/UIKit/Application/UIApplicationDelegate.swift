import Foundation

/// What an app does at the turns of its life.
@preconcurrency @MainActor public protocol UIApplicationDelegate: __WindowOwner {
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    func applicationDidFinishLaunching(_ application: UIApplication)
    func applicationDidBecomeActive(_ application: UIApplication)
    func applicationWillResignActive(_ application: UIApplication)
    func applicationDidEnterBackground(_ application: UIApplication)
    func applicationWillEnterForeground(_ application: UIApplication)
    func applicationWillTerminate(_ application: UIApplication)
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
    /// Whether the app's state is preserved: no, unless the delegate says so. The older method is asked by default.
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool
    func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool
    /// Whether a preserved state is restored: no, unless the delegate says so. The older method is asked by default.
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool
    func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool
    /// The controller for a path of restoration identifiers; nil has it looked for in the windows and the storyboards.
    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController?
    /// The state is being preserved; nothing is written down yet.
    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)
    /// All restored controllers have read their states.
    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)
    /// The orientations that the app allows for a window; what the Info.plist says unless the delegate says otherwise.
    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask
}

extension UIApplicationDelegate {
    /// The delegate's window; nil outside where the delegate has none to give.
    public var window: UIWindow?? { .some(ownWindow) }

    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        applicationDidFinishLaunching(application)
        return true
    }
    public func applicationDidFinishLaunching(_ application: UIApplication) {}
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    public func applicationWillResignActive(_ application: UIApplication) {}
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    public func applicationWillTerminate(_ application: UIApplication) {}
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { connectingSceneSession.configuration }
    public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
    public func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { .ofInfoPlist }
    public func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        self.application(application, shouldSaveApplicationState: coder)
    }
    public func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool { false }
    public func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        self.application(application, shouldRestoreApplicationState: coder)
    }
    public func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool {
        false
    }
    public func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? { nil }
    public func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {}
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
