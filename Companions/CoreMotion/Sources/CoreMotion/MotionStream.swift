import Foundation
import QuartzCore
@_spi(Framework) import UIKit

/// Samples of a sensor that come again and again, at times of the media clock.
@MainActor final class MotionStream<Sample: Sendable> {
    private let make: @MainActor (TimeInterval) -> Sample
    private var handler: ((Sample?, (any Error)?) -> Void)?
    private var queue: OperationQueue?
    private var ticket: MediaCalls.Ticket?
    private var interval = 0.01
    private(set) var isActive = false

    nonisolated init(_ make: @escaping @MainActor (TimeInterval) -> Sample) { self.make = make }

    isolated deinit { MediaCalls.cancel(ticket) }

    /// The sensor's sample of now; nil while it is off, or where there is none.
    var latest: Sample? { isActive && MotionSensors.shared.areAvailable ? make(CACurrentMediaTime()) : nil }

    /// - Parameter interval: In seconds; 0 for the usual hundredth.
    func start(
        every interval: Double, on queue: OperationQueue?, _ handler: ((Sample?, (any Error)?) -> Void)?
    ) {
        stop()
        isActive = true
        self.handler = handler
        self.queue = queue
        setInterval(interval)
        plan()
    }

    func setInterval(_ interval: Double) { self.interval = interval > 0 ? max(interval, 0.01) : 0.01 }

    func stop() {
        isActive = false
        handler = nil
        MediaCalls.cancel(ticket)
    }

    private func plan() {
        guard handler != nil else { return }
        ticket = soon(after: interval) { [weak self] in
            guard let self, isActive else { return }
            deliver()
            plan()
        }
    }

    private func deliver() {
        guard let sample = latest, let handler else { return }
        guard let queue, queue !== OperationQueue.main else { return handler(sample, nil) }
        nonisolated(unsafe) let tell = handler
        queue.addOperation { tell(sample, nil) }
    }
}
