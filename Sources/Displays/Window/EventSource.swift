import Foundation

/// Wakes the main queue when the desktop says something, and at no other time.
@MainActor final class EventSource {
    private let source: any DispatchSourceRead
    private let handler: @MainActor () -> Void
    private var timer: (any DispatchSourceTimer)?
    private var end = DispatchTime.now()

    init(descriptor: Int32, handler: @escaping @MainActor () -> Void) {
        self.handler = handler
        source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
        source.setEventHandler { MainActor.assumeIsolated(handler) }
        source.resume()
    }

    func cancel() {
        source.cancel()
        timer?.cancel()
        timer = nil
    }

    /// Calls at every sixtieth of a second for a while: what input methods have to say comes over a connection of their own,
    /// and Wayland leaves it to programs to repeat keys.
    func expect(for seconds: Double) {
        end = max(end, .now() + seconds)
        guard timer == nil else { return }
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.schedule(deadline: .now() + 1 / 60, repeating: 1 / 60, leeway: .milliseconds(2))
        timer.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.tick() } }
        timer.resume()
        self.timer = timer
    }

    private func tick() {
        if .now() > end {
            timer?.cancel()
            timer = nil
        }
        handler()
    }
}
