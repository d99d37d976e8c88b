import CoreFoundation
import Foundation

// Core Foundation's run loops are the toolchain's own. Their timers are Foundation's, which share the clock of animations.

extension CoreFoundation.CFString {
    /// The usual mode of a run loop.
    public static var defaultMode: CoreFoundation.CFRunLoopMode { kCFRunLoopDefaultMode }
    /// All modes that are meant by the common ones.
    public static var commonModes: CoreFoundation.CFRunLoopMode { kCFRunLoopCommonModes }
    /// The mode's name.
    public var rawValue: NSString { NSString(string: text) }
}

/// A timer of Core Foundation's, which is one of Foundation's.
public typealias CFRunLoopTimer = Timer

/// Makes a timer that calls a closure, from a moment on, in seconds since 2001, and then in an interval, or once for an interval of
/// 0. Flags and order have no meaning, as in Core Foundation itself.
///
/// Code that never names the timer's type gets Core Foundation's own timer, by its own functions.
@_disfavoredOverload
public func CFRunLoopTimerCreateWithHandler(
    _ allocator: CFAllocator?, _ fireDate: CFAbsoluteTime, _ interval: CFTimeInterval, _ flags: CFOptionFlags,
    _ order: CFIndex, _ block: ((CFRunLoopTimer?) -> Void)?
) -> CFRunLoopTimer? {
    nonisolated(unsafe) let block = block
    return Timer(__fire: Date(timeIntervalSinceReferenceDate: fireDate), interval: interval, repeats: interval > 0) {
        block?($0)
    }
}

/// Has a run loop wait for a timer in a mode.
public func CFRunLoopAddTimer(_ rl: CFRunLoop?, _ timer: CFRunLoopTimer?, _ mode: CoreFoundation.CFRunLoopMode?) {
    guard let rl, let timer, let mode else { return }
    let name = RunLoop.Mode(mode.text)
    if rl === CFRunLoopGetMain() { return RunLoop.main.add(timer, forMode: name) }
    if rl === CFRunLoopGetCurrent() { return RunLoop.current.add(timer, forMode: name) }
    // Foundation names the loops of the caller and of the main thread only: another thread's adds the timer itself.
    nonisolated(unsafe) let added = timer
    CFRunLoopPerformBlock(rl, mode) { RunLoop.current.add(added, forMode: name) }
    CFRunLoopWakeUp(rl)
}

/// Ends a timer: here it is in one run loop at most, and a timer that has left it never fires again.
public func CFRunLoopRemoveTimer(_ rl: CFRunLoop?, _ timer: CFRunLoopTimer?, _ mode: CoreFoundation.CFRunLoopMode?) {
    timer?.invalidate()
}

/// Ends a timer.
public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer?) { timer?.invalidate() }

/// Whether a timer is going to fire.
public func CFRunLoopTimerIsValid(_ timer: CFRunLoopTimer?) -> Bool { timer?.isValid ?? false }

/// Whether a timer fires more than once.
public func CFRunLoopTimerDoesRepeat(_ timer: CFRunLoopTimer?) -> Bool { CFRunLoopTimerGetInterval(timer) > 0 }

/// The seconds between two calls of a timer; 0 for one that fires once.
public func CFRunLoopTimerGetInterval(_ timer: CFRunLoopTimer?) -> CFTimeInterval { timer?.timeInterval ?? 0 }

/// The moment at which a timer fires next, in seconds since 2001; 0 for one that does not.
public func CFRunLoopTimerGetNextFireDate(_ timer: CFRunLoopTimer?) -> CFAbsoluteTime {
    guard let timer, timer.isValid else { return 0 }
    return timer.fireDate.timeIntervalSinceReferenceDate
}

/// Moves the moment at which a timer fires next, in seconds since 2001.
public func CFRunLoopTimerSetNextFireDate(_ timer: CFRunLoopTimer?, _ fireDate: CFAbsoluteTime) {
    timer?.fireDate = Date(timeIntervalSinceReferenceDate: fireDate)
}
