/// A task's wait for something that comes on the main actor, for the frameworks that stand beside UIKit.
///
/// A task that is told to go on reaches its actor by way of another thread. Where time is virtual, the app does not count as
/// idle in the meantime.
@_spi(Framework) public struct TaskWait<Value: Sendable>: Sendable {
    private let continuation: CheckedContinuation<Value, any Error>

    /// Waits until `resume` is called, once, on what `begin` gets.
    public static func value(
        isolation: isolated (any Actor)? = #isolation, _ begin: (TaskWait) -> Void
    ) async throws -> Value {
        defer { WakingTasks.count.subtract(1, ordering: .sequentiallyConsistent) }
        return try await withCheckedThrowingContinuation { begin(TaskWait(continuation: $0)) }
    }

    /// Lets the task go on with a value or an error.
    public func resume(with result: Result<Value, any Error>) {
        WakingTasks.count.add(1, ordering: .sequentiallyConsistent)
        continuation.resume(with: result)
    }
}
