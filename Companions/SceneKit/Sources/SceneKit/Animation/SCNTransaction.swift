import Foundation
@_spi(Framework) import UIKit

/// Changes of nodes that take their time together.
@preconcurrency @MainActor open class SCNTransaction: NSObject {
    /// Begins a transaction.
    open class func begin() { TransactionStack.shared.levels.append(TransactionStack.Level()) }

    /// Ends the transaction that was begun last; its completion comes when its changes are over.
    open class func commit() {
        guard let level = TransactionStack.shared.levels.popLast() else { return }
        guard let block = level.completion else { return }
        _ = Timer.scheduledTimer(withTimeInterval: level.duration ?? 0.25, repeats: false) { _ in
            MainActor.assumeIsolated { block() }
        }
    }

    /// Does nothing: changes are shown with the next frame.
    open class func flush() {}

    /// How long changes of the transaction take, in seconds; outside of all, 0.
    open class var animationDuration: CFTimeInterval {
        get { TransactionStack.shared.duration }
        set { TransactionStack.shared.change { $0.duration = newValue } }
    }

    /// The pace of changes.
    open class var animationTimingFunction: CAMediaTimingFunction? {
        get { TransactionStack.shared.pace }
        set { TransactionStack.shared.change { $0.pace = newValue } }
    }

    /// Whether changes take no time.
    open class var disableActions: Bool {
        get { TransactionStack.shared.levels.last?.isAtOnce ?? false }
        set { TransactionStack.shared.change { $0.isAtOnce = newValue } }
    }

    /// What is called when the changes are over.
    @preconcurrency open class var completionBlock: (@MainActor () -> Void)? {
        get { TransactionStack.shared.levels.last?.completion }
        set { TransactionStack.shared.change { $0.completion = newValue } }
    }
}

/// The transactions that have begun.
@MainActor final class TransactionStack: SessionState {
    struct Level {
        var duration: CFTimeInterval?
        var pace: CAMediaTimingFunction?
        var isAtOnce = false
        var completion: (@MainActor () -> Void)?
    }

    var levels: [Level] = []
    private var outer = Level()

    init() {}

    var duration: CFTimeInterval {
        guard let level = levels.last else { return outer.duration ?? 0 }
        return level.isAtOnce ? 0 : level.duration ?? 0.25
    }
    var pace: CAMediaTimingFunction? { levels.last?.pace }

    func change(_ body: (inout Level) -> Void) {
        if levels.isEmpty { body(&outer) } else { body(&levels[levels.count - 1]) }
    }
}
