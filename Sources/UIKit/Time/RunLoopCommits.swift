import CoreFoundation
import Foundation

/// The commits of the main run loop: in every turn of it, what was done before is committed before the loop goes on to
/// the main queue, its timers and its sources.
///
/// So a block that the app puts into the main queue finds what was done before laid out and told (facts 5.08, 6.39), whoever
/// runs the loop: the app's own loop, a test that waits, or the app in a callback.
@MainActor enum RunLoopCommits {
    private static var isInstalled = false
    private static var isHeldBack = false

    // Core Foundation's names of these are hidden from Swift on Linux.
    private static let beforeSources: CFOptionFlags = 1 << 2
    private static let beforeWaiting: CFOptionFlags = 1 << 5
    private static let exit: CFOptionFlags = 1 << 7

    /// Begins to watch the main run loop, once.
    static func install() {
        guard !isInstalled else { return }
        isInstalled = true
        let activities = beforeSources | beforeWaiting | exit
        // After all others, as Core Animation's own.
        let order = 2_000_000
        let observer = CFRunLoopObserverCreateWithHandler(nil, activities, true, order) { _, activity in
            let isBeforeSources = activity.rawValue == beforeSources
            MainActor.assumeIsolated { commit(beginsTurn: isBeforeSources) }
        }
        CFRunLoopAddObserver(CFRunLoopGetMain(), observer, kCFRunLoopCommonModes)
    }

    /// A turn commits once, what waited for its commit excepted: that is the next turn's, and comes after the main queue.
    private static func commit(beginsTurn: Bool) {
        guard !isHeldBack else { return }
        guard FramePipeline.shared.hasChangesSinceCommit || beginsTurn && !awaitsMainQueue else { return }
        FramePipeline.shared.commitChanges()
    }

    /// Runs a closure whose turns of the loop commit nothing.
    static func holdingBack(_ body: () -> Void) {
        isHeldBack = true
        body()
        isHeldBack = false
    }

    // MARK: What a commit leaves to the next

    /// Whether the main queue has still to run what it had when a commit left something to the next one.
    private static var awaitsMainQueue = false
    /// Whether a beat was put off meanwhile.
    private static var hasPutOffBeat = false

    /// A commit left something to the next, for which the blocks that wait now do not wait (fact 6.39).
    static func letMainQueueGoFirst() {
        guard !awaitsMainQueue else { return }
        awaitsMainQueue = true
        DispatchQueue.main.async { MainActor.assumeIsolated { mainQueueHasGone() } }
    }

    private static func mainQueueHasGone() { (awaitsMainQueue, hasPutOffBeat) = (false, false) }

    /// Whether time that goes by may bring a frame. It lets the main queue go first once: inside one of its blocks nothing
    /// else of the queue can run.
    static func mayBeat() -> Bool {
        guard awaitsMainQueue, !hasPutOffBeat else { return true }
        hasPutOffBeat = true
        return false
    }
}
