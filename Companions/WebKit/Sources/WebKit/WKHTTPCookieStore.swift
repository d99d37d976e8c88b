import Foundation
import WebKitEngine
@_spi(Framework) import UIKit

/// The cookies of a store.
@MainActor @preconcurrency open class WKHTTPCookieStore: NSObject {
    private weak var store: WKWebsiteDataStore?
    private struct WeakObserver { weak var observer: (any WKHTTPCookieStoreObserver)? }
    private var observers: [WeakObserver] = []
    /// Where cookies may be: the sites of what was set, beside those of pages.
    private var sites: Set<URL> = []

    init(_ store: WKWebsiteDataStore) { self.store = store }

    /// Gives the cookies of the sites that pages have shown, and those that were set here.
    open func getAllCookies(_ completionHandler: @escaping @MainActor @Sendable ([HTTPCookie]) -> Void) {
        guard let store else {
            soon { completionHandler([]) }
            return
        }
        let pages = store.clients.flatMap(\.seenSites)
        collect(from: Array(sites.union(pages)).sorted { $0.absoluteString < $1.absoluteString }, [], completionHandler)
    }

    /// Asks for the cookies of one site after the other.
    private func collect(
        from sites: [URL], _ found: [HTTPCookie], _ completionHandler: @escaping @MainActor ([HTTPCookie]) -> Void
    ) {
        guard let site = sites.first, let store else { return completionHandler(found) }
        let take = store.working { (cookies: [HTTPCookie]) in
            let new = cookies.filter { cookie in
                !found.contains {
                    ($0.name, $0.domain, $0.path) == (cookie.name, cookie.domain, cookie.path)
                }
            }
            self.collect(from: Array(sites.dropFirst()), found + new, completionHandler)
        }
        store.reach.cookies(for: site, then: take)
    }

    /// The cookies of the sites that pages have shown, and those that were set here.
    open func allCookies() async -> [HTTPCookie] {
        (try? await TaskWait<[HTTPCookie]>.value { wait in getAllCookies { wait.resume(with: .success($0)) } }) ?? []
    }

    /// Sets a cookie.
    open func setCookie(_ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil) {
        let host = cookie.domain.hasPrefix(".") ? String(cookie.domain.dropFirst()) : cookie.domain
        if let site = URL(string: "\(cookie.isSecure ? "https" : "http")://\(host)\(cookie.path)") {
            sites.insert(site)
        }
        change(cookie, deletes: false, completionHandler)
    }

    /// Sets a cookie.
    open func setCookie(_ cookie: HTTPCookie) async {
        _ = try? await TaskWait<Void>.value { wait in setCookie(cookie) { wait.resume(with: .success(())) } }
    }

    /// Deletes a cookie.
    open func delete(_ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil) {
        change(cookie, deletes: true, completionHandler)
    }

    /// Deletes a cookie.
    open func deleteCookie(_ cookie: HTTPCookie) async {
        _ = try? await TaskWait<Void>.value { wait in delete(cookie) { wait.resume(with: .success(())) } }
    }

    private func change(_ cookie: HTTPCookie, deletes: Bool, _ completion: (@MainActor @Sendable () -> Void)?) {
        guard let store else {
            if let completion { soon(completion) }
            return
        }
        let done = store.working { (_: Void) in
            completion?()
            for observer in self.observers { observer.observer?.cookiesDidChange(in: self) }
        }
        store.reach.change(cookie, deletes: deletes) { done(()) }
    }

    /// Has an object told of changes made here; it is not kept alive.
    open func add(_ observer: any WKHTTPCookieStoreObserver) {
        observers.removeAll { $0.observer == nil }
        observers.append(WeakObserver(observer: observer))
    }

    /// Has an object not told any more.
    open func remove(_ observer: any WKHTTPCookieStoreObserver) { observers.removeAll { $0.observer === observer } }
}

/// An object that is told of changes of cookies. All of it is optional.
@preconcurrency @MainActor public protocol WKHTTPCookieStoreObserver: NSObjectProtocol {
    /// Called after cookies were changed by the app.
    func cookiesDidChange(in cookieStore: WKHTTPCookieStore)
}

extension WKHTTPCookieStoreObserver {
    /// Does nothing.
    public func cookiesDidChange(in cookieStore: WKHTTPCookieStore) {}
}
