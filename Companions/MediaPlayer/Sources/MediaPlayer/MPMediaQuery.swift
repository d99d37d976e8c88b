import Foundation

/// By what pieces of music are brought together.
public enum MPMediaGrouping: Int, Sendable {
    case title = 0
    case album = 1
    case artist = 2
    case albumArtist = 3
    case composer = 4
    case genre = 5
    case playlist = 6
    case podcastTitle = 7
}

/// A question to the person's library of music, which is empty.
open class MPMediaQuery: NSObject, @unchecked Sendable {
    /// Makes a question for everything.
    public override init() {}

    /// Makes a question for what fits.
    public convenience init(filterPredicates: Set<MPMediaPredicate>?) {
        self.init()
        self.filterPredicates = filterPredicates
    }

    /// What has to fit; kept for the app.
    open var filterPredicates: Set<MPMediaPredicate>?
    /// By what pieces are brought together; kept for the app.
    open var groupingType = MPMediaGrouping.title
    /// What has to fit also.
    open func addFilterPredicate(_ predicate: MPMediaPredicate) {
        filterPredicates = (filterPredicates ?? []).union([predicate])
    }
    /// What has to fit no more.
    open func removeFilterPredicate(_ predicate: MPMediaPredicate) { filterPredicates?.remove(predicate) }
    /// The pieces: none. Nil where the app may not look.
    open var items: [MPMediaItem]? { MPMediaLibrary.authorizationStatus() == .authorized ? [] : nil }
    /// The pieces brought together: none. Nil where the app may not look.
    open var collections: [MPMediaItemCollection]? { MPMediaLibrary.authorizationStatus() == .authorized ? [] : nil }

    /// A question for albums.
    open class func albums() -> MPMediaQuery { grouped(.album) }
    /// A question for those who play.
    open class func artists() -> MPMediaQuery { grouped(.artist) }
    /// A question for pieces.
    open class func songs() -> MPMediaQuery { grouped(.title) }
    /// A question for lists of the person's own.
    open class func playlists() -> MPMediaQuery { grouped(.playlist) }
    /// A question for podcasts.
    open class func podcasts() -> MPMediaQuery { grouped(.podcastTitle) }
    /// A question for kinds of music.
    open class func genres() -> MPMediaQuery { grouped(.genre) }
    /// A question for those who wrote the music.
    open class func composers() -> MPMediaQuery { grouped(.composer) }

    private class func grouped(_ type: MPMediaGrouping) -> MPMediaQuery {
        let query = MPMediaQuery()
        query.groupingType = type
        return query
    }
}
