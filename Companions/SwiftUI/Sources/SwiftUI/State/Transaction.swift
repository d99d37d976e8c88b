@_spi(Framework) import QuartzCore

/// How a change of state is shown.
public struct Transaction {
    /// The animation; nil for none.
    public var animation: Animation?
    /// Whether animations below are left out.
    public var disablesAnimations = false

    /// Makes a change that is not animated.
    public init() {}

    /// Makes a change with an animation.
    public init(animation: Animation?) { self.animation = animation }

    /// That of the change that is being made.
    @MainActor static var current: Transaction {
        get { TransactionState.shared.transaction }
        set { TransactionState.shared.transaction = newValue }
    }
}

@MainActor private final class TransactionState: SessionState {
    var transaction = Transaction()
    init() {}
}

/// Makes changes of state that are shown in a certain way.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    guard Thread.isMainThread else { return try body() }
    let new = SendableTransaction(transaction)
    let old = MainActor.assumeIsolated { replaceTransaction(by: new) }
    defer { MainActor.assumeIsolated { _ = replaceTransaction(by: old) } }
    return try body()
}

private struct SendableTransaction: @unchecked Sendable {
    var value: Transaction
    init(_ value: Transaction) { self.value = value }
}

@MainActor private func replaceTransaction(by new: SendableTransaction) -> SendableTransaction {
    let old = SendableTransaction(Transaction.current)
    Transaction.current = new.value
    return old
}

/// Makes changes of state that are shown with an animation.
@discardableResult public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}
