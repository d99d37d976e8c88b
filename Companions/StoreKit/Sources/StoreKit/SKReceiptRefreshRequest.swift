import Foundation

/// Asks the store for the app's receipt.
open class SKReceiptRefreshRequest: SKRequest, @unchecked Sendable {
    /// Asks for the receipt.
    public init(receiptProperties properties: [String: Any]? = nil) { super.init() }
}
