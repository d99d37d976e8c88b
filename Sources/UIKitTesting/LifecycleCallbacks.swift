/// Which callbacks a lifecycle recorder writes down.
public struct LifecycleCallbacks: OptionSet, Sendable {
    /// The callbacks as bits.
    public let rawValue: Int
    /// Makes a set of callbacks of their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// `loadView` and `viewDidLoad`.
    public static let loading = LifecycleCallbacks(rawValue: 1)
    /// `willMove(toParent:)` and `didMove(toParent:)`.
    public static let moves = LifecycleCallbacks(rawValue: 2)
    /// `viewWillAppear`, `viewIsAppearing`, `viewDidAppear`, `viewWillDisappear` and `viewDidDisappear`.
    public static let appearance = LifecycleCallbacks(rawValue: 4)
    /// `viewWillLayoutSubviews` and `viewDidLayoutSubviews`.
    public static let layout = LifecycleCallbacks(rawValue: 8)
    /// `viewWillTransition(to:with:)`.
    public static let size = LifecycleCallbacks(rawValue: 16)
    /// `traitCollectionDidChange(_:)`.
    public static let traits = LifecycleCallbacks(rawValue: 32)
    /// `deinit`.
    public static let deallocation = LifecycleCallbacks(rawValue: 64)

    /// All but layout, of which there may be any number.
    public static let standard: LifecycleCallbacks = [.loading, .moves, .appearance, .size, .traits, .deallocation]
    /// Every callback that is recorded, layout's included.
    public static let all: LifecycleCallbacks = [.standard, .layout]

    /// The kind of an event of the trace; nil for what is no callback.
    static func of(_ event: String) -> LifecycleCallbacks? {
        switch event {
        case "loadView", "viewDidLoad": .loading
        case "willMoveToParent", "didMoveToParent": .moves
        case "viewWillLayoutSubviews", "viewDidLayoutSubviews": .layout
        case "viewWillTransitionToSize": .size
        case "traitCollectionDidChange": .traits
        case "deinit": .deallocation
        case "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear", "viewDidDisappear": .appearance
        default: nil
        }
    }
}
