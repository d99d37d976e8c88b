import Foundation
import QuartzCore

/// An object that finds the results of a search.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// Called when the text of the search bar has changed while a search goes on, and when the search begins or ends.
    func updateSearchResults(for searchController: UISearchController)
    /// Called when a person has chosen a suggestion; the search bar keeps its text, unless the updater changes it.
    func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
    /// Does nothing.
    public func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) {}
}

/// A delegate that hears of a search that begins and ends.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
    /// Called when a search begins, before the bar changes.
    func willPresentSearchController(_ searchController: UISearchController)
    /// Called when a search has begun, after its animation.
    func didPresentSearchController(_ searchController: UISearchController)
    /// Called when a search ends, while the text is still there.
    func willDismissSearchController(_ searchController: UISearchController)
    /// Called when a search has ended, after its animation.
    func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    /// Does nothing.
    public func willPresentSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func didPresentSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func willDismissSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// A search: its bar, and the view over the searched content while the search goes on.
///
/// The search belongs into a navigation item. A search bar that was taken out of it, as into a table's header, searches
/// too, and covers nothing.
open class UISearchController: UIViewController {
    /// The controller that shows the results; nil where the searched controller does that itself.
    public let searchResultsController: UIViewController?
    /// The search bar, whose text is searched for.
    public let searchBar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))

    /// The object that finds results, told of every change of the text; not kept alive.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// The delegate, which hears of the beginning and the end; not kept alive.
    open weak var delegate: (any UISearchControllerDelegate)?

    /// Whether the searched content is shaded until there are results; a touch of the shade ends the search.
    open var obscuresBackgroundDuringPresentation = true { didSet { updateCover() } }
    /// Whether the searched content is shaded until there are results: the older name of
    /// `obscuresBackgroundDuringPresentation`.
    open var dimsBackgroundDuringPresentation: Bool {
        get { obscuresBackgroundDuringPresentation }
        set { obscuresBackgroundDuringPresentation = newValue }
    }
    /// Whether the titles and buttons of the navigation bar give way to the search bar.
    open var hidesNavigationBarDuringPresentation = true
    /// Whether the cancel button comes and goes with the search.
    open var automaticallyShowsCancelButton = true
    /// Whether the scopes of the search bar come and go with the search: true unless set.
    open var automaticallyShowsScopeBar = true
    /// The rule for scopes that come and go with the search.
    open var scopeBarActivation: ScopeBarActivation {
        get { storedActivation }
        set {
            storedActivation = newValue
            automaticallyShowsScopeBar = newValue != .manual
        }
    }
    private var storedActivation = ScopeBarActivation.automatic

    /// The rules for scopes that come and go with a search.
    public enum ScopeBarActivation: Int, Sendable {
        /// With the search.
        case automatic
        /// As the app says by `showsScopeBar`.
        case manual
        /// With the first text.
        case onTextEntry
        /// With the search.
        case onSearchActivation
    }

    private func updateScopes() {
        let hasScopes = searchBar.scopeButtonTitles?.isEmpty == false
        guard automaticallyShowsScopeBar, hasScopes else { return }
        let isShown = isSearching && (storedActivation != .onTextEntry || hasText || searchBar.showsScopeBar)
        guard isShown != searchBar.showsScopeBar else { return }
        searchBar.setShowsScope(isShown, animated: true)
        barDidChange()
    }

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
    private var hasText: Bool { searchBar.searchTextField.hasText }

    /// The suggestions over the searched content while the search goes on, in place of results; nil or none for results.
    open var searchSuggestions: [any UISearchSuggestion]? {
        get { searchBar.searchTextField.searchSuggestions }
        set { searchBar.searchTextField.searchSuggestions = newValue }
    }
    /// Whether no suggestions are shown where the search bar lies below the navigation bar's titles, as it does here: false
    /// unless set.
    open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false { didSet { updateCover() } }
    private let suggestionList = SearchSuggestionList()

    /// Whether a search goes on; setting it begins or ends one.
    open var isActive: Bool {
        get { isSearching }
        set { newValue ? beginSearch() : endSearch() }
    }
    private var isSearching = false

    /// The item in whose navigation bar the search bar is.
    weak var item: UINavigationItem? { didSet { searchBar.isInNavigationItem = item != nil } }
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

    /// Makes a search from an Interface Builder document, without a controller for results.
    public required init?(coder: NSCoder) {
        searchResultsController = nil
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        if searchBar.placeholder == nil { searchBar.placeholder = "Search" }
        let field = searchBar.searchTextField
        field.addAction(UIAction { [weak self] _ in self?.beginSearch() }, for: .editingDidBegin)
        field.addAction(UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
        searchBar.onCancel = { [weak self] in self?.endSearch() }
        field.onSuggestions = { [weak self] in self?.updateCover() }
        suggestionList.onChoice = { [weak self] in self?.choose($0) }
        modalPresentationStyle = .custom
        modalTransitionStyle = .crossDissolve
        transitioningDelegate = presenter
    }

    // MARK: Searching

    private func textDidChange() {
        guard isSearching else { return }
        updateCover()
        updateScopes()
        tellOfSearch()
    }

    private func beginSearch() {
        guard !isSearching else { return }
        isSearching = true
        updateCover()
        delegate?.willPresentSearchController(self)
        if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(true, animated: true) }
        updateScopes()
        barDidChange()
        tellOfSearch()
        if !searchBar.isFirstResponder { searchBar.becomeFirstResponder() }
        guard let host, host.viewIfLoaded?.window != nil else { return didBegin() }
        // Only the searched content is covered, wherever else contexts are.
        let definesContext = host.definesPresentationContext
        host.definesPresentationContext = true
        host.present(self, animated: UIView.areAnimationsEnabled) { [weak self] in self?.didBegin() }
        host.definesPresentationContext = definesContext
    }

    /// The updater hears of the text, and the searched controller's state has it.
    private func tellOfSearch() {
        searchResultsUpdater?.updateSearchResults(for: self)
        host?.setNeedsUpdateContentUnavailableConfiguration()
    }

    private func choose(_ suggestion: any UISearchSuggestion) {
        searchBar.searchTextField.choose(suggestion)
        searchResultsUpdater?.updateSearchResults(for: self, selecting: suggestion)
    }

    private func didBegin() { if isSearching { delegate?.didPresentSearchController(self) } }

    private func endSearch() {
        guard isSearching else { return }
        delegate?.willDismissSearchController(self)
        isSearching = false
        searchBar.text = nil
        searchBar.searchTextField.tokens = []
        searchBar.resignFirstResponder()
        if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(false, animated: true) }
        updateScopes()
        updateCover()
        barDidChange()
        tellOfSearch()
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
        suggestionList.frame = view.bounds
        suggestionList.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        suggestionList.isHidden = true
        view.addSubview(suggestionList)
        updateCover()
        guard let results = searchResultsController else { return }
        addManaged(results)
        guard let resultsView = results.view else { return }
        resultsView.frame = view.bounds
        resultsView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        resultsView.isHidden = true
        view.insertSubview(resultsView, belowSubview: suggestionList)
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
        let suggestions = ignoresSearchSuggestionsForSearchBarPlacementStacked ? [] : searchSuggestions ?? []
        let suggests = isSearching && !suggestions.isEmpty
        suggestionList.suggestions = suggests ? suggestions : []
        suggestionList.isHidden = !suggests
        let showsResults =
            isSearching && showsSearchResultsController && searchResultsController != nil && !suggests
        searchResultsController?.storedView?.isHidden = !showsResults
        cover.isShade = isSearching && obscuresBackgroundDuringPresentation && !showsResults && !suggests
        cover.letsTouchesThrough = !showsResults && !suggests && !cover.isShade
    }
}
