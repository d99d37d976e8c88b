import CoreFoundation
import Foundation

/// The commits of the main run loop: in every turn of it, what was done before is committed before the loop goes on to
/// the main queue, its timers and its sources.
///
/// So a block that the app puts into the main queue finds what was done before laid out and told (facts 5.08, 6.39), whoever
/// runs the loop: the app's own loop, a test that waits, or the app in a callback.
@MainActor enum RunLoopCommits {
    private static var isInstalled = false

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

    /// A turn commits once, what waited for its commit excepted: that is the next turn's.
    private static func commit(beginsTurn: Bool) {
        guard beginsTurn || FramePipeline.shared.hasChangesSinceCommit else { return }
        FramePipeline.shared.commitChanges()
    }
}
