import Foundation
import FoundationNetworking

/// What a session's configuration says of networks that a phone chooses between.
///
/// There is one network here, or none: no setting is about it, so each keeps what an app gives it and changes nothing. A task
/// without a network fails at once.
extension URLSessionConfiguration {
    private final class Network {
        var waitsForConnectivity = false
        var allowsExpensiveAccess = true
        var allowsConstrainedAccess = true
        var sendsLaunchEvents = true
        var sharedContainer: String?
    }

    private var network: Network {
        AssociatedObjects.state(Network.self, of: self) ?? AssociatedObjects.addState(Network(), of: self)
    }

    /// Whether tasks are to wait until there is a network.
    public var waitsForConnectivity: Bool {
        get { network.waitsForConnectivity }
        set { network.waitsForConnectivity = newValue }
    }

    /// Whether tasks may use a network that costs money, as a telephone's.
    public var allowsExpensiveNetworkAccess: Bool {
        get { network.allowsExpensiveAccess }
        set { network.allowsExpensiveAccess = newValue }
    }

    /// Whether tasks may use a network that the person wants to be spared.
    public var allowsConstrainedNetworkAccess: Bool {
        get { network.allowsConstrainedAccess }
        set { network.allowsConstrainedAccess = newValue }
    }

    /// Whether the end of transfers in the background is to launch the app; transfers end with the app here.
    public var sessionSendsLaunchEvents: Bool {
        get { network.sendsLaunchEvents }
        set { network.sendsLaunchEvents = newValue }
    }

    /// The container into which transfers in the background are to be written; nil for the app's own.
    @_disfavoredOverload
    public var sharedContainerIdentifier: String? {
        get { network.sharedContainer }
        set { network.sharedContainer = newValue }
    }
}

extension URLCache {
    /// Makes a cache with room for so many bytes, in memory and in a folder; nil takes the app's folder for caches.
    public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
        self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
    }
}
