import Foundation
@_spi(Framework) import UIKit

/// What an asynchronous sequence still has to give, and the task that waits for it.
///
/// The standard library's stream hands elements over on threads of its own, which virtual time knows nothing of.
@MainActor final class Mailbox<Element: Sendable> {
    private var elements: [Element] = []
    private var reader: TaskWait<Element?>?
    private var hasEnded = false
    /// Called when nobody will take anything any more.
    private var onEnd: (() -> Void)?

    init() {}

    isolated deinit { end() }

    /// Calls when nobody will take anything any more.
    func whenEnded(_ call: @escaping () -> Void) { onEnd = call }

    func put(_ element: Element) {
        guard !hasEnded else { return }
        guard let reader else { return elements.append(element) }
        self.reader = nil
        reader.resume(with: .success(element))
    }

    /// The next element, as soon as there is one; nil once the task that waits is cancelled.
    func next() async -> Element? {
        await withTaskCancellationHandler {
            if hasEnded || Task.isCancelled { return nil }
            if !elements.isEmpty { return elements.removeFirst() }
            return try? await TaskWait<Element?>.value { reader = $0 }
        } onCancel: {
            DispatchQueue.main.async { self.end() }
        }
    }

    private func end() {
        guard !hasEnded else { return }
        hasEnded = true
        elements = []
        reader?.resume(with: .success(nil))
        reader = nil
        onEnd?()
        onEnd = nil
    }
}
