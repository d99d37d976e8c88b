import Foundation
@_spi(Framework) import UIKit

/// Asks for the person's permission, and tells a delegate where the device is, where it points and what regions it crosses.
///
/// The delegate is called on the main thread. What a manager does lies in ``LocationClient``.
open class CLLocationManager: NSObject, @unchecked Sendable {
    let client: LocationClient

    /// Makes a manager that does nothing yet; its delegate hears soon what the person allows.
    public override init() {
        client = onMain { LocationClient() }
        super.init()
        onMain { self.client.begin(for: self) }
    }

    deinit {
        let client = client
        DispatchQueue.main.async { client.end() }
    }

    /// Who is told of everything.
    open weak var delegate: (any CLLocationManagerDelegate)? {
        get { onMain { self.client.delegate } }
        set {
            nonisolated(unsafe) let delegate = newValue
            onMain { self.client.delegate = delegate }
        }
    }

    // MARK: Permission

    /// What the person allows the app.
    open var authorizationStatus: CLAuthorizationStatus { onMain { LocationServices.shared.permission.status } }

    /// How precise the positions are that the person allows the app.
    open var accuracyAuthorization: CLAccuracyAuthorization { onMain { LocationServices.shared.permission.accuracy } }

    /// What the person allows the app.
    @available(*, deprecated, message: "use the property of a location manager")
    open class func authorizationStatus() -> CLAuthorizationStatus {
        onMain { LocationServices.shared.permission.status }
    }

    /// Asks the person, once, to allow positions while the app is in use.
    ///
    /// The Info.plist says what for, under `NSLocationWhenInUseUsageDescription`; without that nobody is asked.
    open func requestWhenInUseAuthorization() { onMain { LocationServices.shared.permission.requestWhenInUse() } }

    /// Asks the person to allow positions at any time.
    ///
    /// The Info.plist says what for, under `NSLocationAlwaysAndWhenInUseUsageDescription` and
    /// `NSLocationWhenInUseUsageDescription`; without them nobody is asked.
    open func requestAlwaysAuthorization() { onMain { LocationServices.shared.permission.requestAlways() } }

    /// Asks the person, who allows vague positions only, for precise ones until the app ends.
    ///
    /// - Parameters:
    ///   - purposeKey: A key of the Info.plist's dictionary `NSLocationTemporaryUsageDescriptionDictionary`.
    ///   - completion: Called when the person has answered, or with the error if nobody could be asked.
    open func requestTemporaryFullAccuracyAuthorization(
        withPurposeKey purposeKey: String, completion: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        onMain { LocationServices.shared.permission.requestFullAccuracy(for: purposeKey) { completion?($0) } }
    }

    /// Asks the person, who allows vague positions only, for precise ones until the app ends.
    open func requestTemporaryFullAccuracyAuthorization(
        withPurposeKey purposeKey: String, isolation: isolated (any Actor)? = #isolation
    ) async throws {
        try await TaskWait<Void>.value { wait in
            requestTemporaryFullAccuracyAuthorization(withPurposeKey: purposeKey) { error in
                wait.resume(with: error.map(Result.failure) ?? .success(()))
            }
        }
    }

    // MARK: What there is

    /// Whether location services are switched on.
    open class func locationServicesEnabled() -> Bool { onMain { LocationServices.shared.permission.isEnabled } }

    /// Whether the device can tell when it has moved far; it always can here.
    open class func significantLocationChangeMonitoringAvailable() -> Bool { true }

    /// Whether there is a compass; there always is here.
    open class func headingAvailable() -> Bool { true }

    /// Whether regions of a class can be watched: circles can, beacons cannot.
    open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { regionClass is CLCircularRegion.Type }

    /// Whether beacons can be looked for: there is no radio here.
    open class func isRangingAvailable() -> Bool { false }

    /// Whether updates can be put off; they cannot.
    @available(*, deprecated, message: "deferred updates are obsolete")
    open class func deferredLocationUpdatesAvailable() -> Bool { false }

    // MARK: Locations

    /// The last location that the app is allowed to know; nil without one.
    open var location: CLLocation? { onMain { LocationServices.shared.lastLocation } }

    /// How far the device has to move until the delegate is told again, in metres.
    open var distanceFilter: CLLocationDistance {
        get { onMain { self.client.distanceFilter } }
        set { onMain { self.client.distanceFilter = newValue } }
    }

    /// The accuracy that the app needs, in metres; `kCLLocationAccuracyReduced` gets vague positions.
    open var desiredAccuracy: CLLocationAccuracy {
        get { onMain { self.client.desiredAccuracy } }
        set { onMain { self.client.desiredAccuracy = newValue } }
    }

    /// What the person does; flights are not paused.
    open var activityType: CLActivityType {
        get { onMain { self.client.activityType } }
        set { onMain { self.client.activityType = newValue } }
    }

    /// Whether the status bar shows that the app follows the device in the background; kept for the app, since it shows
    /// none here.
    open var showsBackgroundLocationIndicator: Bool {
        get { onMain { self.client.showsIndicator } }
        set { onMain { self.client.showsIndicator = newValue } }
    }

    /// Whether updates pause when the device has not moved for a quarter of an hour.
    open var pausesLocationUpdatesAutomatically: Bool {
        get { onMain { self.client.pauses } }
        set { onMain { self.client.pauses = newValue } }
    }

    /// Whether updates go on in the background.
    ///
    /// The Info.plist's `UIBackgroundModes` have to hold `location`; an exception is raised otherwise.
    open var allowsBackgroundLocationUpdates: Bool {
        get { onMain { self.client.goesOnInBackground } }
        set { onMain { self.client.setGoesOnInBackground(newValue) } }
    }

    /// Tells the delegate of the location, now and whenever it changes.
    open func startUpdatingLocation() { onMain { self.client.startUpdating() } }

    /// Ends what `startUpdatingLocation()` and `requestLocation()` began.
    open func stopUpdatingLocation() { onMain { self.client.stopUpdating() } }

    /// Tells the delegate of the location, once; or why it is not known.
    open func requestLocation() { onMain { self.client.requestOnce() } }

    /// Tells the delegate of the location now, and when the device has moved by half a kilometre.
    open func startMonitoringSignificantLocationChanges() { onMain { self.client.startWatchingChanges() } }

    /// Ends what `startMonitoringSignificantLocationChanges()` began.
    open func stopMonitoringSignificantLocationChanges() { onMain { self.client.stopWatchingChanges() } }

    /// Tells the delegate of the places where the device stays.
    open func startMonitoringVisits() { onMain { self.client.startWatchingVisits() } }

    /// Ends what `startMonitoringVisits()` began.
    open func stopMonitoringVisits() { onMain { self.client.stopWatchingVisits() } }

    /// Fails: deferred updates are obsolete.
    @available(*, deprecated, message: "deferred updates are obsolete")
    open func allowDeferredLocationUpdates(untilTraveled distance: CLLocationDistance, timeout: TimeInterval) {
        onMain { self.client.refuseDeferring() }
    }

    /// Does nothing that has to be undone: deferred updates are obsolete.
    @available(*, deprecated, message: "deferred updates are obsolete")
    open func disallowDeferredLocationUpdates() {}

    // MARK: Headings

    /// The last heading that the delegate was told; nil without one.
    open var heading: CLHeading? { onMain { self.client.heading } }

    /// How far the device has to turn until the delegate is told again, in degrees.
    open var headingFilter: CLLocationDegrees {
        get { onMain { self.client.headingFilter } }
        set { onMain { self.client.headingFilter = newValue } }
    }

    /// How the device is held whose top points somewhere.
    open var headingOrientation: CLDeviceOrientation {
        get { onMain { self.client.headingOrientation } }
        set { onMain { self.client.headingOrientation = newValue } }
    }

    /// Tells the delegate where the device points, now and whenever it turns.
    open func startUpdatingHeading() { onMain { self.client.startHeading() } }

    /// Ends what `startUpdatingHeading()` began.
    open func stopUpdatingHeading() { onMain { self.client.stopHeading() } }

    /// Puts away the request to move the device about, which never comes here.
    open func dismissHeadingCalibrationDisplay() {}

    // MARK: Regions

    /// The largest radius that can be watched, in metres.
    open var maximumRegionMonitoringDistance: CLLocationDistance { WatchedRegions.largestRadius }

    /// The regions that the app watches, by whatever manager.
    open var monitoredRegions: Set<CLRegion> { onMain { LocationServices.shared.regions.all } }

    /// Tells the delegates of all managers when the device crosses a region's border.
    open func startMonitoring(for region: CLRegion) { onMain { self.client.watch(region) } }

    /// Watches a region no more.
    open func stopMonitoring(for region: CLRegion) { onMain { LocationServices.shared.regions.remove(region) } }

    /// Tells the delegate on which side of a region's border the device is.
    open func requestState(for region: CLRegion) { onMain { self.client.tellState(of: region) } }

    // MARK: Beacons

    /// The beacons that are looked for: none, since there is no radio.
    open var rangedBeaconConstraints: Set<CLBeaconIdentityConstraint> { [] }

    /// Fails with `CLError.rangingUnavailable`: there is no radio here.
    open func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {
        onMain { self.client.refuseRanging(of: constraint) }
    }

    /// Ends a search, which never began.
    open func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}

    /// The old form of `startRangingBeacons(satisfying:)`.
    @available(*, deprecated, renamed: "startRangingBeacons(satisfying:)")
    open func startRangingBeacons(in region: CLBeaconRegion) { onMain { self.client.refuseRanging(in: region) } }

    /// The old form of `stopRangingBeacons(satisfying:)`.
    @available(*, deprecated, renamed: "stopRangingBeacons(satisfying:)")
    open func stopRangingBeacons(in region: CLBeaconRegion) {}
}
