import Foundation
import FoundationNetworking

/// The double of an engine: it shows the text and the links of strings, data and files, runs no scripts and knows no network.
///
/// Every step comes in a turn of the main loop of its own, in the order in which WebKit tells them.
@MainActor package final class StillPage: PageEngine {
    package weak var audience: (any PageAudience)?
    package let limit: String?
    /// Calls in a turn of the loop of its own.
    private let later: @MainActor (@escaping @MainActor @Sendable () -> Void) -> Void
    /// What a script gives, for tests: a page that shows text alone has nothing that could run it.
    package var answer: ((PageScript) -> Result<PageValue, PageScriptFailure>)?

    private struct Visit {
        var content: PageContent
        var entry: PageEntry
    }

    /// The entries, and which of them is on show.
    private var visits: [Visit] = []
    private var place = -1
    private var state = PageState()
    /// The number of the load that is under way.
    private var load = 0
    private var schemes: [String: @MainActor (PageSchemeRequest) -> Void] = [:]
    private var cookies: [HTTPCookie] = []

    /// - Parameter limit: What the page says of itself above its text.
    package init(limit: String?, later: @escaping @MainActor (@escaping @MainActor @Sendable () -> Void) -> Void) {
        self.limit = limit
        self.later = later
    }

    // MARK: Loading

    private enum Step { case new, go(Int), again }

    package func load(_ content: PageContent) { begin(content, .new, kind: .other) }

    /// Goes where a link leads.
    package func follow(_ url: URL) { begin(.request(URLRequest(url: url)), .new, kind: .link) }

    package func reload(fromOrigin: Bool) {
        guard visits.indices.contains(place) else { return }
        begin(visits[place].content, .again, kind: .reload)
    }

    package func go(by offset: Int) {
        guard visits.indices.contains(place + offset) else { return }
        begin(visits[place + offset].content, .go(place + offset), kind: .backForward)
    }

    package func stop() {
        load += 1
        guard state.isLoading else { return }
        fail(Self.failure(NSURLErrorCancelled, "cancelled", at: state.url), isProvisional: true)
    }

    private func begin(_ content: PageContent, _ step: Step, kind: PageAction.Kind) {
        load += 1
        let number = load
        let action = PageAction(request: content.request, kind: kind)
        later { [weak self] in
            guard let self, number == load else { return }
            guard let audience else { return start(content, step, number) }
            audience.page(decides: action) { [weak self] verdict in
                guard let self, number == load, verdict == .allow else { return }
                start(content, step, number)
            }
        }
    }

    private func start(_ content: PageContent, _ step: Step, _ number: Int) {
        state.isLoading = true
        state.progress = 0.1
        state.url = content.url
        tell()
        audience?.page(did: .started)
        let respond: @MainActor @Sendable (Result<Document, PageFailure>) -> Void = { [weak self] result in
            guard let self, number == load else { return }
            switch result {
            case .success(let document): commit(document, content, step, number)
            case .failure(let failure): fail(failure, isProvisional: true)
            }
        }
        if case .request(let request) = content, let scheme = request.url?.scheme, let serve = schemes[scheme] {
            return serve(PageSchemeRequest(request) { respond($0.map { Document($0.1, $0.0) }) })
        }
        later { respond(Self.document(content)) }
    }

    private func commit(_ document: Document, _ content: PageContent, _ step: Step, _ number: Int) {
        let response = PageResponse(
            url: content.url, mimeType: document.mimeType, length: document.length, status: document.status,
            canShow: document.mimeType.hasPrefix("text/"), isMain: true)
        guard let audience, case .request = content else { return show(document, content, step, number) }
        audience.page(decides: response) { [weak self] verdict in
            guard let self, number == load else { return }
            if verdict == .allow { return show(document, content, step, number) }
            fail(
                PageFailure(
                    domain: "WebKitErrorDomain", code: 102, text: "Frame load interrupted", url: content.url),
                isProvisional: true)
        }
    }

    private func show(_ document: Document, _ content: PageContent, _ step: Step, _ number: Int) {
        let text = HTMLText(document.html, base: content.url)
        let entry = PageEntry(url: content.url, title: text.title)
        switch step {
        case .new:
            visits.removeSubrange((place + 1)...)
            visits.append(Visit(content: content, entry: entry))
            place = visits.count - 1
        case .go(let index): place = index
        case .again: break
        }
        state.progress = 0.5
        state.title = ""
        tell()
        audience?.page(did: .committed)
        later { [weak self] in
            guard let self, number == load else { return }
            state.title = text.title
            state.isLoading = false
            state.progress = 1
            let note = limit.map { [PageParagraph(.note, [.init($0)])] } ?? []
            audience?.page(draws: .text(note + text.paragraphs))
            tell()
            audience?.page(did: .finished)
        }
    }

    private func fail(_ failure: PageFailure, isProvisional: Bool) {
        state.isLoading = false
        state.url = visits.indices.contains(place) ? visits[place].entry.url : nil
        tell()
        audience?.page(did: .failed(failure, isProvisional: isProvisional))
    }

    private func tell() {
        state.back = place > 0 ? visits[..<place].map(\.entry) : []
        state.current = visits.indices.contains(place) ? visits[place].entry : nil
        state.forward = place + 1 < visits.count ? visits[(place + 1)...].map(\.entry) : []
        audience?.page(isNow: state)
    }

    // MARK: What a double has not

    package func resize(to size: CGSize, scale: Double) {}
    package func show(_ isVisible: Bool) {}
    package func scroll(to offset: CGPoint) {}
    package func tap(at point: CGPoint) {}
    package func type(_ key: PageKey) {}
    package func setContent(scripts: [PageUserScript], handlers: [PageHandler]) {}
    package func set(_ settings: PageSettings) {}
    package func close() { load += 1 }

    package func run(
        _ script: PageScript, then: @escaping @MainActor (Result<PageValue, PageScriptFailure>) -> Void
    ) {
        let result = runNow(script)
        later { [then = MainCall(then)] in then.call(result) }
    }

    package func runNow(_ script: PageScript) -> Result<PageValue, PageScriptFailure> {
        answer?(script) ?? .failure(PageScriptFailure(message: limit ?? "a page of text runs no scripts"))
    }

    package func find(_ text: String, _ options: PageFindOptions, then: @escaping @MainActor (Bool) -> Void) {
        let compare: String.CompareOptions = options.caseSensitive ? [] : .caseInsensitive
        var found = false
        if visits.indices.contains(place), case .success(let document) = Self.document(visits[place].content) {
            found = HTMLText(document.html, base: nil).paragraphs.contains {
                $0.text.range(of: text, options: compare) != nil
            }
        }
        later { [then = MainCall(then), found] in then.call(found) }
    }

    package func change(_ cookie: HTTPCookie, deletes: Bool, then: @escaping @MainActor () -> Void) {
        cookies.removeAll { $0.name == cookie.name && $0.domain == cookie.domain && $0.path == cookie.path }
        if !deletes { cookies.append(cookie) }
        later { [then = MainCall<Void>(then)] in then.call(()) }
    }

    package func cookies(for url: URL, then: @escaping @MainActor ([HTTPCookie]) -> Void) {
        let host = url.host ?? ""
        let found = cookies.filter { host == $0.domain || host.hasSuffix("." + $0.domain.drop { $0 == "." }) }
        later { [then = MainCall(then), found] in then.call(found) }
    }

    package func clearData(then: @escaping @MainActor () -> Void) {
        cookies = []
        later { [then = MainCall<Void>(then)] in then.call(()) }
    }

    package func serve(scheme: String, _ answer: @escaping @MainActor (PageSchemeRequest) -> Void) {
        schemes[scheme] = answer
    }
}

/// A call on the main actor that is handed through a queue.
struct MainCall<Value>: @unchecked Sendable {
    let call: @MainActor (Value) -> Void

    init(_ call: @escaping @MainActor (Value) -> Void) { self.call = call }
}
