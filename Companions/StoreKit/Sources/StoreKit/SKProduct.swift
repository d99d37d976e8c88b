import Foundation

/// Something that the store sells. There is nothing, so no app ever gets one.
open class SKProduct: NSObject, @unchecked Sendable {
    /// What tells the product from others.
    open var productIdentifier: String { "" }
    /// The name of the product for people.
    open var localizedTitle: String { "" }
    /// What the product is.
    open var localizedDescription: String { "" }
    /// The price.
    open var price: NSDecimalNumber { .zero }
    /// The language and currency of the price.
    open var priceLocale: Locale { .current }
    /// Whether the product is downloaded.
    open var isDownloadable: Bool { false }

    override init() { super.init() }
}
