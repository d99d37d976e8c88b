import Foundation
import QuartzCore

/// The kind of an activity that is the reading of a web page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// An activity of the person's: its kind, and the values that the app needs to go on with it.
open class NSUserActivity: NSObject {
    /// The part of an activity that is remembered.
    struct Content: Codable {
        var activityType: String
        var title: String?
        var targetContentIdentifier: String?
        var webpage: URL?
        var userInfo: StateArchive.Values
    }

    /// The kind of activity, in reverse domain notation.
    public let activityType: String
    /// The activity's title, which is remembered with it.
    open var title: String?
    /// The values that the app needs to go on; those that property lists can hold, under keys that are text, are
    /// remembered.
    open var userInfo: [AnyHashable: Any]?
    /// The web page that shows the same content.
    open var webpageURL: URL?
    /// The app's name for the content that the activity is about, which is remembered with it.
    open var targetContentIdentifier: String?
    /// Whether the delegate and the responders are to bring `userInfo` up to date before it is remembered.
    open var needsSave = false
    /// The delegate that brings the activity up to date before it is remembered; not kept alive.
    open weak var delegate: (any NSUserActivityDelegate)?

    /// Whether the activity may go on on another device; kept for the app, since there is no other device.
    open var isEligibleForHandoff = true
    /// Whether the activity may be found by a search of the device; kept for the app, since nobody searches.
    open var isEligibleForSearch = false
    /// Whether the activity may be found by others; kept for the app, since nobody searches.
    open var isEligibleForPublicIndexing = false
    /// Whether the activity may be suggested; kept for the app, since nothing is suggested.
    open var isEligibleForPrediction = false
    /// The name by which a saved activity can be deleted; kept for the app.
    open var persistentIdentifier: String?
    /// Words by which the activity is found; kept for the app, since nobody searches.
    open var keywords: Set<String> = []
    /// The keys of `userInfo` that another device needs; kept for the app, since there is no other device.
    open var requiredUserInfoKeys: Set<String>?
    /// When the activity is of no use any more; kept for the app.
    open var expirationDate: Date?
    /// The page that led to `webpageURL`; kept for the app.
    open var referrerURL: URL?

    /// Makes an activity of a kind.
    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }

    /// Adds values to `userInfo`; new values take the place of old ones.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    // MARK: The current activity

    /// The activity that is current.
    private static nonisolated(unsafe) weak var current: NSUserActivity?

    /// Makes the activity the current one, which is brought up to date, if it needs to be, when the app goes to the
    /// background.
    open func becomeCurrent() { Self.current = self }

    /// Leaves the app without a current activity, if this one is it.
    open func resignCurrent() { if Self.current === self { Self.current = nil } }

    /// Deletes the activities that the system remembers for suggestions: there are none.
    open class func deleteAllSavedUserActivities(completionHandler handler: @escaping @Sendable () -> Void) {
        MediaCalls.schedule(at: CACurrentMediaTime()) { handler() }
    }

    /// Deletes some of the activities that the system remembers for suggestions: there are none.
    open class func deleteSavedUserActivities(
        withPersistentIdentifiers persistentIdentifiers: [String],
        completionHandler handler: @escaping @Sendable () -> Void
    ) {
        MediaCalls.schedule(at: CACurrentMediaTime()) { handler() }
    }

    /// Ends the activity: it is no longer current.
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

/// A delegate that brings an activity up to date before it is remembered.
public protocol NSUserActivityDelegate: NSObjectProtocol {
    /// Called before the activity is remembered, and before the responders whose activity it is are asked, to fill
    /// `userInfo`.
    func userActivityWillSave(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
    /// Does nothing.
    public func userActivityWillSave(_ userActivity: NSUserActivity) {}
}

/// The responders that have activities, which they bring up to date.
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
