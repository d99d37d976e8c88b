/// A distance filter that lets every position through.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// A heading filter that lets every heading through.
public let kCLHeadingFilterNone: CLLocationDegrees = -1

/// The accuracy that navigation needs, with other sensors besides.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// The best accuracy of a position.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// Ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// A hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// A kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// Three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// The accuracy of apps that are not allowed more.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 5000

/// The longest distance there is, in metres.
public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude
/// The longest time there is, in seconds.
public let CLTimeIntervalMax: Double = .greatestFiniteMagnitude
