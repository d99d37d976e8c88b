import Foundation

/// Tells a thing of the library from others.
public typealias MPMediaEntityPersistentID = UInt64

/// Kinds of things in a library.
public struct MPMediaType: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes kinds of their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Music.
    public static let music = MPMediaType(rawValue: 1)
    /// Podcasts.
    public static let podcast = MPMediaType(rawValue: 2)
    /// Books that are read aloud.
    public static let audioBook = MPMediaType(rawValue: 4)
    /// All sounds.
    public static let anyAudio = MPMediaType(rawValue: 0xff)
    /// Films.
    public static let movie = MPMediaType(rawValue: 256)
    /// All films.
    public static let anyVideo = MPMediaType(rawValue: 0xff00)
    /// Everything.
    public static let any = MPMediaType(rawValue: .max)
}

/// A piece of the person's music; there is none.
open class MPMediaItem: NSObject, @unchecked Sendable {
    override init() {}

    /// Tells the piece from others.
    open var persistentID: MPMediaEntityPersistentID { 0 }
    /// What kind of thing it is.
    open var mediaType: MPMediaType { .music }
    /// Its title.
    open var title: String? { nil }
    /// Who plays it.
    open var artist: String? { nil }
    /// The title of its album.
    open var albumTitle: String? { nil }
    /// Who plays its album.
    open var albumArtist: String? { nil }
    /// What kind of music it is.
    open var genre: String? { nil }
    /// How long it is, in seconds.
    open var playbackDuration: TimeInterval { 0 }
    /// Its number on its album.
    open var albumTrackNumber: Int { 0 }
    /// Its picture.
    open var artwork: MPMediaItemArtwork? { nil }
    /// Its file.
    open var assetURL: URL? { nil }
    /// What the person thinks of it, from 0 to 5.
    open var rating: Int { 0 }
    /// How often it was played.
    open var playCount: Int { 0 }
    /// A property by its key.
    open func value(forProperty property: String) -> Any? { nil }
}
