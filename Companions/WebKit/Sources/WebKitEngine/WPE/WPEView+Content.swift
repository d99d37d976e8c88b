import Foundation
import FoundationNetworking

/// A call that waits for an answer of the library's.
private final class Waiting {
    let finish: (NativeObject) -> Void

    init(_ finish: @escaping (NativeObject) -> Void) { self.finish = finish }

    /// The data of an asynchronous function, whose callback is `ready`.
    var data: UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }

    static let ready: GLib.Ready = { _, result, data in
        guard let data else { return }
        let waiting = Unmanaged<Waiting>.fromOpaque(data).takeRetainedValue()
        if let result { waiting.finish(result) }
    }
}

/// What is in pages: scripts, settings, cookies, and answers of the app's.
extension WPEView {
    // MARK: Scripts that run once

    func run(
        _ script: PageScript, then: @escaping @MainActor (Result<PageValue, PageScriptFailure>) -> Void
    ) {
        run(script) { outcome in onMainActor { then(outcome) } }
    }

    /// Runs a script and hands its value over on the library's thread.
    func run(_ script: PageScript, thenHere then: @escaping (Result<PageValue, PageScriptFailure>) -> Void) {
        guard let view = objects?.web else {
            return then(.failure(PageScriptFailure(message: "the page is gone")))
        }
        let content = library.content
        if script.arguments != nil {
            let waiting = Waiting { self.finish($0, content.finishInWorld, then) }
            content.callFunction(view, script.body, nil, script.world, nil, Waiting.ready, waiting.data)
        } else if let world = script.world {
            let waiting = Waiting { self.finish($0, content.finishInWorld, then) }
            content.runInWorld(view, script.source, world, nil, Waiting.ready, waiting.data)
        } else {
            let waiting = Waiting { self.finish($0, content.finish, then) }
            content.run(view, script.source, nil, Waiting.ready, waiting.data)
        }
    }

    private func finish(
        _ result: NativeObject, _ finish: WPEContent.Finish,
        _ then: @escaping (Result<PageValue, PageScriptFailure>) -> Void
    ) {
        guard let view = objects?.web else {
            return then(.failure(PageScriptFailure(message: "the page is gone")))
        }
        var failure: UnsafeMutableRawPointer?
        let outcome: Result<PageValue, PageScriptFailure>
        if let made = finish(view, result, &failure) {
            outcome = .success(value(of: library.content.value(made)))
            library.content.releaseResult(made)
        } else {
            outcome = .failure(Self.scriptFailure(Self.text(failure?.load(as: GLib.Failure.self).message) ?? ""))
            library.glib.freeFailure(failure)
        }
        then(outcome)
    }

    private func value(of value: NativeObject) -> PageValue {
        if library.content.isUndefined(value) != 0 { return .undefined }
        return library.glib.taking(library.content.json(value, 0)).map { .json($0) } ?? .unsupported
    }

    /// WebKit's text is the script's address, line and column, and the exception's own words.
    static func scriptFailure(_ text: String) -> PageScriptFailure {
        guard let match = text.wholeMatch(of: /(.*?):([0-9]+):([0-9]+): (.*)/.dotMatchesNewlines()) else {
            return PageScriptFailure(message: text)
        }
        return PageScriptFailure(
            message: String(match.4), line: Int(match.2) ?? 0, source: match.1.isEmpty ? nil : String(match.1))
    }

    // MARK: Scripts of every page

    func setContent(scripts: [PageUserScript], handlers: [PageHandler]) {
        guard let manager = objects?.content else { return }
        set(handlers, of: manager)
        library.content.removeScripts(manager)
        for handler in handlers where handler.replies {
            add(
                PageUserScript(
                    source: WPEScripts.replying(handler.name), atEnd: false, onlyMain: true, world: handler.world),
                to: manager)
        }
        let own = PageUserScript(source: WPEScripts.measure, atEnd: true, onlyMain: true, world: WPEScripts.world)
        for script in scripts + [own] { add(script, to: manager) }
    }

    private func add(_ script: PageUserScript, to manager: NativeObject) {
        let content = library.content
        let frames: UInt32 = script.onlyMain ? 1 : 0
        let time: UInt32 = script.atEnd ? 1 : 0
        let native =
            script.world.map { content.newScriptInWorld(script.source, frames, time, $0, nil, nil) }
            ?? content.newScript(script.source, frames, time, nil, nil)
        content.addScript(manager, native)
        content.releaseScript(native)
    }

    private func set(_ new: [PageHandler], of manager: NativeObject) {
        let content = library.content
        for handler in handlers where !new.contains(handler) {
            if let world = handler.world {
                content.removeHandlerInWorld(manager, handler.name, world)
            } else {
                content.removeHandler(manager, handler.name)
            }
        }
        for handler in new where !handlers.contains(handler) { listen(to: handler, of: manager) }
        if !listensToItself {
            listensToItself = true
            listen(
                to: PageHandler(name: WPEScripts.handler, world: WPEScripts.world, replies: false), of: manager)
            let style = content.newStyle(WPEScripts.fonts, 0, 0, nil, nil)
            content.addStyle(manager, style)
            content.releaseStyle(style)
        }
        handlers = new
    }

    /// What a signal of messages says which handler they are for.
    private final class Listener {
        weak var view: WPEView?
        let handler: PageHandler

        init(_ view: WPEView, _ handler: PageHandler) {
            self.view = view
            self.handler = handler
        }
    }

    private func listen(to handler: PageHandler, of manager: NativeObject) {
        let content = library.content
        let data = Unmanaged.passRetained(Listener(self, handler)).toOpaque()
        let address = unsafeBitCast(Self.posted, to: UnsafeMutableRawPointer.self)
        let release = unsafeBitCast(Self.forgotten, to: UnsafeMutableRawPointer.self)
        _ = library.glib.connect(
            UnsafeMutableRawPointer(manager), "script-message-received::\(handler.name)", address, data, release, 0)
        if let world = handler.world {
            _ = content.addHandlerInWorld(manager, handler.name, world)
        } else {
            _ = content.addHandler(manager, handler.name)
        }
    }

    private static let forgotten: @convention(c) (UnsafeMutableRawPointer?, NativeObject?) -> Void = { data, _ in
        if let data { Unmanaged<Listener>.fromOpaque(data).release() }
    }

    private static let posted: @convention(c) (NativeObject?, NativeObject?, UnsafeMutableRawPointer?) -> Void = {
        _, result, data in
        guard let data, let result else { return }
        let listener = Unmanaged<Listener>.fromOpaque(data).takeUnretainedValue()
        guard let view = listener.view else { return }
        let json = view.library.glib.taking(view.library.content.json(view.library.content.value(result), 0))
        view.take(json ?? "null", for: listener.handler)
    }

    private func take(_ json: String, for handler: PageHandler) {
        if handler.world == WPEScripts.world {
            let text = (try? JSONDecoder().decode(String.self, from: Data(json.utf8))) ?? ""
            if let layout = WPELayout(text) { tell { $0.measure(layout) } }
            return
        }
        guard handlers.contains(handler) else { return }
        guard handler.replies else {
            return tellAudience { $0.page(posts: PageMessage(handler: handler, body: json)) }
        }
        guard let text = try? JSONDecoder().decode(String.self, from: Data(json.utf8)),
            let asked = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any],
            let number = asked["number"] as? Int,
            let body = try? JSONSerialization.data(
                withJSONObject: asked["body"] ?? NSNull(), options: .fragmentsAllowed)
        else { return }
        tell { page in
            let message = PageMessage(handler: handler, body: String(decoding: body, as: UTF8.self)) { result in
                let script = WPEScripts.reply(handler.name, number, result)
                page.run(PageScript(source: script, world: handler.world)) { _ in }
            }
            page.audience?.page(posts: message)
        }
    }

    // MARK: Settings and searches

    func set(_ settings: PageSettings) {
        guard let view = objects?.web else { return }
        let (content, glib) = (library.content, library.glib)
        let native = content.settings(view)
        glib.set("enable-javascript-markup", settings.runsScripts, on: native)
        glib.set("javascript-can-open-windows-automatically", settings.opensWindows, on: native)
        glib.set("enable-developer-extras", settings.isInspectable, on: native)
        glib.set("allow-file-access-from-file-urls", settings.allowsFilesFromFiles, on: native)
        glib.set("allow-universal-access-from-file-urls", settings.allowsFilesToReadAll, on: native)
        content.setMinimumFontSize(native, UInt32(max(0, settings.minimumFontSize)))
        content.setUserAgent(native, settings.userAgent)
        content.setZoom(view, settings.zoom)
        var colour = WPEContent.Colour()
        if settings.isTransparent { colour.alpha = 0 }
        content.setBackground(view, &colour)
    }

    func find(_ text: String, _ options: PageFindOptions, then: @escaping @MainActor (Bool) -> Void) {
        guard let view = objects?.web else { return onMainActor { then(false) } }
        finding?(false)
        finding = { found in onMainActor { then(found) } }
        var flags: UInt32 = options.caseSensitive ? 0 : 1
        if options.backwards { flags |= 1 << 3 }
        if options.wraps { flags |= 1 << 4 }
        library.content.search(library.content.finder(view), text, flags, .max)
    }

    // MARK: What is kept

    private var dataManager: NativeObject? { objects.map { library.web.dataManager($0.context) } }

    func change(_ cookie: HTTPCookie, deletes: Bool, then: @escaping @MainActor () -> Void) {
        guard let dataManager else { return onMainActor { then() } }
        let content = library.content
        let age = cookie.expiresDate.map { max(0, $0.timeIntervalSinceNow) } ?? -1
        let native = content.newCookie(cookie.name, cookie.value, cookie.domain, cookie.path, Int32(clamping: Int(age)))
        content.setSecure(native, cookie.isSecure ? 1 : 0)
        let waiting = Waiting { _ in onMainActor { then() } }
        let change = deletes ? content.deleteCookie : content.addCookie
        change(content.cookieManager(dataManager), native, nil, Waiting.ready, waiting.data)
        content.freeCookie(native)
    }

    func cookies(for url: URL, then: @escaping @MainActor ([HTTPCookie]) -> Void) {
        guard let dataManager else { return onMainActor { then([]) } }
        let content = library.content
        let manager = content.cookieManager(dataManager)
        let waiting = Waiting { result in
            var failure: UnsafeMutableRawPointer?
            let list = content.finishCookies(manager, result, &failure)
            var cookies: [HTTPCookie] = []
            var next = list
            while let place = next?.load(as: GLib.List.self) {
                if let data = place.data { cookies += [self.cookie(NativeObject(data))].compactMap { $0 } }
                next = place.next
            }
            self.library.glib.freeList(list)
            onMainActor { [cookies] in then(cookies) }
        }
        content.cookies(manager, url.absoluteString, nil, Waiting.ready, waiting.data)
    }

    private func cookie(_ native: NativeObject) -> HTTPCookie? {
        let content = library.content
        var properties: [HTTPCookiePropertyKey: Any] = [
            .name: Self.text(content.cookieName(native)) ?? "", .value: Self.text(content.cookieValue(native)) ?? "",
            .domain: Self.text(content.cookieDomain(native)) ?? "", .path: Self.text(content.cookiePath(native)) ?? "/",
        ]
        if content.isSecure(native) != 0 { properties[.secure] = "TRUE" }
        content.freeCookie(native)
        return HTTPCookie(properties: properties)
    }

    func clearData(then: @escaping @MainActor () -> Void) {
        guard let dataManager else { return onMainActor { then() } }
        let waiting = Waiting { _ in onMainActor { then() } }
        let all: UInt32 = (1 << 12) - 1
        library.web.clearData(dataManager, all, 0, nil, Waiting.ready, waiting.data)
    }

    // MARK: Schemes of the app's own

    func register(_ scheme: String, in context: NativeObject, _ data: UnsafeMutableRawPointer) {
        library.web.registerScheme(context, scheme, Self.asked, data, nil)
    }

    private static let asked: @convention(c) (NativeObject?, UnsafeMutableRawPointer?) -> Void = { request, data in
        guard let view = WPEView.of(data), let request else { return }
        _ = view.library.glib.ref(UnsafeMutableRawPointer(request))
        view.serve(Handed(request))
    }

    private func serve(_ native: Handed<NativeObject>) {
        let content = library.content
        guard let url = Self.text(content.schemeURI(native.value)).flatMap({ URL(string: $0) }) else { return }
        var request = URLRequest(url: url)
        if let method = Self.text(content.schemeMethod(native.value)) { request.httpMethod = method }
        let (scheme, library) = (url.scheme ?? "", library)
        tell { [request] page in
            let asked = PageSchemeRequest(request) { result in
                library.call { Self.answer(native.value, result, library) }
            }
            page.serve(scheme, asked)
        }
    }

    private static func answer(
        _ native: NativeObject, _ result: Result<(URLResponse, Data), PageFailure>, _ library: WPELibrary
    ) {
        switch result {
        case .success((let response, let data)):
            let bytes = data.withUnsafeBytes { library.glib.newBytes($0.baseAddress, data.count) }
            let stream = library.glib.memoryStream(bytes)
            library.glib.unrefBytes(bytes)
            library.content.finishScheme(native, stream, Int64(data.count), response.mimeType)
            library.glib.unref(UnsafeMutableRawPointer(stream))
        case .failure(let failure):
            let made = library.content.newFailure(library.content.networkFailure(), 399, failure.text)
            library.content.failScheme(native, made)
            library.glib.freeFailure(made)
        }
        library.glib.unref(UnsafeMutableRawPointer(native))
    }
}
