import CoreLocationEngine
import Foundation
import QuartzCore
@_spi(Framework) import UIKit

/// What one location manager was asked for, and what it has told its delegate.
@MainActor final class LocationClient {
    weak var manager: CLLocationManager?
    weak var delegate: (any CLLocationManagerDelegate)?
    var distanceFilter = kCLDistanceFilterNone
    var desiredAccuracy = kCLLocationAccuracyBest
    var activityType = CLActivityType.other
    var pauses = true
    /// Whether the app asks for a sign that it follows the device.
    var showsIndicator = false
    private(set) var goesOnInBackground = false

    private var updates = Updates.none
    private var isAskedOnce = false
    private var changes: SignificantChanges?
    private var visits: VisitWatch?
    private var pause: MediaCalls.Ticket?

    var headingFilter: CLLocationDegrees = 1
    var headingOrientation = CLDeviceOrientation.portrait { didSet { measureIfPointing() } }
    private(set) var heading: CLHeading?
    private var isPointing = false

    /// What became of `startUpdatingLocation()`.
    private enum Updates {
        case none
        /// With what the delegate was told last.
        case running(last: PositionFix?)
        /// The device has not moved for long.
        case paused
    }

    /// Choice (CoreLocation): how long a device stands still until updates pause, in seconds.
    private static let patience = 900.0

    // MARK: The manager

    func begin(for manager: CLLocationManager) {
        self.manager = manager
        LocationServices.shared.add(self)
        // As soon as the app has had time to set the delegate.
        soon { [weak self] in self?.tellPermission() }
    }

    /// The manager is gone.
    func end() { MediaCalls.cancel(pause) }

    /// Calls the delegate with the manager, if both are there.
    private func tell(_ call: (any CLLocationManagerDelegate, CLLocationManager) -> Void) {
        if let manager, let delegate { call(delegate, manager) }
    }

    /// Calls the delegate in a turn of the run loop of its own.
    private func tellSoon(
        _ call: @escaping @MainActor @Sendable (any CLLocationManagerDelegate, CLLocationManager) -> Void
    ) {
        soon { [weak self] in self?.tell { call($0, $1) } }
    }

    func fail(_ code: CLError.Code) { tell { $0.locationManager($1, didFailWithError: CLError(code)) } }

    func tellPermission() {
        tell { $0.locationManagerDidChangeAuthorization($1) }
    }

    // MARK: Locations

    var wantsPositions: Bool {
        if case .running = updates { return true }
        return isAskedOnce || changes != nil || visits != nil || isPointing
    }

    func startUpdating() {
        if case .running = updates { return }
        updates = .running(last: nil)
        askForMeasurement()
    }

    func stopUpdating() {
        updates = .none
        isAskedOnce = false
        MediaCalls.cancel(pause)
    }

    func requestOnce() {
        guard delegateHears("didUpdateLocations"), delegateHears("didFailWithError") else { return }
        isAskedOnce = true
        askForMeasurement()
    }

    /// Raises an exception where the delegate has no method for the answer of `requestLocation()`.
    private func delegateHears(_ label: String) -> Bool {
        guard !DelegateMethods.has(delegate, "locationManager", [label]) else { return true }
        let selector = "locationManager:\(label):"
        NSException(
            name: .internalInconsistencyException, reason: "Delegate must respond to \(selector)"
        ).raise()
        return false
    }

    private func askForMeasurement() {
        let services = LocationServices.shared
        // A manager may be older than the session.
        services.add(self)
        services.measureSoon()
    }

    /// Takes what was measured; nil if the position is not known, or the app may not know it.
    func take(_ measured: PositionFix?) {
        guard wantsPositions, isHeard else { return }
        let permission = LocationServices.shared.permission
        // Nobody has decided: the app waits for the answer.
        guard permission.isDecided else { return }
        let fix = measured.map { desiredAccuracy == kCLLocationAccuracyReduced ? $0.vague : $0 }
        point(from: fix)
        guard let fix else { return failToMeasure(permission.allowsPositions ? .locationUnknown : .denied) }
        tellLocation(fix)
        if changes?.take(fix) == true { tell { $0.locationManager($1, didUpdateLocations: [CLLocation(fix)]) } }
        visits?.take(fix)
    }

    private func failToMeasure(_ code: CLError.Code) {
        if isAskedOnce || changes != nil {
            isAskedOnce = false
            return fail(code)
        }
        if case .running = updates { fail(code) }
    }

    private func tellLocation(_ fix: PositionFix) {
        var isNew = isAskedOnce
        isAskedOnce = false
        if case .running(let last) = updates {
            let isFar = last.map { $0.point.distance(to: fix.point) >= max(distanceFilter, 0) } ?? true
            // A device that stands is where it was: the measurement was for somebody else.
            let isOther = last.map { $0.point != fix.point || $0.horizontalAccuracy != fix.horizontalAccuracy } ?? true
            if isFar, isOther || fix.speed > 0 {
                updates = .running(last: fix)
                isNew = true
                waitForPause()
            }
        }
        if isNew { tell { $0.locationManager($1, didUpdateLocations: [CLLocation(fix)]) } }
    }

    func refuseDeferring() {
        tellSoon { $0.locationManager($1, didFinishDeferredUpdatesWithError: CLError(.deferredFailed)) }
    }

    // MARK: Pauses and the background

    private func waitForPause() {
        MediaCalls.cancel(pause)
        guard pauses, activityType != .airborne else { return }
        pause = MediaCalls.schedule(at: CACurrentMediaTime() + Self.patience) { [weak self] in
            guard let self, pauses, case .running = updates else { return }
            updates = .paused
            tell { $0.locationManagerDidPauseLocationUpdates($1) }
        }
    }

    /// Whether the delegate may be told now: in the background only where the app has asked for it.
    private var isHeard: Bool {
        guard UIApplication.shared.applicationState == .background else { return true }
        let goesOn = goesOnInBackground || changes != nil || visits != nil
        if goesOn { LocationServices.shared.permission.wasUsedInBackground() }
        return goesOn
    }

    func setGoesOnInBackground(_ goesOn: Bool) {
        let modes = AppProperties.value("UIBackgroundModes") as? [String] ?? []
        guard !goesOn || modes.contains("location") else {
            return NSException(
                name: .internalInconsistencyException,
                reason: "allowsBackgroundLocationUpdates needs 'location' in the Info.plist's UIBackgroundModes"
            ).raise()
        }
        goesOnInBackground = goesOn
    }

    // MARK: Changes and visits

    func startWatchingChanges() {
        if changes == nil { changes = SignificantChanges() }
        askForMeasurement()
    }

    func stopWatchingChanges() { changes = nil }

    func startWatchingVisits() {
        if visits == nil {
            visits = VisitWatch { [weak self] visit in self?.tell { $0.locationManager($1, didVisit: visit) } }
        }
        askForMeasurement()
    }

    func stopWatchingVisits() { visits = nil }

    // MARK: Headings

    func startHeading() {
        guard !isPointing else { return }
        isPointing = true
        heading = nil
        askForMeasurement()
    }

    func stopHeading() { isPointing = false }

    private func measureIfPointing() { if isPointing { askForMeasurement() } }

    private func point(from fix: PositionFix?) {
        guard isPointing else { return }
        let services = LocationServices.shared
        guard let degrees = services.engine.heading(at: CACurrentMediaTime()) else { return fail(.headingFailure) }
        let seen = (degrees + headingOrientation.turn).truncatingRemainder(dividingBy: 360)
        if let last = heading?.magneticHeading, !headingFilter.lets(seen, after: last) { return }
        // Choice (CoreLocation): magnetic north is true north.
        let new = CLHeading(
            values: .init(magnetic: seen, geographic: fix == nil ? -1 : seen, accuracy: 5, timestamp: Date()))
        heading = new
        tell { $0.locationManager($1, didUpdateHeading: new) }
    }

    // MARK: Regions and beacons

    func watch(_ region: CLRegion) {
        let services = LocationServices.shared
        services.add(self)
        // Errors and answers come later, as all else does.
        guard let code = services.regions.add(region, permission: services.permission, at: services.fix?.point) else {
            tellSoon { $0.locationManager($1, didStartMonitoringFor: region) }
            return services.measureSoon()
        }
        if region is CLBeaconRegion { CoreLocationLimit.beacons.report() }
        tellSoon { $0.locationManager($1, monitoringDidFailFor: region, withError: CLError(code)) }
    }

    func tellState(of region: CLRegion) {
        tellSoon {
            let point = LocationServices.shared.fix?.point
            $0.locationManager($1, didDetermineState: WatchedRegions.state(of: region, at: point), for: region)
        }
    }

    func tellCrossing(of region: CLRegion, to state: CLRegionState) {
        // Choice (CoreLocation): the crossing is told before the state.
        if state == .inside, region.notifyOnEntry { tell { $0.locationManager($1, didEnterRegion: region) } }
        if state == .outside, region.notifyOnExit { tell { $0.locationManager($1, didExitRegion: region) } }
        tell { $0.locationManager($1, didDetermineState: state, for: region) }
    }

    func refuseRanging(of constraint: CLBeaconIdentityConstraint) {
        CoreLocationLimit.beacons.report()
        tellSoon {
            $0.locationManager($1, didFailRangingFor: constraint, error: CLError(.rangingUnavailable))
        }
    }

    func refuseRanging(in region: CLBeaconRegion) {
        CoreLocationLimit.beacons.report()
        tellSoon {
            $0.locationManager($1, rangingBeaconsDidFailFor: region, withError: CLError(.rangingUnavailable))
        }
    }
}

extension CLDeviceOrientation {
    /// How far the top of what the person sees is turned against the top of the device, in degrees.
    fileprivate var turn: Double {
        switch self {
        case .landscapeLeft: 90
        case .portraitUpsideDown: 180
        case .landscapeRight: 270
        case .unknown, .portrait, .faceUp, .faceDown: 0
        }
    }
}

extension CLLocationDegrees {
    /// Whether a heading is far enough from the one before, as a filter of so many degrees.
    fileprivate func lets(_ heading: Double, after last: Double) -> Bool {
        let turn = abs(heading - last).truncatingRemainder(dividingBy: 360)
        return min(turn, 360 - turn) >= self && (turn > 0 || self > 0)
    }
}
