import CoreLocationEngine
import Foundation
@_spi(Framework) import UIKit

/// A condition on the device that a monitor watches.
public protocol CLCondition: Sendable {}

/// Watches conditions under names, and keeps what is known of them.
///
/// Monitors of one name are the same one for the session: it goes on where the last left off.
public actor CLMonitor {
    /// A circle on the Earth in which the device is or is not.
    public struct CircularGeographicCondition: CLCondition {
        /// The middle of the circle.
        public let center: CLLocationCoordinate2D
        /// Metres.
        public let radius: CLLocationDistance

        /// Makes a circle.
        ///
        /// - Parameter radius: Metres.
        public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
            self.center = center
            self.radius = radius
        }
    }

    /// What is known of a condition.
    public struct Event: Sendable {
        /// Whether a condition holds.
        public enum State: UInt, Sendable {
            case unknown = 0
            /// The device is inside.
            case satisfied = 1
            /// The device is outside.
            case unsatisfied = 2
            /// The condition is watched no more.
            case unmonitored = 3
        }

        /// The condition's name.
        public let identifier: String
        /// Whether the condition holds.
        public let state: State
        /// The condition that changed.
        public let refinement: (any CLCondition)?
        /// When it changed.
        public let date: Date
    }

    /// A condition with what is known of it.
    public struct Record: Sendable {
        /// The condition.
        public let condition: any CLCondition
        /// The last that was told of the condition.
        public let lastEvent: Event
    }

    /// A monitor works on the main thread, where the location services live.
    public nonisolated var unownedExecutor: UnownedSerialExecutor { MainActor.sharedUnownedExecutor }

    /// The monitor's name.
    public let name: String
    private let conditions: MonitoredConditions

    /// Makes, or finds, the monitor of a name.
    public init(_ name: String) async {
        self.name = name
        conditions = await MonitoredConditions.named(name)
    }

    /// The names of the conditions, in the order in which they were added.
    public var identifiers: [String] { get async { await conditions.identifiers } }

    /// Watches a condition under a name; of which it is assumed at first that its state is not known.
    public func add(
        _ condition: any CLCondition, identifier: String, assuming state: Event.State = .unknown
    ) async {
        await conditions.add(condition, identifier, state)
    }

    /// Watches the condition of a name no more.
    public func remove(_ identifier: String) async { await conditions.remove(identifier) }

    /// What is known of the condition of a name; nil without one.
    public func record(for identifier: String) async -> Record? { await conditions.record(for: identifier) }

    /// What becomes known of the conditions, from now on.
    public var events: Events {
        get async { Events(mailbox: await conditions.events()) }
    }

    /// An asynchronous sequence of events, which never ends by itself.
    public struct Events: AsyncSequence, Sendable {
        /// What a monitor has noticed.
        public typealias Element = Event

        let mailbox: Mailbox<Event>

        /// Begins to wait for events.
        public func makeAsyncIterator() -> Iterator { Iterator(mailbox: mailbox) }

        /// A walk through the events.
        public struct Iterator: AsyncIteratorProtocol {
            let mailbox: Mailbox<Event>

            /// Waits for the next event; nil once the task is cancelled.
            public mutating func next() async throws -> Event? { await mailbox.next() }

            /// Waits for the next event without leaving the actor that asks.
            public mutating func next(isolation actor: isolated (any Actor)?) async throws(any Error) -> Event? {
                await mailbox.next()
            }
        }
    }
}

/// The monitors of a session, by name.
@MainActor private final class Monitors: SessionState {
    var all: [String: MonitoredConditions] = [:]
}

/// The conditions of one monitor.
@MainActor private final class MonitoredConditions {
    private var records: [(identifier: String, record: CLMonitor.Record)] = []
    private var listeners: [Int: (CLMonitor.Event) -> Void] = [:]
    private var lastListener = 0
    private var observer: Int?

    static func named(_ name: String) -> MonitoredConditions {
        if let known = Monitors.shared.all[name] { return known }
        let new = MonitoredConditions()
        Monitors.shared.all[name] = new
        return new
    }

    var identifiers: [String] { records.map(\.identifier) }

    func record(for identifier: String) -> CLMonitor.Record? {
        records.first { $0.identifier == identifier }?.record
    }

    func add(_ condition: any CLCondition, _ identifier: String, _ state: CLMonitor.Event.State) {
        let event = CLMonitor.Event(identifier: identifier, state: state, refinement: condition, date: Date())
        records.removeAll { $0.identifier == identifier }
        records.append((identifier, CLMonitor.Record(condition: condition, lastEvent: event)))
        if observer == nil {
            observer = LocationServices.shared.addObserver { [weak self] in self?.look() }
        }
        LocationServices.shared.measureSoon()
    }

    func remove(_ identifier: String) {
        guard let index = records.firstIndex(where: { $0.identifier == identifier }) else { return }
        let record = records.remove(at: index).record
        tell(CLMonitor.Event(identifier: identifier, state: .unmonitored, refinement: record.condition, date: Date()))
        if records.isEmpty, let observer {
            LocationServices.shared.removeObserver(observer)
            self.observer = nil
        }
    }

    func events() -> Mailbox<CLMonitor.Event> {
        let mailbox = Mailbox<CLMonitor.Event>()
        lastListener += 1
        let number = lastListener
        listeners[number] = { [weak mailbox] in mailbox?.put($0) }
        mailbox.whenEnded { [weak self] in self?.listeners[number] = nil }
        return mailbox
    }

    /// Compares the conditions with where the device is.
    private func look() {
        guard let point = LocationServices.shared.fix?.point else { return }
        for index in records.indices {
            let (identifier, record) = records[index]
            guard let circle = record.condition as? CLMonitor.CircularGeographicCondition else { continue }
            let isInside = circle.center.point.distance(to: point) <= circle.radius
            let state = isInside ? CLMonitor.Event.State.satisfied : .unsatisfied
            guard state != record.lastEvent.state else { continue }
            let event = CLMonitor.Event(identifier: identifier, state: state, refinement: circle, date: Date())
            records[index].record = CLMonitor.Record(condition: circle, lastEvent: event)
            tell(event)
        }
    }

    private func tell(_ event: CLMonitor.Event) {
        for (_, listener) in listeners.sorted(by: { $0.key < $1.key }) { listener(event) }
    }
}
