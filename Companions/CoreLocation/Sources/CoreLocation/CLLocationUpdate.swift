import Foundation
@_spi(Framework) import UIKit

/// A location, or why there is none, of an asynchronous sequence.
public struct CLLocationUpdate: Sendable {
    /// What the person does whom the sequence follows.
    public enum LiveConfiguration: Int, Sendable {
        case `default` = 0
        case automotiveNavigation = 1
        case otherNavigation = 2
        case fitness = 3
        case airborne = 4
    }

    /// The location; nil while it is not known, or the app may not know it.
    public let location: CLLocation?

    /// Whether the device stands still.
    public let isStationary: Bool

    /// Whether the device stands still.
    public var stationary: Bool { isStationary }

    /// Whether the person allows no positions.
    public let authorizationDenied: Bool

    /// Whether location services are switched off.
    public let authorizationDeniedGlobally: Bool

    /// Whether the person cannot allow positions.
    public let authorizationRestricted: Bool

    /// Whether the person is being asked.
    public let authorizationRequestInProgress: Bool

    /// Whether the positions are vague.
    public let accuracyLimited: Bool

    /// Whether the position is not known.
    public let locationUnavailable: Bool

    /// The locations from now on, the first at once, until the loop over them ends.
    public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates { Updates() }

    /// An asynchronous sequence of updates, which never ends by itself.
    public struct Updates: AsyncSequence, Sendable {
        /// An update.
        public typealias Element = CLLocationUpdate

        /// Begins to follow the device.
        public func makeAsyncIterator() -> Iterator {
            Iterator(mailbox: onMain { LocationServices.shared.liveUpdates() })
        }

        /// A walk through the updates.
        public struct Iterator: AsyncIteratorProtocol {
            let mailbox: Mailbox<CLLocationUpdate>

            /// Waits for the next update; nil once the task is cancelled.
            public mutating func next() async throws -> CLLocationUpdate? { await mailbox.next() }

            /// Waits for the next update without leaving the actor that asks.
            public mutating func next(
                isolation actor: isolated (any Actor)?
            ) async throws(any Error) -> CLLocationUpdate? { await mailbox.next() }
        }
    }
}

extension LocationServices {
    /// What a loop over live updates gets: a beginning, and what is new after each measurement.
    fileprivate func liveUpdates() -> Mailbox<CLLocationUpdate> {
        let mailbox = Mailbox<CLLocationUpdate>()
        let last = LastUpdate()
        let number = addObserver { [weak self, weak mailbox] in
            guard let update = self?.update, last.isNew(update) else { return }
            mailbox?.put(update)
        }
        mailbox.whenEnded { [weak self] in self?.removeObserver(number) }
        return mailbox
    }

    /// How things stand; nil while the person has not decided.
    private var update: CLLocationUpdate? {
        guard permission.isDecided || permission.isAsking else { return nil }
        let location = lastLocation
        return CLLocationUpdate(
            location: location, isStationary: location.map { $0.speed <= 0 } ?? false,
            authorizationDenied: permission.status == .denied, authorizationDeniedGlobally: !permission.isEnabled,
            authorizationRestricted: permission.status == .restricted,
            authorizationRequestInProgress: permission.isAsking,
            accuracyLimited: permission.accuracy == .reducedAccuracy,
            locationUnavailable: location == nil && permission.allowsPositions)
    }

    /// What a loop got last.
    @MainActor private final class LastUpdate {
        private var update: CLLocationUpdate?

        /// Whether an update says anything that the one before did not; on the way every one does.
        func isNew(_ update: CLLocationUpdate) -> Bool {
            defer { self.update = update }
            guard let last = self.update, let old = last.location, let new = update.location else { return true }
            return new.speed > 0 || old.coordinate.point != new.coordinate.point || old.speed != new.speed
                || last.accuracyLimited != update.accuracyLimited
        }
    }
}
