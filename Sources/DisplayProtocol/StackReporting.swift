import Foundation

/// How a display learns where an app is that does not answer.
///
/// On a signal the app's main thread makes a copy of its process, which crashes in its place: Swift's runtime writes the
/// stack of the copy to where the display wants to have it, and the app goes on.
package enum StackReporting {
    /// What a display sends. Processes that do not know it, ignore it.
    package static let signal = SIGURG

    /// Has this process react to the signal; called on the main thread.
    static func install() {
        StackStart.install()
        // Its first use must not be in a signal's handler.
        _ = (makeCopy, name, mainThread, copyName)
        typealias Fork = @convention(c) () -> pid_t
        typealias SetName = @convention(c) (pthread_t, UnsafePointer<CChar>) -> Int32
        // `fork` takes the allocator's locks, which the interrupted thread may hold; this one does not.
        guard let fork = dlsym(nil, "_Fork"), let setName = dlsym(nil, "pthread_setname_np") else { return }
        makeCopy = unsafeBitCast(fork, to: Fork.self)
        name = unsafeBitCast(setName, to: SetName.self)
        mainThread = pthread_self()
        // The name by which a display knows that this is no process of the app's own.
        copyName = UnsafePointer(strdup("stack-copy"))
        var action = sigaction()
        action.__sigaction_handler.sa_handler = { _ in StackReporting.react() }
        action.sa_flags = SA_RESTART
        // Whatever comes meanwhile comes when the handler has returned: the copy then crashes where the thread was.
        sigfillset(&action.sa_mask)
        sigaction(signal, &action, nil)
    }

    nonisolated(unsafe) private static var makeCopy: (@convention(c) () -> pid_t)?
    nonisolated(unsafe) private static var name: (@convention(c) (pthread_t, UnsafePointer<CChar>) -> Int32)?
    nonisolated(unsafe) private static var mainThread = pthread_self()
    nonisolated(unsafe) private static var copyName: UnsafePointer<CChar>?

    /// Runs in a signal's handler: nothing here may take a lock or memory.
    private static func react() {
        guard pthread_equal(pthread_self(), mainThread) != 0 else {
            pthread_kill(mainThread, signal)
            return
        }
        let error = errno
        defer { errno = error }
        guard let makeCopy, let name, let copyName else { return }
        let middle = makeCopy()
        if middle == 0 {
            // The one in between ends at once, so that no child of this process is left for it to wait for.
            guard makeCopy() == 0 else { _exit(0) }
            _ = name(pthread_self(), copyName)
            kill(getpid(), SIGQUIT)
        } else if middle > 0 {
            while waitpid(middle, nil, 0) < 0, errno == EINTR {}
        }
    }
}
