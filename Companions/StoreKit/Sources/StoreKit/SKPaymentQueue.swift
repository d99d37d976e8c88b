import Foundation

/// Hears of orders.
public protocol SKPaymentTransactionObserver: AnyObject {
    /// Orders have changed.
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
    /// Orders are done with.
    func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
    /// Nothing could be restored.
    func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
    /// All was restored.
    func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
}

extension SKPaymentTransactionObserver {
    /// Does nothing.
    public func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {}
    /// Does nothing.
    public func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error) {}
    /// Does nothing.
    public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
}

/// Hands orders to the store, which has nothing to sell.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
    private static let queue = SKPaymentQueue()

    private struct Observer { weak var object: (any SKPaymentTransactionObserver)? }
    private var observers: [Observer] = []

    override init() { super.init() }

    /// The queue of orders.
    open class func `default`() -> SKPaymentQueue { queue }

    /// Whether the person may buy: true, as in the Simulator.
    open class func canMakePayments() -> Bool { true }

    /// The orders that are not done with.
    public private(set) var transactions: [SKPaymentTransaction] = []

    /// Has an object told of orders; it is not kept alive.
    open func add(_ observer: any SKPaymentTransactionObserver) { observers.append(Observer(object: observer)) }

    /// Has an object no longer told of orders.
    open func remove(_ observer: any SKPaymentTransactionObserver) { observers.removeAll { $0.object === observer } }

    private func tell(_ event: @escaping (any SKPaymentTransactionObserver) -> Void) {
        nonisolated(unsafe) let event = event
        DispatchQueue.main.async { for observer in self.observers { observer.object.map(event) } }
    }

    /// Orders something, which fails.
    open func add(_ payment: SKPayment) {
        let transaction = SKPaymentTransaction(payment)
        transactions.append(transaction)
        tell { $0.paymentQueue(self, updatedTransactions: [transaction]) }
    }

    /// Says that an order is done with.
    open func finishTransaction(_ transaction: SKPaymentTransaction) {
        transactions.removeAll { $0 === transaction }
        tell { $0.paymentQueue(self, removedTransactions: [transaction]) }
    }

    /// Restores what was bought: nothing.
    open func restoreCompletedTransactions() { tell { $0.paymentQueueRestoreCompletedTransactionsFinished(self) } }
}
