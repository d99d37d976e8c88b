import Foundation

/// An order.
open class SKPayment: NSObject, @unchecked Sendable {
    /// The product.
    open var productIdentifier: String
    /// How many.
    open var quantity = 1
    /// Who orders, as the app knows them.
    open var applicationUsername: String?

    /// Orders a product.
    public init(product: SKProduct) {
        productIdentifier = product.productIdentifier
        super.init()
    }
}
