import Foundation

/// How far an order is.
public enum SKPaymentTransactionState: Int, Sendable { case purchasing, purchased, failed, restored, deferred }

/// What became of an order.
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
    /// The order.
    public let payment: SKPayment
    /// How far the order is: it failed.
    open var transactionState: SKPaymentTransactionState { .failed }
    /// Why the order failed.
    open var error: (any Error)? { SKError(.storeProductNotAvailable) }
    /// What tells the order from others; none that failed has one.
    open var transactionIdentifier: String? { nil }
    /// The time of the order.
    open var transactionDate: Date? { nil }
    /// What is restored.
    open var original: SKPaymentTransaction? { nil }

    init(_ payment: SKPayment) {
        self.payment = payment
        super.init()
    }
}
