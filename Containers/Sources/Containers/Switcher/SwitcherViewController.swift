import UIKit

/// A name for what a switcher shows; an app extends it with its own.
public struct SwitcherState: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a state of an app's own.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Something is being fetched.
    public static let loading = SwitcherState(rawValue: "loading")
    /// There is something to be seen.
    public static let content = SwitcherState(rawValue: "content")
    /// There is nothing yet.
    public static let empty = SwitcherState(rawValue: "empty")
    /// It could not be fetched.
    public static let failed = SwitcherState(rawValue: "failed")
}

/// A container that cross-fades between the states of what it shows: loading, content, empty, failed, or an app's own.
///
/// States may change as quickly as they like: while one fades in, only the last of those that follow is waited for.
@MainActor open class SwitcherViewController: ContainerViewController {
    /// How a state takes the place of the one before; nil at once.
    public var transition: ContainerTransition? = .crossFade
    /// Makes the controller for a state that has none yet, when it is first shown; the controller is kept.
    public var makeViewController: ((SwitcherState) -> UIViewController)?

    private var controllers: [SwitcherState: UIViewController] = [:]

    /// The state that is shown, or will be; nil until the first is set.
    public private(set) final var state: SwitcherState?

    /// Makes a switcher whose controllers a closure makes, each once.
    public convenience init(
        state: SwitcherState, makeViewController: @escaping (SwitcherState) -> UIViewController
    ) {
        self.init(nibName: nil, bundle: nil)
        self.makeViewController = makeViewController
        setState(state, animated: false)
    }

    /// Sets the controller of a state; one that is shown is replaced.
    public final func setViewController(_ controller: UIViewController?, for state: SwitcherState) {
        controllers[state] = controller
        if state == self.state { showState(animated: true, completion: nil) }
    }

    /// The controller of a state, if it has been made.
    public final func viewController(for state: SwitcherState) -> UIViewController? { controllers[state] }

    /// Shows a state. A state without a controller, and without a closure that makes one, shows nothing.
    public final func setState(_ state: SwitcherState, animated: Bool = true, completion: ((Bool) -> Void)? = nil) {
        self.state = state
        showState(animated: animated, completion: completion)
    }

    private func showState(animated: Bool, completion: ((Bool) -> Void)?) {
        guard let state else { return }
        if controllers[state] == nil { controllers[state] = makeViewController?(state) }
        show(controllers[state].map { [$0] } ?? [], using: animated ? transition : nil, completion: completion)
    }

    // MARK: Restoration

    private static let stateKey = "Containers.state"

    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(state?.rawValue, forKey: Self.stateKey)
    }

    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        guard let name = coder.decodeObject(forKey: Self.stateKey) as? String else { return }
        setState(SwitcherState(rawValue: name), animated: false)
    }
}
