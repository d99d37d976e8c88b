@_spi(Framework) import UIKit

/// A question that is answered on the main thread in a turn of its own, unless it is cancelled before.
final class MapRequest: @unchecked Sendable {
    private var isCancelled = false
    /// Whether the question was asked and not answered.
    private(set) var isUnderWay = false

    func begin(_ answer: @escaping @MainActor () -> Void) {
        isUnderWay = true
        nonisolated(unsafe) let answer = answer
        soon { [self] in
            guard !isCancelled else { return }
            isUnderWay = false
            answer()
        }
    }

    func cancel() { (isCancelled, isUnderWay) = (true, false) }
}
