import Foundation

/// The key of the persistent id.
public let MPMediaItemPropertyPersistentID = "persistentID"
/// The key of the media type.
public let MPMediaItemPropertyMediaType = "mediaType"
/// The key of the title.
public let MPMediaItemPropertyTitle = "title"
/// The key of the album title.
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
/// The key of the artist.
public let MPMediaItemPropertyArtist = "artist"
/// The key of the album artist.
public let MPMediaItemPropertyAlbumArtist = "albumArtist"
/// The key of the genre.
public let MPMediaItemPropertyGenre = "genre"
/// The key of the composer.
public let MPMediaItemPropertyComposer = "composer"
/// The key of the playback duration.
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
/// The key of the album track number.
public let MPMediaItemPropertyAlbumTrackNumber = "albumTrackNumber"
/// The key of the album track count.
public let MPMediaItemPropertyAlbumTrackCount = "albumTrackCount"
/// The key of the disc number.
public let MPMediaItemPropertyDiscNumber = "discNumber"
/// The key of the disc count.
public let MPMediaItemPropertyDiscCount = "discCount"
/// The key of the artwork.
public let MPMediaItemPropertyArtwork = "artwork"
/// The key of the lyrics.
public let MPMediaItemPropertyLyrics = "lyrics"
/// The key of the release date.
public let MPMediaItemPropertyReleaseDate = "releaseDate"
/// The key of the comments.
public let MPMediaItemPropertyComments = "comments"
/// The key of the asset url.
public let MPMediaItemPropertyAssetURL = "assetURL"
/// The key of the play count.
public let MPMediaItemPropertyPlayCount = "playCount"
/// The key of the skip count.
public let MPMediaItemPropertySkipCount = "skipCount"
/// The key of the rating.
public let MPMediaItemPropertyRating = "rating"
/// The key of the last played date.
public let MPMediaItemPropertyLastPlayedDate = "lastPlayedDate"
/// The key of the is cloud item.
public let MPMediaItemPropertyIsCloudItem = "isCloudItem"
/// The key of the is compilation.
public let MPMediaItemPropertyIsCompilation = "isCompilation"
/// The key of the has protected asset.
public let MPMediaItemPropertyHasProtectedAsset = "hasProtectedAsset"
/// The key of the podcast title.
public let MPMediaItemPropertyPodcastTitle = "podcastTitle"
/// The key of the beats per minute.
public let MPMediaItemPropertyBeatsPerMinute = "beatsPerMinute"
/// The key of the is explicit.
public let MPMediaItemPropertyIsExplicit = "isExplicit"
/// The key of the date added.
public let MPMediaItemPropertyDateAdded = "dateAdded"
/// The key of the bookmark time.
public let MPMediaItemPropertyBookmarkTime = "bookmarkTime"
/// The key of the elapsed playback time.
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
/// The key of the playback rate.
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
/// The key of the default playback rate.
public let MPNowPlayingInfoPropertyDefaultPlaybackRate = "MPNowPlayingInfoPropertyDefaultPlaybackRate"
/// The key of the playback queue index.
public let MPNowPlayingInfoPropertyPlaybackQueueIndex = "MPNowPlayingInfoPropertyPlaybackQueueIndex"
/// The key of the playback queue count.
public let MPNowPlayingInfoPropertyPlaybackQueueCount = "MPNowPlayingInfoPropertyPlaybackQueueCount"
/// The key of the chapter number.
public let MPNowPlayingInfoPropertyChapterNumber = "MPNowPlayingInfoPropertyChapterNumber"
/// The key of the chapter count.
public let MPNowPlayingInfoPropertyChapterCount = "MPNowPlayingInfoPropertyChapterCount"
/// The key of the is live stream.
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
/// The key of the available language options.
public let MPNowPlayingInfoPropertyAvailableLanguageOptions = "MPNowPlayingInfoPropertyAvailableLanguageOptions"
/// The key of the current language options.
public let MPNowPlayingInfoPropertyCurrentLanguageOptions = "MPNowPlayingInfoPropertyCurrentLanguageOptions"
/// The key of the media type.
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"
/// The key of the playback progress.
public let MPNowPlayingInfoPropertyPlaybackProgress = "MPNowPlayingInfoPropertyPlaybackProgress"
/// The key of the external content identifier.
public let MPNowPlayingInfoPropertyExternalContentIdentifier = "MPNowPlayingInfoPropertyExternalContentIdentifier"
/// The key of the external user profile identifier.
public let MPNowPlayingInfoPropertyExternalUserProfileIdentifier =
    "MPNowPlayingInfoPropertyExternalUserProfileIdentifier"
/// The key of the service identifier.
public let MPNowPlayingInfoPropertyServiceIdentifier = "MPNowPlayingInfoPropertyServiceIdentifier"
/// The key of the asset url.
public let MPNowPlayingInfoPropertyAssetURL = "MPNowPlayingInfoPropertyAssetURL"
/// The key of the current playback date.
public let MPNowPlayingInfoPropertyCurrentPlaybackDate = "MPNowPlayingInfoPropertyCurrentPlaybackDate"
/// The key of the ad time ranges.
public let MPNowPlayingInfoPropertyAdTimeRanges = "MPNowPlayingInfoPropertyAdTimeRanges"
