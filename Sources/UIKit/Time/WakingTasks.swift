import Synchronization

/// The tasks that were told to go on and have not done so yet: they reach their actor by way of another thread.
enum WakingTasks {
    static let count = Atomic(0)

    static var exist: Bool { count.load(ordering: .sequentiallyConsistent) > 0 }
}
