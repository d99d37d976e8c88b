/// What a person allows an app.
public enum CLAuthorizationStatus: Int32, Sendable {
    /// Nobody has been asked yet.
    case notDetermined = 0
    /// The person cannot allow it, for example because of parental controls.
    case restricted = 1
    /// Nothing.
    case denied = 2
    /// Positions at any time.
    case authorizedAlways = 3
    /// Positions while the app is in use.
    case authorizedWhenInUse = 4

    /// The old name of `authorizedAlways`.
    @available(*, deprecated, renamed: "authorizedAlways")
    public static var authorized: CLAuthorizationStatus { .authorizedAlways }
}

/// How precise the positions are that a person allows an app.
public enum CLAccuracyAuthorization: Int, Sendable {
    /// As precise as the device can tell.
    case fullAccuracy = 0
    /// Within some kilometres.
    case reducedAccuracy = 1
}

/// What the person does while the app follows them.
public enum CLActivityType: Int, Sendable {
    case other = 1
    /// Driving.
    case automotiveNavigation = 2
    /// Walking, running, cycling.
    case fitness = 3
    /// Going by train, boat or plane.
    case otherNavigation = 4
    /// Flying.
    case airborne = 5
}

/// How the device is held whose heading is measured.
public enum CLDeviceOrientation: Int32, Sendable {
    case unknown = 0
    case portrait = 1
    case portraitUpsideDown = 2
    case landscapeLeft = 3
    case landscapeRight = 4
    case faceUp = 5
    case faceDown = 6
}

/// On which side of a region's border the device is.
public enum CLRegionState: Int, Sendable {
    case unknown = 0
    case inside = 1
    case outside = 2
}

/// How far away a beacon is.
public enum CLProximity: Int, Sendable {
    case unknown = 0
    case immediate = 1
    case near = 2
    case far = 3
}
