import Foundation
import UniformTypeIdentifiers

/// What can be said of a thing that can be searched for.
open class CSSearchableItemAttributeSet: NSObject, NSCopying, @unchecked Sendable {
    /// The identifier of the thing's type.
    public let contentType: String

    /// Makes a set for a type, by its identifier.
    public init(itemContentType: String) { contentType = itemContentType }

    /// Makes a set for a type.
    public convenience init(contentType: UTType) { self.init(itemContentType: contentType.identifier) }

    /// The thing's title.
    open var title: String?
    /// What it is.
    open var contentDescription: String?
    /// What it is called where it is shown.
    open var displayName: String?
    /// What else it is called.
    open var alternateNames: [String]?
    /// The words that it is found by.
    open var keywords: [String]?
    /// Its picture's file.
    open var thumbnailURL: URL?
    /// Its picture.
    open var thumbnailData: Data?
    /// Its text.
    open var textContent: String?
    /// Its file.
    open var contentURL: URL?
    /// What it belongs to.
    open var relatedUniqueIdentifier: String?
    /// The app's identifier for it.
    open var identifier: String?
    /// What it is about.
    open var subject: String?
    /// Who made it.
    open var creator: String?
    /// Who wrote it.
    open var authorNames: [String]?
    /// The numbers that can be called.
    open var phoneNumbers: [String]?
    /// The addresses that can be written to.
    open var emailAddresses: [String]?
    /// Whether a number can be called.
    open var supportsPhoneCall: NSNumber?
    /// Whether there is a way to it.
    open var supportsNavigation: NSNumber?
    /// North of the equator, in degrees.
    open var latitude: NSNumber?
    /// East of Greenwich, in degrees.
    open var longitude: NSNumber?
    /// The name of its place.
    open var namedLocation: String?
    /// The city.
    open var city: String?
    /// The country.
    open var country: String?
    /// When it begins.
    open var startDate: Date?
    /// When it ends.
    open var endDate: Date?
    /// When it was due.
    open var dueDate: Date?
    /// When its content was made.
    open var contentCreationDate: Date?
    /// When its content was changed.
    open var contentModificationDate: Date?
    /// When it was last used.
    open var lastUsedDate: Date?
    /// What people think of it.
    open var rating: NSNumber?
    /// What people think of it, in words.
    open var ratingDescription: String?
    /// How long it is, in seconds.
    open var duration: NSNumber?
    /// Who plays it.
    open var artist: String?
    /// Its album.
    open var album: String?
    /// What kind it is of.
    open var genre: String?
    /// How much is of it, in bytes.
    open var fileSize: NSNumber?
    /// The identifier of what it is in.
    open var containerIdentifier: String?
    /// What it is in.
    open var containerTitle: String?
    /// What is important to rank it by.
    open var rankingHint: NSNumber?

    /// A set that says the same of what is kept in the index.
    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = CSSearchableItemAttributeSet(itemContentType: contentType)
        copy.kept = kept
        return copy
    }

    /// What is kept in the index: the words, and nothing else is searched.
    var kept: [String: [String]] {
        get {
            var values: [String: [String]] = ["contentType": [contentType]]
            values["title"] = title.map { [$0] }
            values["contentDescription"] = contentDescription.map { [$0] }
            values["displayName"] = displayName.map { [$0] }
            values["textContent"] = textContent.map { [$0] }
            values["keywords"] = keywords
            values["alternateNames"] = alternateNames
            return values
        }
        set {
            title = newValue["title"]?.first
            contentDescription = newValue["contentDescription"]?.first
            displayName = newValue["displayName"]?.first
            textContent = newValue["textContent"]?.first
            keywords = newValue["keywords"]
            alternateNames = newValue["alternateNames"]
        }
    }
}
