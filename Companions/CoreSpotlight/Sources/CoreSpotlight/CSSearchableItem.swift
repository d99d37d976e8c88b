import Foundation

/// The type of an activity that opens a thing that was found.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// The key of the thing's identifier in such an activity.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
/// The type of an activity that goes on with a search in the app.
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
/// The key of what is searched for in such an activity.
public let CSSearchQueryString = "kCSSearchQueryString"

/// A thing that can be searched for.
open class CSSearchableItem: NSObject, @unchecked Sendable {
    /// Tells the thing from others of the app.
    open var uniqueIdentifier: String
    /// What the thing belongs to: names with dots between them.
    open var domainIdentifier: String?
    /// Until when it can be found; a month from now unless set.
    open var expirationDate: Date! = Date(timeIntervalSinceNow: 30 * 24 * 3600)
    /// What can be said of it.
    open var attributeSet: CSSearchableItemAttributeSet
    /// Whether only what is said anew is changed in the index.
    open var isUpdate = false

    /// Makes a thing; an identifier is made up for nil.
    public init(
        uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet
    ) {
        self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
        self.domainIdentifier = domainIdentifier
        self.attributeSet = attributeSet
    }
}
