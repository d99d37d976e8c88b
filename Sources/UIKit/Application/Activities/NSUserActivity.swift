import Foundation

/// What a person was doing: a kind of activity and what the app needs to go on with it.
open class NSUserActivity: NSObject {
    /// What is remembered of an activity.
    struct Content: Codable {
        var activityType: String
        var title: String?
        var targetContentIdentifier: String?
        var webpage: URL?
        var userInfo: StateArchive.Values
    }

    /// The kind, in reverse domain notation.
    public let activityType: String
    open var title: String?
    /// What the app needs to go on: values of property lists.
    open var userInfo: [AnyHashable: Any]?
    /// The page that shows the same.
    open var webpageURL: URL?
    open var targetContentIdentifier: String?
    /// Whether the delegate and the responders are to bring `userInfo` up to date before it is remembered.
    open var needsSave = false
    /// Brings the activity up to date before it is remembered; not kept alive.
    open weak var delegate: (any NSUserActivityDelegate)?

    /// Whether the activity may go on on another device. It is kept for the app: there is no other device.
    open var isEligibleForHandoff = true
    /// Whether the activity may be found by a search of the device. It is kept for the app: nobody searches.
    open var isEligibleForSearch = false

    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }

    /// Adds to `userInfo`; new values take the place of old ones.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    // MARK: The current activity

    /// What the person is doing now.
    private static nonisolated(unsafe) weak var current: NSUserActivity?

    /// The person is doing this now. When the app goes to the background it is brought up to date if it needs to be.
    open func becomeCurrent() { Self.current = self }

    /// The person does something else now.
    open func resignCurrent() { if Self.current === self { Self.current = nil } }

    /// The activity is over.
    open func invalidate() { resignCurrent() }

    @MainActor static func saveCurrent() {
        if let current, current.needsSave { UserActivityOwners.shared.bringUpToDate(current) }
    }

    // MARK: What is remembered

    var content: Content {
        var values: StateArchive.Values = [:]
        for (key, value) in userInfo ?? [:] {
            guard let name = key.base as? String, let stored = RestorableValue(storing: value) else { continue }
            values[name] = stored
        }
        return Content(
            activityType: activityType, title: title, targetContentIdentifier: targetContentIdentifier,
            webpage: webpageURL, userInfo: values)
    }

    convenience init(_ content: Content) {
        self.init(activityType: content.activityType)
        title = content.title
        targetContentIdentifier = content.targetContentIdentifier
        webpageURL = content.webpage
        if !content.userInfo.isEmpty { userInfo = content.userInfo.compactMapValues(\.stored) }
    }
}

/// Brings an activity up to date before it is remembered.
public protocol NSUserActivityDelegate: AnyObject {
    func userActivityWillSave(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
    public func userActivityWillSave(_ userActivity: NSUserActivity) {}
}

/// Which responders bring which activities up to date.
@MainActor final class UserActivityOwners: SessionPart {
    private struct Owner { weak var responder: UIResponder? }

    private var owners: [Owner] = []

    /// A responder got an activity.
    func note(_ responder: UIResponder) {
        owners.removeAll { $0.responder == nil || $0.responder === responder }
        if responder.userActivity != nil { owners.append(Owner(responder: responder)) }
    }

    /// Has the delegate and the responders say what they do.
    func bringUpToDate(_ activity: NSUserActivity) {
        activity.delegate?.userActivityWillSave(activity)
        for responder in owners.compactMap(\.responder) where responder.userActivity === activity {
            responder.updateUserActivityState(activity)
        }
        activity.needsSave = false
    }
}
