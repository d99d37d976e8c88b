import Foundation
import FoundationNetworking

/// A page that WPE WebKit loads and draws.
///
/// The object is the main actor's end of the page: it hands what it is asked for to `WPEView`, which lives on the library's
/// thread, and hears of what happened in turns of the main queue.
@MainActor package final class WPEPage: PageEngine {
    package weak var audience: (any PageAudience)?
    package var limit: String? { nil }

    let library: WPELibrary
    private let store: WPEStore
    private var schemes: [String: @MainActor (PageSchemeRequest) -> Void] = [:]
    private(set) var native: WPEView?
    private var isClosed = false

    /// What is under way that the app is about to hear of, by number.
    private var works: Set<Int> = [] {
        didSet { if works.isEmpty != oldValue.isEmpty { audience?.page(isBusy: !works.isEmpty) } }
    }
    private var lastWork = 0
    /// The loading that is under way, which is work.
    private var loading: Int?

    private var size = CGSize(width: 320, height: 480)
    private var scale = 0.0
    private var layout = WPELayout()
    private var offset = CGPoint.zero
    private var isScrolling = false
    private var settings = PageSettings()

    package init(_ library: WPELibrary, store: WPEStore) {
        self.library = library
        self.store = store
    }

    // MARK: The library's thread

    /// The page's other end, which is made when it is first needed: by then the schemes are known.
    private var view: WPEView {
        if let native { return native }
        let view = WPEView(library, store, schemes: Array(schemes.keys)) { [weak self] call in
            if let self { call(self) }
        }
        native = view
        library.call { view.open() }
        return view
    }

    private func perform(_ body: @escaping (WPEView) -> Void) {
        guard !isClosed else { return }
        let view = view
        library.call { body(view) }
    }

    package func close() {
        isClosed = true
        works = []
        guard let native else { return }
        library.call { native.close() }
    }

    // MARK: Loading

    package func load(_ content: PageContent) {
        beginLoading()
        perform { $0.load(content) }
    }

    package func reload(fromOrigin: Bool) {
        beginLoading()
        perform { $0.reload(fromOrigin: fromOrigin) }
    }

    package func stop() { perform { $0.stop() } }

    package func go(by offset: Int) {
        beginLoading()
        perform { $0.go(by: offset) }
    }

    // MARK: Work

    private func beginWork() -> Int {
        lastWork += 1
        works.insert(lastWork)
        return lastWork
    }

    private func beginLoading() {
        if loading == nil { loading = beginWork() }
    }

    /// Ends loading once what is loaded has been drawn.
    private func endLoading() {
        guard let work = loading else { return }
        loading = nil
        settle(work)
    }

    /// Ends work when the page has drawn what was asked of it before.
    private func settle(_ work: Int) {
        let script = PageScript(source: WPEScripts.settle, arguments: [:], world: WPEScripts.world)
        perform { view in
            view.run(script) { _ in self.perform { $0.whenDrawn { self.works.remove(work) } } }
        }
    }

    /// Forgets what the page that has just gone was doing: its scripts answer no more.
    private func dropWork() { works = works.filter { $0 == loading } }

    /// Does something that shows in the page a little later.
    private func act(_ body: @escaping (WPEView) -> Void) {
        let work = beginWork()
        perform(body)
        settle(work)
    }

    // MARK: Place and input

    package func resize(to size: CGSize, scale: Double) {
        guard size.width >= 1, size.height >= 1, size != self.size || scale != self.scale else { return }
        self.size = size
        self.scale = scale
        applySize()
    }

    private func applySize() {
        let factor = layout.factor(forWidth: size.width)
        let (width, height) = (size.width / factor, size.height / factor)
        let scale = scale * factor
        act { $0.resize(width: Int(width.rounded()), height: Int(height.rounded()), scale: scale) }
    }

    package func show(_ isVisible: Bool) { perform { $0.show(isVisible) } }

    package func scroll(to offset: CGPoint) {
        guard offset != self.offset else { return }
        self.offset = offset
        if !isScrolling { sendOffset() }
    }

    /// Sends the latest offset, one after the other: a page that is slow gets no queue of those that are over.
    private func sendOffset() {
        isScrolling = true
        let sent = offset
        let factor = layout.factor(forWidth: size.width)
        let source = "matryoshka.scroll(\(sent.x / factor), \(sent.y / factor))"
        let work = beginWork()
        perform {
            $0.run(PageScript(source: source, world: WPEScripts.world)) { [weak self] _ in
                guard let self else { return }
                isScrolling = false
                if offset != sent { sendOffset() }
                settle(work)
            }
        }
    }

    package func tap(at point: CGPoint) {
        // Pointers are where pixels are.
        let (x, y) = (Int32(point.x * scale), Int32(point.y * scale))
        act { $0.tap(x: x, y: y) }
    }

    // The engine draws pixels, and follows itself what is tapped in them.
    package func follow(_ url: URL) {}

    package func type(_ key: PageKey) { act { $0.type(key) } }

    // MARK: Scripts

    package func run(
        _ script: PageScript, then: @escaping @MainActor (Result<PageValue, PageScriptFailure>) -> Void
    ) {
        let work = beginWork()
        perform {
            $0.run(script) { result in
                then(result)
                self.settle(work)
            }
        }
    }

    package func runNow(_ script: PageScript) -> Result<PageValue, PageScriptFailure> {
        let wait = ScriptWait()
        perform { $0.run(script, thenHere: wait.end) }
        return wait.result(within: 10)
    }

    package func setContent(scripts: [PageUserScript], handlers: [PageHandler]) {
        perform { $0.setContent(scripts: scripts, handlers: handlers) }
    }

    package func set(_ settings: PageSettings) {
        guard settings != self.settings || native == nil else { return }
        self.settings = settings
        perform { $0.set(settings) }
    }

    package func find(_ text: String, _ options: PageFindOptions, then: @escaping @MainActor (Bool) -> Void) {
        let work = beginWork()
        perform {
            $0.find(text, options) { found in
                then(found)
                self.works.remove(work)
            }
        }
    }

    package func change(_ cookie: HTTPCookie, deletes: Bool, then: @escaping @MainActor () -> Void) {
        let work = beginWork()
        perform {
            $0.change(cookie, deletes: deletes) {
                then()
                self.works.remove(work)
            }
        }
    }

    package func cookies(for url: URL, then: @escaping @MainActor ([HTTPCookie]) -> Void) {
        let work = beginWork()
        perform {
            $0.cookies(for: url) { cookies in
                then(cookies)
                self.works.remove(work)
            }
        }
    }

    package func clearData(then: @escaping @MainActor () -> Void) {
        let work = beginWork()
        perform {
            $0.clearData {
                then()
                self.works.remove(work)
            }
        }
    }

    package func serve(scheme: String, _ answer: @escaping @MainActor (PageSchemeRequest) -> Void) {
        schemes[scheme] = answer
    }

    // MARK: What the page tells

    func serve(_ scheme: String, _ request: PageSchemeRequest) { schemes[scheme]?(request) }

    func tell(_ event: PageEvent) {
        switch event {
        case .started: beginLoading()
        case .committed:
            offset = .zero
            isScrolling = false
            dropWork()
            audience?.page(did: event)
            return
        case .redirected: break
        case .finished, .failed:
            audience?.page(did: event)
            return endLoading()
        }
        audience?.page(did: event)
    }

    /// Tells that what was about to be loaded is not.
    func giveUp() {
        dropWork()
        endLoading()
    }

    /// Takes what the page's own script measures, in the page's points.
    func measure(_ measured: WPELayout) {
        let isOther = measured.width != layout.width
        layout = measured
        if isOther { applySize() }
        let factor = layout.factor(forWidth: size.width)
        let own = CGPoint(x: measured.offset.x * factor, y: measured.offset.y * factor)
        if measured.isOwnMove { offset = own }
        audience?.page(
            measures: PageLayout(
                size: CGSize(width: measured.size.width * factor, height: measured.size.height * factor), offset: own,
                isOwnMove: measured.isOwnMove, takesTyping: measured.takesTyping))
    }
}

/// A script whose value the main thread waits for.
private final class ScriptWait: @unchecked Sendable {
    private let semaphore = DispatchSemaphore(value: 0)
    // Written before the semaphore is signalled, read after it.
    private var outcome: Result<PageValue, PageScriptFailure>?

    /// Called on the library's thread.
    func end(_ outcome: Result<PageValue, PageScriptFailure>) {
        self.outcome = outcome
        semaphore.signal()
    }

    func result(within seconds: Double) -> Result<PageValue, PageScriptFailure> {
        guard semaphore.wait(timeout: .now() + seconds) == .success, let outcome else {
            return .failure(PageScriptFailure(message: "the script has not ended in \(seconds) seconds"))
        }
        return outcome
    }
}
