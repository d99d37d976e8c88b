import Foundation

/// A group of layer changes that reach the screen together.
@preconcurrency @MainActor public final class CATransaction: NSObject {
    private struct Level {
        var duration: CFTimeInterval?
        var timingFunction: CAMediaTimingFunction?
        var disablesActions: Bool?
        var completion: AnimationCompletion?
    }

    private static var levels: [Level] = []
    /// What runs after the commit, in order.
    private static var afterCommitQueue: [() -> Void] = []
    private static var trackers: [AnimationCompletion] = []

    /// Whether anything changed since the last frame.
    package private(set) static var hasChanges = false
    /// How many changes there were so far: two commits with the same count in between have nothing to do.
    package private(set) static var changeCount = 0
    /// Commits at once.
    package static var flushHandler: (() -> Void)?
    /// Called when a layout pass feeds back on itself without end.
    package static var layoutDidNotSettle: ((CALayer) -> Void)?
    /// Called with Core Animation's words when a layer is to get a place or a size that is not a number.
    package static var invalidGeometry: ((String, CALayer) -> Void)?

    package static func noteChange() {
        hasChanges = true
        changeCount &+= 1
    }

    package static func clearChanges() { hasChanges = false }

    /// How many walks that draw are under way: what they record is shown in the same frame.
    private static var displays = 0

    /// Draws layers for the frame that is being made.
    static func display(_ draw: () -> Void) {
        displays += 1
        draw()
        displays -= 1
    }

    /// A layer has other contents.
    static func noteContents() {
        if displays == 0 { noteChange() }
    }

    /// Queues work for right after the commit.
    package static func afterCommit(_ work: @escaping () -> Void) {
        afterCommitQueue.append(work)
        noteChange()
    }

    package static var hasAfterCommitWork: Bool { !afterCommitQueue.isEmpty }

    /// Runs what was queued up to now; what the work itself queues waits for the next commit.
    package static func runAfterCommitWork() {
        let work = afterCommitQueue
        afterCommitQueue = []
        for item in work { item() }
    }

    /// Forgets queued work and open levels, for a test that starts afresh.
    package static func reset() {
        afterCommitQueue = []
        levels = []
        trackers = []
        hasChanges = false
    }

    // MARK: Completion

    /// Everybody who waits for the animations that are added now, innermost first.
    static var openCompletions: [AnimationCompletion] {
        trackers.reversed() + levels.reversed().compactMap(\.completion)
    }

    /// Runs a block and lets a completion wait for the animations that it adds.
    package static func track(_ completion: AnimationCompletion, _ block: () -> Void) {
        trackers.append(completion)
        block()
        trackers.removeAll { $0 === completion }
        completion.close()
    }

    // MARK: Levels

    public class func begin() { levels.append(Level()) }

    public class func commit() {
        guard let level = levels.popLast() else { return }
        level.completion?.close()
    }

    /// Brings all changes to the screen now.
    public class func flush() { flushHandler?() }

    /// The length of implicit animations in seconds.
    public class func animationDuration() -> CFTimeInterval {
        levels.last { $0.duration != nil }?.duration ?? 0.25
    }

    public class func setAnimationDuration(_ duration: CFTimeInterval) {
        change { $0.duration = duration }
    }

    public class func animationTimingFunction() -> CAMediaTimingFunction? {
        levels.last { $0.timingFunction != nil }?.timingFunction
    }

    public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        change { $0.timingFunction = function }
    }

    /// Whether changes are not animated implicitly.
    public class func disableActions() -> Bool {
        levels.last { $0.disablesActions != nil }?.disablesActions ?? false
    }

    public class func setDisableActions(_ flag: Bool) {
        change { $0.disablesActions = flag }
    }

    /// Calls the block once, when all animations that this level adds from now on have ended.
    public class func setCompletionBlock(_ block: (() -> Void)?) {
        change { level in
            level.completion?.close()
            level.completion = block.map { block in AnimationCompletion { _ in block() } }
        }
    }

    private static func change(_ body: (inout Level) -> Void) {
        // Outside begin and commit Core Animation opens a level of its own that lasts for the current pass.
        if levels.isEmpty { levels.append(Level()) }
        body(&levels[levels.count - 1])
    }
}
