import Dispatch
import Foundation

/// A source that hears of memory running short: here when a memory warning is simulated.
public protocol DispatchSourceMemoryPressure: AnyObject, DispatchSourceProtocol {
    /// What has happened since the handler ran last.
    var data: DispatchSource.MemoryPressureEvent { get }
    /// What the source was made for.
    var mask: DispatchSource.MemoryPressureEvent { get }
}

extension DispatchSource {
    /// How short memory is.
    public struct MemoryPressureEvent: OptionSet, Sendable {
        /// The events as bits.
        public let rawValue: UInt
        /// Makes a set of events from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// There is enough again; never heard of here.
        public static let normal = MemoryPressureEvent(rawValue: 1)
        /// Memory is short.
        public static let warning = MemoryPressureEvent(rawValue: 2)
        /// Memory is so short that apps are ended; never heard of here.
        public static let critical = MemoryPressureEvent(rawValue: 4)
        /// All three.
        public static let all: MemoryPressureEvent = [.normal, .warning, .critical]
    }

    /// Makes a source that hears of memory running short once it is resumed.
    public class func makeMemoryPressureSource(
        eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil
    ) -> any DispatchSourceMemoryPressure {
        guard let source = makeUserDataOrSource(queue: queue) as? DispatchSource else {
            fatalError("Dispatch gave a source of another class.")
        }
        let state = MemoryPressureState(mask: eventMask)
        state.observer = NotificationCenter.default.addObserver(
            forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
        ) { [weak source] _ in
            guard eventMask.contains(.warning) else { return }
            (source as (any DispatchSourceUserDataOr)?)?.or(data: MemoryPressureEvent.warning.rawValue)
        }
        _ = AssociatedObjects.addState(state, of: source)
        return source
    }
}

extension DispatchSource: DispatchSourceMemoryPressure {
    /// What has happened since the handler ran last.
    public var data: MemoryPressureEvent {
        let bits: UInt = (self as any DispatchSourceUserDataOr).data
        return MemoryPressureEvent(rawValue: bits)
    }

    /// What the source was made for; nothing for a source of another kind.
    public var mask: MemoryPressureEvent { AssociatedObjects.state(MemoryPressureState.self, of: self)?.mask ?? [] }
}

/// What belongs to a source of memory pressure, and goes with it.
private final class MemoryPressureState: @unchecked Sendable {
    let mask: DispatchSource.MemoryPressureEvent
    var observer: (any NSObjectProtocol)?

    init(mask: DispatchSource.MemoryPressureEvent) { self.mask = mask }

    deinit { if let observer { NotificationCenter.default.removeObserver(observer) } }
}
