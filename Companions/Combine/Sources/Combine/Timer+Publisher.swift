import Foundation
import OpenCombine
import UIKit

extension Timer {
    /// A publisher of the date, again and again, once it is connected.
    ///
    /// - Parameters:
    ///   - interval: Seconds between the dates, and until the first.
    ///   - tolerance: Seconds by which a date may be late.
    ///   - runLoop: The loop that the timer is added to.
    ///   - mode: The mode of the loop in which the timer fires.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }

    /// A publisher of the date, again and again, while it is connected.
    public final class TimerPublisher: ConnectablePublisher {
        /// What is published.
        public typealias Output = Date
        /// Why publishing may end early.
        public typealias Failure = Never

        /// Seconds between the dates.
        public let interval: TimeInterval
        /// Seconds by which a date may be late.
        public let tolerance: TimeInterval?
        /// The loop that the timer is added to.
        public let runLoop: RunLoop
        /// The mode of the loop in which the timer fires.
        public let mode: RunLoop.Mode
        /// How the loop does what is scheduled on it.
        public let options: RunLoop.SchedulerOptions?

        // Keeps no value and drops one that nobody asked for, as a timer that nobody waits for does.
        private let dates = PassthroughSubject<Date, Never>()

        /// A publisher that is not connected yet.
        public init(
            interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
            options: RunLoop.SchedulerOptions? = nil
        ) {
            self.interval = interval
            self.tolerance = tolerance
            self.runLoop = runLoop
            self.mode = mode
            self.options = options
        }

        /// Tells a subscriber of its subscription.
        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Date, Downstream.Failure == Never {
            dates.receive(subscriber: subscriber)
        }

        /// Begins to publish; what is returned ends it.
        public func connect() -> any Cancellable {
            nonisolated(unsafe) let dates = dates
            let timer = Timer(__timeInterval: interval, repeats: true) { _ in dates.send(Date()) }
            timer.tolerance = tolerance ?? 0
            runLoop.add(timer, forMode: mode)
            return AnyCancellable { timer.invalidate() }
        }
    }
}
