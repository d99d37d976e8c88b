import Foundation

/// Hears of products.
public protocol SKProductsRequestDelegate: SKRequestDelegate {
    /// The store has told of products.
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// Asks the store for products.
open class SKProductsRequest: SKRequest, @unchecked Sendable {
    private let identifiers: Set<String>

    /// Asks for products by their identifiers.
    public init(productIdentifiers: Set<String>) {
        identifiers = productIdentifiers
        super.init()
    }

    override func answer() {
        let response = SKProductsResponse(invalid: identifiers.sorted())
        (delegate as? any SKProductsRequestDelegate)?.productsRequest(self, didReceive: response)
    }
}
