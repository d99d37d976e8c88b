import Foundation

/// A search for services and domains of the local network, which has none here: a search begins, and finds nothing.
open class NetServiceBrowser: NSObject, @unchecked Sendable {
    /// Told when a search begins and ends; not kept alive.
    open weak var delegate: (any NetServiceBrowserDelegate)?
    /// Whether services of devices beside each other are found, too.
    open var includesPeerToPeer = false
    private var isSearching = false

    /// A browser that does not search yet.
    public override init() { super.init() }

    /// Begins a search for services of a kind in a domain.
    open func searchForServices(ofType type: String, inDomain domainString: String) { search() }
    /// Begins a search for domains that can be browsed.
    open func searchForBrowsableDomains() { search() }
    /// Begins a search for domains that services can be published in.
    open func searchForRegistrationDomains() { search() }

    /// Ends the search.
    open func stop() {
        guard isSearching else { return }
        isSearching = false
        tell { $0.netServiceBrowserDidStopSearch($1) }
    }

    /// The browser speaks on the main run loop: there is nothing to schedule.
    open func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
    /// The browser speaks on the main run loop: there is nothing to remove.
    open func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}

    private func search() {
        guard !isSearching else {
            return tell { $0.netServiceBrowser($1, didNotSearch: NetService.failure(.activityInProgress)) }
        }
        isSearching = true
        tell { $0.netServiceBrowserWillSearch($1) }
    }

    private func tell(_ message: @escaping @Sendable (any NetServiceBrowserDelegate, NetServiceBrowser) -> Void) {
        DispatchQueue.main.async { if let delegate = self.delegate { message(delegate, self) } }
    }
}

/// Hears what a browser of the local network finds.
public protocol NetServiceBrowserDelegate: AnyObject {
    /// A search begins.
    func netServiceBrowserWillSearch(_ browser: NetServiceBrowser)
    /// The search has ended.
    func netServiceBrowserDidStopSearch(_ browser: NetServiceBrowser)
    /// No search could begin; the dictionary has the reason.
    func netServiceBrowser(_ browser: NetServiceBrowser, didNotSearch errorDict: [String: NSNumber])
    /// A service was found; never called here.
    func netServiceBrowser(_ browser: NetServiceBrowser, didFind service: NetService, moreComing: Bool)
    /// A service is gone; never called here.
    func netServiceBrowser(_ browser: NetServiceBrowser, didRemove service: NetService, moreComing: Bool)
    /// A domain was found; never called here.
    func netServiceBrowser(_ browser: NetServiceBrowser, didFindDomain domainString: String, moreComing: Bool)
    /// A domain is gone; never called here.
    func netServiceBrowser(_ browser: NetServiceBrowser, didRemoveDomain domainString: String, moreComing: Bool)
}

extension NetServiceBrowserDelegate {
    /// Does nothing.
    public func netServiceBrowserWillSearch(_ browser: NetServiceBrowser) {}
    /// Does nothing.
    public func netServiceBrowserDidStopSearch(_ browser: NetServiceBrowser) {}
    /// Does nothing.
    public func netServiceBrowser(_ browser: NetServiceBrowser, didNotSearch errorDict: [String: NSNumber]) {}
    /// Does nothing.
    public func netServiceBrowser(_ browser: NetServiceBrowser, didFind service: NetService, moreComing: Bool) {}
    /// Does nothing.
    public func netServiceBrowser(_ browser: NetServiceBrowser, didRemove service: NetService, moreComing: Bool) {}
    /// Does nothing.
    public func netServiceBrowser(
        _ browser: NetServiceBrowser, didFindDomain domainString: String, moreComing: Bool
    ) {}
    /// Does nothing.
    public func netServiceBrowser(
        _ browser: NetServiceBrowser, didRemoveDomain domainString: String, moreComing: Bool
    ) {}
}
