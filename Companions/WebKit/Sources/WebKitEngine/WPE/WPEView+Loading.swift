import Foundation
import FoundationNetworking

extension WPEView {
    func load(_ content: PageContent) {
        guard let view = objects?.web else { return }
        let web = library.web
        switch content {
        case .request(let request):
            let native = web.newRequest((request.url ?? .blankPage).absoluteString)
            if let headers = web.requestHeaders(native) {
                for (name, value) in request.allHTTPHeaderFields ?? [:] { web.setHeader(headers, name, value) }
            }
            web.loadRequest(view, native)
            library.glib.unref(UnsafeMutableRawPointer(native))
        case .html(let text, let base): web.loadHTML(view, text, (base ?? .blankPage).absoluteString)
        case .data(let data, let type, let encoding, let base):
            let bytes = data.withUnsafeBytes { library.glib.newBytes($0.baseAddress, data.count) }
            web.loadBytes(view, bytes, type, encoding, base.absoluteString)
            library.glib.unrefBytes(bytes)
        }
    }

    func reload(fromOrigin: Bool) {
        guard let view = objects?.web else { return }
        if fromOrigin { library.web.reloadBypassingCache(view) } else { library.web.reload(view) }
    }

    func stop() { if let view = objects?.web { library.web.stop(view) } }

    func go(by offset: Int) {
        guard let view = objects?.web, let entry = library.web.entry(library.web.history(view), Int32(offset)) else {
            return
        }
        library.web.goTo(view, entry)
    }

    // MARK: State

    /// Reads what the page is now, and tells it.
    func tellState() {
        guard let view = objects?.web else { return }
        var state = PageState()
        let web = library.web
        state.title = Self.text(web.title(view)) ?? ""
        state.url = Self.text(web.uri(view)).flatMap { URL(string: $0) }
        state.isLoading = web.isLoading(view) != 0
        state.progress = web.progress(view)
        state.isSecure = state.url?.scheme == "https"
        let history = web.history(view)
        state.current = entry(history, 0)
        for offset in 1... {
            guard let entry = entry(history, -offset) else { break }
            state.back.insert(entry, at: 0)
        }
        for offset in 1... {
            guard let entry = entry(history, offset) else { break }
            state.forward.append(entry)
        }
        tellAudience { [state] in $0.page(isNow: state) }
    }

    private func entry(_ history: NativeObject, _ offset: Int) -> PageEntry? {
        let web = library.web
        guard let entry = web.entry(history, Int32(offset)),
            let url = Self.text(web.entryURI(entry)).flatMap({ URL(string: $0) })
        else { return nil }
        let title = Self.text(web.entryTitle(entry))
        let first = Self.text(web.entryFirstURI(entry)).flatMap { URL(string: $0) }
        return PageEntry(url: url, title: title?.isEmpty == true ? nil : title, firstURL: first)
    }

    static func text(_ text: NativeText?) -> String? { text.map { String(cString: $0) } }

    // MARK: What failed

    func failure(_ failure: UnsafeMutableRawPointer?, _ uri: NativeText?) -> PageFailure {
        let url = Self.text(uri).flatMap { URL(string: $0) }
        guard let failure = failure?.load(as: GLib.Failure.self) else {
            return PageFailure(code: NSURLErrorUnknown, text: "unknown error", url: url)
        }
        let domain = Self.text(library.glib.quarkText(failure.domain)) ?? ""
        let text = Self.text(failure.message) ?? ""
        return WPEFailures.failure(domain: domain, code: Int(failure.code), text: text, url: url)
    }
}
