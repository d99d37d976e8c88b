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

extension URLRequest {
    private static let constrained = "allowsConstrainedNetworkAccess"
    private static let expensive = "allowsExpensiveNetworkAccess"

    /// Whether the request may use a network that the person wants to be spared.
    public var allowsConstrainedNetworkAccess: Bool {
        get { kept(Self.constrained) }
        set { keep(newValue, Self.constrained) }
    }

    /// Whether the request may use a network that costs money, as a telephone's.
    public var allowsExpensiveNetworkAccess: Bool {
        get { kept(Self.expensive) }
        set { keep(newValue, Self.expensive) }
    }

    private func kept(_ key: String) -> Bool { URLProtocol.property(forKey: key, in: self) as? Bool ?? true }

    private mutating func keep(_ value: Bool, _ key: String) {
        guard let request = (self as NSURLRequest).mutableCopy() as? NSMutableURLRequest else { return }
        URLProtocol.setProperty(value, forKey: key, in: request)
        self = request as URLRequest
    }
}

extension URLSessionTask {
    private final class Delivery { var isIncremental = true }

    /// Whether the task is to hand out data as it comes; it does so in any case, and this keeps what an app says.
    public var prefersIncrementalDelivery: Bool {
        get { AssociatedObjects.state(Delivery.self, of: self)?.isIncremental ?? true }
        set {
            let delivery = AssociatedObjects.state(Delivery.self, of: self)
            (delivery ?? AssociatedObjects.addState(Delivery(), of: self)).isIncremental = newValue
        }
    }
}

extension URLError {
    /// Why a network that is there may not be used.
    public enum NetworkUnavailableReason: Int, Sendable {
        case cellular = 0
        case expensive
        case constrained
    }

    /// Why the network may not be used, as the error's information says; nil in errors of sessions here.
    public var networkUnavailableReason: NetworkUnavailableReason? {
        (userInfo["NSURLErrorNetworkUnavailableReasonKey"] as? Int).flatMap { NetworkUnavailableReason(rawValue: $0) }
    }
}

extension URLCache {
    /// Makes a cache with room for so many bytes, in memory and in a folder; nil takes the app's folder for caches.
    public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
        self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
    }
}
