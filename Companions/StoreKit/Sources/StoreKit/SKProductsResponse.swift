import Foundation

/// What the store tells of products.
open class SKProductsResponse: NSObject, @unchecked Sendable {
    /// The products: none.
    open var products: [SKProduct] { [] }
    /// The identifiers that the store does not know: all.
    public let invalidProductIdentifiers: [String]

    init(invalid identifiers: [String]) {
        invalidProductIdentifiers = identifiers
        super.init()
    }
}
