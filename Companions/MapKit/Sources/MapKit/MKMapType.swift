/// What a map shows of the world.
public enum MKMapType: UInt, Sendable {
    /// A drawn map.
    case standard
    /// Pictures from above.
    case satellite
    /// Pictures from above with names.
    case hybrid
    /// Pictures from above, over mountains and houses.
    case satelliteFlyover
    /// The same with names.
    case hybridFlyover
    /// A drawn map that leaves the eye to the app's own marks.
    case mutedStandard
}

/// How a map follows the person.
public enum MKUserTrackingMode: Int, Sendable {
    /// It stays.
    case none
    /// The person is in the middle.
    case follow
    /// The person is in the middle, and ahead is up.
    case followWithHeading
}

/// Which levels of a map an overlay lies on.
public enum MKOverlayLevel: Int, Sendable {
    /// Above roads, and below names.
    case aboveRoads
    /// Above names.
    case aboveLabels
}
