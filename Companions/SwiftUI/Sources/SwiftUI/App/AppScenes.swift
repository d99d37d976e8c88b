@_spi(Framework) import QuartzCore
@_spi(Reflection) import Swift
@_spi(Framework) import UIKit

/// What makes the window of an app that consists of scenes.
@MainActor final class AppScenes {
    /// The process's: `main` is called before there is a session.
    static let shared = AppScenes()

    /// Makes the view of the whole app; nil in an app that begins with a delegate.
    var makeRoot: (@MainActor () -> any View)?
    private var window: UIWindow?
    private var observers: [any NSObjectProtocol] = []

    /// The delegate's class that an app names by an adaptor, or one that does nothing.
    func delegate(of app: Any.Type) -> any UIApplicationDelegate.Type {
        var found: (any UIApplicationDelegate.Type)?
        _ = _forEachField(of: app) { _, _, type, _ in
            if let adaptor = type as? any DelegateAdaptor.Type { found = adaptor.delegate }
            return found == nil
        }
        return found ?? PlainDelegate.self
    }

    /// Waits for the moment at which the app's window is made: when its scene connects, or else at the end of the launch.
    func prepare() {
        guard let makeRoot, observers.isEmpty else { return }
        let root = makeRoot()
        func wait(for name: Notification.Name, _ action: @escaping @MainActor (Any?) -> Void) {
            observers.append(
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
                    nonisolated(unsafe) let object = notification.object
                    MainActor.assumeIsolated { action(object) }
                })
        }
        wait(for: UIScene.willConnectNotification) { [weak self] scene in
            guard let scene = scene as? UIWindowScene else { return }
            self?.show(root, in: UIWindow(windowScene: scene))
        }
        wait(for: UIApplication.didFinishLaunchingNotification) { [weak self] _ in
            guard Bundle.main.object(forInfoDictionaryKey: "UIApplicationSceneManifest") == nil else { return }
            self?.show(root, in: UIWindow(frame: UIScreen.main.bounds))
        }
    }

    private func show(_ root: any View, in window: UIWindow) {
        guard self.window == nil else { return }
        self.window = window
        window.rootViewController = hosting(root)
        window.makeKeyAndVisible()
    }

    private func hosting<Root: View>(_ root: Root) -> UIViewController {
        UIHostingController(rootView: PhaseView(content: root))
    }
}

/// The delegate of an app that has none.
private final class PlainDelegate: UIResponder, UIApplicationDelegate {}

/// A property by which an app names its delegate's class.
@MainActor protocol DelegateAdaptor {
    static var delegate: any UIApplicationDelegate.Type { get }
}

/// A property by which an app of scenes names the class of its delegate.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<
    DelegateType: NSObject & UIApplicationDelegate
>: DynamicProperty {
    /// Names the class.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {}

    /// The delegate, which UIKit has made.
    public var wrappedValue: DelegateType {
        guard let delegate = UIApplication.shared.delegate as? DelegateType else {
            fatalError("the app's delegate is not a \(DelegateType.self)")
        }
        return delegate
    }
}

extension UIApplicationDelegateAdaptor: DelegateAdaptor {
    static var delegate: any UIApplicationDelegate.Type { DelegateType.self }
}

/// How far a scene is in front.
public enum ScenePhase: Comparable, Sendable {
    case background
    case inactive
    case active
}

extension EnvironmentValues {
    private enum ScenePhaseKey: EnvironmentKey { static let defaultValue = ScenePhase.active }

    /// How far the scene is in front.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }
}

/// A view whose surroundings know how far the app is in front.
private struct PhaseView<Content: View>: View {
    let content: Content
    @State private var phase = ScenePhase.inactive

    var body: some View {
        content.environment(\.scenePhase, phase)
            .onReceive(NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)) { _ in
                phase = .active
            }
            .onReceive(NotificationCenter.default.publisher(for: UIApplication.willResignActiveNotification)) { _ in
                phase = .inactive
            }
            .onReceive(NotificationCenter.default.publisher(for: UIApplication.didEnterBackgroundNotification)) { _ in
                phase = .background
            }
    }
}
