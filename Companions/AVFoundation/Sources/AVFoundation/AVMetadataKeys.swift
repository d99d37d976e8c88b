import Foundation

/// The name of what is told of media.
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes one of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes one of its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The title.
    public static let commonKeyTitle = AVMetadataKey(rawValue: "title")
    /// The creator.
    public static let commonKeyCreator = AVMetadataKey(rawValue: "creator")
    /// The subject.
    public static let commonKeySubject = AVMetadataKey(rawValue: "subject")
    /// The description.
    public static let commonKeyDescription = AVMetadataKey(rawValue: "description")
    /// The publisher.
    public static let commonKeyPublisher = AVMetadataKey(rawValue: "publisher")
    /// The creationDate.
    public static let commonKeyCreationDate = AVMetadataKey(rawValue: "creationDate")
    /// The type.
    public static let commonKeyType = AVMetadataKey(rawValue: "type")
    /// The artist.
    public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")
    /// The albumName.
    public static let commonKeyAlbumName = AVMetadataKey(rawValue: "albumName")
    /// The author.
    public static let commonKeyAuthor = AVMetadataKey(rawValue: "author")
    /// The artwork.
    public static let commonKeyArtwork = AVMetadataKey(rawValue: "artwork")
    /// The language.
    public static let commonKeyLanguage = AVMetadataKey(rawValue: "language")
    /// The software.
    public static let commonKeySoftware = AVMetadataKey(rawValue: "software")
}

/// A set of names.
public struct AVMetadataKeySpace: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes one of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes one of its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The names that all kinds of files have.
    public static let common = AVMetadataKeySpace(rawValue: "comn")
    /// The names of ID3.
    public static let id3 = AVMetadataKeySpace(rawValue: "org.id3")
    /// The store's names.
    public static let iTunes = AVMetadataKeySpace(rawValue: "itsk")
    /// QuickTime's names.
    public static let quickTimeMetadata = AVMetadataKeySpace(rawValue: "mdta")
}

/// A name in its set.
public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes one of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes one of its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The title.
    public static let commonIdentifierTitle = AVMetadataIdentifier(rawValue: "comn/title")
    /// The creator.
    public static let commonIdentifierCreator = AVMetadataIdentifier(rawValue: "comn/creator")
    /// The subject.
    public static let commonIdentifierSubject = AVMetadataIdentifier(rawValue: "comn/subject")
    /// The description.
    public static let commonIdentifierDescription = AVMetadataIdentifier(rawValue: "comn/description")
    /// The publisher.
    public static let commonIdentifierPublisher = AVMetadataIdentifier(rawValue: "comn/publisher")
    /// The creationDate.
    public static let commonIdentifierCreationDate = AVMetadataIdentifier(rawValue: "comn/creationDate")
    /// The type.
    public static let commonIdentifierType = AVMetadataIdentifier(rawValue: "comn/type")
    /// The artist.
    public static let commonIdentifierArtist = AVMetadataIdentifier(rawValue: "comn/artist")
    /// The albumName.
    public static let commonIdentifierAlbumName = AVMetadataIdentifier(rawValue: "comn/albumName")
    /// The author.
    public static let commonIdentifierAuthor = AVMetadataIdentifier(rawValue: "comn/author")
    /// The artwork.
    public static let commonIdentifierArtwork = AVMetadataIdentifier(rawValue: "comn/artwork")
    /// The language.
    public static let commonIdentifierLanguage = AVMetadataIdentifier(rawValue: "comn/language")
    /// The software.
    public static let commonIdentifierSoftware = AVMetadataIdentifier(rawValue: "comn/software")
}

/// A way of telling of media.
public struct AVMetadataFormat: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes one of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes one of its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// ID3.
    public static let id3Metadata = AVMetadataFormat(rawValue: "org.id3")
    /// The store's.
    public static let iTunesMetadata = AVMetadataFormat(rawValue: "com.apple.itunes")
    /// QuickTime's.
    public static let quickTimeMetadata = AVMetadataFormat(rawValue: "com.apple.quicktime.mdta")
}
