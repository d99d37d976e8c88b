import CoreLocationEngine
import Foundation
import QuartzCore
@_spi(Framework) import UIKit

/// What the location services of a device know and do in one session: the position, the person's permission, and who wants to
/// be told of what.
@MainActor final class LocationServices: SessionState {
    /// The double of a receiver, which flows, tests, the page and the command move.
    let simulation = SimulatedPosition()
    /// Where positions come from.
    var engine: any PositionEngine { simulation }

    let permission = LocationPermission()
    let regions = WatchedRegions()
    private struct WeakClient { weak var client: LocationClient? }
    private var clients: [WeakClient] = []
    private var observers: [Int: () -> Void] = [:]
    private var lastObserver = 0

    /// The call for the next position, as long as anybody wants it.
    private var tick: MediaCalls.Ticket?
    private var foreground: (any NSObjectProtocol)?

    init() {
        simulation.positionDidChange = { [weak self] in MainActor.assumeIsolated { self?.measureSoon() } }
        permission.onChange = { [weak self] in self?.permissionDidChange() }
        foreground = NotificationCenter.default.addObserver(
            forName: UIApplication.didBecomeActiveNotification, object: nil, queue: nil
        ) { [weak self] _ in
            MainActor.assumeIsolated {
                self?.permission.appDidBecomeActive()
                self?.measureSoon()
            }
        }
        begin()
    }

    /// Takes what was said of the device before anybody asked for positions, for example on the command line.
    private func begin() {
        if let place = Simulations.latest(__CoreLocation.simulation, as: SimulatedPlace.self) { _ = try? take(place) }
    }

    func sessionWillEnd() {
        MediaCalls.cancel(tick)
        if let foreground { NotificationCenter.default.removeObserver(foreground) }
    }

    // MARK: Who wants to be told

    /// The managers of the app, in the order in which they were made.
    var allClients: [LocationClient] { clients.compactMap(\.client) }

    func add(_ client: LocationClient) {
        clients.removeAll { $0.client == nil }
        if !clients.contains(where: { $0.client === client }) { clients.append(WeakClient(client: client)) }
    }

    /// Calls after each measurement and each change of what the person allows, until `removeObserver`.
    func addObserver(_ call: @escaping () -> Void) -> Int {
        lastObserver += 1
        observers[lastObserver] = call
        measureSoon()
        return lastObserver
    }

    func removeObserver(_ number: Int) { observers[number] = nil }

    private func permissionDidChange() {
        for client in allClients { client.tellPermission() }
        measureSoon()
    }

    // MARK: Positions

    /// Where the device is, as precisely as the app may know; nil if it may not, or nobody knows.
    var fix: PositionFix? {
        guard permission.allowsPositions, let fix = engine.fix(at: CACurrentMediaTime()) else { return nil }
        return permission.accuracy == .fullAccuracy ? fix : fix.vague
    }

    var lastLocation: CLLocation? { fix.map(CLLocation.init) }

    /// Measures in the next turn of the run loop.
    func measureSoon() { schedule(at: CACurrentMediaTime()) }

    private func schedule(at time: Double) {
        MediaCalls.cancel(tick)
        tick = MediaCalls.schedule(at: time) { [weak self] in self?.measure() }
    }

    /// Tells everybody who wants to know where the device is, and looks when it will be elsewhere.
    private func measure() {
        tick = nil
        let now = CACurrentMediaTime()
        let fix = fix
        regions.update(to: fix, telling: allClients)
        for client in allClients { client.take(fix) }
        for (_, call) in observers.sorted(by: { $0.key < $1.key }) { call() }
        // A client may have asked for a measurement at once.
        guard tick == nil, isWanted, let next = engine.nextFixTime(after: now) else { return }
        schedule(at: next)
    }

    /// Whether anybody wants positions.
    private var isWanted: Bool {
        !observers.isEmpty || !regions.isEmpty || allClients.contains(where: \.wantsPositions)
    }
}

extension PositionFix {
    /// What an app learns of the position that is not allowed to know it precisely.
    var vague: PositionFix {
        var fix = PositionFix(point: point.rounded(toDegrees: Self.vagueness), time: time)
        fix.horizontalAccuracy = kCLLocationAccuracyReduced
        return fix
    }

    /// Choice (CoreLocation): vague positions lie on a grid of so many degrees, about five kilometres.
    private static let vagueness = 0.05
}

extension CLLocation {
    /// A position that software has made up. Its date is the app's: it may stand still while the media clock goes.
    convenience init(_ fix: PositionFix) {
        self.init(
            values: Values(
                latitude: fix.point.latitude, longitude: fix.point.longitude, altitude: fix.altitude,
                ellipsoidalAltitude: fix.altitude, horizontalAccuracy: fix.horizontalAccuracy,
                verticalAccuracy: fix.verticalAccuracy, course: fix.course, courseAccuracy: fix.course < 0 ? -1 : 1,
                speed: fix.speed, speedAccuracy: fix.speed < 0 ? -1 : 0.5, timestamp: Date(),
                source: .init(isSimulated: true, isFromAccessory: false)))
    }
}
