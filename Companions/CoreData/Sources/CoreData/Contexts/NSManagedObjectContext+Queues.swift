import Foundation

extension NSManagedObjectContext {
    private static let currentKey = "NSManagedObjectContext.current"

    /// The context whose block is running on this thread.
    static var current: NSManagedObjectContext? {
        Thread.current.threadDictionary[currentKey] as? NSManagedObjectContext
    }

    private func asCurrent<Value>(_ body: () throws -> Value) rethrows -> Value {
        let before = Self.current
        Thread.current.threadDictionary[Self.currentKey] = self
        defer { Thread.current.threadDictionary[Self.currentKey] = before }
        return try body()
    }

    private var isOnQueue: Bool {
        switch concurrencyType {
        case .confinementConcurrencyType: true
        case .mainQueueConcurrencyType: Thread.isMainThread
        case .privateQueueConcurrencyType: DispatchQueue.getSpecific(key: Self.queueKey) == ObjectIdentifier(self)
        }
    }

    /// Does a block on the context's queue, later.
    public func perform(_ block: @escaping () -> Void) {
        let crossing = Crossing(value: block)
        queue.async {
            self.asCurrent(crossing.value)
            self.processPendingChanges()
        }
    }

    /// Does a block on the context's queue, and waits for it.
    public func performAndWait(_ block: () -> Void) {
        let _: Void? = performAndWait { () -> Void? in block() }
    }

    /// Does a block on the context's queue, and waits for what it returns.
    public func performAndWait<Value>(_ block: () throws -> Value) rethrows -> Value {
        if isOnQueue { return try asCurrent(block) }
        return try withoutActuallyEscaping(block) { block in
            let crossing = Crossing(value: block)
            return try queue.sync {
                let value = Crossing(value: try self.asCurrent(crossing.value))
                if self.concurrencyType == .privateQueueConcurrencyType { self.processPendingChanges() }
                return value
            }.value
        }
    }

    // A function that rethrows may call it, as it may Apple's.
    /// Does a block on the context's queue, and throws what it throws.
    public func perform<Value, Failure: Error>(
        schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        let crossing = Crossing(value: block)
        let result: Crossing<Result<Value, Failure>> = await withCheckedContinuation { continuation in
            perform {
                continuation.resume(
                    returning: Crossing(value: Result { () throws(Failure) in try crossing.value() }))
            }
        }
        return try result.value.get()
    }
}
