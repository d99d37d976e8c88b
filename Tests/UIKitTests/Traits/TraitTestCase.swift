import DisplayProtocol
import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// A number that an app passes down its hierarchy.
struct Depth: UITraitDefinition {
    static let defaultValue = 0
}

extension UITraitCollection {
    var depth: Int { self[Depth.self] }
}

extension UIMutableTraits {
    var depth: Int {
        get { self[Depth.self] }
        set { self[Depth.self] = newValue }
    }
}

/// A view that logs changes of its style and of `Depth`, by method and by handler.
final class TraitView: UIView {
    let name: String
    let log: EventLog

    init(_ name: String, _ log: EventLog, frame: CGRect = .zero) {
        self.name = name
        self.log = log
        super.init(frame: frame)
    }

    private var isRegistered = false

    /// Not in `init`, so that what was predicted there does not count.
    override func willMove(toSuperview newSuperview: UIView?) {
        super.willMove(toSuperview: newSuperview)
        guard !isRegistered else { return }
        isRegistered = true
        registerForTraitChanges([UITraitUserInterfaceStyle.self, Depth.self]) { (view: TraitView, previous) in
            view.log.add("\(view.name).handler(\(changes(previous, view.traitCollection)))")
        }
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        log.add("\(name).didChange(\(changes(previousTraitCollection, traitCollection)))")
    }
}

/// A controller that logs like `TraitView`, and its other callbacks with the style that it has in them.
class TraitController: UIViewController {
    let name: String
    let log: EventLog

    init(_ name: String, _ log: EventLog) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    private func add(_ event: String) { log.add("\(name).\(event) \(style(traitCollection))") }

    override func loadView() { view = TraitView(name + "View", log, frame: UIScreen.main.bounds) }

    override func viewDidLoad() {
        super.viewDidLoad()
        add("viewDidLoad")
        registerForTraitChanges([UITraitUserInterfaceStyle.self, Depth.self]) { (self: Self, previous) in
            self.log.add("\(self.name).handler(\(changes(previous, self.traitCollection)))")
        }
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        add("viewWillAppear")
    }
    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        add("viewIsAppearing")
    }
    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        add("willLayout")
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        add("viewDidAppear")
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        log.add("\(name).didChange(\(changes(previousTraitCollection, traitCollection)))")
    }
}

func style(_ traits: UITraitCollection?) -> String { traits?.userInterfaceStyle == .dark ? "dark" : "light" }

@MainActor private func changes(_ previous: UITraitCollection?, _ current: UITraitCollection) -> String {
    var parts: [String] = []
    if style(previous) != style(current) { parts.append("\(style(previous))-\(style(current))") }
    if previous?.depth != current.depth { parts.append("\(previous?.depth ?? -1)-\(current.depth)") }
    return parts.isEmpty ? "other" : parts.joined(separator: " ")
}

/// A test whose screen may change and is an iPhone again afterwards.
@preconcurrency @MainActor class TraitTestCase: ContainmentTestCase {
    override func begin() {
        super.begin()
        UIScreen.main.adopt(UIScreen.defaultConfiguration)
    }

    override func end() {
        super.end()
        UIScreen.main.adopt(UIScreen.defaultConfiguration)
    }

    /// What a display does when the person changes the settings.
    func setScreen(_ change: (inout ScreenConfiguration) -> Void) {
        var configuration = UIScreen.main.configuration
        change(&configuration)
        UIScreen.main.adopt(configuration)
    }

    func controller(_ name: String) -> TraitController { TraitController(name, log) }

    /// Puts a controller on the screen, with a scene around its window; the log is empty then.
    @discardableResult func showInScene(_ root: UIViewController) -> UIWindowScene {
        let session = UISceneSession(
            role: .windowApplication, configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication))
        let scene = UIWindowScene(session: session, connectionOptions: .init())
        UIApplication.shared.connectedScenes.insert(scene)
        addTeardownBlock { @MainActor in UIApplication.shared.connectedScenes.remove(scene) }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = root
        window.makeKeyAndVisible()
        settle()
        _ = log.drain()
        self.window = window
        return scene
    }
}
