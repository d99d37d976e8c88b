/// A controller that shows a view of SwiftUI's.
open class UIHostingController<Content: View>: UIViewController {
    private let page = Page()
    private var graph: Graph?
    private var surface: Surface { view as! Surface }

    /// The view that is shown.
    public var rootView: Content { didSet { if isViewLoaded { updateRoot() } } }

    /// What the controller tells UIKit of its content's size.
    open var sizingOptions: UIHostingControllerSizingOptions = [] { didSet { if isViewLoaded { tellSize() } } }

    /// What is not safe to the content.
    open var safeAreaRegions: SafeAreaRegions = .all {
        didSet {
            guard isViewLoaded else { return }
            surface.keepsToSafeArea = safeAreaRegions.contains(.container)
            surface.setNeedsLayout()
        }
    }

    /// Makes a controller that shows a view.
    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a controller of an Interface Builder document that shows a view.
    public init?(coder aDecoder: NSCoder, rootView: Content) {
        self.rootView = rootView
        super.init(coder: aDecoder)
    }

    /// Says that a document alone does not tell what is shown; a subclass overrides it.
    @preconcurrency @MainActor public required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) must be implemented in a subclass and call super.init(coder:, rootView:)")
    }

    /// Makes the view. An override calls super.
    open override func loadView() {
        let surface = Surface(frame: UIScreen.main.bounds)
        surface.backgroundColor = .systemBackground
        surface.keepsToSafeArea = safeAreaRegions.contains(.container)
        view = surface
        page.controller = self
        let graph = Graph(rootView, environment: environment) { [weak self] elements in
            surface.show(elements)
            self?.contentDidChange()
        }
        surface.graph = graph
        self.graph = graph
        page.graph = graph
    }

    /// What the view is surrounded by.
    private var environment: EnvironmentValues { EnvironmentValues(traitCollection, page: page) }

    private func updateRoot() { graph?.update(rootView, environment: environment) }

    private func contentDidChange() {
        page.bar.apply(to: self)
        tellSize()
    }

    private func tellSize() {
        if sizingOptions.contains(.preferredContentSize) { preferredContentSize = surface.contentSize(.ideal) }
        if sizingOptions.contains(.intrinsicContentSize) { surface.invalidateIntrinsicContentSize() }
        surface.tellsIntrinsicSize = sizingOptions.contains(.intrinsicContentSize)
    }

    /// The size that the content would have in room of a size, in points.
    open func sizeThatFits(in size: CGSize) -> CGSize {
        loadViewIfNeeded()
        graph?.flush()
        return surface.contentSize(Proposal(size))
    }

    /// Brings the content up to date. An override calls super.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        graph?.flush()
    }

    /// Tells the content that it comes on show. An override calls super.
    // Choice (SwiftUI): between viewWillAppear and viewDidAppear, when the view has its size.
    open override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        page.setVisible(true)
    }

    /// Tells the content that it is no longer on show. An override calls super.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        page.setVisible(false)
    }

    /// Tells the content of its new surroundings. An override calls super.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if isViewLoaded { updateRoot() }
    }
}

/// What a hosting controller tells UIKit of its content's size.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    /// What it tells, as bits.
    public let rawValue: Int
    /// Makes options of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The controller's preferred content size.
    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
    /// The view's intrinsic content size.
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

extension EnvironmentValues {
    /// The surroundings that UIKit's traits describe.
    @MainActor init(_ traits: UITraitCollection, page: Page) {
        self.init()
        colorScheme = ColorScheme(traits.userInterfaceStyle) ?? .light
        horizontalSizeClass = UserInterfaceSizeClass(traits.horizontalSizeClass)
        verticalSizeClass = UserInterfaceSizeClass(traits.verticalSizeClass)
        frame.page = page
    }
}

extension BarWishes {
    /// Tells a controller's navigation item what the content asks for.
    @MainActor func apply(to controller: UIViewController) {
        if let title { controller.navigationItem.title = title }
        if let displayMode { controller.navigationItem.largeTitleDisplayMode = displayMode }
        if !items.isEmpty { applyItems(to: controller.navigationItem) }
        let below = items.filter { $0.placement == .bottom }.map(\.item)
        if !below.isEmpty {
            func space() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }
            if (controller.toolbarItems ?? []).filter({ $0.customView != nil }) != below {
                // Choice (SwiftUI): the items of a bar below share its width.
                controller.toolbarItems = below.flatMap { [space(), $0] } + [space()]
            }
            controller.navigationController?.setToolbarHidden(false, animated: false)
        }
        if let hidesBackButton { controller.navigationItem.hidesBackButton = hidesBackButton }
    }
}

/// Something in a bar.
struct BarItem {
    var placement: Placement
    var item: UIBarButtonItem

    enum Placement {
        case leading
        case trailing
        case principal
        case bottom
    }
}
