import Foundation
import QuartzCore

/// Hears what is searched for.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// The text of the search bar changed, or the search began or ended.
    func updateSearchResults(for searchController: UISearchController)
}

/// Hears of a search that begins and ends.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
    func willPresentSearchController(_ searchController: UISearchController)
    func didPresentSearchController(_ searchController: UISearchController)
    func willDismissSearchController(_ searchController: UISearchController)
    func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    public func willPresentSearchController(_ searchController: UISearchController) {}
    public func didPresentSearchController(_ searchController: UISearchController) {}
    public func willDismissSearchController(_ searchController: UISearchController) {}
    public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// A search bar, and what is shown over the searched content while a search goes on.
///
/// It belongs into a navigation item. A search bar of its that is elsewhere, such as in a table's header, searches too,
/// and covers nothing.
open class UISearchController: UIViewController {
    /// Shows what was found; nil where the searched controller does that itself.
    public let searchResultsController: UIViewController?
    /// The bar that is typed into.
    public let searchBar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))

    /// Hears of every change of the text; not kept alive.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// Hears of the beginning and end; not kept alive.
    open weak var delegate: (any UISearchControllerDelegate)?

    /// Whether the searched content is shaded until there are results; a touch of the shade ends the search.
    open var obscuresBackgroundDuringPresentation = true { didSet { updateCover() } }
    /// Whether the titles and buttons of the navigation bar give way to the search bar.
    open var hidesNavigationBarDuringPresentation = true
    /// Whether the button that ends the search comes with it.
    open var automaticallyShowsCancelButton = true
    /// Whether results are shown as soon as there is text; otherwise `showsSearchResultsController` decides.
    open var automaticallyShowsSearchResultsController = true { didSet { updateCover() } }
    /// Whether the results are shown; setting it takes the decision from `automaticallyShowsSearchResultsController`.
    open var showsSearchResultsController: Bool {
        get { automaticallyShowsSearchResultsController ? hasText : storedShowsResults }
        set {
            automaticallyShowsSearchResultsController = false
            storedShowsResults = newValue
            updateCover()
        }
    }
    private var storedShowsResults = false
    private var hasText: Bool { !(searchBar.text ?? "").isEmpty }

    /// Whether a search goes on.
    open var isActive: Bool {
        get { isSearching }
        set { newValue ? beginSearch() : endSearch() }
    }
    private var isSearching = false

    /// The item in whose bar the search bar is.
    weak var item: UINavigationItem?
    private let presenter = SearchPresenter()

    /// Makes a search that shows its results in a controller; nil leaves them to the searched one.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        searchResultsController = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUp()
    }

    public required init?(coder: NSCoder) {
        searchResultsController = nil
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        searchBar.searchBarStyle = .minimal
        if searchBar.placeholder == nil { searchBar.placeholder = "Search" }
        let field = searchBar.searchTextField
        field.addAction(UIAction { [weak self] _ in self?.beginSearch() }, for: .editingDidBegin)
        field.addAction(UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
        searchBar.onCancel = { [weak self] in self?.endSearch() }
        modalPresentationStyle = .custom
        modalTransitionStyle = .crossDissolve
        transitioningDelegate = presenter
    }

    // MARK: Searching

    private func textDidChange() {
        guard isSearching else { return }
        updateCover()
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    private func beginSearch() {
        guard !isSearching else { return }
        isSearching = true
        updateCover()
        delegate?.willPresentSearchController(self)
        if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(true, animated: true) }
        barDidChange()
        searchResultsUpdater?.updateSearchResults(for: self)
        if !searchBar.isFirstResponder { searchBar.becomeFirstResponder() }
        guard let host, host.viewIfLoaded?.window != nil else { return didBegin() }
        // Only the searched content is covered, wherever else contexts are.
        let definesContext = host.definesPresentationContext
        host.definesPresentationContext = true
        host.present(self, animated: UIView.areAnimationsEnabled) { [weak self] in self?.didBegin() }
        host.definesPresentationContext = definesContext
    }

    private func didBegin() { if isSearching { delegate?.didPresentSearchController(self) } }

    private func endSearch() {
        guard isSearching else { return }
        delegate?.willDismissSearchController(self)
        isSearching = false
        searchBar.text = nil
        searchBar.resignFirstResponder()
        if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(false, animated: true) }
        updateCover()
        barDidChange()
        searchResultsUpdater?.updateSearchResults(for: self)
        guard presentingViewController != nil else { return didEnd() }
        dismiss(animated: UIView.areAnimationsEnabled) { [weak self] in self?.didEnd() }
    }

    private func didEnd() { delegate?.didDismissSearchController(self) }

    private func barDidChange() { item?.bar?.owner?.searchDidChange() }

    /// The controller that is searched; nil where the search bar is in no navigation item.
    private var host: UIViewController? {
        item?.bar?.owner?.stack.first { $0.storedNavigationItem === item }
    }

    // MARK: What covers the searched content

    open override func loadView() {
        let cover = SearchCover(frame: UIScreen.main.bounds)
        cover.onTap = { [weak self] in self?.endSearch() }
        view = cover
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        updateCover()
        guard let results = searchResultsController else { return }
        addManaged(results)
        guard let resultsView = results.view else { return }
        resultsView.frame = view.bounds
        resultsView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        resultsView.isHidden = true
        view.addSubview(resultsView)
        results.didMove(toParent: self)
        updateCover()
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        // An app may have dismissed it itself.
        if isSearching, presentingViewController == nil { endSearch() }
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        // The bars cover this view as they cover the searched one.
        if let host { barInsets = host.barInsets }
    }

    private func updateCover() {
        guard let cover = storedView as? SearchCover else { return }
        let showsResults = isSearching && showsSearchResultsController && searchResultsController != nil
        searchResultsController?.storedView?.isHidden = !showsResults
        cover.isShade = isSearching && obscuresBackgroundDuringPresentation && !showsResults
        cover.letsTouchesThrough = !showsResults && !cover.isShade
    }
}
