/// The number of a track.
public typealias CMPersistentTrackID = Int32

/// The number of a track that has none: a composition chooses one.
public let kCMPersistentTrackID_Invalid: CMPersistentTrackID = 0
