import CoreLocationEngine
import Foundation
import QuartzCore
@_spi(Framework) import UIKit

/// Notices where the device stays.
@MainActor final class VisitWatch {
    /// Choice (CoreLocation): a stay begins after so many seconds at a place, which has a radius of so many metres.
    private static let stay = 300.0
    private static let radius = 100.0

    private struct Place {
        var fix: PositionFix
        var arrival: Date
        /// Whether the delegate was told of the arrival.
        var isVisit = false
    }

    private let tell: (CLVisit) -> Void
    private var place: Place?
    private var call: MediaCalls.Ticket?

    init(_ tell: @escaping (CLVisit) -> Void) { self.tell = tell }

    isolated deinit { MediaCalls.cancel(call) }

    func take(_ fix: PositionFix) {
        if let place, place.fix.point.distance(to: fix.point) <= Self.radius { return }
        MediaCalls.cancel(call)
        if let left = place, left.isVisit { tell(visit(at: left, until: Date())) }
        place = Place(fix: fix, arrival: Date())
        call = MediaCalls.schedule(at: CACurrentMediaTime() + Self.stay) { [weak self] in self?.arrive() }
    }

    private func arrive() {
        guard var stayed = place else { return }
        stayed.isVisit = true
        place = stayed
        tell(visit(at: stayed, until: .distantFuture))
    }

    private func visit(at place: Place, until departure: Date) -> CLVisit {
        CLVisit(
            values: .init(
                arrival: place.arrival, departure: departure, latitude: place.fix.point.latitude,
                longitude: place.fix.point.longitude, accuracy: place.fix.horizontalAccuracy))
    }
}
