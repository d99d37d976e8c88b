import Synchronization

// Numbers that several threads change, as Darwin's old header of atomic functions has them. They are passed by their places,
// which must not move.

/// Adds to a number; returns the sum.
@discardableResult public func OSAtomicAdd32(_ amount: Int32, _ value: UnsafeMutablePointer<Int32>) -> Int32 {
    atomic(value) { $0.wrappingAdd(amount, ordering: .sequentiallyConsistent).newValue }
}

/// Adds one to a number; returns the sum.
@discardableResult public func OSAtomicIncrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
    OSAtomicAdd32(1, value)
}

/// Takes one from a number; returns the difference.
@discardableResult public func OSAtomicDecrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
    OSAtomicAdd32(-1, value)
}

/// Adds to a number; returns the sum.
@discardableResult public func OSAtomicAdd64(_ amount: Int64, _ value: UnsafeMutablePointer<Int64>) -> Int64 {
    atomic(value) { $0.wrappingAdd(amount, ordering: .sequentiallyConsistent).newValue }
}

/// Adds one to a number; returns the sum.
@discardableResult public func OSAtomicIncrement64(_ value: UnsafeMutablePointer<Int64>) -> Int64 {
    OSAtomicAdd64(1, value)
}

/// Takes one from a number; returns the difference.
@discardableResult public func OSAtomicDecrement64(_ value: UnsafeMutablePointer<Int64>) -> Int64 {
    OSAtomicAdd64(-1, value)
}

/// Adds to a number, as all these functions do between what comes before and after; returns the sum.
@discardableResult public func OSAtomicAdd32Barrier(_ amount: Int32, _ value: UnsafeMutablePointer<Int32>) -> Int32 {
    OSAtomicAdd32(amount, value)
}

/// Adds one to a number; returns the sum.
@discardableResult public func OSAtomicIncrement32Barrier(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
    OSAtomicAdd32(1, value)
}

/// Takes one from a number; returns the difference.
@discardableResult public func OSAtomicDecrement32Barrier(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
    OSAtomicAdd32(-1, value)
}

/// Adds to a number; returns the sum.
@discardableResult public func OSAtomicAdd64Barrier(_ amount: Int64, _ value: UnsafeMutablePointer<Int64>) -> Int64 {
    OSAtomicAdd64(amount, value)
}

/// Adds one to a number; returns the sum.
@discardableResult public func OSAtomicIncrement64Barrier(_ value: UnsafeMutablePointer<Int64>) -> Int64 {
    OSAtomicAdd64(1, value)
}

/// Takes one from a number; returns the difference.
@discardableResult public func OSAtomicDecrement64Barrier(_ value: UnsafeMutablePointer<Int64>) -> Int64 {
    OSAtomicAdd64(-1, value)
}

/// Sets a number that has another value still; returns whether it had.
@discardableResult public func OSAtomicCompareAndSwap32(
    _ oldValue: Int32, _ newValue: Int32, _ value: UnsafeMutablePointer<Int32>
) -> Bool {
    atomic(value) {
        $0.compareExchange(expected: oldValue, desired: newValue, ordering: .sequentiallyConsistent).exchanged
    }
}

/// Sets a number that has another value still; returns whether it had.
@discardableResult public func OSAtomicCompareAndSwap32Barrier(
    _ oldValue: Int32, _ newValue: Int32, _ value: UnsafeMutablePointer<Int32>
) -> Bool { OSAtomicCompareAndSwap32(oldValue, newValue, value) }

/// Sets a number that has another value still; returns whether it had.
@discardableResult public func OSAtomicCompareAndSwap64(
    _ oldValue: Int64, _ newValue: Int64, _ value: UnsafeMutablePointer<Int64>
) -> Bool {
    atomic(value) {
        $0.compareExchange(expected: oldValue, desired: newValue, ordering: .sequentiallyConsistent).exchanged
    }
}

/// Sets a number that has another value still; returns whether it had.
@discardableResult public func OSAtomicCompareAndSwap64Barrier(
    _ oldValue: Int64, _ newValue: Int64, _ value: UnsafeMutablePointer<Int64>
) -> Bool { OSAtomicCompareAndSwap64(oldValue, newValue, value) }

/// Has every other thread see what was written before when it sees what is written after.
public func OSMemoryBarrier() { atomicMemoryFence(ordering: .sequentiallyConsistent) }

/// A number in memory as one that threads share: both are kept in the same way.
private func atomic<Number: AtomicRepresentable, Result>(
    _ value: UnsafeMutablePointer<Number>, _ body: (borrowing Atomic<Number>) -> Result
) -> Result {
    let address = UnsafeMutableRawPointer(value).assumingMemoryBound(to: Atomic<Number>.self)
    return body(address.pointee)
}
