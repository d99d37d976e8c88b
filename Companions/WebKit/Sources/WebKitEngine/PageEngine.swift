import Foundation
import FoundationNetworking

/// What loads and draws one page.
///
/// All of it is used on the main actor and returns at once: an engine that works elsewhere tells its audience later. `StillPage`
/// is the deterministic double; `WPEPage` has WPE WebKit do the work, in processes of its own.
@MainActor package protocol PageEngine: AnyObject {
    /// Whom the page tells; not kept alive.
    var audience: (any PageAudience)? { get set }

    /// Why pages are less than they could be; nil where they are all that they should be.
    var limit: String? { get }

    /// Begins to load something in place of what is there.
    func load(_ content: PageContent)

    /// Loads the page again.
    func reload(fromOrigin: Bool)

    /// Ends loading.
    func stop()

    /// Goes to another entry of the history: -1 is the one before.
    func go(by offset: Int)

    /// Says how large the page is shown, in points, and how many pixels a point has.
    func resize(to size: CGSize, scale: Double)

    /// Says whether the page can be seen.
    func show(_ isVisible: Bool)

    /// Moves the page's content under the view, in points from the document's top left corner.
    func scroll(to offset: CGPoint)

    /// Taps a point of what is seen, in points.
    func tap(at point: CGPoint)

    /// Goes where a link leads that a person has tapped in a page that was drawn as texts.
    func follow(_ url: URL)

    /// Types a key into what has the page's focus.
    func type(_ key: PageKey)

    /// Runs a script and gives its value.
    func run(_ script: PageScript, then: @escaping @MainActor (Result<PageValue, PageScriptFailure>) -> Void)

    /// Runs a script and waits for its value, ten seconds at most.
    func runNow(_ script: PageScript) -> Result<PageValue, PageScriptFailure>

    /// Sets what the page runs by itself, and whose messages it may send.
    func setContent(scripts: [PageUserScript], handlers: [PageHandler])

    /// Sets how the page behaves from the next load on.
    func set(_ settings: PageSettings)

    /// Looks for a text and selects the next place where it is.
    func find(_ text: String, _ options: PageFindOptions, then: @escaping @MainActor (Bool) -> Void)

    /// Sets a cookie, or deletes it.
    func change(_ cookie: HTTPCookie, deletes: Bool, then: @escaping @MainActor () -> Void)

    /// The cookies that pages of an address get.
    func cookies(for url: URL, then: @escaping @MainActor ([HTTPCookie]) -> Void)

    /// Deletes what pages have left behind.
    func clearData(then: @escaping @MainActor () -> Void)

    /// Has a page of a scheme answered by somebody, before the first load.
    func serve(scheme: String, _ answer: @escaping @MainActor (PageSchemeRequest) -> Void)

    /// Ends the page for good.
    func close()
}

/// What a page tells.
@MainActor package protocol PageAudience: AnyObject {
    /// Asks before the page goes anywhere.
    func page(decides action: PageAction, then: @escaping @MainActor (PageVerdict) -> Void)
    /// Asks before what came is shown.
    func page(decides response: PageResponse, then: @escaping @MainActor (PageVerdict) -> Void)
    /// Tells how loading goes on.
    func page(did event: PageEvent)
    /// Tells of the page's state, whenever some of it has changed.
    func page(isNow state: PageState)
    /// Hands over what the page looks like.
    func page(draws picture: PagePicture)
    /// Tells how large the document is and where it is scrolled, in points.
    func page(measures layout: PageLayout)
    /// Hands over a message from a script of the page.
    func page(posts message: PageMessage)
    /// Asks the person something.
    func page(asks dialog: PageDialog, then: @escaping @MainActor (PageDialogAnswer) -> Void)
    /// Asks for a name and a password, or whether a server is trusted.
    func page(challenges challenge: PageChallenge, then: @escaping @MainActor (URLCredential?) -> Void)
    /// Asks for a new window, which shows what the action leads to.
    func page(opens action: PageAction)
    /// Tells that a script has closed the page.
    func pageDidClose()
    /// Tells that the process that the page lived in has ended.
    func pageProcessDidEnd()
    /// Tells that the page has begun, or ended, work that the app is about to hear of.
    func page(isBusy: Bool)
}
