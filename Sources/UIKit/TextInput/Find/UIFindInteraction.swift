import Foundation

/// A delegate that makes the searches of a bar for finding, and hears of them.
@preconcurrency @MainActor public protocol UIFindInteractionDelegate: NSObjectProtocol {
    /// Asked for the search when the bar comes; nil shows no bar.
    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
    /// Called when the bar has come.
    func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
    /// Called when the bar has gone.
    func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
    /// Does nothing.
    public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
    /// Does nothing.
    public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}

/// An interaction that shows a bar for finding text above the keyboard.
@preconcurrency @MainActor open class UIFindInteraction: NSObject, ObjectiveCExposed, UIInteraction {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIFindInteraction") }

    /// The delegate, which makes the searches; not kept alive.
    open private(set) weak var delegate: (any UIFindInteractionDelegate)?
    /// The search that goes on; nil while the bar is not there.
    open private(set) var activeFindSession: UIFindSession?
    /// The view that the interaction was added to; nil while there is none.
    open private(set) weak var view: UIView?

    private var navigator: FindNavigator?

    /// Makes an interaction that asks a delegate for its searches.
    public init(sessionDelegate: any UIFindInteractionDelegate) {
        delegate = sessionDelegate
        super.init()
    }

    /// Called by the view before the interaction is added or, with nil, taken out: then the bar goes. An override calls
    /// `super`.
    open func willMove(to view: UIView?) { if view == nil { dismissFindNavigator() } }
    /// Called by the view when the interaction was added or, with nil, taken out. An override calls `super`.
    open func didMove(to view: UIView?) { self.view = view }

    /// Whether the bar is there.
    open var isFindNavigatorVisible: Bool { navigator != nil }

    /// The text to find.
    open var searchText: String? {
        get { navigator?.query ?? storedText }
        set {
            storedText = newValue
            navigator?.query = newValue ?? ""
        }
    }
    private var storedText: String?

    /// The text to put in the place of what was found.
    open var replacementText: String? {
        get { navigator?.replacement ?? storedReplacement }
        set {
            storedReplacement = newValue
            navigator?.replacement = newValue ?? ""
        }
    }
    private var storedReplacement: String?

    /// Shows the bar, with a row for replacing where the search can replace.
    open func presentFindNavigator(showingReplace: Bool) {
        guard let view, let window = view.window else { return }
        if let navigator {
            navigator.showsReplace = showingReplace && activeFindSession?.supportsReplacement == true
            navigator.focus()
            return
        }
        guard let session = delegate?.findInteraction(self, sessionFor: view) else { return }
        activeFindSession = session
        let navigator = FindNavigator(frame: .zero)
        self.navigator = navigator
        navigator.showsReplace = showingReplace && session.supportsReplacement
        navigator.query = storedText ?? ""
        navigator.replacement = storedReplacement ?? ""
        navigator.onAction = { [weak self] in self?.perform($0) }
        navigator.show(in: window)
        navigator.focus()
        delegate?.findInteraction(self, didBegin: session)
        if !navigator.query.isEmpty { perform(.search) }
    }

    /// Takes the bar away, and ends the search.
    open func dismissFindNavigator() {
        guard let navigator, let session = activeFindSession else { return }
        storedText = navigator.query
        storedReplacement = navigator.replacement
        self.navigator = nil
        activeFindSession = nil
        session.invalidateFoundResults()
        navigator.endEditing(true)
        navigator.removeFromSuperview()
        delegate?.findInteraction(self, didEnd: session)
    }

    /// Goes on to the next place.
    open func findNext() { perform(.next) }
    /// Goes back to the place before.
    open func findPrevious() { perform(.previous) }
    /// Shows the number of places anew, which a session of the app's has changed.
    open func updateResultCount() { navigator?.show(countOf: activeFindSession) }

    private func perform(_ action: FindNavigator.Action) {
        guard let session = activeFindSession, let navigator else { return }
        switch action {
        case .search: session.performSearch(query: navigator.query, options: UITextSearchingFindSession.usualOptions)
        case .next: session.highlightNextResult(in: .forward)
        case .previous: session.highlightNextResult(in: .backward)
        case .replace:
            session.performSingleReplacement(
                query: navigator.query, replacementString: navigator.replacement,
                options: UITextSearchingFindSession.usualOptions)
        case .replaceAll:
            session.replaceAll(
                searchQuery: navigator.query, replacementString: navigator.replacement,
                options: UITextSearchingFindSession.usualOptions)
        case .done: return dismissFindNavigator()
        }
        updateResultCount()
    }
}
