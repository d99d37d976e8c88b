import Foundation
import WebKitEngine
@_spi(Framework) import UIKit

/// The kind of what is kept in a browser's disk cache.
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
/// The kind of what is kept in a browser's memory.
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
/// The kind of cookies.
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
/// The kind of what scripts keep until a view is gone.
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
/// The kind of what scripts keep.
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
/// The kind of what scripts keep in databases by SQL.
public let WKWebsiteDataTypeWebSQLDatabases = "WKWebsiteDataTypeWebSQLDatabases"
/// The kind of what scripts keep in databases of objects.
public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"
/// The kind of what web apps keep to run offline.
public let WKWebsiteDataTypeOfflineWebApplicationCache = "WKWebsiteDataTypeOfflineWebApplicationCache"
/// The kind of what pages fetched by scripts.
public let WKWebsiteDataTypeFetchCache = "WKWebsiteDataTypeFetchCache"
/// The kind of scripts that work for pages that are closed.
public let WKWebsiteDataTypeServiceWorkerRegistrations = "WKWebsiteDataTypeServiceWorkerRegistrations"

/// Where pages leave cookies and the like. Nothing outlives the run.
@MainActor @preconcurrency open class WKWebsiteDataStore: NSObject {
    /// The cookies.
    public private(set) lazy var httpCookieStore = WKHTTPCookieStore(self)
    /// Whether all is kept: nothing is longer than the run.
    public let isPersistent: Bool
    private struct WeakClient { weak var client: PageClient? }
    private var waiting: [WeakClient] = []
    let native = WPEStore()

    init(isPersistent: Bool) { self.isPersistent = isPersistent }

    /// The store that views have which were given no other.
    public class func `default`() -> WKWebsiteDataStore { DataStores.shared.usual }

    /// A store of its own.
    public class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }

    /// All kinds of what is kept.
    public class func allWebsiteDataTypes() -> Set<String> {
        [
            WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeMemoryCache, WKWebsiteDataTypeCookies,
            WKWebsiteDataTypeSessionStorage, WKWebsiteDataTypeLocalStorage, WKWebsiteDataTypeWebSQLDatabases,
            WKWebsiteDataTypeIndexedDBDatabases, WKWebsiteDataTypeOfflineWebApplicationCache,
            WKWebsiteDataTypeFetchCache, WKWebsiteDataTypeServiceWorkerRegistrations,
        ]
    }

    // MARK: Pages

    func add(_ client: PageClient) {
        waiting.removeAll { $0.client == nil }
        waiting.append(WeakClient(client: client))
    }

    /// The pages that share the store.
    var clients: [PageClient] { waiting.compactMap(\.client) }

    /// A page through which the store is reached: one that is there, or one of its own.
    var reach: any PageEngine { clients.first?.engine ?? keeper }
    private lazy var keeper = WebEngines.shared.make(for: self)

    /// Has the app count as busy until a completion is called, which comes from outside.
    func working<Value>(_ completion: @escaping @MainActor (Value) -> Void) -> @MainActor (Value) -> Void {
        let work = OutsideWork(patience: 20)
        return { value in
            work.finish()
            completion(value)
        }
    }

    // MARK: Data

    /// Tells who has left something: one record stands for all.
    open func fetchDataRecords(
        ofTypes dataTypes: Set<String>,
        completionHandler: @escaping @MainActor @Sendable ([WKWebsiteDataRecord]) -> Void
    ) {
        let record = WKWebsiteDataRecord(types: Self.allWebsiteDataTypes())
        soon { completionHandler([record]) }
    }

    /// The records of what was left; one stands for all.
    open func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] {
        [WKWebsiteDataRecord(types: Self.allWebsiteDataTypes())]
    }

    /// Deletes what was left, of all kinds and sites.
    open func removeData(
        ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord],
        completionHandler: @escaping @MainActor @Sendable () -> Void
    ) {
        let done = working { (_: Void) in completionHandler() }
        reach.clearData { done(()) }
    }

    /// Deletes what was left, of all kinds, sites and times.
    open func removeData(
        ofTypes dataTypes: Set<String>, modifiedSince date: Date,
        completionHandler: @escaping @MainActor @Sendable () -> Void
    ) {
        let done = working { (_: Void) in completionHandler() }
        reach.clearData { done(()) }
    }

    /// Deletes what was left, of all kinds and sites.
    open func removeData(ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord]) async {
        await removeData(ofTypes: dataTypes, modifiedSince: .distantPast)
    }

    /// Deletes what was left, of all kinds, sites and times.
    open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {
        _ = try? await TaskWait<Void>.value { wait in
            removeData(ofTypes: dataTypes, modifiedSince: date) { wait.resume(with: .success(())) }
        }
    }
}

/// The stores of a session.
@MainActor final class DataStores: SessionState {
    let usual = WKWebsiteDataStore(isPersistent: true)

    init() {}
}
