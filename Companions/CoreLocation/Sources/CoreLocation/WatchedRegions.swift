import CoreLocationEngine
@_spi(Framework) import UIKit

/// The regions that an app watches, and on which side of their borders the device is.
@MainActor final class WatchedRegions {
    /// How many regions an app may watch, as documented.
    static let limit = 20
    /// Choice (CoreLocation): the largest radius, in metres.
    nonisolated static let largestRadius = 400_000.0

    private struct Watched {
        var region: CLRegion
        var state: CLRegionState
    }

    /// In the order in which they came.
    private var watched: [Watched] = []

    var isEmpty: Bool { watched.isEmpty }
    var all: Set<CLRegion> { Set(watched.map(\.region)) }

    /// Watches a region, in the place of one of the same name. Where the device is at first is no crossing.
    ///
    /// - Parameter point: Where the device is; nil if that is not known.
    /// - Returns: Why the region cannot be watched; nil if it is.
    func add(_ region: CLRegion, permission: LocationPermission, at point: GeoPoint?) -> CLError.Code? {
        guard permission.allowsPositions else { return .regionMonitoringDenied }
        guard let circle = region as? CLCircularRegion, circle.center.point.isValid, circle.radius > 0,
            circle.radius <= Self.largestRadius
        else { return .regionMonitoringFailure }
        // What the app does to its own object later has no effect.
        let copy = Watched(region: region.copied, state: Self.state(of: region, at: point))
        if let index = watched.firstIndex(where: { $0.region.identifier == region.identifier }) {
            watched[index] = copy
            return nil
        }
        guard watched.count < Self.limit else { return .regionMonitoringFailure }
        watched.append(copy)
        return nil
    }

    func remove(_ region: CLRegion) { watched.removeAll { $0.region.identifier == region.identifier } }

    func update(to fix: PositionFix?, telling clients: [LocationClient]) {
        guard let fix else { return }
        for index in watched.indices {
            let before = watched[index].state
            let state = Self.state(of: watched[index].region, at: fix.point)
            watched[index].state = state
            // What was not known before is no crossing.
            guard before != .unknown, state != before else { continue }
            let region = watched[index].region
            soon { for client in clients { client.tellCrossing(of: region, to: state) } }
        }
    }

    static func state(of region: CLRegion, at point: GeoPoint?) -> CLRegionState {
        guard let point, let circle = region as? CLCircularRegion else { return .unknown }
        return circle.contains(CLLocationCoordinate2D(point)) ? .inside : .outside
    }
}

extension CLRegion {
    fileprivate var copied: CLRegion { copy() as? CLRegion ?? self }
}
