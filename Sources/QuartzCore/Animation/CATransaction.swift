import Foundation

/// A group of layer changes that reach the screen together.
@preconcurrency @MainActor public final class CATransaction: NSObject {
    struct Level {
        var duration: CFTimeInterval?
        var timingFunction: CAMediaTimingFunction?
        var disablesActions: Bool?
        var completion: AnimationCompletion?
        var completionBlock: (() -> Void)?
        var values: [String: Any] = [:]
    }

    private static var state: TransactionState { Session.current.transactions }

    /// Who makes frames; not kept alive. Nobody does where layers are used alone.
    package static var host: (any CATransactionHost)? {
        get { state.host }
        set { state.host = newValue }
    }

    /// Whether anything changed since the last frame.
    package static var hasChanges: Bool { state.hasChanges }

    /// How many changes there were so far: two commits with the same count in between have nothing to do.
    package static var changeCount: Int { state.changeCount }

    package static func noteChange() {
        let state = state
        state.hasChanges = true
        state.changeCount &+= 1
    }

    package static func clearChanges() { state.hasChanges = false }

    /// Draws layers for the frame that is being made.
    static func display(_ draw: () -> Void) {
        let state = state
        state.displays += 1
        draw()
        state.displays -= 1
    }

    /// A layer has other contents.
    static func noteContents() {
        if state.displays == 0 { noteChange() }
    }

    /// Queues work for right after the commit.
    package static func afterCommit(_ work: @escaping () -> Void) {
        state.afterCommitQueue.append(work)
        noteChange()
    }

    package static var hasAfterCommitWork: Bool { !state.afterCommitQueue.isEmpty }

    /// Runs what was queued up to now; what the work itself queues waits for the next commit.
    package static func runAfterCommitWork() {
        let work = state.afterCommitQueue
        state.afterCommitQueue = []
        for item in work { item() }
    }

    // MARK: Completion

    /// Everybody who waits for the animations that are added now, innermost first.
    static var openCompletions: [AnimationCompletion] {
        state.trackers.reversed() + state.levels.reversed().compactMap(\.completion)
    }

    /// Runs a block and lets a completion wait for the animations that it adds.
    package static func track(_ completion: AnimationCompletion, _ block: () -> Void) {
        beginTracking(completion)
        block()
        endTracking(completion)
    }

    /// Lets a completion wait for the animations that are added until `endTracking(_:)`.
    package static func beginTracking(_ completion: AnimationCompletion) { state.trackers.append(completion) }

    /// Has a completion wait for no more animations than were added so far.
    package static func endTracking(_ completion: AnimationCompletion) {
        state.trackers.removeAll { $0 === completion }
        completion.close()
    }

    // MARK: Levels

    /// Opens a transaction within the one that is under way; each needs a `commit()`.
    public class func begin() { state.levels.append(Level()) }

    /// Closes the innermost transaction; the outermost one's end hands the changes to the compositor.
    public class func commit() {
        guard let level = state.levels.popLast() else { return }
        level.completion?.close()
    }

    /// Brings all changes to the screen now.
    public class func flush() { host?.flush() }

    /// The length of implicit animations in seconds.
    public class func animationDuration() -> CFTimeInterval {
        state.levels.last { $0.duration != nil }?.duration ?? 0.25
    }

    /// Sets the duration, in seconds, of the animations that changes in this transaction start.
    public class func setAnimationDuration(_ duration: CFTimeInterval) {
        change { $0.duration = duration }
    }

    /// The pacing of the animations that changes in this transaction start; nil leaves it to them.
    public class func animationTimingFunction() -> CAMediaTimingFunction? {
        state.levels.last { $0.timingFunction != nil }?.timingFunction
    }

    /// Sets the pacing of the animations that changes in this transaction start.
    public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        change { $0.timingFunction = function }
    }

    /// Whether changes are not animated implicitly.
    public class func disableActions() -> Bool {
        state.levels.last { $0.disablesActions != nil }?.disablesActions ?? false
    }

    /// Sets whether changes in this transaction happen at once, without implicit animations.
    public class func setDisableActions(_ flag: Bool) {
        change { $0.disablesActions = flag }
    }

    /// Calls the block once, when all animations that this level adds from now on have ended.
    public class func setCompletionBlock(_ block: (() -> Void)?) {
        change { level in
            level.completion?.close()
            level.completion = block.map { block in AnimationCompletion { _ in block() } }
            level.completionBlock = block
        }
    }

    /// The block that `setCompletionBlock` gave the innermost transaction, or nil.
    public class func completionBlock() -> (() -> Void)? { state.levels.last?.completionBlock }

    /// Sets a value of the innermost transaction: one of those that have methods of their own by a `kCATransaction…` key,
    /// or any other to be read again by `value(forKey:)`.
    public class func setValue(_ anObject: Any?, forKey key: String) {
        switch key {
        case kCATransactionAnimationDuration:
            change { $0.duration = (anObject as? NSNumber)?.doubleValue ?? anObject as? Double }
        case kCATransactionDisableActions:
            change { $0.disablesActions = (anObject as? NSNumber)?.boolValue ?? anObject as? Bool }
        case kCATransactionAnimationTimingFunction:
            setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
        case kCATransactionCompletionBlock:
            setCompletionBlock(anObject as? () -> Void)
        default: change { $0.values[key] = anObject }
        }
    }

    /// A value by its key, of the innermost transaction that has it; nil where none has.
    public class func value(forKey key: String) -> Any? {
        switch key {
        case kCATransactionAnimationDuration: animationDuration()
        case kCATransactionDisableActions: disableActions()
        case kCATransactionAnimationTimingFunction: animationTimingFunction()
        case kCATransactionCompletionBlock: completionBlock()
        default: state.levels.last { $0.values[key] != nil }?.values[key]
        }
    }

    /// Keeps other threads from changing layers: nothing has to be done for that, since layers are the main actor's.
    public class func lock() {}
    /// Lets other threads change layers again, after `lock()`.
    public class func unlock() {}

    private static func change(_ body: (inout Level) -> Void) {
        // Outside begin and commit Core Animation opens a level of its own that lasts for the current pass.
        let state = state
        if state.levels.isEmpty { state.levels.append(Level()) }
        body(&state.levels[state.levels.count - 1])
    }
}

/// The key of a transaction's duration, in seconds.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of whether a transaction's changes are not animated implicitly.
public let kCATransactionDisableActions = "disableActions"
/// The key of a transaction's pacing.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of the block that is called when a transaction's animations have ended.
public let kCATransactionCompletionBlock = "completionBlock"
/// The key under which a layer has its transition.
public let kCATransition = "transition"
