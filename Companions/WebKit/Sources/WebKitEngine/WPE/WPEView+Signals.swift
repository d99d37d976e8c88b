import Foundation
import FoundationNetworking

/// What WebKit tells of a view. The functions are those of GObject's signals: their types are in WebKit's documentation.
extension WPEView {
    private typealias Data = UnsafeMutableRawPointer?

    func connect(_ web: NativeObject, _ content: NativeObject, _ data: UnsafeMutableRawPointer) {
        func on<Function>(_ object: NativeObject, _ signal: String, _ function: Function) {
            let address = unsafeBitCast(function, to: UnsafeMutableRawPointer.self)
            _ = library.glib.connect(UnsafeMutableRawPointer(object), signal, address, data, nil, 0)
        }
        on(web, "load-changed", Self.loadChanged)
        on(web, "load-failed", Self.loadFailed)
        on(web, "load-failed-with-tls-errors", Self.loadFailedUntrusted)
        on(web, "decide-policy", Self.decidePolicy)
        on(web, "script-dialog", Self.scriptDialog)
        on(web, "authenticate", Self.authenticate)
        on(web, "close", Self.closed)
        on(web, "web-process-terminated", Self.processTerminated)
        for property in ["title", "uri", "estimated-load-progress", "is-loading"] {
            on(web, "notify::\(property)", Self.stateChanged)
        }
        let finder = library.content.finder(web)
        on(finder, "found-text", Self.found)
        on(finder, "failed-to-find-text", Self.foundNothing)
    }

    // MARK: Loading

    private static let stateChanged: @convention(c) (NativeObject?, NativeObject?, Data) -> Void = { _, _, data in
        WPEView.of(data)?.tellState()
    }

    private static let loadChanged: @convention(c) (NativeObject?, UInt32, Data) -> Void = { _, event, data in
        guard let view = WPEView.of(data) else { return }
        view.tellState()
        let events: [PageEvent] = [.started, .redirected, .committed, .finished]
        guard events.indices.contains(Int(event)) else { return }
        // A load that has failed is finished, too, and was told.
        if event == 3, view.hasFailed { return view.hasFailed = false }
        if event == 0 { view.hasFailed = false }
        guard event == 3 else { return view.tell { $0.tell(events[Int(event)]) } }
        // The title of a page that has just ended comes after that.
        view.library.call {
            view.tellState()
            view.tell { $0.tell(.finished) }
        }
    }

    private static let loadFailed:
        @convention(c) (NativeObject?, UInt32, NativeText?, UnsafeMutableRawPointer?, Data) -> Int32 = {
            _, event, uri, failure, data in
            guard let view = WPEView.of(data) else { return 0 }
            view.tellFailure(view.failure(failure, uri), isProvisional: event < 2)
            return 1
        }

    private static let loadFailedUntrusted:
        @convention(c) (NativeObject?, NativeText?, NativeObject?, UInt32, Data) -> Int32 = { _, uri, _, _, data in
            guard let view = WPEView.of(data) else { return 0 }
            view.tellFailure(WPEFailures.untrusted(WPEView.text(uri).flatMap { URL(string: $0) }), isProvisional: true)
            return 1
        }

    private func tellFailure(_ failure: PageFailure, isProvisional: Bool) {
        hasFailed = true
        tellState()
        tell { $0.tell(.failed(failure, isProvisional: isProvisional)) }
    }

    private static let closed: @convention(c) (NativeObject?, Data) -> Void = { _, data in
        WPEView.of(data)?.tellAudience { $0.pageDidClose() }
    }

    private static let processTerminated: @convention(c) (NativeObject?, UInt32, Data) -> Void = { _, _, data in
        guard let view = WPEView.of(data) else { return }
        view.tell { $0.giveUp() }
        view.tellAudience { $0.pageProcessDidEnd() }
    }

    // MARK: Where to go

    private static let decidePolicy: @convention(c) (NativeObject?, NativeObject?, UInt32, Data) -> Int32 = {
        _, decision, kind, data in
        guard let view = WPEView.of(data), let decision else { return 0 }
        _ = view.library.glib.ref(UnsafeMutableRawPointer(decision))
        if kind == 2 { view.askResponse(Handed(decision)) } else { view.askAction(Handed(decision), kind == 1) }
        return 1
    }

    private func askAction(_ decision: Handed<NativeObject>, _ opensWindow: Bool) {
        let web = library.web
        let native = web.action(decision.value)
        let kind = PageAction.Kind(rawValue: Int(web.actionKind(native))) ?? .other
        let action = PageAction(
            request: request(web.actionRequest(native)), kind: kind, opensWindow: opensWindow,
            isRedirect: web.isRedirect(native) != 0)
        tell { page in
            guard let audience = page.audience else { return self.answer(decision, .cancel) }
            audience.page(decides: action) { verdict in
                // A new window is a view of the app's, which loads by itself.
                if opensWindow, verdict == .allow { audience.page(opens: action) }
                self.answer(decision, opensWindow ? .cancel : verdict)
                if verdict != .allow, !opensWindow { page.giveUp() }
            }
        }
    }

    private func askResponse(_ decision: Handed<NativeObject>) {
        let web = library.web
        let native = web.response(decision.value)
        let response = PageResponse(
            url: Self.text(web.responseURI(native)).flatMap { URL(string: $0) } ?? .blankPage,
            mimeType: Self.text(web.responseType(native)) ?? "",
            length: Int(truncatingIfNeeded: web.responseLength(native)),
            status: Int(web.responseStatus(native)), canShow: web.canShow(decision.value) != 0, isMain: true)
        tell { page in
            guard let audience = page.audience else { return self.answer(decision, .cancel) }
            audience.page(decides: response) { self.answer(decision, $0) }
        }
    }

    @MainActor private func answer(_ decision: Handed<NativeObject>, _ verdict: PageVerdict) {
        let library = library
        library.call {
            if verdict == .allow { library.web.use(decision.value) } else { library.web.ignore(decision.value) }
            library.glib.unref(UnsafeMutableRawPointer(decision.value))
        }
    }

    func request(_ native: NativeObject) -> URLRequest {
        let url = Self.text(library.web.requestURI(native)).flatMap { URL(string: $0) }
        var request = URLRequest(url: url ?? .blankPage)
        if let method = Self.text(library.web.requestMethod(native)) { request.httpMethod = method }
        return request
    }

    // MARK: Questions

    private static let scriptDialog: @convention(c) (NativeObject?, NativeObject?, Data) -> Int32 = { _, dialog, data in
        guard let view = WPEView.of(data), let dialog else { return 0 }
        view.ask(Handed(view.library.web.retainDialog(dialog)))
        return 1
    }

    private func ask(_ native: Handed<NativeObject>) {
        let web = library.web
        let message = Self.text(web.dialogMessage(native.value)) ?? ""
        let dialog: PageDialog =
            switch web.dialogKind(native.value) {
            case 0: .alert(message)
            case 1: .confirm(message)
            case 2: .prompt(message, text: Self.text(web.dialogText(native.value)) ?? "")
            default: .leave(message)
            }
        let library = library
        tellAudience { audience in
            audience.page(asks: dialog) { answer in
                library.call {
                    switch answer {
                    case .done: break
                    case .confirmed(let isConfirmed): web.confirmDialog(native.value, isConfirmed ? 1 : 0)
                    case .entered(let text): if let text { web.enterText(native.value, text) }
                    }
                    web.closeDialog(native.value)
                    web.releaseDialog(native.value)
                }
            }
        }
    }

    private static let authenticate: @convention(c) (NativeObject?, NativeObject?, Data) -> Int32 = {
        _, request, data in
        guard let view = WPEView.of(data), let request else { return 0 }
        _ = view.library.glib.ref(UnsafeMutableRawPointer(request))
        view.challenge(Handed(request))
        return 1
    }

    private func challenge(_ native: Handed<NativeObject>) {
        let web = library.web
        let challenge = PageChallenge(
            host: Self.text(web.challengeHost(native.value)) ?? "", port: Int(web.challengePort(native.value)),
            realm: Self.text(web.challengeRealm(native.value)) ?? "", isRetry: web.isRetry(native.value) != 0)
        let library = library
        tellAudience { audience in
            audience.page(challenges: challenge) { credential in
                library.call {
                    if let user = credential?.user, let password = credential?.password {
                        let forSession: UInt32 = 1
                        let made = web.newCredential(user, password, forSession)
                        web.authenticate(native.value, made)
                        web.freeCredential(made)
                    } else {
                        web.authenticate(native.value, nil)
                    }
                    library.glib.unref(UnsafeMutableRawPointer(native.value))
                }
            }
        }
    }

    // MARK: Searches

    private static let found: @convention(c) (NativeObject?, UInt32, Data) -> Void = { _, _, data in
        WPEView.of(data)?.endSearch(true)
    }

    private static let foundNothing: @convention(c) (NativeObject?, Data) -> Void = { _, data in
        WPEView.of(data)?.endSearch(false)
    }

    private func endSearch(_ isFound: Bool) {
        finding?(isFound)
        finding = nil
    }
}
