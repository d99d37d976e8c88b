import DisplayProtocol
import Foundation
internal import FoundationSettings
import QuartzCore

/// The way from `main` to the first frame (fact 10.01).
@MainActor enum AppLaunch {
    static func run(principal: UIApplication, delegate: (any UIApplicationDelegate)?) -> Never {
        writeOutputByLines()
        Preferences.registerDefaults()
        FrameworkBundles.announce(in: .main)
        // What goes wrong with layers is told from the first one on.
        Session.current.connect()
        connectToDisplay()
        loadFonts()
        registerExtensions()
        principal.ownedDelegate = delegate
        principal.delegate = delegate
        if let preview = PreviewLaunch.shared.chosen {
            PreviewLaunch.shared.launch(preview, in: principal)
            AppLoop.shared.run()
        }
        guard let tests = HostedTests.run else {
            LaunchScreen.show()
            launch(principal)
            MissingWindow.report(principal)
            AppLoop.shared.run()
        }
        MediaClock.shared.becomeVirtual()
        launch(principal)
        _ = VirtualTime.runUntilIdle(limit: 10)
        RunLoopTime.shared.install()
        tests()
    }

    /// What the app prints before a crash must not be lost in a buffer, as it would be in a pipe.
    private static func writeOutputByLines() {
        // Swift 6 has C's global `stdout` for a shared variable that it cannot check, so it is asked for by name.
        let output = dlsym(nil, "stdout")?.assumingMemoryBound(to: UnsafeMutablePointer<FILE>?.self).pointee
        if let output { setvbuf(output, nil, _IOLBF, 0) }
    }

    /// Takes the screen and the clock from the display, where there is one; otherwise the app runs headless.
    private static func connectToDisplay() {
        do {
            let name = Bundle.main.object(forInfoDictionaryKey: "CFBundleName") as? String
            try DisplayClient.connect(name: name ?? ProcessInfo.processInfo.processName)
        } catch {
            StandardError.write("error: no connection to the display: \(error)\n")
            exit(1)
        }
        do {
            try Simulations.deliverFirst()
        } catch {
            StandardError.write("error: \(error)\n")
            exit(1)
        }
        FixedDate.follow { MediaClock.shared.now }
        DeviceVariation.set(UIScreen.main.device.idiom == .pad ? "ipad" : "iphone")
        UITraitCollection.screenDidChange(to: UIScreen.main.traitCollection)
        InterfaceRotation.shared.launch(held: UIScreen.main.device.orientation)
    }

    /// Checks that the pinned fonts are there, without which no text would be drawn, and adds the app's own.
    private static func loadFonts() {
        do {
            let library = try FontLibrary.shared.get()
            library.onMissingScript(UIFont.reportMissing)
            for name in Bundle.main.object(forInfoDictionaryKey: "UIAppFonts") as? [String] ?? [] {
                guard let path = Bundle.main.path(forResource: name, ofType: nil) else {
                    DiagnosticsChannel.shared.report("text.missing-font", "The font '\(name)' is not in the bundle.")
                    continue
                }
                try library.registerFont(at: path)
            }
        } catch {
            DiagnosticsChannel.shared.report(limit: .font, "\(error)")
        }
    }

    /// Calls what the translator made of the app's extensions of framework classes.
    private static func registerExtensions() {
        typealias Registration = @convention(c) () -> Void
        // An app's tests are a module of their own.
        for name in ["matryoshka_register", "matryoshka_register_tests"] {
            guard let symbol = dlsym(nil, name) else { continue }
            unsafeBitCast(symbol, to: Registration.self)()
        }
    }

    /// The delegate's part of the launch; windows that it made key show their first frame when it has returned.
    ///
    /// - Parameter livesByScenes: Nil asks the Info.plist.
    static func launch(_ application: UIApplication, livesByScenes: Bool? = nil) {
        let livesByScenes = livesByScenes ?? SceneManifest.isUsed(by: application.delegate)
        application.applicationState = .inactive
        if !livesByScenes { openMainInterface(application) }
        // A main nib may have brought the delegate.
        let delegate = application.delegate
        let shortcut = ShortcutChoice.ofLaunch
        let options = livesByScenes ? nil : shortcut.map { [UIApplication.LaunchOptionsKey.shortcutItem: $0 as Any] }
        let takesShortcut = delegate?.application(application, willFinishLaunchingWithOptions: options) ?? false
        let finishRestoring = StateRestoration.restore(application)
        let stillTakesIt = delegate?.application(application, didFinishLaunchingWithOptions: options) ?? false
        NotificationCenter.default.post(name: UIApplication.didFinishLaunchingNotification, object: application)
        if livesByScenes {
            connectScene(application, shortcut)
            // Choice (15.10): the root's view is loaded, and told that it will appear, where the delegate shows its window:
            // when it connects the scene, before the scene enters the foreground.
            AppActivity.enterForeground(application)
        } else {
            showMainWindow(delegate)
            finishRestoring()
            if let shortcut, takesShortcut, stillTakesIt { ShortcutChoice.tell(application, shortcut) }
        }
        AppActivity.becomeActive(application)
    }

    /// Connects the app's one scene (facts 10.11, 10.12).
    private static func connectScene(_ application: UIApplication, _ shortcut: UIApplicationShortcutItem?) {
        let role = UISceneSession.Role.windowApplication
        let session = UISceneSession(role: role, configuration: UISceneConfiguration(name: nil, sessionRole: role))
        StateRestoration.restore(session)
        let options = UIScene.ConnectionOptions(shortcutItem: shortcut)
        if let delegate = application.delegate {
            session.configuration = delegate.application(
                application, configurationForConnecting: session, options: options)
        }
        if let type = session.configuration.sceneClass, type != UIWindowScene.self {
            DiagnosticsChannel.shared.report(
                limit: .sceneClass, "The scene class \(type) is not used: scenes are plain window scenes.",
                advice: "Move what it does to the scene's delegate.")
        }
        let scene = UIWindowScene(session: session, connectionOptions: options)
        application.connectedScenes.insert(scene)
        if let type = session.configuration.delegateClass as? NSObject.Type {
            scene.delegate = makeObject(type) as? any UISceneDelegate
        }
        let delegate = scene.delegate
        // The window of the scene's storyboard is there before the delegate is called (fact 10.15).
        var window: UIWindow?
        if let storyboard = session.configuration.storyboard {
            let made = UIWindow(windowScene: scene)
            made.rootViewController = MainStoryboard.root(of: storyboard, named: storyboard.name)
            made.tintColor = storyboard.globalTint
            window = made
            (delegate as? any UIWindowSceneDelegate)?.ownWindow = made
        }
        delegate?.scene(scene, willConnectTo: session, options: options)
        NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
        if let window {
            let shown = (delegate as? any UIWindowSceneDelegate)?.ownWindow ?? window
            if shown.isHidden, shown.rootViewController != nil { shown.makeKeyAndVisible() }
        }
        // Between the connection and the activation.
        if let activity = session.stateRestorationActivity {
            delegate?.scene(scene, restoreInteractionStateWith: activity)
        }
    }

    /// An app with a main interface has its window made for it before the delegate is called; its root controller's view
    /// is loaded when the window is shown (fact 10.02).
    // Choice (10.02, 15.14): after the delegate has returned.
    private static func openMainInterface(_ application: UIApplication) {
        if let name = AppInfo.value("NSMainNibFile") as? String, !name.isEmpty { MainNib.open(name, for: application) }
        let delegate = application.delegate
        guard let name = MainStoryboard.name else { return }
        let storyboard = UIStoryboard(name: name, bundle: AppInfo.bundle)
        let root = MainStoryboard.root(of: storyboard, named: name)
        let window = delegate?.ownWindow ?? UIWindow(frame: UIScreen.main.bounds)
        delegate?.ownWindow = window
        window.rootViewController = root
        if let tint = storyboard.globalTint { window.tintColor = tint }
        guard delegate?.ownWindow == nil, root != nil else { return }
        DiagnosticsChannel.shared.report(
            "application.delegate-without-window",
            "The app delegate must implement the window property if it wants to use a main storyboard file.",
            advice: "Add 'var window: UIWindow?' to the app delegate.")
    }

    /// Shows the window of a main interface, hidden until now (fact 10.02).
    private static func showMainWindow(_ delegate: (any UIApplicationDelegate)?) {
        let hasMainInterface = MainStoryboard.name != nil || AppInfo.value("NSMainNibFile") != nil
        if hasMainInterface, let window = delegate?.ownWindow, window.isHidden { window.makeKeyAndVisible() }
        // Choice (10.08): an exception at the end of the launch.
        for window in UIApplication.shared.windows where window.rootViewController == nil && !window.isHidden {
            NSException.raise(
                .internalInconsistencyException,
                "Application windows are expected to have a root view controller at the end of application launch")
        }
    }
}

/// The storyboard that an app, or a scene, begins with.
@MainActor enum MainStoryboard {
    /// The name in the Info.plist; nil where there is none.
    static var name: String? {
        guard let name = AppInfo.value("UIMainStoryboardFile") as? String, !name.isEmpty else { return nil }
        return name
    }

    /// Its initial controller; one that names none is reported.
    static func root(of storyboard: UIStoryboard, named name: String) -> UIViewController? {
        if let root = storyboard.instantiateInitialViewController() { return root }
        guard let document = storyboard.document else { return nil }
        DiagnosticsChannel.shared.report(
            "application.no-initial-controller",
            "Failed to instantiate the default view controller for UIMainStoryboardFile '\(name)' - perhaps the designated entry point is not set?",
            advice: "Check \"Is Initial View Controller\" for a controller in Interface Builder.", file: document.file,
            line: document.root.line)
        return nil
    }
}
