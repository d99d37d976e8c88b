import Foundation

/// What lets devices nearby find this one, and asks the person whether they may come; there are none.
open class MCAdvertiserAssistant: NSObject, @unchecked Sendable {
    /// The session that devices come into.
    public let session: MCSession
    /// What others are told of this device.
    public let discoveryInfo: [String: String]?
    /// The service that it has.
    public let serviceType: String
    /// Who is told of what the person is asked; not kept alive.
    open weak var delegate: (any MCAdvertiserAssistantDelegate)?

    /// Makes an assistant; a name that is none of a service raises an exception.
    public init(serviceType: String, discoveryInfo info: [String: String]?, session: MCSession) {
        ServiceType.check(serviceType)
        self.serviceType = serviceType
        discoveryInfo = info
        self.session = session
    }

    /// Lets this device be found.
    open func start() {}
    /// Lets this device be found no more.
    open func stop() {}
}

/// What an assistant tells its delegate. All of it may be left out.
public protocol MCAdvertiserAssistantDelegate: NSObjectProtocol {
    /// Called before the person is asked; never here.
    func advertiserAssistantWillPresentInvitation(_ advertiserAssistant: MCAdvertiserAssistant)
    /// Called when the person was asked; never here.
    func advertiserAssistantDidDismissInvitation(_ advertiserAssistant: MCAdvertiserAssistant)
}

extension MCAdvertiserAssistantDelegate {
    /// Does nothing.
    public func advertiserAssistantWillPresentInvitation(_ advertiserAssistant: MCAdvertiserAssistant) {}
    /// Does nothing.
    public func advertiserAssistantDidDismissInvitation(_ advertiserAssistant: MCAdvertiserAssistant) {}
}
