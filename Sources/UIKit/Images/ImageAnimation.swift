import Foundation
import QuartzCore

/// Counts through images by the media clock.
@MainActor final class ImageAnimation {
    private let count: Int
    private let duration: TimeInterval
    private let repeatCount: Int
    private let start = CACurrentMediaTime()
    private let changed: () -> Void
    private var callback: Int?

    /// The image to show.
    private(set) var index = 0
    private(set) var isFinished = false

    /// - Parameters:
    ///   - duration: For all images once, in seconds.
    ///   - repeatCount: 0 for ever.
    ///   - changed: Called when another image is to be shown, and at the end.
    init(count: Int, duration: TimeInterval, repeatCount: Int, changed: @escaping () -> Void) {
        self.count = count
        self.duration = duration
        self.repeatCount = repeatCount
        self.changed = changed
        var number = 0
        number = AnimationTimeline.shared.addFrameCallback(isEndless: repeatCount == 0) { [weak self] now in
            // A view that has gone takes its animation along.
            guard let self else { return AnimationTimeline.shared.removeFrameCallback(number) }
            update(now)
        }
        callback = number
    }

    func stop() {
        callback.map(AnimationTimeline.shared.removeFrameCallback)
        callback = nil
    }

    private func update(_ now: Double) {
        let rounds = (now - start) / duration
        if repeatCount > 0, rounds >= Double(repeatCount) - 1e-9 {
            stop()
            isFinished = true
            changed()
            return
        }
        // Sums of frame times fall short of whole images by some 1e-12.
        let next = Int((rounds * Double(count) + 1e-6).rounded(.down)) % count
        guard next != index else { return }
        index = next
        changed()
    }
}
